import type { Endpoint } from 'payload'
import { insistOnCaller } from '@/access/session/staffOf'
import { Refusal } from '@/domain/shared/refusal'
import { eventsAsked } from '@/queries/events/eventsAsked'
import { readEvents } from '@/queries/events/readEvents'

/**
 * GET /api/events: what happened, the oldest first, as far as the caller may see it; behind the `next`
 * of a former answer (`after`), only some `types`, at most `limit` (100, at most 500).
 */
export const eventsEndpoint: Endpoint = {
  path: '/events',
  method: 'get',
  handler: async (req) => {
    insistOnCaller(req)
    const asked = eventsAsked(req.searchParams)
    if (typeof asked === 'string') throw new Refusal('invalidQuery', { data: { path: asked } })
    return Response.json(await readEvents(req, asked))
  },
}
