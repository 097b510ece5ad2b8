import type { Payload } from 'payload'
import type { JobName } from '@/domain/jobs/jobs'
import { systemRequest } from '@/lib/payloadRequests'
import { wakeJob } from '@/operations/background/wakeJob'
import { inTransaction } from '@/operations/shared/transaction'

/** After this time, in ms, a run starts no further work and leaves the rest to the next run. */
export const LONGEST_MS = 60_000

/** Requests the next run of a job, to start at once, for the remaining work. */
export const runAgain = async (payload: Payload, name: JobName): Promise<void> => {
  const req = await systemRequest(payload)
  await inTransaction(req, () => wakeJob(req, name))
}
