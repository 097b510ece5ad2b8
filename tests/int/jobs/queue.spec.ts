import { sql } from '@payloadcms/db-postgres'
import { createLocalReq, getLocalI18n } from 'payload'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { JOB_NAMES, LEASE_SECONDS } from '@/domain/jobs/jobs'
import { Refusal } from '@/domain/shared/refusal'
import { JOB_RUNS } from '@/jobs'
import { startJobs } from '@/jobs/boss'
import type { JobRun } from '@/jobs/job'
import { forEach } from '@/jobs/forEach'
import { missedJobs } from '@/queries/jobs/missedJobs'
import { askForMissed } from '@/operations/background/askForMissed'
import { readJobs } from '@/queries/jobs/readJobs'
import { wakeJob } from '@/operations/background/wakeJob'
import { readRows } from '@/queries/shared/rows'
import { inTransaction } from '@/operations/shared/transaction'
import { asSuperuser, select } from '../../factories/database'
import { getTestPayload } from '../../helpers/payload'

const runs: Record<string, JobRun> = JOB_RUNS
const stops: (() => Promise<void>)[] = []
const start = async (count = 1, more: Parameters<typeof startJobs>[1] = {}) => {
  const connection = { payload: await getTestPayload(), url: process.env.DATABASE_URL as string }
  const times = { pollSeconds: 0.3, deadRunSeconds: 0.3, patienceSeconds: 0.5, ...more }
  const begun = await Promise.all(Array.from({ length: count }, () => startJobs(connection, times)))
  stops.push(...begun)
}
const within = (check: () => Promise<void> | void) => vi.waitFor(check, { timeout: 60_000 })
const runsOf = (name: string) =>
  select<{ state: string; tries: number; output: { message?: string } | null }>(
    `select state::text, retry_count as tries, output from jobs.job where name = $1`,
    [name],
  )

/** Connections of this database that listen for jobs. */
const LISTENS = `select pid from pg_stat_activity where datname = current_database()
  and application_name = 'backoffice-listen' and query = 'listen jobs' and state = 'idle'`

// A full minute that begins during a test would run the jobs of every minute once more.
beforeAll(async () => {
  await asSuperuser('create table kept_times as select name, cron from jobs.schedule')
  await asSuperuser(`update jobs.schedule set cron = '0 0 1 1 *'`)
})
afterAll(async () => {
  await asSuperuser(
    'update jobs.schedule s set cron = k.cron from kept_times k where k.name = s.name',
  )
  await asSuperuser('drop table kept_times')
})
beforeEach(async () => {
  await select('delete from jobs.job')
  for (const name of JOB_NAMES) vi.spyOn(runs, name).mockImplementation(async () => {})
})
afterEach(async () => {
  await Promise.all(stops.splice(0).map((stop) => stop()))
  vi.restoreAllMocks()
  await select('delete from jobs.job')
})

/** Instances that look in one minute: what is due every minute was else missed again by the second. */
const inOneMinute = async (work: () => Promise<unknown>) => {
  vi.useFakeTimers({ toFake: ['Date'] })
  try {
    await work()
  } finally {
    vi.useRealTimers()
  }
}

it('runs every missed job in one of two instances, once', async () => {
  const now = new Date()
  const missed = async () => missedJobs(await createLocalReq({}, await getTestPayload()), now)
  expect(await missed()).toEqual(JOB_NAMES)
  await inOneMinute(() => start(2))
  await within(async () => {
    const states = await select('select name from jobs.job where state = $1', ['completed'])
    expect(states.length).toBeGreaterThanOrEqual(JOB_NAMES.length)
  })
  for (const name of JOB_NAMES) expect(runs[name]).toHaveBeenCalledTimes(1)
  expect(await missed()).toEqual([])
})

it('asks once for what was missed, also when the first run is over before the second looks', async () => {
  const sent: string[] = []
  const send = async (name: string) => {
    sent.push(name)
    await select(
      `insert into jobs.job (name, state, completed_on) values ($1, 'completed', now())`,
      [name],
    )
  }
  const payload = await getTestPayload()
  const instance = async () => askForMissed(await createLocalReq({}, payload), send)
  await inOneMinute(() => Promise.all([instance(), instance(), instance()]))
  expect(sent).toEqual(JOB_NAMES)
})

it('runs a job that is woken within moments of the commit, and never for a rollback', async () => {
  await start()
  await within(async () => {
    expect(runs.sweep).toHaveBeenCalledTimes(1)
    expect(runs['offer-stock']).toHaveBeenCalledTimes(1)
    // A message that comes before the connection listens is lost.
    expect(await select(LISTENS)).not.toEqual([])
  })
  const req = await createLocalReq({}, await getTestPayload())
  const failing = inTransaction(req, async () => {
    await wakeJob(req, 'sweep')
    throw new Error('rolled back')
  })
  await expect(failing).rejects.toThrow('rolled back')
  // Messages arrive in order: had the first one been sent, it would be the second run.
  const again = await createLocalReq({}, await getTestPayload())
  await inTransaction(again, () => wakeJob(again, 'offer-stock'))
  await within(() => expect(runs['offer-stock']).toHaveBeenCalledTimes(2))
  expect(runs.sweep).toHaveBeenCalledTimes(1)
  await inTransaction(again, () => wakeJob(again, 'sweep'))
  await within(() => expect(runs.sweep).toHaveBeenCalledTimes(2))
})

it('tries a failed run again, and keeps it with its reason when no try is left', async () => {
  let failures = 0
  vi.spyOn(runs, 'sweep').mockImplementation(async () => {
    failures += 1
    throw new Error('the disk is full')
  })
  await start()
  await within(async () => expect((await runsOf('sweep'))[0]?.state).toBe('retry'))
  for (let tries = 1; tries <= 3; tries += 1) {
    await within(async () => {
      await select(`update jobs.job set start_after = now() where name = 'sweep'`)
      expect(failures).toBeGreaterThan(tries)
    })
  }
  await within(async () =>
    expect(await runsOf('sweep')).toMatchObject([
      { state: 'failed', tries: 3, output: { message: 'the disk is full' } },
    ]),
  )
  expect(failures).toBe(4)
})

it('carries out the run of a dead server at once, without the delay of a failed run', async () => {
  await select(
    `insert into jobs.job (name, data, state, started_on, expire_in, retry_limit, retry_delay,
       retry_backoff, policy)
     values ('sweep', '{}', 'active', now() - interval '10 seconds', interval '1 second', 3, 600,
       true, 'stately')`,
  )
  // Between two looks for work lies an hour: the run is not found by polling.
  await start(1, { pollSeconds: 3600 })
  await within(async () =>
    expect(await runsOf('sweep')).toContainEqual(
      expect.objectContaining({ state: 'completed', tries: 1 }),
    ),
  )
  expect(runs.sweep).toHaveBeenCalled()
})

it('carries out at once what a server that stopped gave back', async () => {
  const release: (() => void)[] = []
  vi.spyOn(runs, 'sweep').mockImplementation(
    () => new Promise<void>((resolve) => release.push(resolve)),
  )
  await start(1, { pollSeconds: 3600 })
  await within(() => expect(runs.sweep).toHaveBeenCalledTimes(1))
  await start(1, { pollSeconds: 3600 })
  await stops.shift()?.()
  await within(() => expect(runs.sweep).toHaveBeenCalledTimes(2))
  release.forEach((end) => end())
  await within(async () =>
    expect(await runsOf('sweep')).toContainEqual(
      expect.objectContaining({ state: 'completed', tries: 1 }),
    ),
  )
})

/** A run of `sweep` that goes on until it is let go; the library gives every run a second. */
const goOn = async (times: Parameters<typeof startJobs>[1]) => {
  await select(`update jobs.queue set expire_seconds = 1 where name = 'sweep'`)
  const release: (() => void)[] = []
  vi.spyOn(runs, 'sweep').mockImplementation(
    () => new Promise<void>((resolve) => release.push(resolve)),
  )
  await start(2, times)
  await within(() => expect(runs.sweep).toHaveBeenCalled())
  return {
    stop: async () => {
      release.forEach((end) => end())
      await select(`update jobs.queue set expire_seconds = ${LEASE_SECONDS} where name = 'sweep'`)
    },
  }
}

it('leaves a run that goes on to its server while that lives', async () => {
  const { stop } = await goOn({ leaseSeconds: 1 })
  // It outlives three leases, each of which was renewed.
  const isOlder = `select from jobs.job where name = 'sweep' and now() > started_on + interval '3 seconds'`
  await within(async () => expect(await select(isOlder)).toHaveLength(1))
  expect(await runsOf('sweep')).toMatchObject([{ state: 'active', tries: 0 }])
  expect(runs.sweep).toHaveBeenCalledTimes(1)
  await stop()
  await within(async () => expect((await runsOf('sweep'))[0]?.state).toBe('completed'))
})

it('tries a run again that goes on for longer than its job ever takes', async () => {
  const { stop } = await goOn({ leaseSeconds: 1, longestSeconds: 1 })
  await within(() => expect(runs.sweep).toHaveBeenCalledTimes(2))
  await stop()
})

it('gives back what runs too long when its server stops', async () => {
  let release = () => {}
  vi.spyOn(runs, 'sweep').mockImplementation(
    () => new Promise<void>((resolve) => (release = () => resolve())),
  )
  await start()
  await within(() => expect(runs.sweep).toHaveBeenCalled())
  await stops.pop()?.()
  expect(await runsOf('sweep')).toMatchObject([
    { state: 'retry', output: { message: 'The server stopped' } },
  ])
  release()
})

it('keeps its times in the time zone of the company', async () => {
  const zones = () => select<{ timezone: string }>('select distinct timezone from jobs.schedule')
  const [before] = await zones()
  await select(`insert into settings (id) values (1) on conflict do nothing`)
  await select(`update settings set time_zone = 'America/New_York'`)
  expect(await zones()).toEqual([{ timezone: 'America/New_York' }])
  await select(`update settings set time_zone = $1`, [before?.timezone ?? 'Europe/Istanbul'])
  expect((await select('select name from jobs.schedule')).length).toBe(JOB_NAMES.length)
})

it('says why a job was refused in the language of its reader, and never in SQL', async () => {
  const payload = await getTestPayload()
  vi.spyOn(runs, 'read-rates').mockImplementation(async () => {
    const data = { currency: 'USD', day: '2026-09-21', rate: '5000', last: '0.3' }
    throw new Refusal('rateLeap', { data: { ...data, lastDay: '2026-01-05' } })
  })
  vi.spyOn(runs, 'empty-trash').mockImplementation(async () => {
    await payload.db.drizzle.execute(sql`insert into currency_rates (day, currency, buying, selling,
      source) values ('2026-01-05 12:00Z', 'USD', 2, 1, 'centralBank')`)
  })
  vi.spyOn(runs, 'warn-of-expiry').mockImplementation((target) =>
    forEach(target, [1, 2], async (req, item) => {
      if (item === 1) await readRows(req, sql`select ${'secret'}::text::int`)
    }),
  )
  await start()
  const reasonsIn = async (language: 'tr' | 'en') => {
    const i18n = await getLocalI18n({ config: payload.config, language })
    const jobs = await readJobs(await createLocalReq({ req: { i18n } }, payload), new Date())
    const reasonOf = (name: string) => jobs.find((job) => job.name === name)?.last?.reason ?? ''
    return ['read-rates', 'empty-trash', 'warn-of-expiry'].map(reasonOf)
  }
  await within(async () => {
    const [leap, reversed, unread] = await reasonsIn('tr')
    expect(leap).toContain('USD kuru 21.09.2026 günü 5.000,00; son kur 05.01.2026 günü 0,30 idi.')
    expect(reversed).toBe('Alış kuru satış kurundan büyük olamaz.')
    expect(unread).toBe('1/2: PostgreSQL 22P02')
  })
  expect(await reasonsIn('en')).toMatchObject([
    expect.stringContaining('5,000.00'),
    'The buying rate cannot be higher than the selling rate.',
    '1/2: PostgreSQL 22P02',
  ])
})
