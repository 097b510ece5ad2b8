import { SWEEPS, sweepRows } from '@/operations/sweeps/sweepRows'
import type { JobRun } from '../job'
import { forEach } from './forEach'

/** Deletes rows that nothing asks for any more. */
export const sweep: JobRun = (payload) =>
  forEach(payload, SWEEPS, (req, one) => sweepRows({ req, sweep: one }))
