import type { PayloadRequest } from 'payload'
import type { NotificationEvent } from '@/domain/notifications/events'
import { inTransaction } from '../shared/transaction'
import { notify } from './notify'

type SystemEvent = Extract<
  NotificationEvent,
  'countersDrifted' | 'jobFailed' | 'mailFailed' | 'deliveryFailed'
>

/** There is only one page of jobs, but a notification needs a record id. */
const THE_PAGE = 1

/**
 * Notifies users who may start jobs of a problem, the person who caused it included. An unread
 * notification of the same kind is replaced.
 */
export const notifyAdministrators = (args: {
  req: PayloadRequest
  event: SystemEvent
}): Promise<void> =>
  notify({ ...args, subject: 'jobs', document: THE_PAGE, data: {}, to: { holdersOf: 'write' } })

/** Notifies administrators that a job failed and is not retried any more. */
export const reportFailedJob = (req: PayloadRequest): Promise<void> =>
  inTransaction(req, () => notifyAdministrators({ req, event: 'jobFailed' }))
