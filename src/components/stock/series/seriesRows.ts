import { QUANTITY } from '@/domain/shared/decimal'
import { readDecimal } from '@/domain/shared/readDecimal'
import { refusePrice, refuseQuantity, sum, toDecimal } from '@/domain/shared/money'
import type { RefusalCode } from '@/domain/shared/refusal'
import { refuseFraction } from '@/domain/stock/units'
import { createFormatters } from '@/i18n/format'
import type { Locale } from '@/i18n/locales'
import type { ScannedCard } from '../scan/findScanned'

/** A card of a series, with quantity and price as they are typed. */
export type SeriesRow = { card: ScannedCard; quantity: string; price: string }

/**
 * The rows after a scan: the quantity of a card that has a row grows, and the one scanned last
 * comes first. What cannot be read as a number is left for the person who typed it.
 * @param scanned the quantity in the code; 1 where it has none
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
 * The code in place of a quantity: a scanner that types more slowly than the others is
 * taken for a person, and writes into the field that has the focus.
 * @returns null for a possible quantity
 */
export const codeIn = (quantity: string): string | null => {
  const text = quantity.trim()
  return /^\d+$/.test(text) && text.length > QUANTITY.integerDigits ? text : null
}

/** Why the figures of a row cannot be posted. */
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

/** The rows as the server takes them; checked before. */
export const sentRows = (rows: readonly SeriesRow[], locale: Locale) =>
  rows.map(({ card, quantity, price }) => ({
    stockCard: card.id,
    quantity: readDecimal(quantity, locale),
    price: price.trim() === '' ? null : readDecimal(price, locale),
  }))

/** What was scanned in all, as canonical text; what cannot be read counts as nothing. */
export const totalOf = (rows: readonly SeriesRow[], locale: Locale): string =>
  sum(rows.map(({ quantity }) => readDecimal(quantity, locale) ?? 0)).toFixed()
