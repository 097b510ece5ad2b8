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

/** What a person does with many of their notifications at once. */
const ownNotificationEndpoints = listCommandEndpoints('notifications', {
  mark: async ({ req, person: recipient, body }) => ({
    changed: await markNotifications({ req, recipient, ...body }),
  }),
  remove: async ({ req, person: recipient, body }) => ({
    changed: await removeNotifications({ req, recipient, ...body }),
  }),
})

/** GET /api/notifications/summary: what the bell shows. */
const summary: Endpoint = {
  path: '/summary',
  method: 'get',
  handler: async (req) => {
    insistOnStaff(req)
    return Response.json(await readSummary(req, ownRowsOf(req) ?? 0))
  },
}

/** Beside Payload's own list, change and removal of one. */
export const notificationEndpoints: Endpoint[] = [
  summary,
  stream,
  ...preferenceEndpoints,
  ...ownNotificationEndpoints,
]
