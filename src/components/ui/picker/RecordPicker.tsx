'use client'

import { IconChevronDown, IconX } from '@tabler/icons-react'
import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import type { Id } from '@/domain/shared/idOf'
import { classNames } from '../classNames'
import { useT } from '../useT'
import { RecordOptions } from './RecordOptions'
import { usePickerList, type PickerSource } from './usePickerList'
import { MIN_SEARCH_LENGTH } from './useSuggestions'
import styles from './RecordPicker.module.css'

/** An action on the typed text, as the last option. */
export type LastOption = { content: (words: string) => ReactNode; onPick: (words: string) => void }

export type RecordPickerProps<T extends { id: Id }> = PickerSource<T> & {
  /** Accessible name of the input, such as "Stok kartı, 3. satır". */
  label: string
  /** Id of the input, if a visible label refers to it. */
  inputId?: string
  /** Name of the chosen record; empty when none is. */
  chosen: string
  placeholder: string
  readOnly?: boolean
  disabled?: boolean
  required?: boolean
  invalid?: boolean
  describedBy?: string
  /** Marks the input for the keyboard flow of its grid. */
  cell?: string
  /**
   * Finds the record of an exact code, so that Enter takes it before the list is there, as scanners
   * type it. `search` puts that record first.
   */
  findExact?: (code: string) => Promise<T | null>
  renderOption: (option: T) => ReactNode
  onPick: (option: T) => void
  /** Called when the selection is cleared; without it a selection is required. */
  onClear?: () => void
  last?: LastOption
}

/** Maximum height: the list opens on the side with more space. */
const HEIGHT = 330

const hasRoomAbove = (input: HTMLElement): boolean => {
  const { top, bottom } = input.getBoundingClientRect()
  const below = window.innerHeight - bottom
  return below < HEIGHT && top > below
}

/**
 * A combobox over records of the server (ARIA 1.2, list autocomplete). The list is built only
 * while it is open: a page may hold a hundred of these.
 */
export const RecordPicker = <T extends { id: Id }>(props: RecordPickerProps<T>) => {
  const { label, chosen, readOnly, disabled, onClear, last } = props
  const t = useT()
  const listId = useId()
  const box = useRef<HTMLInputElement>(null)
  const [words, setWords] = useState<string | null>(null)
  const [isAsked, setAsked] = useState(false)
  const [isAbove, setAbove] = useState(false)
  const [moved, setMoved] = useState(-1)
  const [miss, setMiss] = useState<string | null>(null)
  const newest = useRef('')

  const typed = words?.trim() ?? ''
  const isOpen = !readOnly && !disabled && (props.offered ? isAsked : typed !== '')
  const list = usePickerList({ source: props, words, isOpen })
  const options = list.groups.flatMap((group) => group.options)
  // Below the results, it is rendered after them: it must not move under the pointer.
  const hasLast = Boolean(last && (props.offered ? list.isReady : typed !== ''))
  const count = options.length + (hasLast ? 1 : 0)
  // The first hit is active at once: Enter selects it.
  const active = moved === -1 && typed !== '' && options.length > 0 ? 0 : Math.min(moved, count - 1)

  const open = () => {
    if (isAsked || !box.current) return
    setAbove(hasRoomAbove(box.current))
    setAsked(true)
  }
  const close = () => {
    newest.current = ''
    setWords(null)
    setAsked(false)
    setMoved(-1)
    setMiss(null)
  }

  const pick = (index: number) => {
    const option = options[index]
    close()
    if (option) props.onPick(option)
    else if (hasLast) last?.onPick(typed)
  }

  const takeExact = async (code: string) => {
    newest.current = code
    const found = await props.findExact?.(code).catch(() => null)
    // Ignore the response if the text was changed or the cell left meanwhile.
    if (newest.current !== code) return
    if (found) {
      close()
      props.onPick(found)
    }
    // Longer text is searched like a name: a single result is shown first, and selected only by
    // another Enter.
    else if ([...code].length < MIN_SEARCH_LENGTH) setMiss(code)
  }

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (!isOpen) {
      if (!step || !props.offered || readOnly || disabled) return
      open()
    } else if (step && count > 0) {
      setMoved(active === -1 && step === -1 ? count - 1 : (active + step + count) % count)
    } else if (event.key === 'Enter') {
      if (active >= 0) pick(active)
      else if (typed !== '') void takeExact(typed)
    } else if (event.key === 'Escape') {
      close()
    } else {
      return
    }
    // Stop propagation: a surrounding grid would move on, a dialog would close.
    event.preventDefault()
    event.stopPropagation()
  }

  const leave = () => {
    // A user who empties the input wants no record.
    if (words !== null && typed === '' && chosen !== '') onClear?.()
    close()
  }

  const isClearable = Boolean(onClear && chosen && !readOnly && !disabled)
  return (
    <div className={styles.picker}>
      <input
        ref={box}
        className={classNames(
          'ui-input',
          styles.input,
          (isClearable || props.offered) && styles.withEnd,
        )}
        type="text"
        role="combobox"
        id={props.inputId}
        autoComplete="off"
        aria-label={props.inputId ? undefined : label}
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        aria-autocomplete="list"
        aria-activedescendant={isOpen && active >= 0 ? `${listId}-${active}` : undefined}
        aria-invalid={props.invalid || undefined}
        aria-required={props.required || undefined}
        aria-describedby={props.describedBy}
        data-cell={props.cell}
        disabled={disabled}
        placeholder={props.placeholder}
        readOnly={readOnly}
        value={words ?? chosen}
        onClick={open}
        onFocus={(event) => event.currentTarget.select()}
        onChange={(event) => {
          newest.current = ''
          setWords(event.currentTarget.value)
          open()
          setMoved(-1)
          setMiss(null)
        }}
        onKeyDown={onKeyDown}
        onBlur={leave}
      />
      {isClearable ? (
        <button
          type="button"
          aria-label={`${label}: ${t('actions.clear')}`}
          className={styles.clear}
          onClick={() => {
            close()
            onClear?.()
            box.current?.focus()
          }}
        >
          <IconX aria-hidden="true" size={16} />
        </button>
      ) : props.offered && !readOnly ? (
        <IconChevronDown aria-hidden="true" className={styles.chevron} size={16} />
      ) : null}
      {isOpen ? (
        <RecordOptions
          id={listId}
          label={label}
          groups={list.groups}
          active={active}
          isAbove={isAbove}
          message={miss === null ? list.message : props.notFound}
          last={hasLast ? last?.content(typed) : null}
          renderOption={props.renderOption}
          onPick={pick}
          onHover={setMoved}
        />
      ) : null}
    </div>
  )
}
