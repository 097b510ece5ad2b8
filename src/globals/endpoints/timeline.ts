import type { Endpoint } from 'payload'
import { insistOnCaller } from '@/access/session/staffOf'
import { Refusal } from '@/domain/shared/refusal'
import { timelineAsked } from '@/domain/timeline/timelineAsked'
import { readTimeline } from '@/queries/timeline/readTimeline'

/**
 * GET /api/timeline: the history of a record (`subject`, `document`), newest first, 25 rows, as far
 * as the caller may see it. `kinds`, `from` and `to` (days) limit it; `before` is the `next` of an
 * earlier response.
 */
export const timelineEndpoint: Endpoint = {
  path: '/timeline',
  method: 'get',
  handler: async (req) => {
    insistOnCaller(req)
    const asked = timelineAsked(req.searchParams)
    if (typeof asked === 'string') throw new Refusal('invalidQuery', { data: { path: asked } })
    return Response.json(await readTimeline(req, asked))
  },
}
