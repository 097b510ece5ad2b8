import type { PayloadRequest } from 'payload'
import { isJobName } from '@/domain/jobs/jobs'
import { Refusal } from '@/domain/shared/refusal'
import { inTransaction } from '../shared/transaction'
import { libraryOf } from './library'
import { wakeJob } from './wakeJob'

/**
 * Asks for a job now instead of at its next time. One that waits already is not asked for twice.
 * @throws Refusal `notFound` for a name that is no job's
 */
export const runJobNow = (args: { req: PayloadRequest; name: unknown }): Promise<void> =>
  inTransaction(args.req, async () => {
    const { req, name } = args
    if (!isJobName(name)) throw new Refusal('notFound')
    const boss = await libraryOf(req)
    await boss.send(name, {})
    await wakeJob(req, name)
  })
