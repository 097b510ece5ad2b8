'use client'

import type { ComponentProps } from 'react'

import { classNames } from '../classNames'

type Props = Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'type'> & {
  /**
   * The text as typed, for `readDecimal`, which accepts Arabic digits; never a JavaScript float.
   */
  value: string
  onChange: (text: string) => void
}

/** A number as text, digits aligned at the end; keypad on touch devices. */
export const NumberInput = ({ value, onChange, className, ...rest }: Props) => (
  <input
    autoComplete="off"
    inputMode="decimal"
    {...rest}
    className={classNames('ui-input ui-input--number', className)}
    dir="ltr"
    type="text"
    value={value}
    onChange={(event) => onChange(event.target.value)}
  />
)
