import type { PayloadRequest } from 'payload'
import { notifyAdministrators } from './notifyAdministrators'
import { inTransaction } from '../shared/transaction'

/** Notifies administrators that a job failed and is not retried any more. */
export const reportFailure = (req: PayloadRequest): Promise<void> =>
  inTransaction(req, () => notifyAdministrators({ req, event: 'jobFailed' }))
