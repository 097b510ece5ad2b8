import type { JobRuns } from './job'
import { deliverEvents } from './events/deliverEvents'
import { sendMails } from './mails/sendMails'
import { expireReservations } from './stock/expireReservations'
import { sweep } from './shared/sweep'
import { sweepFiles } from './shared/sweepFiles'
import { warnOfExpiry } from './tenders/warnOfExpiry'

/** What every job does; when, is in `domain/jobs`. */
export const JOB_RUNS: JobRuns = {
  'expire-reservations': expireReservations,
  'warn-of-expiry': warnOfExpiry,
  'send-mails': sendMails,
  'deliver-events': deliverEvents,
  sweep,
  'sweep-files': sweepFiles,
}
