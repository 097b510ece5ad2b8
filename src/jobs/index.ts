import type { JobRuns } from './job'
import { backUp } from './backups/backUp'
import { proveNewest } from './backups/proveNewest'
import { deliverEvents } from './events/deliverEvents'
import { sendMails } from './mails/sendMails'
import { runImports } from './imports/runImports'
import { readRates } from './rates/readRates'
import { compareCounters } from './stock/compareCounters'
import { expireReservations } from './stock/expireReservations'
import { offerWaiting } from './stock/offerWaiting'
import { sweep } from './shared/sweep'
import { sweepFiles } from './shared/sweepFiles'
import { emptyTrash } from './trash/emptyTrash'
import { warnOfExpiry } from './tenders/warnOfExpiry'
import { enforceFactors } from './users/enforceFactors'
import { warnOfKeyEnds } from './users/warnOfKeyEnds'

/** What every job does; when, is in `domain/jobs`. */
export const JOB_RUNS: JobRuns = {
  'expire-reservations': expireReservations,
  'offer-stock': offerWaiting,
  'warn-of-expiry': warnOfExpiry,
  'warn-of-key-ends': warnOfKeyEnds,
  'send-mails': sendMails,
  'deliver-events': deliverEvents,
  'run-imports': runImports,
  sweep,
  'read-rates': readRates,
  'compare-counters': compareCounters,
  'sweep-files': sweepFiles,
  'back-up': backUp,
  'prove-backup': proveNewest,
  'empty-trash': emptyTrash,
  'enforce-factors': enforceFactors,
}
