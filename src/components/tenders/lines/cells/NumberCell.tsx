'use client'

import { useId, useState, type ReactNode } from 'react'
import { classNames } from '../../../ui/classNames'
import { useWords } from '../../../ui/useWords'
import { tidyText } from '../rows/lineText'
import type { NumericCell } from '../rows/EditorRow'
import styles from './LineCells.module.css'

type Props = {
  cell: NumericCell
  label: string
  /** The label with the line number, for screen readers. */
  spoken: string
  text: string
  error: string | undefined
  warning?: string | undefined
  /** Information about the value that needs no action. */
  hint?: string | undefined
  /** Further information below the hint. */
  more?: ReactNode
  /** Converted from a price in another currency; marked as such. */
  isConverted?: boolean
  /** Shown after the number: its unit, or the total that it is a part of. */
  end?: ReactNode
  onChange: (text: string) => void
}

/** A number typed in the format of the user's language; its error is shown at the cell. */
export const NumberCell = (props: Props) => {
  const { cell, label, spoken, text, onChange } = props
  const { locale } = useWords()
  const id = useId()
  const [isTyping, setTyping] = useState(false)
  // No error while the number is still being typed.
  const error = isTyping ? undefined : props.error
  const said = error ?? props.warning
  const tone = error ? styles.error : styles.warning
  const hint = said ? undefined : props.hint

  return (
    <div
      role="cell"
      className={classNames(
        styles.cell,
        styles[cell],
        !error && props.warning && styles.warned,
        props.isConverted && styles.converted,
      )}
    >
      <span aria-hidden="true" className={styles.label}>
        {label}
      </span>
      <div className={styles.field}>
        <input
          type="text"
          inputMode="decimal"
          dir="ltr"
          autoComplete="off"
          className="ui-input ui-input--number"
          aria-label={spoken}
          aria-invalid={error ? true : undefined}
          aria-describedby={said || hint ? id : undefined}
          data-cell={cell}
          value={text}
          onFocus={(event) => event.currentTarget.select()}
          onChange={(event) => {
            setTyping(true)
            onChange(event.currentTarget.value)
          }}
          onBlur={() => {
            setTyping(false)
            const tidy = tidyText(cell, text, locale)
            if (tidy !== text) onChange(tidy)
          }}
        />
        {props.end}
      </div>
      {said ? (
        <span id={id} className={tone}>
          {said}
        </span>
      ) : null}
      {hint || props.more ? (
        <div className={styles.hint}>
          {hint ? <span id={id}>{hint}</span> : null}
          {props.more}
        </div>
      ) : null}
    </div>
  )
}
