/** What is known of a job before it runs. */
export type JobFacts = {
  /**
   * When: minute, hour, day, month, weekday, in the company's time zone. A time at which no server
   * was there is made up once, by the first that starts.
   */
  cron: string
  /**
   * Longer than it ever takes, in seconds: after that it counts as dead (its server was killed) and
   * is tried again. It may then run twice at once, so what it does must be harmless to repeat.
   */
  expireInSeconds: number
  /** How often a failed run is tried again, with back-off from half a minute on; 3 when left out. */
  retries?: number
  /**
   * Also runs within moments of `wakeJob(req, name)`: whoever writes work down for it (a mail, an
   * event) calls that in the same transaction, and the COMMIT tells every instance. A call that
   * nobody heard is made up by `cron`, so a prompt job has `* * * * *`.
   */
  isPrompt?: true
}

/**
 * Everything that happens by itself, by the name of its queue, which is never reused for other work.
 * Of each at most one runs at a time across all instances, and at most one waits.
 * `src/jobs/index.ts` says what each does.
 */
export const JOBS = {
  'expire-reservations': { cron: '2 * * * *', expireInSeconds: 120 },
  'warn-of-expiry': { cron: '7 * * * *', expireInSeconds: 120 },
  'send-mails': { cron: '* * * * *', expireInSeconds: 120, isPrompt: true },
  'deliver-events': { cron: '* * * * *', expireInSeconds: 30, isPrompt: true },
  sweep: { cron: '17 * * * *', expireInSeconds: 300 },
  'sweep-files': { cron: '40 3 * * *', expireInSeconds: 900 },
} as const satisfies Record<string, JobFacts>
export type JobName = keyof typeof JOBS

export const JOB_NAMES = Object.keys(JOBS) as JobName[]

export const factsOf = (name: JobName): JobFacts => JOBS[name]

/** True for the name of a job. */
export const isJobName = (value: unknown): value is JobName =>
  typeof value === 'string' && Object.hasOwn(JOBS, value)
