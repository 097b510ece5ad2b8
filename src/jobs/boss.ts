import type { Payload } from 'payload'
import PgBoss from 'pg-boss'
import { withAuditContext } from '@/lib/auditContext'
import { JOBS } from './index'

/** The schema of the job library; nothing of ours is in it. */
const SCHEMA = 'jobs'
const RETRIES = { retryLimit: 3, retryDelay: 30, retryBackoff: true }

/**
 * Makes the tables, queues and times of all jobs. Part of the migration, under its lock, so that
 * running instances need no right to change the schema.
 * @param url connection string of the database
 * @param onError told of what the library meets in the background
 */
export const prepareJobs = async (
  url: string,
  onError: (error: unknown) => void,
): Promise<void> => {
  const boss = new PgBoss({ connectionString: url, schema: SCHEMA, max: 1, supervise: false })
  boss.on('error', onError)
  await boss.start()
  for (const { name, cron, expireInSeconds } of JOBS) {
    // `singleton`: of one queue at most one job runs at a time, whoever asked for it.
    await boss.createQueue(name, { name, policy: 'singleton', expireInSeconds, ...RETRIES })
    await boss.schedule(name, cron)
  }
  const names = new Set(JOBS.map(({ name }) => name))
  for (const { name } of await boss.getSchedules())
    if (!names.has(name)) await boss.unschedule(name)
  await boss.stop({ graceful: false })
}

/**
 * Begins to carry out jobs in this process, and asks for each once, for the times that passed while
 * nobody was there. Several instances may do so: each job runs in one of them.
 * @param options.pollSeconds how often to look for work; for tests
 * @returns a function that stops it
 */
export const startJobs = async (
  payload: Payload,
  url: string,
  { pollSeconds = 15 }: { pollSeconds?: number } = {},
): Promise<() => Promise<void>> => {
  const boss = new PgBoss({
    connectionString: url,
    schema: SCHEMA,
    max: 2,
    migrate: false,
    // A killed instance's job is found and tried again within this time.
    maintenanceIntervalSeconds: 60,
    application_name: 'backoffice jobs',
  })
  boss.on('error', (err) => payload.logger.error({ msg: 'Jobs', err }))
  await boss.start()
  for (const { name, run } of JOBS) {
    await boss.work(name, { pollingIntervalSeconds: pollSeconds }, async () => {
      try {
        await withAuditContext({ command: name }, () => run(payload))
      } catch (err) {
        payload.logger.error({ msg: 'A job failed', job: name, err })
        throw err
      }
    })
    await boss.send(name, {}, { singletonKey: 'start', singletonSeconds: 60 })
  }
  return () => boss.stop({ timeout: 5000 })
}
