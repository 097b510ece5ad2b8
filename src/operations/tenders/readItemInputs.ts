import {
  AMOUNT,
  isDecimal,
  parseDecimal,
  PERCENT,
  PRICE,
  QUANTITY,
  type DecimalSpec,
} from '@/domain/shared/decimal'
import { cleanText, isFilledText } from '@/domain/shared/text/cleanText'
import { idOf } from '@/domain/shared/idOf'
import { refuseFields, type FieldRefusal } from '@/domain/shared/refusal'
import { isLineChoice } from '@/domain/tenders/choices/choices'
import { isPricedKind, type ItemKind } from '@/domain/tenders/lines/itemKinds'
import { refuseSentItem } from '@/domain/tenders/lines/lines'
import type { TenderItem } from '@/queries/tenders/readTenderItems'

type Raw = Record<string, unknown>

/** A line as it will be stored; `id` names the row it replaces. */
export type ItemInput = Omit<TenderItem, 'id' | 'net' | 'tax'> & { id: number | null }

const number = (value: unknown, spec: DecimalSpec): number | null => {
  const parsed = value == null || value === '' ? null : parseDecimal(value, spec)
  return isDecimal(parsed) ? parsed.toNumber() : null
}

const text = (value: unknown): string | null => (isFilledText(value) ? cleanText(value) : null)

const cleanItem = (raw: Raw, order: number): ItemInput => {
  const kind = (raw.kind ?? 'stockCard') as ItemKind
  const isPriced = isPricedKind(kind)
  const discountType = raw.discountType === 'percent' || raw.discountType === 'amount'
  const ofKind = (wanted: ItemKind, value: unknown) =>
    kind === wanted ? Number(idOf(value)) || null : null
  return {
    id: Number.isSafeInteger(raw.id) ? (raw.id as number) : null,
    kind,
    choice: isPriced && isLineChoice(raw.choice) ? raw.choice : 'included',
    stockCard: ofKind('stockCard', raw.stockCard),
    stockGroup: ofKind('stockGroup', raw.stockGroup),
    description: text(raw.description),
    quantity: isPriced ? number(raw.quantity, QUANTITY) : null,
    unitPrice: isPriced ? number(raw.unitPrice, PRICE) : null,
    discountType: isPriced && discountType ? (raw.discountType as 'percent' | 'amount') : null,
    discountValue:
      isPriced && discountType
        ? number(raw.discountValue, raw.discountType === 'percent' ? PERCENT : AMOUNT)
        : null,
    taxRate: isPriced ? (number(raw.taxRate, PERCENT) ?? 0) : null,
    order,
  }
}

/**
 * Parses the lines of a tender as sent by a form or program, in their order.
 * @param rows the value of `items`
 * @throws Refusal `invalidInput` with a path for each invalid cell (`items.3.quantity`)
 */
export const readItemInputs = (rows: unknown[]): ItemInput[] => {
  const refused: FieldRefusal[] = []
  const items = rows.map((row, index) => {
    const path = `items.${index}`
    const raw = (row && typeof row === 'object' && !Array.isArray(row) ? row : {}) as Raw
    refused.push(...refuseSentItem(raw, path))
    return cleanItem(raw, index)
  })
  refuseFields(refused)
  return items
}
