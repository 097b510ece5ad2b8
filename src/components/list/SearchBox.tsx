'use client'

import { IconSearch, IconX } from '@tabler/icons-react'
import { useEffect, useId, useRef, useState } from 'react'
import { MAX_SEARCH_LENGTH, refuseSearchTerm } from '@/domain/lists/searchTerm'
import { useT } from '../ui/useT'
import { useList } from './listContext'

const DEBOUNCE = 300

/** The search of a list: asks nothing below three characters and says so (DT4, SR4). */
export const SearchBox = () => {
  const t = useT()
  const { state, change } = useList()
  const [text, setText] = useState(state.search)
  const [known, setKnown] = useState(state.search)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const input = useRef<HTMLInputElement>(null)
  const hintId = useId()

  // The back button and "clear filters" change the search from outside.
  if (known !== state.search) {
    setKnown(state.search)
    if (text.trim() !== state.search) setText(state.search)
  }
  useEffect(() => () => clearTimeout(timer.current), [])

  const wanted = text.trim()
  const isTooShort = wanted !== '' && refuseSearchTerm(wanted) !== null

  const ask = (next: string) => {
    clearTimeout(timer.current)
    const search = next.trim()
    if (search === state.search) return
    if (search !== '' && refuseSearchTerm(search) !== null) return
    change({ search })
  }
  const write = (next: string) => {
    setText(next)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => ask(next), DEBOUNCE)
  }
  const clear = () => {
    setText('')
    ask('')
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
          onChange={(event) => write(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter') ask(text)
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
