import type { PayloadRequest } from 'payload'
import { DEFAULT_TIME_ZONE, isTimeZone } from '@/domain/shared/day'
import { readRows } from '../shared/rows'
import { sql } from '@payloadcms/db-postgres'

export type CompanySettings = { timeZone: string; fourEyes: boolean }

/** The company's settings that rules need; defaults until somebody saved the screen. */
export const companySettings = async (req: PayloadRequest): Promise<CompanySettings> => {
  const [row] = await readRows<{ timeZone: string | null; fourEyes: boolean | null }>(
    req,
    sql`select time_zone as "timeZone", four_eyes as "fourEyes" from settings limit 1`,
  )
  const timeZone = isTimeZone(row?.timeZone) ? row.timeZone : DEFAULT_TIME_ZONE
  return { timeZone, fourEyes: row?.fourEyes ?? false }
}
