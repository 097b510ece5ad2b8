import type { Endpoint } from 'payload'
import { mark, remove } from './bulk'
import { stream } from './stream'
import { summary } from './summary'

/** Beside Payload's own list, change and removal of one. */
export const notificationEndpoints: Endpoint[] = [summary, stream, mark, remove]
