import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { DEFAULT_TIME_ZONE, isTimeZone, today, type Day } from '@/domain/shared/day'
import { readRows } from '../shared/rows'

export type CompanySettings = {
  timeZone: string
  /** The day of now in that zone, neither the server's nor the browser's. */
  today: Day
  fourEyes: boolean
}

type Row = { timeZone: string | null; fourEyes: boolean | null }

/** What rules make of the stored settings; defaults until somebody saved the screen. */
export const settingsOf = (row: Partial<Row> | undefined): CompanySettings => {
  const timeZone = isTimeZone(row?.timeZone) ? row.timeZone : DEFAULT_TIME_ZONE
  return { timeZone, today: today({ now: new Date(), timeZone }), fourEyes: row?.fourEyes ?? false }
}

/** The company's settings that rules need. */
export const companySettings = async (req: PayloadRequest): Promise<CompanySettings> => {
  const [row] = await readRows<Row>(
    req,
    sql`select time_zone as "timeZone", four_eyes as "fourEyes" from settings limit 1`,
  )
  return settingsOf(row)
}
