import type { PayloadRequest } from 'payload'
import type { JobName } from '@/domain/jobs/jobs'
import { inTransaction } from '../shared/transaction'
import { libraryOf } from './library'
import { wakeJob } from './wakeJob'

/** Asks for a job now instead of at its next time. One that waits already is not asked for twice. */
export const runJobNow = (args: { req: PayloadRequest; name: JobName }): Promise<void> =>
  inTransaction(args.req, async () => {
    const { req, name } = args
    const boss = await libraryOf(req)
    await boss.send(name, {})
    await wakeJob(req, name)
  })
