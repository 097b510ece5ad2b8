import { AMOUNT, isDecimal, parseDecimal, PRICE, QUANTITY } from '../../shared/decimal'
import { idOf } from '../../shared/idOf'
import { refusePrice, refuseQuantity, round2 } from '../../shared/money'
import type { Decimal } from '../../shared/money'
import type { FieldRefusal, RefusalCode } from '../../shared/refusal'
import { isLineChoice } from '../choices/choices'
import { refuseTaxRate } from '../../taxes/refuseTaxRate'
import { refuseDiscount } from '../totals/discount'
import { isItemKind, isPricedKind } from './itemKinds'

/** The most lines that a tender can have. */
export const MAX_LINES = 500

/** `tooManyLines` with `max`, at `items`, for more lines than a tender can have. */
export const refuseLineCount = (count: number): FieldRefusal | null =>
  count > MAX_LINES ? { path: 'items', code: 'tooManyLines', data: { max: MAX_LINES } } : null

/** A line as a client sends it, not validated yet. */
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

/** A missing value is `included`; only priced lines can have another one. */
const refuseChoice = ({ kind, choice }: ItemInput): RefusalCode | null => {
  if (choice === null || choice === undefined) return null
  if (!isLineChoice(choice)) return 'notAnOption'
  return choice === 'included' || isPricedKind(kind) ? null : 'choiceWithoutPrice'
}

/** `refuseItem` for a line of a request, whose kind may be missing. */
export const refuseSentItem = (item: ItemInput, path: string): FieldRefusal[] =>
  refuseItem({ ...item, kind: item.kind ?? 'stockCard' }, path)

/**
 * Validates a tender line; form and server use the same function.
 *
 * @param item the line as sent
 * @param path its path, `items.3`; empty for a single line
 * @returns a refusal for each invalid field. Unpriced kinds (heading, subtotal, comment) are only
 *   checked for not being optional
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
