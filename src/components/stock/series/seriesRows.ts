import { QUANTITY } from '@/domain/shared/decimal'
import { readDecimal } from '@/domain/shared/readDecimal'
import { refusePrice, refuseQuantity, sum, toDecimal } from '@/domain/shared/money'
import type { RefusalCode } from '@/domain/shared/refusal'
import { refuseFraction } from '@/domain/stock/units'
import { createFormatters } from '@/i18n/format'
import type { Locale } from '@/i18n/locales'
import type { ScannedCard } from '../scan/findScanned'

/** A card of a series, with the typed quantity and price. */
export type SeriesRow = { card: ScannedCard; quantity: string; price: string }

/**
 * The rows after a scan: the quantity of an existing row increases, and the card scanned last comes
 * first. Unreadable input is left unchanged.
 * @param scanned the quantity in the code; 1 if it has none
 */
export const rowsAfterScan = (
  rows: readonly SeriesRow[],
  scan: { card: ScannedCard; scanned: string | null; locale: Locale },
): SeriesRow[] => {
  const { card, scanned, locale } = scan
  const known = rows.find((row) => row.card.id === card.id)
  const more = toDecimal(scanned ?? 1)
  const before = known && readDecimal(known.quantity, locale)
  const counted = known && before === null ? known.quantity : null
  const quantity = counted ?? createFormatters(locale).quantity(more.plus(before ?? 0).toFixed())
  const others = rows.filter((row) => row !== known)
  return [{ price: '', ...known, card, quantity }, ...others]
}

/**
 * A code in the quantity field: a slow scanner is mistaken for a person, and types into the focused
 * field.
 * @returns null for a possible quantity
 */
export const codeIn = (quantity: string): string | null => {
  const text = quantity.trim()
  return /^\d+$/.test(text) && text.length > QUANTITY.integerDigits ? text : null
}

/** Why a row cannot be posted. */
export const problemsOf = (
  { card, quantity, price }: SeriesRow,
  locale: Locale,
): { quantity: RefusalCode | null; price: RefusalCode | null } => {
  const wanted = readDecimal(quantity, locale)
  const paid = price.trim() === '' ? null : (readDecimal(price, locale) ?? 'x')
  return {
    quantity:
      wanted === null
        ? quantity.trim() === ''
          ? 'required'
          : 'notADecimal'
        : (refuseQuantity(wanted) ?? refuseFraction({ unit: card.unit, quantity: wanted })),
    price: paid === null ? null : refusePrice(paid),
  }
}

/** The rows for the request; already validated. */
export const sentRows = (rows: readonly SeriesRow[], locale: Locale) =>
  rows.map(({ card, quantity, price }) => ({
    stockCard: card.id,
    quantity: readDecimal(quantity, locale),
    price: price.trim() === '' ? null : readDecimal(price, locale),
  }))

/** The scanned total, as canonical text; unreadable quantities are ignored. */
export const totalOf = (rows: readonly SeriesRow[], locale: Locale): string =>
  sum(rows.map(({ quantity }) => readDecimal(quantity, locale) ?? 0)).toFixed()
