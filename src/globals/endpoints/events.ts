import type { Endpoint, PayloadRequest } from 'payload'
import { insistOnCaller } from '@/access/session/staffOf'
import { Refusal } from '@/domain/shared/refusal'
import { readSample } from '@/queries/events/envelopes'
import { eventsAsked, recentAsked, sampleAsked } from '@/queries/events/eventsAsked'
import { readEvents, readRecentEvents } from '@/queries/events/readEvents'

/** An endpoint that answers a query, or names its invalid parameter. */
const answering = <Asked extends object>(
  path: string,
  asked: (query: URLSearchParams) => Asked | string,
  answer: (req: PayloadRequest, asked: Asked) => Promise<unknown>,
): Endpoint => ({
  path,
  method: 'get',
  handler: async (req) => {
    insistOnCaller(req)
    const question = asked(req.searchParams)
    if (typeof question === 'string')
      throw new Refusal('invalidQuery', { data: { path: question } })
    return Response.json(await answer(req, question))
  },
})

/**
 * GET /api/events: the events that the caller may see, oldest first; `after` is the `next` of an
 * earlier response; only some `types`, at most `limit` (100, at most 500).
 * GET /api/events/recent: the newest first, in a bare array (50 unless `limit` says otherwise).
 * GET /api/events/sample: a made-up event of a `type`.
 */
export const eventEndpoints: Endpoint[] = [
  answering('/events', eventsAsked, readEvents),
  answering('/events/recent', recentAsked, readRecentEvents),
  answering('/events/sample', sampleAsked, (req, { type }) => readSample(req, type)),
]
