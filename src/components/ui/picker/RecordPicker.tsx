'use client'

import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { useWords } from '../useWords'
import { RecordOptions } from './RecordOptions'
import type { Id } from '@/domain/shared/idOf'
import { useSuggestions } from './useSuggestions'
import styles from './RecordPicker.module.css'

export type RecordPickerProps<T extends { id: Id }> = {
  /** Accessible name of the input, such as "Stok kartı, 3. satır". */
  label: string
  /** Name of the chosen record; empty when none is. */
  chosen: string
  placeholder: string
  notFound: string
  readOnly?: boolean
  invalid?: boolean
  describedBy?: string
  /** Marks the input for the keyboard flow of its grid. */
  cell?: string
  search: (words: string, signal: AbortSignal) => Promise<T[]>
  /**
   * Finds the record of an exact code: Enter then takes it without the list, as scanners type it.
   */
  findExact?: (code: string) => Promise<T | null>
  renderOption: (option: T) => ReactNode
  onPick: (option: T) => void
  /** Called with text that matches no record; without it the text is dropped. */
  onFreeText?: (text: string) => void
}

/**
 * A combobox over records of the server (ARIA 1.2, list autocomplete). The list is built only
 * while it is open: a page may hold a hundred of these.
 */
export const RecordPicker = <T extends { id: Id }>(props: RecordPickerProps<T>) => {
  const { label, chosen, placeholder, readOnly, invalid, describedBy, cell } = props
  const { t } = useWords()
  const listId = useId()
  const [words, setWords] = useState<string | null>(null)
  const [active, setActive] = useState(-1)
  const [miss, setMiss] = useState<string | null>(null)
  const newest = useRef('')
  const suggestions = useSuggestions(words, props.search)

  const options = suggestions.state === 'ready' ? suggestions.options : []
  const freeText = props.onFreeText && words?.trim() ? words.trim() : null
  const count = options.length + (freeText ? 1 : 0)
  const isOpen = words !== null && words.trim() !== ''

  const close = () => {
    newest.current = ''
    setWords(null)
    setActive(-1)
    setMiss(null)
  }

  const pick = (index: number) => {
    const option = options[index]
    if (option) props.onPick(option)
    else if (freeText) props.onFreeText?.(freeText)
    close()
  }

  const takeExact = async (code: string) => {
    newest.current = code
    const found = await props.findExact?.(code).catch(() => null)
    // Ignore the response if the text was changed or the cell left meanwhile.
    if (newest.current !== code) return
    if (found) {
      props.onPick(found)
      close()
    } else if (options.length === 1) pick(0)
    else setMiss(code)
  }

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (!isOpen || event.nativeEvent.isComposing) return
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step && count > 0) {
      setActive((active + step + count) % count)
    } else if (event.key === 'Enter') {
      if (active >= 0) pick(active)
      else void takeExact(words.trim())
    } else if (event.key === 'Escape') {
      close()
    } else {
      return
    }
    // Stop propagation: a surrounding grid would move on, a dialog would close.
    event.preventDefault()
    event.stopPropagation()
  }

  return (
    <div className={styles.picker}>
      <input
        className="ui-input"
        type="text"
        role="combobox"
        dir="auto"
        autoComplete="off"
        aria-label={label}
        aria-expanded={isOpen}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={isOpen && active >= 0 ? `${listId}-${active}` : undefined}
        aria-invalid={invalid || undefined}
        aria-describedby={describedBy}
        data-cell={cell}
        placeholder={placeholder}
        readOnly={readOnly}
        value={words ?? chosen}
        onFocus={(event) => event.currentTarget.select()}
        onChange={(event) => {
          newest.current = ''
          setWords(event.currentTarget.value)
          setActive(-1)
          setMiss(null)
        }}
        onKeyDown={onKeyDown}
        onBlur={close}
      />
      {isOpen && !readOnly ? (
        <RecordOptions
          id={listId}
          label={label}
          suggestions={suggestions}
          active={active}
          miss={miss}
          notFound={props.notFound}
          freeText={freeText ? t('tenderItems.editor.asText', { text: freeText }) : null}
          renderOption={props.renderOption}
          onPick={pick}
          onHover={setActive}
        />
      ) : null}
    </div>
  )
}
