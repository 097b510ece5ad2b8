import { fold } from '../shared/text/fold'
import type { RefusalCode } from '../shared/refusal'

/** The shortest term: "Arama için en az 3 harf girmelisiniz." */
export const MIN_SEARCH_LENGTH = 3

/** Longer terms are cut, to bound the cost of a search. */
export const MAX_SEARCH_LENGTH = 100

/** The term to search with: trimmed, folded, blanks single, at most 100 characters. */
export const searchTermOf = (text: string): string =>
  fold(text.slice(0, MAX_SEARCH_LENGTH)).replace(/\s+/g, ' ').trim()

/**
 * Counts after trimming and folding: blanks and combining accents do not count.
 *
 * @returns `searchTooShort` below 3 characters or for no text at all, else null
 */
export const refuseSearchTerm = (value: unknown): RefusalCode | null => {
  if (typeof value !== 'string') return 'searchTooShort'
  return [...searchTermOf(value)].length < MIN_SEARCH_LENGTH ? 'searchTooShort' : null
}
