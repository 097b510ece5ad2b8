'use client'

import { useEffect, type ReactNode } from 'react'

import type { Id } from '@/domain/shared/idOf'

import styles from './RecordPicker.module.css'

/** A group of options, with an optional heading. */
export type OptionGroup<T> = { heading?: string; options: readonly T[] }

type Props<T> = {
  id: string
  label: string
  groups: readonly OptionGroup<T>[]
  active: number
  isAbove: boolean
  /** A message beside the options, or in place of them. */
  message: string
  /** Actions on the typed text, after the options. */
  last: ReactNode
  renderOption: (option: T) => ReactNode
  onPick: (index: number) => void
  onHover: (index: number) => void
}

/** The list of a record picker. */
export const RecordOptions = <T extends { id: Id }>(props: Props<T>) => {
  const { id, label, groups, active, isAbove, message, last } = props
  const count = groups.reduce((sum, { options }) => sum + options.length, 0)

  useEffect(() => {
    if (active >= 0)
      document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: 'nearest' })
  }, [id, active])

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
  const draw = (options: readonly T[], from: number) =>
    options.map((option, at) => (
      <div key={option.id} {...optionProps(from + at)}>
        {props.renderOption(option)}
      </div>
    ))

  const starts = groups.map((_, at) =>
    groups.slice(0, at).reduce((sum, { options }) => sum + options.length, 0),
  )
  return (
    <div className={styles.popup} data-above={isAbove || undefined}>
      <p role="status" className={styles.message} hidden={message === ''}>
        {message}
      </p>
      <div role="listbox" id={id} aria-label={label}>
        {groups.map(({ heading, options }, at) =>
          heading ? (
            <div key={heading} role="group" aria-label={heading}>
              <div className={styles.heading} aria-hidden="true">
                {heading}
              </div>
              {draw(options, starts[at] ?? 0)}
            </div>
          ) : (
            draw(options, starts[at] ?? 0)
          ),
        )}
        {last ? (
          <div {...optionProps(count)} className={`${styles.option} ${styles.last}`}>
            {last}
          </div>
        ) : null}
      </div>
    </div>
  )
}
