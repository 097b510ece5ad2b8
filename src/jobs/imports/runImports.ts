import { systemRequest } from '@/lib/payloadRequests'
import { wakeJob } from '@/operations/background/wakeJob'
import { advanceImport, runningImports } from '@/operations/imports/advanceImport'
import { inTransaction } from '@/operations/shared/transaction'
import type { JobRun } from '../job'

/** The rest is for the next run, which begins at once. */
const LONGEST_MS = 60_000

/**
 * Works on the imports that were asked for, a part of each in turn, so that a long one keeps nobody
 * from theirs. One that fails keeps none of the others from going on.
 * @throws AggregateError with every failure, after the last
 */
export const runImports: JobRun = async (payload) => {
  const end = Date.now() + LONGEST_MS
  const failures: unknown[] = []
  const failed = new Set<number>()
  for (;;) {
    const ids = (await runningImports(payload)).filter((id) => !failed.has(id))
    if (ids.length === 0) break
    for (const id of ids)
      await advanceImport(payload, id).catch((error: unknown) => {
        failed.add(id)
        failures.push(error)
      })
    if (Date.now() < end) continue
    const req = await systemRequest(payload)
    await inTransaction(req, () => wakeJob(req, 'run-imports'))
    break
  }
  if (failures.length > 0) throw new AggregateError(failures, 'Imports failed')
}
