import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import type { JobName } from '@/domain/jobs/jobs'
import { missedJobs } from '@/queries/jobs/missedJobs'
import { inTransaction, query } from '../shared/transaction'

/**
 * Queues missed jobs, one instance at a time: the second one sees the runs of the first.
 * @param send queues a run at once, outside the transaction of `req`
 */
export const askForMissed = (
  req: PayloadRequest,
  send: (name: JobName) => Promise<unknown>,
): Promise<void> =>
  inTransaction(req, async () => {
    await query(req, sql`select pg_advisory_xact_lock(hashtext('missed jobs'))`)
    for (const name of await missedJobs(req, new Date())) await send(name)
  })
