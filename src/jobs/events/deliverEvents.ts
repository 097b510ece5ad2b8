import { systemRequest } from '@/lib/payloadRequests'
import { wakeJob } from '@/operations/background/wakeJob'
import { deliverEvents as deliver } from '@/operations/events/deliverEvents'
import { inTransaction } from '@/operations/shared/transaction'
import type { JobRun } from '../job'

/** Delivers what waits; a run ends in time, and asks for the next one when something is left. */
export const deliverEvents: JobRun = async (payload) => {
  if (!(await deliver(payload))) return
  const req = await systemRequest(payload)
  await inTransaction(req, () => wakeJob(req, 'deliver-events'))
}
