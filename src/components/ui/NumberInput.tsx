'use client'

import type { ComponentProps } from 'react'

import { classNames } from './classNames'

const EASTERN_DIGITS = /[٠-٩۰-۹]/g

/** Arabic and Persian digits as Latin ones; the Arabic decimal sign as a comma. */
export const toLatinDigits = (text: string): string =>
  text.replace(EASTERN_DIGITS, (digit) => String(digit.charCodeAt(0) % 16)).replace(/٫/g, ',')

type Props = Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'type'> & {
  /** The text as typed: reading it as a decimal is the form's work, never the browser's float. */
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
    onChange={(event) => onChange(toLatinDigits(event.target.value))}
  />
)
