import { DIGEST_TIME } from '../notifications/mailChoices'

/** Static definition of a job. */
export type JobFacts = {
  /**
   * Cron expression in the company's time zone. A run missed while no server was up is caught up
   * once, by the first server that starts. A job that `wakeJob` triggers, in the transaction that
   * stores its work, also has `* * * * *`: a lost trigger is caught up within a minute.
   */
  cron: string
  /**
   * Upper bound of its duration in seconds. After that it counts as hung and is retried while the
   * first run may still be active: it must be idempotent.
   */
  longestSeconds: number
  /** How often a failed run is tried again, with back-off from half a minute on; 3 when left out. */
  retries?: number
  /** Off while this setting of the server is empty. */
  needs?: 'RATES_URL' | 'BACKUP_DIR'
  /** Alternative setting that also switches it on. */
  orNeeds?: 'ARCHIVE_DIR'
}

/**
 * A run without a heartbeat of its server for so many seconds counts as dead and is retried.
 */
export const LEASE_SECONDS = 30

/** Heartbeats within one lease: a single lost statement must not make a run count as dead. */
export const BEATS_PER_LEASE = 3

/**
 * How often each server looks for dead runs. Another server takes over the run of a killed one
 * within `LEASE_SECONDS` plus this.
 */
export const DEAD_RUN_SECONDS = 10

/** Cron expression of every day at a time, `08:00`. */
const dailyAt = (time: string): string => time.split(':').map(Number).reverse().join(' ') + ' * * *'

/**
 * All scheduled background jobs, by queue name; a name is never reused for other work. Of each job
 * at most one run is active across all instances, and at most one is queued.
 * `src/jobs/index.ts` maps each to its function.
 */
export const JOBS = {
  'expire-reservations': { cron: '2 * * * *', longestSeconds: 120 },
  'offer-stock': { cron: '* * * * *', longestSeconds: 60 },
  'warn-of-expiry': { cron: '7 * * * *', longestSeconds: 120 },
  'send-digests': { cron: dailyAt(DIGEST_TIME), longestSeconds: 300 },
  'warn-of-key-ends': { cron: '20 8 * * *', longestSeconds: 120 },
  'warn-of-requests': { cron: '25 8 * * *', longestSeconds: 120 },
  'remind-of-day': { cron: '30 8 * * *', longestSeconds: 300 },
  'remind-of-times': { cron: '* * * * *', longestSeconds: 60 },
  'plan-follow-ups': { cron: '30 9 * * 1-5', longestSeconds: 300 },
  'send-mails': { cron: '* * * * *', longestSeconds: 120 },
  'deliver-events': { cron: '* * * * *', longestSeconds: 30 },
  'send-webhooks': { cron: '* * * * *', longestSeconds: 120 },
  // An all-or-nothing import is one transaction, of minutes.
  'run-imports': { cron: '* * * * *', longestSeconds: 1200 },
  // A file has up to 250,000 rows.
  'make-exports': { cron: '* * * * *', longestSeconds: 1200 },
  sweep: { cron: '17 * * * *', longestSeconds: 300 },
  // The bulletin is published at half past three; the morning run catches up a late one.
  'read-rates': { cron: '40 9,15,17 * * 1-5', longestSeconds: 180, needs: 'RATES_URL' },
  'compare-counters': { cron: '10 3 * * *', longestSeconds: 1200 },
  'sweep-files': { cron: '40 3 * * *', longestSeconds: 900 },
  // Depends on the size of the data: dumps it, and restores it into a test database.
  'back-up': { cron: '0 2 * * *', longestSeconds: 4 * 60 * 60, needs: 'BACKUP_DIR' },
  'prove-backup': { cron: '0 5 * * 0', longestSeconds: 4 * 60 * 60, needs: 'BACKUP_DIR' },
  'note-erasures': {
    cron: '* * * * *',
    longestSeconds: 60,
    needs: 'BACKUP_DIR',
    orNeeds: 'ARCHIVE_DIR',
  },
  'empty-trash': { cron: '20 4 * * *', longestSeconds: 900 },
  'forget-addresses': { cron: '50 3 * * *', longestSeconds: 900 },
  // Destruction at least every six months (KVKK's regulation on it, article 11).
  'propose-erasure': { cron: '15 8 1 3,9 *', longestSeconds: 300 },
  'enforce-factors': { cron: '12 * * * *', longestSeconds: 300 },
} as const satisfies Record<string, JobFacts>
export type JobName = keyof typeof JOBS

export const JOB_NAMES = Object.keys(JOBS) as JobName[]

export const factsOf = (name: JobName): JobFacts => JOBS[name]

/**
 * The empty setting that disables a job.
 * @param settings of the server (`lib/env.ts`)
 * @returns null for a job that runs
 */
export const missingSetting = (
  name: JobName,
  settings: Readonly<Partial<Record<NonNullable<JobFacts['needs' | 'orNeeds']>, unknown>>>,
): NonNullable<JobFacts['needs']> | null => {
  const { needs, orNeeds } = factsOf(name)
  const isMet = !needs || settings[needs] || (orNeeds && settings[orNeeds])
  return isMet ? null : needs
}

/** True for the name of a job. */
export const isJobName = (value: unknown): value is JobName =>
  typeof value === 'string' && Object.hasOwn(JOBS, value)
