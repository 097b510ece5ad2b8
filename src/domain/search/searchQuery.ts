import { refuseSearchTerm, MIN_SEARCH_LENGTH, searchTermOf } from '../lists/searchTerm'
import type { RefusalCode } from '../shared/refusal'

/** Search scope: everything, people (`@`), or tenders by number (`#`). */
export type SearchScope = 'all' | 'people' | 'tenders'
export type SearchQuery = { scope: SearchScope; text: string }

const SCOPES: Readonly<Record<string, SearchScope>> = { '@': 'people', '#': 'tenders' }

/** Parses the text typed into the palette: `#42` is the tender with that number (SR10). */
export const searchQueryOf = (typed: string): SearchQuery => {
  const text = typed.trim()
  const scope = SCOPES[text.charAt(0)]
  return scope ? { scope, text: text.slice(1).trim() } : { scope: 'all', text }
}

/**
 * Whether a text is long enough to search with. The prefix counts as a character: `#42` is enough.
 *
 * @returns `searchTooShort` below 3 characters, and for anything but a text
 */
export const refuseSearchQuery = (typed: unknown): RefusalCode | null => {
  if (typeof typed !== 'string') return 'searchTooShort'
  const { scope, text } = searchQueryOf(typed)
  if (scope !== 'tenders') return refuseSearchTerm(text)
  return [...searchTermOf(text)].length < MIN_SEARCH_LENGTH - 1 ? 'searchTooShort' : null
}
