import type { Endpoint } from 'payload'
import { preferenceEndpoints } from './preferences'
import { stream } from './stream'
import {
  markNotifications,
  removeNotifications,
} from '@/operations/notifications/markNotifications'
import { listCommandEndpoints } from '@/collections/shared/placeCommandEndpoints'
import { insistOnStaff, ownRowsOf } from '@/access/session/staffOf'
import { readSummary } from '@/queries/notifications/readNotifications'

/** Commands on several of the caller's own notifications. */
const ownNotificationEndpoints = listCommandEndpoints('notifications', {
  mark: async ({ req, person: recipient, body }) => ({
    changed: await markNotifications({ req, recipient, ...body }),
  }),
  remove: async ({ req, person: recipient, body }) => ({
    changed: await removeNotifications({ req, recipient, ...body }),
  }),
})

/** GET /api/notifications/summary: the data of the bell in the header. */
const summary: Endpoint = {
  path: '/summary',
  method: 'get',
  handler: async (req) => {
    insistOnStaff(req)
    return Response.json(await readSummary(req, ownRowsOf(req) ?? 0))
  },
}

/** In addition to Payload's own endpoints for reading, updating and deleting. */
export const notificationEndpoints: Endpoint[] = [
  summary,
  stream,
  ...preferenceEndpoints,
  ...ownNotificationEndpoints,
]
