import { digitsOf } from './text/fold'
import { typedText } from './text/typedText'

/** `dahili 12`, `ext. 12`, `x12`, `#12`, `تحويلة 12`. */
const EXTENSION = /(?:#|\p{L}{1,10}\.?)\s*[0-9]{1,6}$/u
/** What people put between the digits, and between two numbers. */
const SEPARATORS = /[\s().\-/,;·–]/g

/** A phone as it is read and shown; it is kept as it was typed. One blank stands for several. */
export const tidyPhone = (text: string): string => typedText(text).replace(/\s+/g, ' ').trim()

/**
 * A phone may be written in any of the ways people write it, with an extension or a second number;
 * it may not be something else. How many digits it has is up to its country and its exchange.
 *
 * @returns `invalidPhone`, or null; empty is allowed
 */
export const refusePhone = (value: unknown): 'invalidPhone' | null => {
  if (value === null || value === undefined || value === '') return null
  if (typeof value !== 'string') return 'invalidPhone'
  const number = tidyPhone(value).replace(EXTENSION, '').replace(SEPARATORS, '')
  return /^\+?[0-9]+(\+[0-9]+)*$/.test(number) ? null : 'invalidPhone'
}

/** Digits at the end of a number that tell it from others, whatever its country's sign. */
const TELLING_DIGITS = 10

/**
 * The digits by which a phone is known as that of somebody else, without its extension.
 * @returns the last ten; null for a number with fewer, which many could have
 */
export const phoneTail = (text: string): string | null => {
  const digits = digitsOf(tidyPhone(text).replace(EXTENSION, ''))
  return digits.length < TELLING_DIGITS ? null : digits.slice(-TELLING_DIGITS)
}
