import { isUnread, type Unread } from '@/present/record/unread'
import { isDecimal, parseDecimal, type DecimalSpec } from '@/domain/shared/decimal'
import { readDecimal } from '@/domain/shared/readDecimal'
import { createFormatters } from '@/i18n/format'
import type { Locale } from '@/i18n/locales'

/** Formatting options of a number. */
export type DecimalLook = {
  /** Most digits formatted without loss; longer input stays as typed, for the error message. */
  spec: DecimalSpec
  /** Two decimals at least, as for money. */
  isPrice: boolean
}

/** A sample decimal in each language. */
export const NUMBER_EXAMPLES: Readonly<Record<Locale, string>> = {
  tr: '1.234,50',
  en: '1,234.50',
  fr: '1 234,50',
  ar: '1,234.50',
}

const withSeparator = (text: string, locale: Locale): string =>
  locale === 'tr' || locale === 'fr' ? text.replace('.', ',') : text

/** A stored or parsed number in the format of an input: `1.234,50` for a Turkish price. */
export const textOfDecimal = (value: unknown, look: DecimalLook, locale: Locale): string => {
  if (value === null || value === undefined) return ''
  if (isUnread(value)) return value.unread
  const decimal = parseDecimal(value, look.spec)
  if (!isDecimal(decimal)) return withSeparator(String(value), locale)
  const print = createFormatters(locale)
  return look.isPrice ? print.price(decimal.toFixed()) : print.quantity(decimal.toFixed())
}

/**
 * Parses an input.
 * @returns null for an empty input, the canonical decimal, or the text marked as invalid: the plain
 *   text would let "1.5" through, which is ambiguous in Turkish
 */
export const decimalOfText = (text: string, locale: Locale): string | null | Unread => {
  if (text.trim() === '') return null
  return readDecimal(text, locale) ?? { unread: text }
}

/** The text reformatted on blur; invalid text stays as typed. */
export const tidyDecimal = (text: string, look: DecimalLook, locale: Locale): string => {
  const value = decimalOfText(text, locale)
  if (typeof value !== 'string') return text.trim()
  return isDecimal(parseDecimal(value, look.spec))
    ? textOfDecimal(value, look, locale)
    : text.trim()
}
