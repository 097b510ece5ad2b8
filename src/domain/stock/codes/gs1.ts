/** The parts of a GS1 code that are used; the rest is skipped. */
export type Gs1 = {
  /** Fourteen digits. */
  gtin: string | null
  /** Pieces in it, as digits. */
  count: string | null
  /** Kilograms, as a canonical decimal. */
  weight: string | null
}

/** Separator after values of variable length. */
const FNC1 = '\u001d'

/** Lengths of the values of application identifiers, by prefix; others are variable. */
const FIXED: readonly (readonly [start: RegExp, identifier: number, value: number])[] = [
  [/^0[1-3]/, 2, 14],
  [/^00/, 2, 18],
  [/^1[1-9]/, 2, 6],
  [/^20/, 2, 2],
  [/^3[1-6]\d\d/, 4, 6],
]
const OPEN: readonly (readonly [start: RegExp, identifier: number])[] = [
  [/^(10|21|22|30|37)/, 2],
  [/^(24|25|39)\d/, 3],
  [/^(39[0-5]|7\d\d|8\d\d)\d/, 4],
  [/^9[0-9]/, 2],
]

const MAX_OPEN = 90

/** The last digit says how many decimals the weight has. */
const KILOGRAMS = /^310[0-6]$/

type Element = { identifier: string; value: string; rest: string }

const nextOf = (text: string): Element | null => {
  const fixed = FIXED.find(([start]) => start.test(text))
  if (fixed) {
    const [, identifier, value] = fixed
    const end = identifier + value
    const digits = text.slice(identifier, end)
    if (digits.length !== value || !/^\d+$/.test(digits)) return null
    const rest = text.slice(end)
    // Some printers add unnecessary separators.
    return {
      identifier: text.slice(0, identifier),
      value: digits,
      rest: rest.startsWith(FNC1) ? rest.slice(1) : rest,
    }
  }
  const open = OPEN.find(([start]) => start.test(text))
  if (!open) return null
  const end = `${text}${FNC1}`.indexOf(FNC1)
  const value = text.slice(open[1], end)
  if (value === '' || value.length > MAX_OPEN) return null
  return { identifier: text.slice(0, open[1]), value, rest: text.slice(end + 1) }
}

/** `(01)04006381333931(30)5`, as typed from the text below the bars. */
const withoutBrackets = (text: string): string =>
  /^\(\d{2,4}\)/.test(text) ? text.replace(/\((\d{2,4})\)/g, `${FNC1}$1`).replace(FNC1, '') : text

const kilograms = (identifier: string, digits: string): string => {
  const decimals = Number(identifier[3])
  const at = digits.length - decimals
  const whole = digits.slice(0, at).replace(/^0+(?=\d)/, '')
  return decimals === 0 ? whole : `${whole || '0'}.${digits.slice(at)}`
}

const isCount = (value: string): boolean => /^\d{1,8}$/.test(value) && Number(value) > 0

/**
 * Parses a GS1 code: a GTIN with its quantity.
 * @param text without the scanner's symbology prefix
 * @returns null for anything else, even if it looks similar
 */
export const readGs1 = (text: string): Gs1 | null => {
  const found: Gs1 = { gtin: null, count: null, weight: null }
  let rest = withoutBrackets(text.startsWith(FNC1) ? text.slice(1) : text)
  while (rest !== '') {
    const element = nextOf(rest)
    if (!element) return null
    const { identifier, value } = element
    if (identifier === '01') found.gtin = value
    else if ((identifier === '30' || identifier === '37') && isCount(value))
      found.count = String(Number(value))
    else if (KILOGRAMS.test(identifier)) found.weight = kilograms(identifier, value)
    rest = element.rest
  }
  return found.gtin === null ? null : found
}
