import type { Payload } from 'payload'
import type { JobName } from '@/domain/jobs/jobs'

/**
 * What a job does: reads what there is to do, and calls operations for it. It may run twice (a
 * server that dies, a slow run that expires), also at once, so each operation judges again under
 * its locks and doing it twice is harmless. A throw counts as a failure: it is logged, tried again
 * with back-off, and kept with its reason when no try is left.
 */
export type JobRun = (payload: Payload) => Promise<void>

/** Every job of `domain/jobs` has one. */
export type JobRuns = Readonly<Record<JobName, JobRun>>
