import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { dayFromStored } from '@/domain/shared/day'
import { refuseFields } from '@/domain/shared/refusal'
import { dayText } from '@/queries/shared/asText'
import { readRows } from '@/queries/shared/rows'

/**
 * Refuses a second rate of a currency and source on a day. Of two concurrent entries the unique
 * index refuses one.
 * @throws Refusal `notUnique` at the day
 */
export const refuseTakenDay = async (
  req: PayloadRequest,
  { id, day, currency, source }: Record<string, unknown>,
): Promise<void> => {
  const of = dayFromStored(day)
  if (of === null) return
  const rows = await readRows(
    req,
    sql`select 1 from currency_rates where ${dayText(sql`day`)} = ${of}
          and currency::text = ${String(currency)} and source::text = ${String(source ?? 'manual')}
          and id <> ${Number(id ?? 0)}`,
  )
  refuseFields([rows.length > 0 ? { path: 'day', code: 'notUnique' } : null])
}
