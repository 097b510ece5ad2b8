import type { CollectionBeforeChangeHook } from 'payload'
import { BASE_CURRENCY } from '@/domain/shared/currency'
import { refuseRate, toDecimal, type Numeric } from '@/domain/shared/money'
import { mayChangeRates, proposedRate, refuseRateBeyond } from '@/operations/tenders/tenderRates'

const isSame = (a: Numeric, b: Numeric) => toDecimal(a).equals(toDecimal(b))

/**
 * Without the right to change rates a tender keeps the rate it has, and a new one, or one whose
 * currency changes, takes the proposed rate, which is filled in when it is left out. The first
 * tender in a currency has none to keep to: whoever makes it names the rate.
 */
export const guardRate: CollectionBeforeChangeHook = async (call) => {
  const { data, originalDoc, req, context } = call
  const { currency } = { ...originalDoc, ...data } as { currency?: string }
  if (!currency || currency === BASE_CURRENCY || context.keepsRate || (await mayChangeRates(req)))
    return data
  const before = originalDoc?.currencyRate as Numeric | null | undefined
  const isKept = originalDoc?.currency === currency && before != null
  const proposed = isKept ? before : await proposedRate(req, currency)
  const rate = data.currencyRate as Numeric | null | undefined
  // An update brings the stored values of what was left out: another currency's rate is no choice.
  const isLeftOut = rate == null || (!isKept && before != null && isSame(rate, before))
  if (isLeftOut) return proposed === null ? data : { ...data, currencyRate: Number(proposed) }
  if (!refuseRate(rate)) refuseRateBeyond({ path: 'currencyRate', rate, proposed })
  return data
}
