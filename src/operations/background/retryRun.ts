import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { isJobName } from '@/domain/jobs/jobs'
import { Refusal } from '@/domain/shared/refusal'
import { inTransaction, query } from '../shared/transaction'
import { runJobNow } from './runJobNow'

/**
 * Retries a failed run: removes it from the list of failures and queues its job.
 * @param args.run its id, a UUID
 * @throws Refusal `notFound` if it was retried already; `jobIsOff`
 */
export const retryRun = (args: { req: PayloadRequest; run: string }): Promise<void> =>
  inTransaction(args.req, async () => {
    const { req, run } = args
    const [dead] = await query<{ name: string }>(
      req,
      sql`delete from jobs.job where id = ${run}::uuid and state = 'failed' returning name`,
    )
    if (!dead || !isJobName(dead.name)) throw new Refusal('notFound')
    await runJobNow({ req, name: dead.name })
  })
