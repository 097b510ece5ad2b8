import { idOf } from '@/domain/shared/idOf'
import { isLineChoice } from '@/domain/tenders/choices/choices'
import { isDiscountType } from '@/domain/tenders/totals/discount'
import { isItemKind } from '@/domain/tenders/lines/itemKinds'
import type { Locale } from '@/i18n/locales'
import { lineText } from './lineText'
import type { EditorRow } from './EditorRow'

let made = 0

/** A key for a line that has no id yet. */
export const newKey = (): string => `line-${(made += 1)}`

/** A line to start from: free of content, general discount kind, empty numbers. */
export const emptyRow = (content: Partial<Omit<EditorRow, 'key'>> = {}): EditorRow => ({
  kind: 'stockCard',
  choice: 'included',
  stockCard: null,
  stockGroup: null,
  description: '',
  quantity: '',
  unitPrice: '',
  discountType: 'percent',
  discountValue: '',
  taxRate: '',
  ...content,
  key: newKey(),
})

const numberOf = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isFinite(value) ? value : undefined

/** A line that was only saved keeps its mark of a suggested price. */
const stillProposed = (row: EditorRow, before: EditorRow | undefined): EditorRow =>
  before?.isProposed &&
  before.unitPrice === row.unitPrice &&
  before.stockCard === row.stockCard &&
  before.stockGroup === row.stockGroup
    ? { ...row, isProposed: true }
    : row

const rowFrom = (value: unknown, locale: Locale, key: string): EditorRow => {
  const item = (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>
  const id = idOf(item.id)
  const [net, tax] = [numberOf(item.net), numberOf(item.tax)]
  return {
    key,
    ...(id !== null && { id }),
    kind: isItemKind(item.kind) ? item.kind : 'text',
    choice: isLineChoice(item.choice) ? item.choice : 'included',
    stockCard: idOf(item.stockCard),
    stockGroup: idOf(item.stockGroup),
    description: typeof item.description === 'string' ? item.description : '',
    quantity: lineText('quantity', item.quantity, locale),
    unitPrice: lineText('unitPrice', item.unitPrice, locale),
    discountType: isDiscountType(item.discountType) ? item.discountType : 'percent',
    discountValue: lineText('discountValue', item.discountValue, locale),
    taxRate: lineText('taxRate', item.taxRate, locale),
    ...(net !== undefined && { net }),
    ...(tax !== undefined && { tax }),
    ...(item.unitCost !== undefined && { unitCost: numberOf(item.unitCost) ?? null }),
  }
}

const isSame = (one: EditorRow, other: EditorRow | undefined): other is EditorRow => {
  const names = Object.keys({ ...one, ...other }) as (keyof EditorRow)[]
  return names.every((name) => one[name] === other?.[name])
}

/**
 * The editor's lines for a value of the form.
 * @param previous displayed lines: the line at the same index keeps its key, so that a save does
 * not take the focus; an unchanged one stays the same object, so that a save only re-renders
 * changed lines
 */
export const rowsFromValue = (
  value: unknown,
  locale: Locale,
  previous: readonly EditorRow[] = [],
): EditorRow[] =>
  (Array.isArray(value) ? value : []).map((item, index) => {
    const before = previous[index]
    const row = stillProposed(rowFrom(item, locale, before?.key ?? newKey()), before)
    return isSame(row, before) ? before : row
  })
