import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { isJobName, missingSetting, type JobName } from '@/domain/jobs/jobs'
import { Refusal } from '@/domain/shared/refusal'
import { env } from '@/lib/env'
import { inTransaction, query } from '../shared/transaction'
import { libraryOf } from './library'
import { wakeJob } from './wakeJob'

/**
 * Queues a job now instead of at its next scheduled time; does nothing if it is queued already.
 * @throws Refusal `jobIsOff` for a job that a server setting disables
 */
export const runJobNow = (args: { req: PayloadRequest; name: JobName }): Promise<void> =>
  inTransaction(args.req, async () => {
    const { req, name } = args
    const setting = missingSetting(name, env)
    if (setting) throw new Refusal('jobIsOff', { data: { setting } })
    const boss = await libraryOf(req)
    await boss.send(name, {})
    await wakeJob(req, name)
  })

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
