import { containsPattern } from '../lists/likePattern'
import { digitsOf, fold } from '../shared/text/fold'
import { codeForms } from './codeForms'
import type { SearchKind } from './searchFields'

/**
 * The `like` patterns that find a text in the folded column of a field.
 * @param kind of the column
 * @param text as somebody typed it, one word for codes; `%` and `_` are literal
 * @returns patterns any of which is enough; null when it cannot be found there: letters in a column
 *   of digits
 */
export const foldedPatterns = (kind: SearchKind, text: string): string[] | null => {
  if (kind === 'text') return [containsPattern(fold(text))]
  if (kind !== 'digits') return codeForms({ kind, text }).map(containsPattern)
  const digits = digitsOf(text)
  return digits && !/\p{L}/u.test(text) ? [containsPattern(digits)] : null
}
