'use client'

import type { DayValue } from '@/present/record/unread'
import { useRef, useState, type ComponentProps } from 'react'

import { classNames } from '@/components/ui/classNames'
import { isUnread } from '@/present/record/unread'
import { useLocale } from '@/components/ui/useT'
import { readDay, writeDay } from '@/domain/shared/typedDay'

import { CalendarButton } from './CalendarButton'
import { useToday } from './companyClock'
import './dayInput.css'

type Props = Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'type' | 'ref'> & {
  /**
   * Called while typing and when a day is chosen: with the day, or with text that is not a date.
   */
  label: string
  value: DayValue
  /** Called while typing and for a choice in the calendar: the day, or what cannot be read. */
  onChange: (value: DayValue) => void
  /** Called once a day is final: selected in the calendar, or on blur. */
  onDecided?: (value: DayValue) => void
}

/** A day typed in the order of the reader's language, or chosen in a calendar. */
export const DayInput = ({ label, value, onChange, onDecided, className, ...rest }: Props) => {
  const locale = useLocale()
  const today = useToday()
  const input = useRef<HTMLInputElement>(null)
  const [isOpen, setOpen] = useState(false)
  const [typed, setTyped] = useState<string | null>(null)
  const written = isUnread(value) ? value.unread : value ? writeDay(value, locale) : ''
  const read = (text: string): DayValue =>
    text.trim() === '' ? null : (readDay(text, { locale, today: today() }) ?? { unread: text })

  // Typed text stays until another value comes from outside, or on blur.
  const isOwn = typed !== null && JSON.stringify(read(typed)) === JSON.stringify(value)

  return (
    <div className={classNames('day-input', className)} dir="ltr">
      <input
        autoComplete="off"
        {...rest}
        ref={input}
        className="ui-input day-input__text"
        dir="ltr"
        inputMode={locale === 'en' ? 'text' : 'numeric'}
        type="text"
        value={isOwn ? typed : written}
        onBlur={(event) => {
          setTyped(null)
          onDecided?.(value)
          rest.onBlur?.(event)
        }}
        onChange={(event) => {
          setTyped(event.currentTarget.value)
          onChange(read(event.currentTarget.value))
        }}
        onKeyDown={(event) => {
          if (event.key === 'ArrowDown' && !rest.disabled) {
            event.preventDefault()
            setOpen(true)
          }
          if (event.key === 'Enter') onDecided?.(value)
        }}
      />
      {!rest.disabled && (
        <CalendarButton
          input={input}
          isOpen={isOpen}
          label={label}
          setOpen={setOpen}
          value={isUnread(value) ? null : value}
          onPick={(day) => {
            setTyped(null)
            onChange(day)
            onDecided?.(day)
          }}
        />
      )}
    </div>
  )
}
