import type { CollectionBeforeChangeHook } from 'payload'
import { toDecimal, type Numeric } from '@/domain/shared/money'
import { Refusal, refuseFields, type FieldRefusal } from '@/domain/shared/refusal'
import { refuseTaxRate } from '@/domain/tenders/lines'

const PRICES = ['currentPrice', 'offerPrice', 'costPrice', 'priceUsd', 'priceEur', 'minQuantity']

const refuseNegative = (values: Record<string, unknown>, path: string): FieldRefusal | null => {
  const value = values[path] as Numeric | null | undefined
  return value != null && toDecimal(value).lt(0) ? { path, code: 'mustNotBeNegative' } : null
}

/**
 * Prices of a card may be empty or 0 ("not sold yet"), never negative; a card that has been
 * oversold or overreserved cannot stop allowing it.
 */
export const refuseCardFigures: CollectionBeforeChangeHook = ({ data, originalDoc }) => {
  const taxCode = refuseTaxRate(data.taxRate)
  refuseFields([
    ...PRICES.map((path) => refuseNegative(data, path)),
    taxCode ? { path: 'taxRate', code: taxCode } : null,
  ])
  const stopsAllowing = originalDoc?.allowNoStock === true && data.allowNoStock === false
  if (stopsAllowing && toDecimal(originalDoc.availableQuantity).lt(0))
    throw new Refusal('cardAllowsNoOversell', {
      fields: [{ path: 'allowNoStock', code: 'cardAllowsNoOversell' }],
      data: { available: originalDoc.availableQuantity },
    })
  return data
}
