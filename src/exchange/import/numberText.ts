import type { NumberStyle } from '@/domain/imports/imports'
import { Decimal } from '@/domain/shared/decimal'
import { typedText } from '@/domain/shared/text/typedText'
import { currenciesIn, bareNumber } from '@/domain/tenders/lines/pastedMoney'

const MAX_LENGTH = 40
/** Digits beyond this precision are rounding noise of spreadsheets. */
const DIGITS = 15

const GROUPS: Readonly<Record<NumberStyle, string>> = { comma: '.', point: ",'\u2019" }
const DECIMALS: Readonly<Record<NumberStyle, string>> = { comma: ',', point: '.' }
/** Blanks between thousands are read in both styles. */
const BLANKS = / \u00a0\u202f/.source

const patternOf = (style: NumberStyle): RegExp => {
  const [group, sign] = [`[${GROUPS[style]}${BLANKS}]`, `\\${DECIMALS[style]}`]
  return new RegExp(`^-?(?:\\d+|[1-9]\\d{0,2}(?:${group}\\d{3})+)(?:${sign}\\d+)?$`)
}
const PATTERNS: Readonly<Record<NumberStyle, RegExp>> = {
  comma: patternOf('comma'),
  point: patternOf('point'),
}
const NOT_DIGITS: Readonly<Record<NumberStyle, RegExp>> = { comma: /[^\d,-]/g, point: /[^\d.-]/g }

/**
 * A cell normalised for number parsing: digits as `0`–`9`, one kind of minus, nothing else around
 * the number.
 */
const numberIn = (cell: string): string =>
  bareNumber(typedText(cell))
    .replace(/\u2212/g, '-')
    .replace(/\u066b/g, ',')
    .replace(/\u066c/g, '.')
    .trim()

/**
 * The decimal that a text means in one style, strictly: thousands are groups of three or none.
 * @returns canonical text, or null if the text is not a number in that style
 */
export const decimalOf = (text: string, style: NumberStyle): string | null => {
  if (text.length > MAX_LENGTH) return null
  const number = numberIn(text)
  if (!PATTERNS[style].test(number)) return null
  return new Decimal(number.replace(NOT_DIGITS[style], '').replace(',', '.')).toFixed()
}

/**
 * The decimal of a spreadsheet's number, rounded as the spreadsheet shows it: `0.1 + 0.2` is `0.3`.
 */
export const decimalOfNumber = (number: number): string =>
  new Decimal(number).toSignificantDigits(DIGITS).toFixed()

/** The currency next to a number, if it differs from that of the column. */
export const otherCurrencyIn = (text: string, currency: string | undefined): boolean =>
  currenciesIn(text).some((found) => found !== currency)
