import type { Endpoint } from 'payload'
import { readClosedUntil } from '@/queries/stock/readClosedUntil'
import { insistOnRights } from '../../shared/commandCall'

/**
 * `GET /stock-movements/closed-until`: the last closed day, for the movement form. Creating a
 * movement is permission enough: the refusal of a closed day names it as well.
 */
export const closedUntil: Endpoint = {
  path: '/closed-until',
  method: 'get',
  handler: async (req) => {
    await insistOnRights(req, [['create', 'stock-movements']])
    return Response.json({ day: await readClosedUntil(req) })
  },
}
