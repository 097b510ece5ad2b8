import type { Payload } from 'payload'
import PgBoss from 'pg-boss'
import { connectionOptions } from '@/database/connections'
import {
  DEAD_RUN_SECONDS,
  factsOf,
  isJobName,
  JOB_NAMES,
  LEASE_SECONDS,
  type JobName,
} from '@/domain/jobs/jobs'
import { withAuditContext } from '@/lib/auditContext'
import { JOB_SCHEMA } from '@/operations/background/library'
import { askForMissed } from '@/operations/background/askForMissed'
import { reportFailedJob } from '@/operations/notifications/notifyAdministrators'
import { JOB_CHANNEL } from '@/operations/background/wakeJob'
import { listenForever } from '@/operations/notifications/listenForever'
import { companySettings } from '@/queries/settings/companySettings'
import { forLog } from '@/lib/errorText'
import { systemRequest } from '@/lib/payloadRequests'
import { JOB_RUNS } from './index'
import { queueOf, SERVER_STOPPED, startWorker, type Worker } from './worker'

const DAY_SECONDS = 24 * 60 * 60

type Connection = { payload: Payload; url: string }

const onErrorOf = (payload: Payload) => (err: unknown) => payload.logger.error({ msg: 'Jobs', err })

/**
 * Creates the tables, queues and schedules of all jobs. Part of the migration, under its lock, so
 * that running instances need no right to change the schema.
 * @param options.url connection string of the database, whose other tables exist already
 */
export const prepareJobs = async ({ payload, url }: Connection): Promise<void> => {
  const { timeZone } = await companySettings(await systemRequest(payload))
  const boss = new PgBoss({
    ...connectionOptions('jobs', url),
    max: 1,
    schema: JOB_SCHEMA,
    supervise: false,
  })
  boss.on('error', onErrorOf(payload))
  await boss.start()
  for (const name of JOB_NAMES) {
    const queue = queueOf(name, factsOf(name))
    await boss.createQueue(name, queue)
    await boss.updateQueue(name, queue)
    // Saving another time zone reschedules the jobs at once (trigger `move_job_times`).
    await boss.schedule(name, factsOf(name).cron, {}, { tz: timeZone })
  }
  for (const { name } of await boss.getSchedules())
    if (!isJobName(name)) await boss.unschedule(name)
  await boss.stop({ graceful: false })
}

type Times = {
  /** How often to poll for work, and for runs whose server died. */
  pollSeconds?: number
  deadRunSeconds?: number
  /** Lease and maximum duration of a run; default: those of its job. */
  leaseSeconds?: number
  longestSeconds?: number
  /** Grace period of a run after its server is asked to stop. */
  patienceSeconds?: number
}

const createBoss = ({ payload, url }: Connection) => {
  const boss = new PgBoss({
    ...connectionOptions('jobs', url),
    schema: JOB_SCHEMA,
    migrate: false,
    maintenanceIntervalSeconds: 60,
    // Successful runs are kept for a week, failed ones for a month with the reason.
    archiveCompletedAfterSeconds: DAY_SECONDS,
    archiveFailedAfterSeconds: 30 * DAY_SECONDS,
    deleteAfterDays: 7,
  })
  boss.on('error', onErrorOf(payload))
  return boss
}

const startWorkers = (
  payload: Payload,
  boss: PgBoss,
  { pollSeconds = 15, leaseSeconds = LEASE_SECONDS, longestSeconds }: Times,
): Map<JobName, Worker> => {
  const onError = onErrorOf(payload)
  const start = (name: JobName) =>
    startWorker({
      boss,
      name,
      run: () => withAuditContext({ command: name }, () => JOB_RUNS[name](payload)),
      pollMs: pollSeconds * 1000,
      leaseSeconds,
      longestSeconds: longestSeconds ?? factsOf(name).longestSeconds,
      onError,
      onFailure: async ({ error, isLast }) => {
        payload.logger.error({ msg: 'A job failed', job: name, error: forLog(error) })
        if (isLast) await reportFailedJob(await systemRequest(payload))
      },
    })
  return new Map(JOB_NAMES.map((name) => [name, start(name)]))
}

/** The reason that the library stores for a run whose lease expired. */
const LEASE_OVER = 'job failed by timeout in active state'

/**
 * Makes the runs of dead and stopped servers available again, without the delay of a failed run,
 * because the job did not fail. Such a run still counts as a try, so that a job that crashes its
 * server is given up after the same number of tries as one that fails.
 * @returns the jobs that have such a run
 */
const releaseDeadRuns = async (boss: PgBoss): Promise<string[]> => {
  await boss.expire()
  const { rows } = await boss.getDb().executeSql(
    `update ${JOB_SCHEMA}.job set start_after = now() - interval '1 second'
     where state = 'retry' and start_after > now()
       and coalesce(output #>> '{value,message}', output ->> 'message') = any ($1)
     returning name`,
    [[LEASE_OVER, SERVER_STOPPED]],
  )
  return rows.map(({ name }: { name: string }) => name)
}

/**
 * Starts the job workers of this process, and queues jobs that were due while no server was up.
 * Several instances may do so: each run is executed by one of them.
 * @param times for tests: shorter ones
 * @returns a function that stops the workers; runs that do not end in time are released
 */
export const startJobs = async (
  connection: Connection,
  times: Times = {},
): Promise<() => Promise<void>> => {
  const { payload } = connection
  const { deadRunSeconds = DEAD_RUN_SECONDS, patienceSeconds = 5 } = times
  const boss = createBoss(connection)
  await boss.start()
  await askForMissed(await systemRequest(payload), (name) => boss.send(name, {}))
  const workers = startWorkers(payload, boss, times)
  const ask = async (name: string) => {
    if (!isJobName(name)) return
    await boss.send(name, {})
    workers.get(name)?.wake()
  }
  let isStopped = false
  const line = listenForever({
    channels: [JOB_CHANNEL],
    isWanted: () => !isStopped,
    // Notifications sent while the connection was down are lost: wake every worker to look for work.
    onOpen: () => workers.forEach((worker) => worker.wake()),
    onMessage: ({ payload: name }) => void ask(name).catch(onErrorOf(payload)),
  })
  line.open()
  const release = async () => {
    for (const name of await releaseDeadRuns(boss)) if (isJobName(name)) workers.get(name)?.wake()
  }
  let releasing = Promise.resolve()
  const timer = setInterval(() => {
    releasing = releasing.then(release).catch(onErrorOf(payload))
  }, deadRunSeconds * 1000)
  return async () => {
    isStopped = true
    clearInterval(timer)
    line.drop()
    await releasing
    await Promise.all([...workers.values()].map((worker) => worker.stop(patienceSeconds * 1000)))
    await boss.stop({ graceful: false })
  }
}
