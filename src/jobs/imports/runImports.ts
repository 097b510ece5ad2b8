import { advanceImport, runningImports } from '@/operations/imports/advanceImport'
import type { JobRun } from '../job'
import { LONGEST_MS, runAgain } from '../runAgain'

/**
 * Processes the queued imports in batches, one of each import in turn, so that a long import does
 * not block others. A failing import does not stop the others.
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
    await runAgain(payload, 'run-imports')
    break
  }
  if (failures.length > 0) throw new AggregateError(failures, 'Imports failed')
}
