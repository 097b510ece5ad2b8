import { isPricedKind } from '@/domain/tenders/lines/itemKinds'
import type { Locale } from '@/i18n/locales'
import { cellValue } from './lineText'
import { filledRows, type EditorRow, type TenderItemValue } from './EditorRow'
import { perRow } from './perRow'

const valueOf = perRow((row, locale): Omit<TenderItemValue, 'order'> => {
  const isPriced = isPricedKind(row.kind)
  const read = (text: string) => (isPriced ? cellValue(text, locale) : null)
  const discountValue = read(row.discountValue)
  return {
    ...(row.id !== undefined && { id: row.id }),
    kind: row.kind,
    choice: isPriced ? row.choice : 'included',
    stockCard: row.kind === 'stockCard' ? row.stockCard : null,
    stockGroup: row.kind === 'stockGroup' ? row.stockGroup : null,
    description: row.description.trim() === '' ? null : row.description,
    quantity: read(row.quantity),
    unitPrice: read(row.unitPrice),
    discountType: discountValue === null ? null : row.discountType,
    discountValue,
    taxRate: read(row.taxRate),
  }
})

/** One line for the form: only fields of its kind, decimals in canonical form. */
export const valueFromRow = (row: EditorRow, locale: Locale, order: number): TenderItemValue => ({
  ...valueOf(row, locale),
  order,
})

/** The form value of the displayed lines, in order, without trailing empty ones. */
export const valueFromRows = (rows: readonly EditorRow[], locale: Locale): TenderItemValue[] =>
  filledRows(rows).map((row, index) => valueFromRow(row, locale, index))
