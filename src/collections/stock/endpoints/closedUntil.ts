import type { Endpoint } from 'payload'
import { readClosedUntil } from '@/queries/stock/readClosedUntil'
import { insistOnRights } from '../../shared/commandCall'

/**
 * `GET /stock-movements/closed-until`: the last closed day, for the form of a movement. A user who
 * may post one would be told by the refusal.
 */
export const closedUntil: Endpoint = {
  path: '/closed-until',
  method: 'get',
  handler: async (req) => {
    await insistOnRights(req, [['create', 'stock-movements']])
    return Response.json({ day: await readClosedUntil(req) })
  },
}
