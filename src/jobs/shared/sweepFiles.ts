import { systemRequest } from '@/lib/payloadRequests'
import { sweepOrphanFiles } from '@/operations/sweeps/sweepOrphanFiles'
import type { JobRun } from '../job'

/** Removes files that a killed server wrote without committing their row. */
export const sweepFiles: JobRun = async (payload) => {
  await sweepOrphanFiles({ req: await systemRequest(payload), now: new Date() })
}
