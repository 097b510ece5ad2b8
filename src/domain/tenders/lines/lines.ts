import { AMOUNT, isDecimal, parseDecimal, PRICE, QUANTITY } from '../../shared/decimal'
import { idOf } from '../../shared/idOf'
import { refusePrice, refuseQuantity, round2 } from '../../shared/money'
import type { Decimal } from '../../shared/money'
import type { FieldRefusal, RefusalCode } from '../../shared/refusal'
import { isLineChoice } from '../choices/choices'
import { refuseTaxRate } from '../../taxes/refuseTaxRate'
import { refuseDiscount } from '../totals/discount'
import { isItemKind, isPricedKind } from './itemKinds'

/** A line as a client sends it: nothing about it is known yet. */
export type ItemInput = {
  kind?: unknown
  choice?: unknown
  stockCard?: unknown
  stockGroup?: unknown
  quantity?: unknown
  unitPrice?: unknown
  discountType?: unknown
  discountValue?: unknown
  taxRate?: unknown
}

const grossOf = (item: ItemInput): Decimal | null => {
  const quantity = parseDecimal(item.quantity, QUANTITY)
  const unitPrice = parseDecimal(item.unitPrice, PRICE)
  return isDecimal(quantity) && isDecimal(unitPrice) ? round2(quantity.mul(unitPrice)) : null
}

/** Nothing said is `included`; only what has a price can be anything else. */
const refuseChoice = ({ kind, choice }: ItemInput): RefusalCode | null => {
  if (choice === null || choice === undefined) return null
  if (!isLineChoice(choice)) return 'notAnOption'
  return choice === 'included' || isPricedKind(kind) ? null : 'choiceWithoutPrice'
}

/** `refuseItem` for a line as a request has it, where the kind may be left out. */
export const refuseSentItem = (item: ItemInput, path: string): FieldRefusal[] =>
  refuseItem({ ...item, kind: item.kind ?? 'stockCard' }, path)

/**
 * Everything wrong with a tender line; the same function serves form and server.
 *
 * @param item the line as sent
 * @param path where it stands, `items.3`; empty for a line on its own
 * @returns a refusal for each field to mend; empty when the line may stand. Unpriced kinds
 *   (heading, subtotal, comment) have nothing to check but that they are not for choosing
 */
export const refuseItem = (item: ItemInput, path = ''): FieldRefusal[] => {
  const at = (field: string): string => (path === '' ? field : `${path}.${field}`)
  if (!isItemKind(item.kind)) return [{ path: at('kind'), code: 'notAnOption' }]
  const choice = refuseChoice(item)
  if (!isPricedKind(item.kind)) return choice ? [{ path: at('choice'), code: choice }] : []

  const gross = grossOf(item)
  const isTooLarge = gross !== null && !isDecimal(parseDecimal(gross, AMOUNT))
  const checks: Record<string, RefusalCode | null> = {
    choice,
    stockCard:
      item.kind === 'stockCard' && idOf(item.stockCard) === null ? 'itemCardMissing' : null,
    stockGroup:
      item.kind === 'stockGroup' && idOf(item.stockGroup) === null ? 'itemGroupMissing' : null,
    quantity: refuseQuantity(item.quantity),
    unitPrice: refusePrice(item.unitPrice) ?? (isTooLarge ? 'tooLarge' : null),
    discountValue: refuseDiscount({
      discountType: item.discountType,
      discountValue: item.discountValue,
      of: gross,
    }),
    taxRate: refuseTaxRate(item.taxRate),
  }
  return Object.entries(checks).flatMap(([field, code]) =>
    code ? [{ path: at(field), code }] : [],
  )
}
