'use client'

import { IconSearch, IconX } from '@tabler/icons-react'
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { MAX_SEARCH_LENGTH, refuseSearchTerm } from '@/domain/lists/searchTerm'
import { useT } from '../../ui/useT'
import { useTypedEarly } from '../../ui/inputs/useTypedEarly'
import { useList } from '../listContext'

const DEBOUNCE = 300

/** The search of a list: below three characters it sends no request and shows a hint (DT4, SR4). */
export const SearchBox = () => {
  const t = useT()
  const { state, change } = useList()
  const [text, setText] = useState(state.search)
  const [asked, setAsked] = useState(state.search)
  const [shown, setShown] = useState(state)
  const input = useRef<HTMLInputElement>(null)
  const hintId = useId()
  useTypedEarly(input, setText)

  // The back button and "clear filters" change the search from outside. A change that is the
  // response to this input's own search is ignored: more may have been typed meanwhile.
  if (shown !== state) {
    setShown(state)
    if (state.search !== asked) {
      setAsked(state.search)
      setText(state.search)
    }
  }

  const wanted = text.trim()
  const isTooShort = wanted !== '' && refuseSearchTerm(wanted) !== null

  const ask = (search: string) => {
    if (search !== '' && refuseSearchTerm(search) !== null) return
    setAsked(search)
    change({ search })
  }
  const askIfNew = () => {
    if (wanted !== asked) ask(wanted)
  }
  const askAfterPause = useEffectEvent(askIfNew)
  useEffect(() => {
    const timer = setTimeout(() => askAfterPause(), DEBOUNCE)
    return () => clearTimeout(timer)
  }, [text])

  const clear = () => {
    setText('')
    if (asked !== '') ask('')
    input.current?.focus()
  }

  return (
    <search className="list-search">
      <span className="list-search__field">
        <IconSearch className="list-search__icon" size={18} stroke={1.75} aria-hidden />
        <input
          ref={input}
          className="ui-input list-search__input"
          type="search"
          data-list-search
          dir="auto"
          value={text}
          maxLength={MAX_SEARCH_LENGTH}
          placeholder={t('common.searchPlaceholder')}
          aria-label={t('list.searchIn')}
          aria-keyshortcuts="/"
          aria-describedby={hintId}
          autoComplete="off"
          onChange={(event) => setText(event.target.value)}
          // Cancel the pending search: it would undo a navigation that starts now, such as to a
          // record.
          onBlur={askIfNew}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && wanted !== state.search) ask(wanted)
            if (event.key === 'Escape' && text !== '') clear()
          }}
        />
        {text === '' ? (
          <kbd className="list-search__key" aria-hidden>
            /
          </kbd>
        ) : (
          <button
            type="button"
            className="ui-icon-button ui-icon-button--small list-search__clear"
            aria-label={t('actions.clear')}
            onClick={clear}
          >
            <IconX size={16} aria-hidden />
          </button>
        )}
      </span>
      <span id={hintId} className="list-search__hint" role="status">
        {isTooShort ? t('refusals.searchTooShort') : ''}
      </span>
    </search>
  )
}
