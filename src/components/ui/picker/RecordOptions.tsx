'use client'

import type { ReactNode } from 'react'
import { useWords } from '../useWords'
import type { Id } from '@/domain/shared/idOf'
import type { Suggestions } from './useSuggestions'
import styles from './RecordPicker.module.css'

type Props<T> = {
  id: string
  label: string
  suggestions: Suggestions<T>
  active: number
  /** A code that names no record. */
  miss: string | null
  notFound: string
  freeText: string | null
  renderOption: (option: T) => ReactNode
  onPick: (index: number) => void
  onHover: (index: number) => void
}

/** The options of a record picker, with its empty and error states. */
export const RecordOptions = <T extends { id: Id }>(props: Props<T>) => {
  const { id, suggestions, active, miss, freeText } = props
  const { t } = useWords()
  const options = suggestions.state === 'ready' ? suggestions.options : []

  const message = {
    idle: '',
    short: t('refusals.searchTooShort'),
    loading: t('common.loading'),
    failed: t('common.connectionFailed'),
    ready: miss !== null || options.length === 0 ? props.notFound : '',
  }[suggestions.state]

  const optionProps = (index: number) => ({
    id: `${id}-${index}`,
    role: 'option',
    'aria-selected': index === active,
    className: styles.option,
    // Clicking must not blur the input, which would close the list.
    onMouseDown: (event: { preventDefault: () => void }) => event.preventDefault(),
    onMouseMove: () => index !== active && props.onHover(index),
    onClick: () => props.onPick(index),
  })

  return (
    <div className={styles.popup}>
      <p role="status" className={styles.message} hidden={message === ''}>
        {miss !== null && suggestions.state === 'short' ? props.notFound : message}
      </p>
      <div role="listbox" id={id} aria-label={props.label}>
        {options.map((option, index) => (
          <div key={option.id} {...optionProps(index)}>
            {props.renderOption(option)}
          </div>
        ))}
        {freeText ? <div {...optionProps(options.length)}>{freeText}</div> : null}
      </div>
    </div>
  )
}
