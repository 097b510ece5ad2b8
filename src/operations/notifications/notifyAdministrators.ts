import type { PayloadRequest } from 'payload'
import type { NotificationEvent } from '@/domain/notifications/events'
import { inTransaction } from '../shared/transaction'
import { notify } from './notify'

type SystemEvent = Extract<
  NotificationEvent,
  'countersDrifted' | 'jobFailed' | 'mailFailed' | 'deliveryFailed'
>

/** There is one page of jobs, and a notification names a record. */
const THE_PAGE = 1

/**
 * Notifies users who may start jobs that something needs a look, also the one who caused it. An
 * unread notification of the same is replaced.
 */
export const notifyAdministrators = (args: {
  req: PayloadRequest
  event: SystemEvent
}): Promise<void> =>
  notify({ ...args, subject: 'jobs', document: THE_PAGE, data: {}, to: { holdersOf: 'write' } })

/** Notifies administrators that a job failed and is not retried any more. */
export const reportFailedJob = (req: PayloadRequest): Promise<void> =>
  inTransaction(req, () => notifyAdministrators({ req, event: 'jobFailed' }))
