import type { Endpoint } from 'payload'
import { Refusal } from '@/domain/shared/refusal'
import { search } from '@/operations/search/search'

/** GET /api/search?q=: records by name, code or phone, by collection; `in` names the only one. */
export const searchEndpoint: Endpoint = {
  path: '/search',
  method: 'get',
  handler: async (req) => {
    if (!req.user) throw new Refusal('signInFirst')
    return Response.json(await search(req, { typed: req.query?.q, alone: req.query?.in }))
  },
}
