import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { abilityOfRequest } from '@/access/abilityOf'
import { readableRefusal } from '@/access/reading/readableRefusal'
import { JOB_NAMES, missingSetting } from '@/domain/jobs/jobs'
import type { DeadRun, JobStatus, Run } from '@/domain/jobs/sheet'
import { isRefusalCode, type RefusalData } from '@/domain/shared/refusal'
import { describeRefusal } from '@/i18n/describeRefusal'
import { DEFAULT_LOCALE, isLocale } from '@/i18n/locales'
import { env } from '@/lib/env'
import { companySettings } from '../settings/companySettings'
import { momentText } from '../shared/asText'
import { readRows } from '../shared/rows'
import { nextTimeOf } from './missedJobs'

const REASON = sql.raw(
  `jsonb_build_object('code', output ->> 'code', 'data', output -> 'data', 'part', output ->> 'part',
    'text', left(coalesce(output ->> 'message', output -> 'value' ->> 'message', output ->> 'value'), 500))`,
)

/** The stored failure of a run (`failureOf` of `jobs/worker`). */
type Kept = { code: string | null; data: RefusalData | null; part: string | null; text: string }

/** The reason why a run failed: a refusal in the user's language, else the error message. */
const describeReason = async (req: PayloadRequest): Promise<(kept: Kept) => string> => {
  const ability = await abilityOfRequest(req)
  const locale = isLocale(req.i18n?.language) ? req.i18n.language : DEFAULT_LOCALE
  return ({ code, data, part, text }) => {
    if (!isRefusalCode(code)) return text ?? ''
    const { message } = describeRefusal(code, readableRefusal(ability, code, data ?? {}), locale)
    return part ? `${part}: ${message}` : message
  }
}

/** The newest run of each job: the active one, else the last finished one, else a queued one. */
const lastRuns = (req: PayloadRequest) =>
  readRows<Omit<Run, 'reason'> & { name: string; reason: Kept | null }>(
    req,
    sql`select distinct on (name) name,
               case state::text when 'created' then 'waiting' when 'active' then 'running'
                 when 'cancelled' then 'failed' else state::text end as state,
               ${momentText(sql`started_on`)} as "startedAt",
               round(extract(epoch from completed_on - started_on)::numeric, 1)::float8 as seconds,
               case when state in ('retry', 'failed') then ${REASON} end as reason
        from (select name, state, started_on, completed_on, created_on, output from jobs.job
              union all
              select name, state, started_on, completed_on, created_on, output from jobs.archive) runs
        order by name, (state = 'active') desc, (started_on is not null) desc,
                 coalesce(completed_on, started_on, created_on) desc`,
  )

/** Every job in registry order, with its last run, the result, and the next run. */
export const readJobs = async (req: PayloadRequest, now: Date): Promise<JobStatus[]> => {
  const { timeZone } = await companySettings(req)
  const describe = await describeReason(req)
  const runs = (await lastRuns(req)).map((run) => ({
    ...run,
    reason: run.reason && describe(run.reason),
  }))
  return JOB_NAMES.map((name) => {
    const { name: _name, ...last } = runs.find((run) => run.name === name) ?? {}
    return {
      name,
      next: nextTimeOf(name, timeZone, now).toISOString(),
      off: missingSetting(name, env),
      last: 'state' in last ? (last as Run) : null,
    }
  })
}

/** Runs that failed for good in the last month and were not retried, newest first. */
export const readDeadRuns = async (req: PayloadRequest): Promise<DeadRun[]> => {
  const rows = await readRows<Omit<DeadRun, 'reason'> & { reason: Kept }>(
    req,
    sql`select id::text, name, ${momentText(sql`completed_on`)} as at, retry_count + 1 as tries,
               ${REASON} as reason
        from jobs.job where state = 'failed' order by completed_on desc limit 50`,
  )
  const describe = await describeReason(req)
  return rows
    .filter(({ name }) => JOB_NAMES.includes(name))
    .map((run) => ({ ...run, reason: describe(run.reason) }))
}
