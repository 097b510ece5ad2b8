import { digitsOf } from './text/fold'
import { typedText } from './text/typedText'

/** `dahili 12`, `ext. 12`, `x12`, `#12`, `تحويلة 12`. */
const EXTENSION = /(?:#|\p{L}{1,10}\.?)\s*[0-9]{1,6}$/u
/** Separators between digits, and between two numbers. */
const SEPARATORS = /[\s().\-/,;·–]/g

/** A phone for comparing and display: single blanks, trimmed. It is stored as typed. */
export const tidyPhone = (text: string): string => typedText(text).replace(/\s+/g, ' ').trim()

/**
 * Checks a phone loosely: any usual notation, with an extension or a second number. The number of
 * digits depends on the country.
 *
 * @returns `invalidPhone`, or null; empty is allowed
 */
export const refusePhone = (value: unknown): 'invalidPhone' | null => {
  if (value === null || value === undefined || value === '') return null
  if (typeof value !== 'string') return 'invalidPhone'
  const number = tidyPhone(value).replace(EXTENSION, '').replace(SEPARATORS, '')
  return /^\+?[0-9]+(\+[0-9]+)*$/.test(number) ? null : 'invalidPhone'
}

/** Last digits that identify a number without its country code. */
const TELLING_DIGITS = 10

/**
 * The digits by which equal phones are found, without the extension.
 * @returns the last ten; null for a number with fewer, which many could have
 */
export const phoneTail = (text: string): string | null => {
  const digits = digitsOf(tidyPhone(text).replace(EXTENSION, ''))
  return digits.length < TELLING_DIGITS ? null : digits.slice(-TELLING_DIGITS)
}
