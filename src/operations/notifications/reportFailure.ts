import type { PayloadRequest } from 'payload'
import { notifyAdministrators } from './notifyAdministrators'
import { inTransaction } from '../shared/transaction'

/** Tells administrators that a job failed and will not be tried again by itself. */
export const reportFailure = (req: PayloadRequest): Promise<void> =>
  inTransaction(req, () => notifyAdministrators({ req, event: 'jobFailed' }))
