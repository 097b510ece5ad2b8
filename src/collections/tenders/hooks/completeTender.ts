import type { CollectionBeforeChangeHook } from 'payload'
import { askerOf } from '@/access/session/staffOf'
import { BASE_CURRENCY } from '@/domain/shared/currency'
import { dayFromStored, dayToStored } from '@/domain/shared/day'
import { refuseRate, type Numeric } from '@/domain/shared/money'
import { refuseFields, type FieldRefusal, type RefusalCode } from '@/domain/shared/refusal'
import { refuseBidder } from '@/domain/tenders/sending/bidder'
import { refuseDiscount } from '@/domain/tenders/totals/discount'
import { refuseValidUntil, validUntilOf } from '@/domain/tenders/validity'
import { refuseForeignBranchAndEmployee } from '@/hooks/refuseForeignRelations'

type Values = Record<string, unknown>

const withDates = (data: Values, original: Values | undefined): Values => {
  const date = dayFromStored(data.date ?? original?.date)
  if (!date) return data
  const isMoved = data.date !== undefined && date !== dayFromStored(original?.date)
  const isUntouched =
    data.validUntil == null ||
    dayFromStored(data.validUntil) === dayFromStored(original?.validUntil)
  // Valid for 15 days from its date, unless the same change sets another last day.
  return (isMoved && isUntouched) || (data.validUntil == null && !original?.validUntil)
    ? { ...data, validUntil: dayToStored(validUntilOf(date)) }
    : data
}

const rateOf = (values: Values): Numeric | null =>
  values.currency === BASE_CURRENCY ? 1 : ((values.currencyRate as Numeric | null) ?? null)

const refuseTender = (values: Values): (FieldRefusal | null)[] => {
  const at = (path: string, code: RefusalCode | null) => (code ? { path, code } : null)
  const date = dayFromStored(values.date)
  const validUntil = dayFromStored(values.validUntil)
  const bidder = refuseBidder(values)
  const isWrongBidder = bidder !== null && bidder !== 'bidderMissing'
  return [
    at('validUntil', date && validUntil ? refuseValidUntil({ date, validUntil }) : null),
    at('currencyRate', values.currencyRate == null ? 'required' : refuseRate(values.currencyRate)),
    at('discountValue', refuseDiscount({ ...values, of: null })),
    // A draft does not need a customer yet; `sendTender` does.
    at(bidder === 'bidderTwice' ? 'company' : 'unconnectedEmail', isWrongBidder ? bidder : null),
  ]
}

/** Sets derived fields and refuses invalid values. */
export const completeTender: CollectionBeforeChangeHook = async (call) => {
  const { operation, originalDoc, req } = call
  const dated = withDates(call.data, originalDoc)
  const values = { ...originalDoc, ...dated }
  const data: Values = { ...dated, currencyRate: rateOf(values) }
  refuseFields(refuseTender({ ...values, ...data }))
  await refuseForeignBranchAndEmployee({ ...call, data })
  if (operation !== 'create') return data
  const { person: author, program } = askerOf(req)
  if (program !== null) return { ...data, createdByClient: program }
  // A revision keeps the owner of the tender that it revises.
  return author === null ? data : { ...data, createdBy: author, owner: data.owner ?? author }
}
