'use client'

import { useRef, type ComponentProps } from 'react'

import { TextInput } from '../inputs/TextInput'

import { groupPhone } from './groupPhone'

type Props = Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'type' | 'dir'> & {
  value: string
  onChange: (text: string) => void
  /** Called when the input loses the focus and its number is formatted in groups. */
  onLeft?: () => void
}

/** A phone input: left to right in every language, formatted in groups on blur. */
export const PhoneInput = ({ value, onChange, onLeft, ...rest }: Props) => {
  const isTyped = useRef(false)
  const latest = useRef(value)
  const leave = async () => {
    onLeft?.()
    if (!isTyped.current || value === '') return
    isTyped.current = false
    latest.current = value
    // Without its connection the number stays as typed.
    const grouped = await groupPhone(value).catch(() => value)
    if (latest.current === value && !isTyped.current && grouped !== value) onChange(grouped)
  }
  return (
    <TextInput
      autoComplete="off"
      maxLength={40}
      {...rest}
      code
      inputMode="tel"
      type="tel"
      value={value}
      onBlur={() => void leave()}
      onChange={(event) => {
        isTyped.current = true
        latest.current = event.currentTarget.value
        onChange(event.currentTarget.value)
      }}
    />
  )
}
