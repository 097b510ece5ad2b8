import { useWords } from '../useWords'
import { narrowed, type Offered } from './offered'
import type { OptionGroup } from './RecordOptions'
import { MIN_SEARCH_LENGTH, useSuggestions } from './useSuggestions'
import { useEffect, useState } from 'react'

export type PickerSource<T> = {
  search: (words: string, signal: AbortSignal) => Promise<T[]>
  /**
   * Loads the options shown before the user has typed enough for a search; without it none are
   * shown.
   */
  offered?: (signal: AbortSignal) => Promise<Offered<T>>
  /** Text of an option, for filtering the options of `offered`. */
  textOf?: (option: T) => string
  notFound: string
}

export type PickerList<T> = { groups: OptionGroup<T>[]; message: string; isReady: boolean }

type Load<T> = (signal: AbortSignal) => Promise<Offered<T>>
type Loaded<T> = { load: Load<T>; offered: Offered<T> | 'failed' }

/**
 * Loads the offered options each time the list opens, to include recent changes.
 * @returns null while loading
 */
const useOffered = <T>(
  load: Load<T> | undefined,
  isOpen: boolean,
): Offered<T> | 'failed' | null => {
  const [loaded, setLoaded] = useState<Loaded<T> | null>(null)
  useEffect(() => {
    if (!load || !isOpen) return
    const abort = new AbortController()
    load(abort.signal).then(
      (offered) => setLoaded({ load, offered }),
      () => abort.signal.aborted || setLoaded({ load, offered: 'failed' }),
    )
    return () => abort.abort()
  }, [load, isOpen])
  return loaded && loaded.load === load ? loaded.offered : null
}

/** The options of a picker for the typed text. */
export const usePickerList = <T>(args: {
  source: PickerSource<T>
  words: string | null
  isOpen: boolean
}): PickerList<T> => {
  const { source, words, isOpen } = args
  const { t } = useWords()
  const typed = words?.trim() ?? ''
  const isLong = [...typed].length >= MIN_SEARCH_LENGTH
  const isSearch = isLong || !source.offered
  const suggestions = useSuggestions(isSearch ? words : null, source.search)
  const offered = useOffered(source.offered, isOpen)

  const nothing = (message: string): PickerList<T> => ({ groups: [], message, isReady: false })
  if (isSearch) {
    if (suggestions.state === 'ready') {
      const { options } = suggestions
      const message = options.length === 0 ? source.notFound : ''
      return { groups: [{ options }], message, isReady: true }
    }
    return nothing(
      {
        idle: '',
        short: t('refusals.searchTooShort'),
        loading: t('common.loading'),
        failed: t('common.connectionFailed'),
      }[suggestions.state],
    )
  }
  if (offered === null) return nothing(t('common.loading'))
  if (offered === 'failed') return nothing(t('common.connectionFailed'))
  const { recent, others, isAll } = narrowed(offered, typed, source.textOf ?? (() => ''))
  const isNone = recent.length + others.length === 0
  const none = typed === '' || isAll ? source.notFound : t('refusals.searchTooShort')
  return {
    groups: [
      ...(recent.length > 0 ? [{ heading: t('picker.recent'), options: recent }] : []),
      ...(others.length > 0
        ? [{ ...(recent.length > 0 && { heading: t('picker.others') }), options: others }]
        : []),
    ],
    message: isNone ? none : '',
    isReady: true,
  }
}
