import { MIN_SEARCH_LENGTH, searchTermOf } from '../lists/searchTerm'
import { phoneDigits } from '../search/phoneDigits'
import { digitsOf, fold } from '../shared/text/fold'
import type { FieldRefusal } from '../shared/refusal'

/** A person's typed identifiers; null for those left out. */
export type TypedPerson = { name: string | null; email: string | null; phone: string | null }

/**
 * The identifiers a text is compared with: one of the three is enough; of a name, all words must
 * match.
 */
export type PersonQuery = { words: readonly string[]; email: string | null; digits: string | null }

/** Fewer digits occur in too many numbers of other people. */
export const MIN_PHONE_DIGITS = 7

const isLongEnough = (term: string) => [...term].length >= MIN_SEARCH_LENGTH

/**
 * Parses the identifiers of a person search.
 * @param typed name, e-mail and phone; one at least
 * @returns the refusals by field otherwise: `required` at the name where all are empty,
 *   `searchTooShort`, `invalidPhone` with fewer than `MIN_PHONE_DIGITS` digits
 */
export const readPersonQuery = (
  typed: TypedPerson,
): { query: PersonQuery } | { fields: FieldRefusal[] } => {
  const name = searchTermOf(typed.name ?? '')
  const email = searchTermOf(typed.email ?? '')
  const digits = typed.phone?.trim() ? phoneDigits(typed.phone) : null
  const fields: FieldRefusal[] = []
  if (!name && !email && !typed.phone?.trim()) fields.push({ path: 'name', code: 'required' })
  if (name && !isLongEnough(name)) fields.push({ path: 'name', code: 'searchTooShort' })
  if (email && !isLongEnough(email)) fields.push({ path: 'email', code: 'searchTooShort' })
  if (typed.phone?.trim() && (digits?.length ?? 0) < MIN_PHONE_DIGITS)
    fields.push({ path: 'phone', code: 'invalidPhone' })
  if (fields.length > 0) return { fields }
  return { query: { words: name.split(' ').filter(Boolean), email: email || null, digits } }
}

/** The identifier by which a text names the person; null if it does not. */
export const personIn = (text: string, query: PersonQuery): keyof TypedPerson | null => {
  const folded = fold(text)
  if (query.email !== null && folded.includes(query.email)) return 'email'
  if (query.words.length > 0 && query.words.every((word) => folded.includes(word))) return 'name'
  if (query.digits !== null && digitsOf(text).includes(query.digits)) return 'phone'
  return null
}

/** A text inside a JSON value, with its path of keys. */
export type Leaf = { path: string; text: string }

/** Every text and number inside a JSON value. */
export const leavesOf = (value: unknown, path = ''): Leaf[] => {
  if (typeof value === 'string') return [{ path, text: value }]
  if (typeof value === 'number') return [{ path, text: String(value) }]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) =>
    // Indexes of a list are left out of the path.
    leavesOf(inner, Array.isArray(value) ? path : [path, key].filter(Boolean).join('.')),
  )
}

/** The lookbehind keeps it linear: otherwise every letter of a long word would be a start. */
const EMAIL = /(?<![^\s@<>()",;:])[^\s@<>()",;:]+@[^\s@<>()",;:]+\.[^\s@<>()",;:]+/gu
const PHONE = /\+?\d[\d\s()./-]{5,}\d/gu
const MASK = '•••'

/**
 * Prepares a text about a person for handing it to them: e-mails and phones of others are masked.
 * Names of others cannot be recognised: a person reviews the file before it is handed over.
 */
export const maskOthers = (text: string, query: PersonQuery): string =>
  text
    .replace(EMAIL, (found) => (personIn(found, query) ? found : MASK))
    .replace(PHONE, (found) => {
      const digits = digitsOf(found)
      // Dates, amounts and document numbers stay.
      if (digits.length < 10 || digits.length > 15) return found
      return query.digits !== null && digits.includes(query.digits) ? found : MASK
    })
