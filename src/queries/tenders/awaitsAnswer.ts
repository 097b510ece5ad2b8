import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { dayToStored, type Day } from '@/domain/shared/day'

/**
 * SQL: `s` is the newest send of a valid tender `t`, and its customer did not answer. A tender
 * approved before it was sent awaits an answer as well; one approved afterwards does not.
 * @param today the company's day
 */
export const awaitsAnswer = (today: Day): SQL => sql`
  t.stage in ('sent', 'opened') and (t.approved_at is null or t.approved_at <= s.created_at)
  and (t.valid_until is null or t.valid_until >= ${dayToStored(today)})
  and s.revoked_at is null
  and not exists (select from tender_sends later where later.tender_id = t.id and later.id > s.id)
  and not exists (select from tender_answers a where a.send_id = s.id)`
