import type { PayloadRequest } from 'payload'
import { missingSetting, type JobName } from '@/domain/jobs/jobs'
import { Refusal } from '@/domain/shared/refusal'
import { env } from '@/lib/env'
import { inTransaction } from '../shared/transaction'
import { libraryOf } from './library'
import { wakeJob } from './wakeJob'

/**
 * Asks for a job now instead of at its next time. One that waits already is not asked for twice.
 * @throws Refusal `jobIsOff` for one that does nothing while a setting of the server is empty
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
