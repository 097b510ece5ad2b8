import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import type { JobName } from '@/domain/jobs/jobs'
import { missedJobs } from '@/queries/jobs/missedJobs'
import { inTransaction, query } from '../shared/transaction'

/**
 * Asks for the jobs that were missed. One instance after the other: the second finds what the first
 * asked for, also when that has been carried out meanwhile.
 * @param send writes the run down at once, not with the transaction of `req`
 */
export const askForMissed = (
  req: PayloadRequest,
  send: (name: JobName) => Promise<unknown>,
): Promise<void> =>
  inTransaction(req, async () => {
    await query(req, sql`select pg_advisory_xact_lock(hashtext('missed jobs'))`)
    for (const name of await missedJobs(req, new Date())) await send(name)
  })
