import { sql } from '@payloadcms/db-postgres'
import { DEFAULT_TIME_ZONE, isTimeZone, today, type Day } from '@/domain/shared/day'
import { readRows, type Reader } from '../shared/rows'

export type CompanySettings = {
  timeZone: string
  /** The day of now in that zone, neither the server's nor the browser's. */
  today: Day
  fourEyes: boolean
  /** What the company calls this site; null until somebody named it. */
  siteTitle: string | null
}

type Row = { timeZone: string | null; fourEyes: boolean | null; siteTitle: string | null }

/** What rules make of the stored settings; defaults until somebody saved the screen. */
export const settingsOf = (row: Partial<Row> | undefined): CompanySettings => {
  const timeZone = isTimeZone(row?.timeZone) ? row.timeZone : DEFAULT_TIME_ZONE
  return {
    timeZone,
    today: today({ now: new Date(), timeZone }),
    fourEyes: row?.fourEyes ?? false,
    siteTitle: row?.siteTitle?.trim() || null,
  }
}

/**
 * The company's settings that rules and screens need: the one place that reads them.
 * @param req a request, in whose transaction they are read, or the instance alone
 */
export const companySettings = async (req: Reader): Promise<CompanySettings> => {
  const [row] = await readRows<Row>(
    req,
    sql`select time_zone as "timeZone", four_eyes as "fourEyes", site_title as "siteTitle"
        from settings limit 1`,
  )
  return settingsOf(row)
}
