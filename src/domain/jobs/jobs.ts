/** What is known of a job before it runs. */
export type JobFacts = {
  /**
   * Cron expression in the company's time zone. A run missed while no server was up is made up once,
   * by the first server that starts. A job that `wakeJob` triggers, in the transaction that stores
   * its work, also has `* * * * *`: a lost trigger is made up within a minute.
   */
  cron: string
  /**
   * Longer than it ever takes, in seconds: after that it counts as hung, and is tried again beside
   * what still runs, so what it does must be harmless to repeat.
   */
  longestSeconds: number
  /** How often a failed run is tried again, with back-off from half a minute on; 3 when left out. */
  retries?: number
  /** Off, and nothing to do, while this setting of the server is empty. */
  needs?: 'RATES_URL' | 'BACKUP_DIR'
}

/**
 * A run whose server has not said for so many seconds that it is alive counts as dead, and is tried
 * again; it says so three times as often.
 */
export const LEASE_SECONDS = 30

/**
 * How often each server looks for dead runs. A killed server's run is carried out by another within
 * `LEASE_SECONDS` and this.
 */
export const DEAD_RUN_SECONDS = 10

/**
 * All scheduled background jobs, by queue name; a name is never reused for other work. Of each job
 * at most one run is active across all instances, and at most one is queued.
 * `src/jobs/index.ts` maps each to its function.
 */
export const JOBS = {
  'expire-reservations': { cron: '2 * * * *', longestSeconds: 120 },
  'offer-stock': { cron: '* * * * *', longestSeconds: 60 },
  'warn-of-expiry': { cron: '7 * * * *', longestSeconds: 120 },
  'warn-of-key-ends': { cron: '20 8 * * *', longestSeconds: 120 },
  'remind-of-day': { cron: '30 8 * * *', longestSeconds: 300 },
  'remind-of-times': { cron: '* * * * *', longestSeconds: 60 },
  'plan-follow-ups': { cron: '30 9 * * 1-5', longestSeconds: 300 },
  'send-mails': { cron: '* * * * *', longestSeconds: 120 },
  'deliver-events': { cron: '* * * * *', longestSeconds: 30 },
  'send-webhooks': { cron: '* * * * *', longestSeconds: 120 },
  // A file that is taken whole is one transaction, of minutes.
  'run-imports': { cron: '* * * * *', longestSeconds: 1200 },
  sweep: { cron: '17 * * * *', longestSeconds: 300 },
  // The bulletin comes at half past three; in the morning what the evening did not bring.
  'read-rates': { cron: '40 9,15,17 * * 1-5', longestSeconds: 180, needs: 'RATES_URL' },
  'compare-counters': { cron: '10 3 * * *', longestSeconds: 1200 },
  'sweep-files': { cron: '40 3 * * *', longestSeconds: 900 },
  // As long as the data is large: copying it, and filling a database with it.
  'back-up': { cron: '0 2 * * *', longestSeconds: 4 * 60 * 60, needs: 'BACKUP_DIR' },
  'prove-backup': { cron: '0 5 * * 0', longestSeconds: 4 * 60 * 60, needs: 'BACKUP_DIR' },
  'note-erasures': { cron: '* * * * *', longestSeconds: 60, needs: 'BACKUP_DIR' },
  'empty-trash': { cron: '20 4 * * *', longestSeconds: 900 },
  'enforce-factors': { cron: '12 * * * *', longestSeconds: 300 },
} as const satisfies Record<string, JobFacts>
export type JobName = keyof typeof JOBS

export const JOB_NAMES = Object.keys(JOBS) as JobName[]

export const factsOf = (name: JobName): JobFacts => JOBS[name]

/**
 * The setting whose absence switches a job off.
 * @param settings of the server (`lib/env.ts`)
 * @returns null for a job that runs
 */
export const missingSetting = (
  name: JobName,
  settings: Readonly<Partial<Record<NonNullable<JobFacts['needs']>, unknown>>>,
): NonNullable<JobFacts['needs']> | null => {
  const { needs } = factsOf(name)
  return needs && !settings[needs] ? needs : null
}

/** True for the name of a job. */
export const isJobName = (value: unknown): value is JobName =>
  typeof value === 'string' && Object.hasOwn(JOBS, value)
