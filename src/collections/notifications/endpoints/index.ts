import type { Endpoint } from 'payload'
import { ownNotificationEndpoints } from './ownNotifications'
import { stream } from './stream'
import { summary } from './summary'

/** Beside Payload's own list, change and removal of one. */
export const notificationEndpoints: Endpoint[] = [summary, stream, ...ownNotificationEndpoints]
