import type { Payload } from 'payload'
import type { JobName } from '@/domain/jobs/jobs'
import { systemRequest } from '@/lib/payloadRequests'
import { wakeJob } from '@/operations/background/wakeJob'
import { inTransaction } from '@/operations/shared/transaction'

/** How long a run begins further work, in ms; what is left is for the next run. */
export const LONGEST_MS = 60_000

/** Requests the next run of a job, at once, for what this one has left. */
export const runAgain = async (payload: Payload, name: JobName): Promise<void> => {
  const req = await systemRequest(payload)
  await inTransaction(req, () => wakeJob(req, name))
}
