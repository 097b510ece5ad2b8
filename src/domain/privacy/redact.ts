import { digitsOf, fold } from '../shared/text/fold'
import { plainText } from '../shared/text/richText'
import { personIn, type PersonQuery } from './person'

/** Replaces words that name a person in a free text. */
export const ERASED_WORDS = '•••'
/** End of the placeholder for a required e-mail, after the id of its row. */
export const ERASED_HOST = '@erased.invalid'

/** The lookbehind keeps it linear: otherwise every letter of a long word would be a start. */
const EMAIL = /(?<![^\s@<>()",;:])[^\s@<>()",;:]+@[^\s@<>()",;:]+/gu
/** A number as people write phones: digits with blanks, dashes, dots and brackets between them. */
const NUMBER = /\+?(?:\(\p{Nd}+\)|\p{Nd})(?:[\p{Nd}\s()./-]*\p{Nd})?/gu
const WORD = /[\p{L}\p{M}\p{N}'’]+/gu
/** Shorter words occur in too many others. */
const MIN_PART = 3

const erased = (text: string, pattern: RegExp, isTheirs: (found: string) => boolean) =>
  text.replace(pattern, (found) => (isTheirs(found) ? ERASED_WORDS : found))

const withoutName = (text: string, words: readonly string[]): string => {
  const isNamed = (found: string, min: number) => {
    const folded = fold(found)
    return words.some((word) => folded === word || (word.length >= min && folded.includes(word)))
  }
  return erased(text, WORD, (found) => isNamed(found, MIN_PART))
}

/**
 * A free text without the identifiers of a person: each word of a name, whole e-mails and phones.
 * The rest of the text stays. If the text still names the person afterwards, for example by digits
 * spread over it, it is replaced as a whole.
 * @param text plain
 * @returns the same text where it does not name the person
 */
export const redactText = (text: string, query: PersonQuery): string => {
  let left = text
  const { email, digits, words } = query
  if (email) left = erased(left, EMAIL, (found) => fold(found).includes(email))
  if (digits) left = erased(left, NUMBER, (found) => digitsOf(found).includes(digits))
  if (personIn(left, { words, email: null, digits: null })) left = withoutName(left, words)
  return personIn(left, query) ? ERASED_WORDS : left
}

/** Redacts the text between the tags of HTML; the tags stay. */
const redactHtml = (html: string, query: PersonQuery): string => {
  const left = html
    .split(/(<[^<>]*>)/)
    .map((part) => (part.startsWith('<') ? part : redactText(part, query)))
    .join('')
  // The name may still be there: spread over several tags, or inside the address of a link.
  const isLeft = personIn(left, query) || personIn(plainText(left), query)
  return isLeft ? `<p>${ERASED_WORDS}</p>` : left
}

/** Applies a function to every text and number of a JSON value. */
export const mapLeaves = (value: unknown, change: (text: string) => string): unknown => {
  if (typeof value === 'string') return change(value)
  if (typeof value === 'number') {
    const text = String(value)
    const changed = change(text)
    return changed === text ? value : changed
  }
  if (Array.isArray(value)) return value.map((inner) => mapLeaves(inner, change))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, mapLeaves(inner, change)]),
  )
}

/**
 * A column's value without the identifiers of a person: HTML keeps its tags, JSON its shape.
 * @param text of the column, JSON as text
 */
export const redactValue = (text: string, query: PersonQuery): string => {
  if (/^[[{"]/.test(text))
    try {
      const left = mapLeaves(JSON.parse(text) as unknown, (leaf) => redactValueOf(leaf, query))
      return JSON.stringify(left)
    } catch {
      // Plain text that only looks like JSON.
    }
  return redactValueOf(text, query)
}

const redactValueOf = (text: string, query: PersonQuery): string =>
  text.includes('<') ? redactHtml(text, query) : redactText(text, query)
