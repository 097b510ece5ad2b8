import {
  markNotifications,
  removeNotifications,
} from '@/operations/notifications/markNotifications'
import { listCommandEndpoints } from '../../shared/placeCommandEndpoints'

/** What a person does with many of their notifications at once. */
export const ownNotificationEndpoints = listCommandEndpoints('notifications', {
  mark: async ({ req, person: recipient, body }) => ({
    changed: await markNotifications({ req, recipient, ...body }),
  }),
  remove: async ({ req, person: recipient, body }) => ({
    changed: await removeNotifications({ req, recipient, ...body }),
  }),
})
