import { sql } from '@payloadcms/db-postgres'
import cronParser from 'cron-parser'
import type { PayloadRequest } from 'payload'
import { factsOf, JOB_NAMES, type JobName } from '@/domain/jobs/jobs'
import { companySettings } from '../settings/companySettings'
import { readRows } from '../shared/rows'

const scheduleOf = (name: JobName, timeZone: string, now: Date) =>
  cronParser.parseExpression(factsOf(name).cron, { tz: timeZone, currentDate: now })

/**
 * The last scheduled time of a job before a moment. Computing it takes some milliseconds.
 * @param timeZone of the company
 */
const lastTimeOf = (name: JobName, timeZone: string, now: Date): Date =>
  scheduleOf(name, timeZone, now).prev().toDate()

/** The next scheduled time of a job after a moment. @param timeZone of the company */
export const nextTimeOf = (name: JobName, timeZone: string, now: Date): Date =>
  scheduleOf(name, timeZone, now).next().toDate()

/** When each job was last requested, whatever its result. */
const lastAsked = async (req: PayloadRequest): Promise<Map<string, Date>> => {
  const rows = await readRows<{ name: string; at: Date | string }>(
    req,
    sql`select name, max(created_on) as at from (
          select name, created_on from jobs.job union all select name, created_on from jobs.archive
        ) runs group by name`,
  )
  return new Map(rows.map(({ name, at }) => [name, new Date(at)]))
}

/** Jobs that were not queued at their last scheduled time: no server was up, or they are new. */
export const missedJobs = async (req: PayloadRequest, now: Date): Promise<JobName[]> => {
  const { timeZone } = await companySettings(req)
  const asked = await lastAsked(req)
  return JOB_NAMES.filter((name) => {
    const at = asked.get(name)
    return !at || at < lastTimeOf(name, timeZone, now)
  })
}
