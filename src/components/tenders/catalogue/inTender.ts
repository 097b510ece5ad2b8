import { readDecimal } from '@/domain/shared/readDecimal'
import { toDecimal, type Decimal } from '@/domain/shared/money'
import { isCounted } from '@/domain/tenders/choices/choices'
import type { Locale } from '@/i18n/locales'
import type { EditorRow } from '../lines/rows/EditorRow'

/** Quantity of each card in the counted lines, by id; unreadable quantities are ignored. */
export const inTender = (rows: readonly EditorRow[], locale: Locale): Map<string, Decimal> => {
  const found = new Map<string, Decimal>()
  for (const row of rows) {
    if (row.kind !== 'stockCard' || row.stockCard === null || !isCounted(row)) continue
    const id = String(row.stockCard)
    const quantity = toDecimal(readDecimal(row.quantity, locale))
    found.set(id, quantity.plus(found.get(id) ?? 0))
  }
  return found
}
