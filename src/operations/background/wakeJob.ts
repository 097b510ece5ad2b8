import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import type { JobName } from '@/domain/jobs/jobs'
import { query } from '../shared/transaction'

/** The channel on which every instance is notified of stored work. */
export const JOB_CHANNEL = 'jobs'

/** The statement of `wakeJob`, which another statement may end with. */
export const wakingJob = (name: JobName) => sql`select pg_notify(${JOB_CHANNEL}, ${name})`

/**
 * Triggers a job at the commit of the request's transaction; after a rollback nothing is triggered.
 * SQL functions can do the same: `perform pg_notify('jobs', '<name>')`.
 * @throws when the request has no transaction
 */
export const wakeJob = (req: PayloadRequest, name: JobName) => query(req, wakingJob(name))
