import { containsPattern } from '../lists/likePattern'
import { digitsOf, fold } from '../shared/text/fold'
import type { SearchKind } from './searchFields'

/**
 * What the folded column of a field is compared with to find a text in it.
 * @param kind of the column
 * @param text as somebody typed it; `%` and `_` stand for themselves
 * @returns null when it cannot be found there: letters in a column of digits
 */
export const foldedPattern = (kind: SearchKind, text: string): string | null => {
  if (kind === 'text') return containsPattern(fold(text))
  const digits = digitsOf(text)
  return digits && !/\p{L}/u.test(text) ? containsPattern(digits) : null
}
