import type { Endpoint } from 'payload'
import { insistOnCaller } from '@/access/session/staffOf'
import { search } from '@/queries/search/search'

/** GET /api/search?q=: records by name, code or phone, by collection; `in` names the only one. */
export const searchEndpoint: Endpoint = {
  path: '/search',
  method: 'get',
  handler: async (req) => {
    insistOnCaller(req)
    return Response.json(await search(req, { typed: req.query?.q, alone: req.query?.in }))
  },
}
