import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { dayToStored, type Day } from '@/domain/shared/day'

/**
 * `isExpired` of the domain for statements over `tenders`.
 * @param today the day in the company's time zone
 */
export const isExpiredSql = (today: Day): SQL =>
  sql`(status = 'sent' and valid_until < ${dayToStored(today)})`
