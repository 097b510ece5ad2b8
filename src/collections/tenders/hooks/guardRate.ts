import type { CollectionBeforeChangeHook, PayloadRequest } from 'payload'
import type { Proposal } from '@/domain/rates/rates'
import { BASE_CURRENCY } from '@/domain/shared/currency'
import { dayFromStored, dayToStored } from '@/domain/shared/day'
import { isSameDecimal, refuseRate, type Numeric } from '@/domain/shared/money'
import { readProposal } from '@/queries/rates/readProposal'
import { companyToday } from '@/queries/settings/companyToday'
import {
  mayChangeRates,
  proposedRate,
  refuseRateBeyond,
  typedRate,
} from '@/operations/tenders/tenderRates'

type Values = Record<string, unknown>
type Rate = Numeric | null | undefined

const withRate = (data: Values, { rate, day, source }: Proposal): Values => ({
  ...data,
  currencyRate: Number(rate),
  rateDay: day && dayToStored(day),
  rateSource: source,
})

/** Checks a rate in the request: the proposed one, or any other with permission to change rates. */
const chosen = async (
  req: PayloadRequest,
  args: { rate: Numeric; before: Rate; proposed: Proposal | null },
): Promise<Proposal> => {
  const { rate, before, proposed } = args
  if (proposed && isSameDecimal(rate, proposed.rate)) return proposed
  const mustBe = before ?? proposed?.rate ?? null
  if (!(await mayChangeRates(req)))
    refuseRateBeyond({ path: 'currencyRate', rate, proposed: mustBe })
  return typedRate(req, rate)
}

/**
 * A tender keeps its rate, with day and source, until a request sets another one or changes the
 * currency; a new date does not change it. Without a rate in the request, a new tender, or one with a
 * new currency, takes the rate proposed for its day. A rate other than the proposed or current one
 * needs permission to change rates, unless no rate of the currency is known yet.
 */
export const guardRate: CollectionBeforeChangeHook = async ({
  data,
  originalDoc,
  req,
  context,
}) => {
  const values = { ...originalDoc, ...data } as { currency?: string; date?: unknown }
  const { currency } = values
  if (!currency || context.keepsRate) return data
  if (currency === BASE_CURRENCY) return { ...data, rateDay: null, rateSource: null }
  const rate = data.currencyRate as Rate
  const before = originalDoc?.currencyRate as Rate
  const isOfCurrency = originalDoc?.currency === currency && before != null
  const isAsBefore = rate != null && before != null && isSameDecimal(rate, before)
  if (isOfCurrency && isAsBefore) return data
  if (isOfCurrency && rate == null)
    return (await mayChangeRates(req)) ? data : { ...data, currencyRate: before }
  if (rate != null && refuseRate(rate)) return data
  const day = dayFromStored(values.date) ?? (await companyToday(req))
  if (isOfCurrency) {
    const proposed = await readProposal(req, { currency, day, purpose: 'offer' })
    return withRate(data, await chosen(req, { rate: rate as Numeric, before, proposed }))
  }
  const proposed = await proposedRate(req, { currency, day })
  // In an update, fields that were not sent have their stored values: the rate of the previous
  // currency was not chosen by the user.
  if (rate == null || isAsBefore) return proposed ? withRate(data, proposed) : data
  return withRate(data, await chosen(req, { rate, before: null, proposed }))
}
