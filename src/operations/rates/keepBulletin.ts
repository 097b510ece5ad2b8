import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { isJump, type Bulletin, type BulletinRate } from '@/domain/rates/bulletin'
import { rateOn, RATE_SIDES, type RateOrigin } from '@/domain/rates/rates'
import { dayToStored, type Day } from '@/domain/shared/day'
import { isSameDecimal } from '@/domain/shared/money'
import { Refusal } from '@/domain/shared/refusal'
import { dayText } from '@/queries/shared/asText'
import { readRows, type Reader } from '@/queries/shared/rows'
import { inTransaction, query } from '../shared/transaction'
import { ratesUntil } from '@/queries/rates/readProposal'

type Kept = { currency: string; origin: RateOrigin; buying: string; selling: string }

const keptOf = (req: PayloadRequest, day: Day): Promise<Kept[]> =>
  query<Kept>(
    req,
    sql`select currency::text as currency, source::text as origin, buying::text as buying,
               selling::text as selling
        from currency_rates where ${dayText(sql`day`)} = ${day}`,
  )

const refuseJump = async (req: PayloadRequest, day: Day, { currency, ...rate }: BulletinRate) => {
  const last = rateOn({ rates: await ratesUntil(req, currency, day), day, counts: 'sameDay' })
  const far = RATE_SIDES.find((side) => isJump({ rate: rate[side], last: last && last[side] }))
  if (far && last)
    throw new Refusal('rateLeap', {
      data: { currency, day, rate: rate[far], last: last[far], lastDay: last.day },
    })
}

const refuseOther = (day: Day, kept: Kept, { currency, buying, selling }: BulletinRate) => {
  if (!isSameDecimal(kept.buying, buying) || !isSameDecimal(kept.selling, selling))
    throw new Refusal('bulletinDiffers', { data: { currency, day } })
}

/**
 * Stores a bulletin, completely or not at all. Stored rates are not overwritten; two servers that
 * store the same bulletin at once result in one.
 * @throws Refusal `bulletinDiffers` if it differs from the stored rates, `rateLeap` if it is too
 *   far from the last rates to be accepted unchecked: entering a rate for that day by hand resolves
 *   both
 */
export const keepBulletin = (req: PayloadRequest, { day, rates }: Bulletin): Promise<void> =>
  inTransaction(req, async () => {
    await query(req, sql`select pg_advisory_xact_lock(hashtext('currency-rates'))`)
    const stored = await keptOf(req, day)
    for (const rate of rates) {
      const own = stored.filter(({ currency }) => currency === rate.currency)
      const kept = own.find(({ origin }) => origin === 'centralBank')
      const isTyped = own.some(({ origin }) => origin === 'manual')
      if (kept) {
        if (!isTyped) refuseOther(day, kept, rate)
        continue
      }
      if (!isTyped) await refuseJump(req, day, rate)
      await query(
        req,
        sql`insert into currency_rates (day, currency, buying, selling, source)
            values (${dayToStored(day)}, ${rate.currency}, ${rate.buying}, ${rate.selling},
              'centralBank')`,
      )
    }
  })

/** The days with a stored bulletin, from a day on. */
export const daysKept = async (req: Reader, from: Day): Promise<Day[]> => {
  const rows = await readRows<{ day: Day }>(
    req,
    sql`select distinct ${dayText(sql`day`)} as day from currency_rates
        where source = 'centralBank' and day >= ${dayToStored(from)}`,
  )
  return rows.map(({ day }) => day)
}
