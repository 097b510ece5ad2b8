import type { Endpoint } from 'payload'
import { readSummary } from '@/operations/notifications/readNotifications'
import { requireRecipient } from './requireRecipient'

/** GET /api/notifications/summary: what the bell shows. */
export const summary: Endpoint = {
  path: '/summary',
  method: 'get',
  handler: async (req) => Response.json(await readSummary(req, requireRecipient(req))),
}
