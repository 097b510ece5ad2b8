import type { PayloadRequest } from 'payload'
import { missingSetting, type JobName } from '@/domain/jobs/jobs'
import { Refusal } from '@/domain/shared/refusal'
import { env } from '@/lib/env'
import { inTransaction } from '../shared/transaction'
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
