import { Decimal } from './decimal'
import { typedText, type TypingLocale } from './text/typedText'

type Separators = { decimal: string; groups: readonly string[] }

const SPACES = [' ', '\u00a0', '\u202f'] as const

const SEPARATORS: Record<TypingLocale, Separators> = {
  tr: { decimal: ',', groups: ['.'] },
  en: { decimal: '.', groups: [','] },
  fr: { decimal: ',', groups: SPACES },
  // We show Arabic with Latin digits ("1,234.5"); people may type their own separators too.
  ar: { decimal: '.', groups: [','] },
}

const MAX_TEXT_LENGTH = 40

const isGrouped = (parts: readonly string[]): boolean =>
  parts.every((part, at) => (at === 0 ? /^[0-9]{1,3}$/ : /^[0-9]{3}$/).test(part))

const ungroup = (whole: string, groups: readonly string[]): string | null => {
  if (/^[0-9]*$/.test(whole)) return whole
  const readings = groups.map((separator) => whole.split(separator))
  return readings.find(isGrouped)?.join('') ?? null
}

/**
 * Parses a number as typed in a form: the language's decimal separator, its thousands separators
 * when they are well formed, Arabic-Indic digits, a minus of either kind.
 *
 * @param text the value of the input
 * @param locale language of the interface
 * @returns the canonical text (`1234.5`) for `parseDecimal`, or null when the text is ambiguous or
 *   no number (`1.5` in Turkish: a thousand group of one digit?)
 */
export const readDecimal = (text: string, locale: TypingLocale): string | null => {
  if (text.length > MAX_TEXT_LENGTH) return null
  const clean = typedText(text).trim().replace('\u2212', '-')
  const isNegative = clean.startsWith('-')
  const body = isNegative ? clean.slice(1) : clean
  const isArabicStyle = /[\u066b\u066c]/.test(body)
  const { decimal, groups } = isArabicStyle
    ? { decimal: '\u066b', groups: ['\u066c'] }
    : SEPARATORS[locale]

  const [whole = '', decimals, ...more] = body.split(decimal)
  if (more.length > 0) return null
  if (decimals !== undefined && !/^[0-9]+$/.test(decimals)) return null
  if (whole === '' && decimals === undefined) return null
  const digits = ungroup(whole, groups)
  if (digits === null) return null

  const value = new Decimal(decimals === undefined ? digits : `${digits}.${decimals}`)
  return (isNegative && !value.isZero() ? value.neg() : value).toFixed()
}
