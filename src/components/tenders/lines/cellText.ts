import { isDecimal, parseDecimal, PERCENT, PRICE, QUANTITY } from '@/domain/shared/decimal'
import type { DecimalSpec } from '@/domain/shared/decimal'
import { readDecimal } from '@/domain/shared/readDecimal'
import { createFormatters } from '@/i18n/format'
import type { Locale } from '@/i18n/locales'
import type { NumericCell, UnreadNumber } from './EditorRow'

/** What may be printed without losing a digit; the rest stays as typed, for a refusal to name. */
const PRINTABLE: Record<NumericCell, DecimalSpec> = {
  quantity: QUANTITY,
  unitPrice: PRICE,
  discountValue: { scale: PERCENT.scale, integerDigits: 12 },
  taxRate: PERCENT,
}

const isUnread = (value: unknown): value is UnreadNumber =>
  typeof value === 'object' && value !== null && 'unread' in value

const withSeparator = (text: string, locale: Locale): string =>
  locale === 'tr' || locale === 'fr' ? text.replace('.', ',') : text

/** A stored or read number as an input shows it: `1.234,50` for a Turkish price. */
export const cellText = (cell: NumericCell, value: unknown, locale: Locale): string => {
  if (value === null || value === undefined) return ''
  if (isUnread(value)) return value.unread
  const decimal = parseDecimal(value, PRINTABLE[cell])
  if (!isDecimal(decimal)) return withSeparator(String(value), locale)
  const print = createFormatters(locale)
  return cell === 'unitPrice' ? print.price(decimal.toFixed()) : print.quantity(decimal.toFixed())
}

/**
 * What an input says, for the form's value.
 * @returns null for an empty input, the canonical decimal, or the text marked as unread: handing
 * on the text itself would let "1.5" through, which in Turkish nobody can read for sure
 */
export const cellValue = (text: string, locale: Locale): string | null | UnreadNumber => {
  if (text.trim() === '') return null
  return readDecimal(text, locale) ?? { unread: text }
}

/** The text again, tidied on leaving the cell; one that cannot be read stays as typed. */
export const tidyText = (cell: NumericCell, text: string, locale: Locale): string => {
  const value = cellValue(text, locale)
  if (typeof value !== 'string') return text.trim()
  return isDecimal(parseDecimal(value, PRINTABLE[cell]))
    ? cellText(cell, value, locale)
    : text.trim()
}
