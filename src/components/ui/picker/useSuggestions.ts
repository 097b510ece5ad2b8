import { useEffect, useState } from 'react'

/** The shortest search, counted after trimming. */
export const MIN_SEARCH_LENGTH = 3
const PAUSE_MS = 200

export type Suggestions<T> =
  | { state: 'idle' | 'short' | 'loading' | 'failed' }
  | { state: 'ready'; options: readonly T[] }

/**
 * Searches while typing, debounced; a late response never replaces a newer one.
 * @param words null while there is nothing to search
 */
export const useSuggestions = <T>(
  words: string | null,
  search: (words: string, signal: AbortSignal) => Promise<T[]>,
): Suggestions<T> => {
  const [found, setFound] = useState<{ words: string; result: Suggestions<T> } | null>(null)
  const wanted = words?.trim() ?? null
  const isSearchable = wanted !== null && [...wanted].length >= MIN_SEARCH_LENGTH

  useEffect(() => {
    if (!isSearchable || wanted === null) return
    const abort = new AbortController()
    const timer = setTimeout(() => {
      search(wanted, abort.signal).then(
        (options) => setFound({ words: wanted, result: { state: 'ready', options } }),
        () => abort.signal.aborted || setFound({ words: wanted, result: { state: 'failed' } }),
      )
    }, PAUSE_MS)
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [wanted, isSearchable, search])

  if (wanted === null || wanted === '') return { state: 'idle' }
  if (!isSearchable) return { state: 'short' }
  return found?.words === wanted ? found.result : { state: 'loading' }
}
