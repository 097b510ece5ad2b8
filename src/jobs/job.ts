import type { Payload } from 'payload'
import type { JobName } from '@/domain/jobs/jobs'

/**
 * The implementation of a job: queries what there is to do, and calls operations for it. It may run
 * twice, also at the same time (a server dies, a slow run expires), so each operation checks again
 * under its locks, and doing it twice is harmless. An exception counts as a failure: it is logged,
 * retried with back-off, and stored with its reason when no retry is left.
 */
export type JobRun = (payload: Payload) => Promise<void>

/** Has an entry for every job of `domain/jobs`. */
export type JobRuns = Readonly<Record<JobName, JobRun>>
