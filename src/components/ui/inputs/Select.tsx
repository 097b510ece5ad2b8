import type { ComponentProps } from 'react'

import { classNames } from '../classNames'

/** What can be chosen, in the reader's words. */
export type SelectOption<Value extends string = string> = { value: Value; label: string }

type Props<Value extends string> = Omit<
  ComponentProps<'select'>,
  'value' | 'onChange' | 'children'
> & {
  value: Value | ''
  options: readonly SelectOption<Value>[]
  /** The first option, for no choice; left out where a choice is required. */
  empty?: string
  /** With the empty text for no choice. */
  onChange: (value: Value) => void
}

/** A native select. */
export const Select = <Value extends string>(props: Props<Value>) => {
  const { value, options, empty, onChange, className, ...rest } = props
  return (
    <select
      {...rest}
      className={classNames('ui-input', className)}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value as Value)}
    >
      {empty !== undefined && <option value="">{empty}</option>}
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  )
}
