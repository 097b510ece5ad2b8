import { isDecimal, parseDecimal, type DecimalSpec } from '@/domain/shared/decimal'
import { readDecimal } from '@/domain/shared/readDecimal'
import { createFormatters } from '@/i18n/format'
import type { Locale } from '@/i18n/locales'

/** What stands in an input and cannot be read as a number: kept as typed, and refused on saving. */
export type UnreadNumber = { readonly unread: string }

/** How a number is to be printed. */
export type DecimalLook = {
  /** What may be printed without losing a digit; the rest stays as typed, for a refusal to name. */
  spec: DecimalSpec
  /** Two decimals at least, as money has. */
  isPrice: boolean
}

export const isUnread = (value: unknown): value is UnreadNumber =>
  typeof value === 'object' && value !== null && 'unread' in value

const withSeparator = (text: string, locale: Locale): string =>
  locale === 'tr' || locale === 'fr' ? text.replace('.', ',') : text

/** A stored or read number as an input shows it: `1.234,50` for a Turkish price. */
export const textOfDecimal = (value: unknown, look: DecimalLook, locale: Locale): string => {
  if (value === null || value === undefined) return ''
  if (isUnread(value)) return value.unread
  const decimal = parseDecimal(value, look.spec)
  if (!isDecimal(decimal)) return withSeparator(String(value), locale)
  const print = createFormatters(locale)
  return look.isPrice ? print.price(decimal.toFixed()) : print.quantity(decimal.toFixed())
}

/**
 * What an input says.
 * @returns null for an empty input, the canonical decimal, or the text marked as unread: handing
 * on the text itself would let "1.5" through, which in Turkish nobody can read for sure
 */
export const decimalOfText = (text: string, locale: Locale): string | null | UnreadNumber => {
  if (text.trim() === '') return null
  return readDecimal(text, locale) ?? { unread: text }
}

/** The text again, tidied on leaving the input; one that cannot be read stays as typed. */
export const tidyDecimal = (text: string, look: DecimalLook, locale: Locale): string => {
  const value = decimalOfText(text, locale)
  if (typeof value !== 'string') return text.trim()
  return isDecimal(parseDecimal(value, look.spec))
    ? textOfDecimal(value, look, locale)
    : text.trim()
}
