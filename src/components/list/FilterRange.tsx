'use client'

import { useState } from 'react'
import { useT } from '../ui/useT'
import type { FilterField } from './filterFields'
import { rangeInput, withRange, type Side } from './filterRanges'
import { useList } from './listContext'

type Props = { field: FilterField; timeZone?: string }

/** From and to: days, or numbers. */
export const FilterRange = ({ field, timeZone }: Props) => (
  <fieldset className="list-range-field">
    <legend className="ui-field__label">{field.label}</legend>
    <RangeEnd field={field} timeZone={timeZone} side="from" />
    <span aria-hidden="true">–</span>
    <RangeEnd field={field} timeZone={timeZone} side="to" />
  </fieldset>
)

const LABELS = {
  numbers: { from: 'list.atLeast', to: 'list.atMost' },
  days: { from: 'common.from', to: 'common.to' },
} as const

const RangeEnd = ({ field, timeZone, side }: Props & { side: Side }) => {
  const t = useT()
  const { state, change } = useList()
  const range = { name: field.name, kind: field.kind, timeZone, side, where: state.where }
  const known = rangeInput(range)
  const [text, setText] = useState(known)
  const [last, setLast] = useState(known)
  // Removing a chip, or the back button, changes it from outside.
  if (last !== known) {
    setLast(known)
    setText(known)
  }
  const isNumber = field.kind === 'numbers'
  const label = t(LABELS[isNumber ? 'numbers' : 'days'][side])

  const apply = (input: string) => {
    if (input === known) return
    const where = withRange({ ...range, input })
    if (where) change({ where })
    else if (isNumber) setText(known)
  }
  return (
    <input
      className="ui-input"
      type={isNumber ? 'text' : 'date'}
      inputMode={isNumber ? 'decimal' : undefined}
      dir="ltr"
      aria-label={`${field.label}, ${label}`}
      placeholder={isNumber ? label : undefined}
      value={text}
      onChange={(event) => {
        setText(event.target.value)
        // A day is applied at once, a number on blur or Enter.
        if (!isNumber) apply(event.target.value)
      }}
      onBlur={() => apply(text)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') apply(text)
      }}
    />
  )
}
