import { digitsOf } from '../shared/text/fold'
import { MIN_SEARCH_LENGTH } from '../lists/searchTerm'

/**
 * The digits to search phones and tax numbers by, without blanks, dashes and brackets. Country code
 * and leading zeros are dropped, because people write them or not.
 *
 * @returns null for a term with letters, or with fewer than 3 digits left
 */
export const phoneDigits = (term: string): string | null => {
  if (/\p{L}/u.test(term)) return null
  const digits = digitsOf(term)
  const own = /^\s*(\+|00)/.test(term) ? digits.replace(/^(00)?90/, '') : digits
  const found = own.replace(/^0+/, '')
  return found.length < MIN_SEARCH_LENGTH ? null : found
}
