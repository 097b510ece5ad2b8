import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import {
  proposalOn,
  ROWS_TO_JUDGE,
  type DayRate,
  type Proposal,
  type RateRule,
  type RatePurpose,
} from '@/domain/rates/rates'
import { addDays, dayToStored, type Day } from '@/domain/shared/day'
import { companySettings } from '../settings/companySettings'
import { dayText } from '../shared/asText'
import { readRows, type Reader } from '../shared/rows'

/** The rates of a currency that may apply on a day, newest first. */
export const ratesUntil = (req: Reader, currency: string, day: Day): Promise<DayRate[]> =>
  readRows<DayRate>(
    req,
    sql`select ${dayText(sql`day`)} as day, source::text as origin, buying::text as buying,
               selling::text as selling
        from currency_rates
        where currency::text = ${currency} and day < ${dayToStored(addDays(day, 1))}
        order by currency_rates.day desc limit ${ROWS_TO_JUDGE}`,
  )

const ruleOf = async (req: Reader, purpose: RatePurpose): Promise<RateRule> => {
  const { tenderRateSide, invoiceRateDay } = await companySettings(req)
  // A quotation uses the newest rate; bookings use the side required by tax law.
  return purpose === 'offer'
    ? { counts: 'sameDay', side: tenderRateSide }
    : { counts: invoiceRateDay, side: 'buying' }
}

/**
 * The suggested rate of a currency on a day, by the rules of the settings.
 * @returns null when no stored rate applies
 */
export const readProposal = async (
  req: PayloadRequest,
  { currency, day, purpose }: { currency: string; day: Day; purpose: RatePurpose },
): Promise<Proposal | null> =>
  proposalOn(await ratesUntil(req, currency, day), day, await ruleOf(req, purpose))
