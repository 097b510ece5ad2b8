import { isPricedKind } from '@/domain/tenders/lines/itemKinds'
import { refuseItem } from '@/domain/tenders/lines/lines'
import type { Locale } from '@/i18n/locales'
import type { EditorRow } from '../rows/EditorRow'
import { valueFromRow } from '../rows/valueFromRows'

/** The invalid cells of a line. */
export const wrongCells = (row: EditorRow, locale: Locale): string[] =>
  refuseItem(valueFromRow(row, locale, 0)).map(({ path }) => path)

/** The folded cells to show while a line is edited: those with errors, and a missing VAT rate. */
export const openCells = (row: EditorRow, locale: Locale): ReadonlySet<string> => {
  const isUntaxed = isPricedKind(row.kind) && row.taxRate.trim() === ''
  return new Set([...wrongCells(row, locale), ...(isUntaxed ? ['taxRate'] : [])])
}
