import type { Endpoint } from 'payload'
import { insistOnStaff } from '@/access/session/staffOf'
import { readSummary } from '@/queries/notifications/readNotifications'

/** GET /api/notifications/summary: what the bell shows. */
export const summary: Endpoint = {
  path: '/summary',
  method: 'get',
  handler: async (req) => Response.json(await readSummary(req, insistOnStaff(req))),
}
