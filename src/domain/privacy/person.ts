import { MIN_SEARCH_LENGTH, searchTermOf } from '../lists/searchTerm'
import { phoneDigits } from '../search/phoneDigits'
import { digitsOf, fold } from '../shared/text/fold'
import type { FieldRefusal } from '../shared/refusal'

/** What somebody is known by, as it was typed; null for what was left out. */
export type TypedPerson = { name: string | null; email: string | null; phone: string | null }

/** What a text is compared with: any one of the three is enough, of a name all of its words. */
export type PersonQuery = { words: readonly string[]; email: string | null; digits: string | null }

/** Fewer digits stand in too many numbers of other people. */
export const MIN_PHONE_DIGITS = 7

const isLongEnough = (term: string) => [...term].length >= MIN_SEARCH_LENGTH

/**
 * What a person is searched by.
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

/** By which of them a text names the person; null where it does not. */
export const personIn = (text: string, query: PersonQuery): keyof TypedPerson | null => {
  const folded = fold(text)
  if (query.email !== null && folded.includes(query.email)) return 'email'
  if (query.words.length > 0 && query.words.every((word) => folded.includes(word))) return 'name'
  if (query.digits !== null && digitsOf(text).includes(query.digits)) return 'phone'
  return null
}

/** A text inside a value of JSON, with the names of the keys that lead there. */
export type Leaf = { path: string; text: string }

/** Every text and number inside a value of JSON. */
export const leavesOf = (value: unknown, path = ''): Leaf[] => {
  if (typeof value === 'string') return [{ path, text: value }]
  if (typeof value === 'number') return [{ path, text: String(value) }]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) =>
    // Places in a list say nothing.
    leavesOf(inner, Array.isArray(value) ? path : [path, key].filter(Boolean).join('.')),
  )
}

const EMAIL = /[^\s@<>()",;:]+@[^\s@<>()",;:]+\.[^\s@<>()",;:]+/gu
const PHONE = /\+?\d[\d\s()./-]{5,}\d/gu
const MASK = '•••'

/**
 * A text about a person as they may have it: e-mails and phones in it that are not theirs are masked.
 * Names of others cannot be told from other words: who hands the file over reads it first.
 */
export const maskOthers = (text: string, query: PersonQuery): string =>
  text
    .replace(EMAIL, (found) => (personIn(found, query) ? found : MASK))
    .replace(PHONE, (found) => {
      const digits = digitsOf(found)
      // Dates, amounts and numbers of documents stay.
      if (digits.length < 10 || digits.length > 15) return found
      return query.digits !== null && digits.includes(query.digits) ? found : MASK
    })
