import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { abilityOfRequest } from '@/access/abilityOf'
import type { Proposal, RateSource } from '@/domain/rates/rates'
import { BASE_CURRENCY } from '@/domain/shared/currency'
import type { Day } from '@/domain/shared/day'
import { isSameDecimal, type Numeric } from '@/domain/shared/money'
import { Refusal } from '@/domain/shared/refusal'
import { refuseOtherRate } from '@/domain/tenders/totals/rates'
import { readProposal } from '@/queries/rates/readProposal'
import { companyToday } from '@/queries/settings/companyToday'
import { dayText } from '@/queries/shared/asText'
import { readRows } from '@/queries/shared/rows'
import type { LockedTender } from './lockTender'

/** Whether the caller may enter their own rates; the system may. */
export const mayChangeRates = async (req: PayloadRequest): Promise<boolean> =>
  !req.user || (await abilityOfRequest(req)).can('changeRates', 'tenders')

/** The rate of the newest tender in a currency. */
const rateOfNewestTender = async (
  req: PayloadRequest,
  currency: string,
): Promise<Proposal | null> => {
  const [row] = await readRows<{ rate: string; day: Day | null; source: RateSource | null }>(
    req,
    sql`select currency_rate::text as rate, ${dayText(sql`rate_day`)} as day, rate_source as source
        from tenders where currency::text = ${currency} and currency_rate is not null
        order by id desc limit 1`,
  )
  return row ?? null
}

/**
 * The suggested rate of a tender's currency: the one valid on its day, or, if none is stored, that
 * of the newest tender in it.
 * @returns null when there is neither: the request must contain one
 */
export const proposedRate = async (
  req: PayloadRequest,
  { currency, day }: { currency: string; day: Day },
): Promise<Proposal | null> =>
  (await readProposal(req, { currency, day, purpose: 'offer' })) ??
  rateOfNewestTender(req, currency)

/** A rate entered by hand, with today as its day. */
export const typedRate = async (req: PayloadRequest, rate: Numeric): Promise<Proposal> => ({
  rate: String(rate),
  day: await companyToday(req),
  source: 'manual',
})

/** Throws `rateNotAllowed` at the field when the rate is not the suggested one. */
export const refuseRateBeyond = (args: {
  path: string
  rate: Numeric
  proposed: Numeric | null
}): void => {
  const { path, rate, proposed } = args
  const code = refuseOtherRate({ rate, proposed })
  if (!code) return
  const data = { proposed: Number(proposed) }
  throw new Refusal(code, { data, fields: [{ path, code, data }] })
}

/**
 * The rate of an invoice made today: the suggested one, the tender's own if no rate of its currency
 * is stored, or a custom one from users who may change rates.
 * @param args.invoiceRate already validated; undefined or null takes the suggested one
 * @throws Refusal `rateNotAllowed`, also for another rate than 1 of a tender in lira
 */
export const rateOfInvoice = async (args: {
  req: PayloadRequest
  tender: Pick<LockedTender, 'currency' | 'currencyRate' | 'rateDay' | 'rateSource'>
  invoiceRate?: Numeric | null
}): Promise<Proposal> => {
  const { req, tender, invoiceRate } = args
  const { currency, currencyRate, rateDay, rateSource } = tender
  if (currency === BASE_CURRENCY) {
    if (invoiceRate != null)
      refuseRateBeyond({ path: 'invoiceRate', rate: invoiceRate, proposed: '1' })
    return { rate: '1', day: null, source: null }
  }
  const day = await companyToday(req)
  const proposed = (await readProposal(req, { currency, day, purpose: 'booking' })) ?? {
    rate: currencyRate,
    day: rateDay,
    source: rateSource,
  }
  if (invoiceRate == null || isSameDecimal(invoiceRate, proposed.rate)) return proposed
  if (!(await mayChangeRates(req)))
    refuseRateBeyond({ path: 'invoiceRate', rate: invoiceRate, proposed: proposed.rate })
  return typedRate(req, invoiceRate)
}
