'use client'

import { useState, type ComponentProps } from 'react'

import { isUnread, type Unread } from '@/present/record/unread'
import { useLocale, useT } from '@/components/ui/useT'
import { clockOf, instantOf } from '@/domain/shared/clock'
import type { Day } from '@/domain/shared/day'
import { readTime } from '@/domain/shared/typedDay'

import { useTimeZone, useToday } from './companyClock'
import type { DayValue } from '@/present/record/unread'
import { DayInput } from './DayInput'

/** An instant as ISO text, text that is not a date and time, or null if empty. */
export type MomentValue = string | Unread | null

type Props = Pick<ComponentProps<'input'>, 'id' | 'name' | 'disabled'> & {
  label: string
  value: MomentValue
  onChange: (value: MomentValue) => void
}

type Parts = { day: DayValue; time: string }

/** Default time of a day selected without one. */
const MORNING = '09:00'

const partsOf = (value: MomentValue, timeZone: string): Parts => {
  if (isUnread(value)) return { day: { unread: value.unread }, time: value.time ?? '' }
  const clock = clockOf(value, timeZone)
  return clock ?? { day: null, time: '' }
}

const momentOf = ({ day, time }: Parts, now: Day, timeZone: string): MomentValue => {
  if (day === null && time.trim() === '') return null
  const known = day ?? now
  const read = time.trim() === '' ? MORNING : readTime(time)
  if (isUnread(known)) return { unread: known.unread, time }
  return read ? instantOf({ day: known, time: read }, timeZone) : { unread: known, time }
}

/** A day and a time on the company's clock, each typed; the day chosen in a calendar as well. */
export const DayTimeInput = ({ label, value, onChange, id, name, disabled }: Props) => {
  const t = useT()
  const locale = useLocale()
  const timeZone = useTimeZone()
  const today = useToday()
  const [typed, setTyped] = useState<{ parts: Parts; value: MomentValue } | null>(null)
  const isOwn = typed !== null && JSON.stringify(typed.value) === JSON.stringify(value)
  const parts = isOwn ? typed.parts : partsOf(value, timeZone)

  const change = (next: Parts) => {
    const moment = momentOf(next, today(), timeZone)
    setTyped({ parts: next, value: moment })
    onChange(moment)
  }
  const settle = () => {
    if (!isUnread(value)) setTyped(null)
  }

  return (
    <div className="day-time" dir="ltr">
      <DayInput
        disabled={disabled}
        id={id}
        label={label}
        name={name}
        value={parts.day}
        // Without a day there is no moment.
        onChange={(day) => change({ day, time: day === null ? '' : parts.time })}
        onDecided={settle}
      />
      <input
        aria-label={`${label}: ${t('calendar.time')}`}
        autoComplete="off"
        className="ui-input"
        dir="ltr"
        disabled={disabled}
        inputMode={locale === 'en' ? 'text' : 'numeric'}
        placeholder={t('calendar.time')}
        type="text"
        value={parts.time}
        onBlur={settle}
        onChange={(event) => change({ day: parts.day, time: event.currentTarget.value })}
      />
    </div>
  )
}
