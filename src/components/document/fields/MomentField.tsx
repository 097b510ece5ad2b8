'use client'

import { useField, withCondition } from '@payloadcms/ui'
import type { DateFieldClientComponent, DateFieldClientProps } from 'payload'
import { useCallback } from 'react'

import type { DayValue } from '@/present/record/unread'
import { DayInput } from '@/components/ui/calendar/DayInput'
import { DayTimeInput, type MomentValue } from '@/components/ui/calendar/DayTimeInput'
import { useTimeZone } from '@/components/ui/calendar/companyClock'
import { useUnreadError } from '@/components/ui/calendar/useUnreadError'
import { isUnread } from '@/present/record/unread'
import { useT } from '@/components/ui/useT'
import { fieldIdOf } from '@/components/document/fieldIdOf'
import { dayFromStored, dayOf, dayToStored } from '@/domain/shared/day'
import { startOfDay } from '@/domain/shared/startOfDay'

import { useIsWholeDay } from '../useIsWholeDay'
import { useSay } from '../useSay'
import { FieldBox } from './FieldBox'
import { useTyping } from './useTyping'

const toDayValue = (value: unknown): DayValue => (isUnread(value) ? value : dayFromStored(value))
const ofDayValue = (value: DayValue) => (typeof value === 'string' ? dayToStored(value) : value)

const dayOfMoment = (value: MomentValue | undefined, timeZone: string): DayValue =>
  typeof value === 'string' ? dayOf({ instant: value, timeZone }) : (value ?? null)

/** A day with or without a time, typed in the order of the reader's language. */
export const MomentField: DateFieldClientComponent = withCondition((props) => {
  const { field, path: pathOfProps } = props as DateFieldClientProps
  const { required } = field
  const say = useSay()
  const t = useT()
  const unreadError = useUnreadError()
  const check = useCallback(
    (value: unknown) => {
      if (isUnread(value)) return unreadError(value)
      return required && !value ? t('refusals.required') : true
    },
    [unreadError, required, t],
  )
  const { value, setValue, path, disabled, showError, errorMessage } = useField<MomentValue>({
    potentiallyStalePath: pathOfProps,
    validate: check as never,
  })
  const { error, setTyping } = useTyping({
    readError: () => (isUnread(value) ? unreadError(value) : null),
    showError,
    errorMessage,
  })
  const { date } = (field.admin ?? {}) as { date?: { pickerAppearance?: string } }
  const isDay = date?.pickerAppearance !== 'dayAndTime'
  const isWholeDay = useIsWholeDay(field)
  const timeZone = useTimeZone()
  const input = {
    id: fieldIdOf(path),
    name: path,
    disabled,
    label: say(field.label),
  }
  const change = (next: MomentValue) => {
    setTyping(true)
    setValue(next)
  }

  return (
    <FieldBox
      className="moment-field"
      error={error}
      field={field}
      path={path}
      onBlur={() => setTyping(false)}
    >
      {isWholeDay ? (
        <DayInput
          {...input}
          value={dayOfMoment(value, timeZone)}
          onChange={(day) => change(typeof day === 'string' ? startOfDay({ day, timeZone }) : day)}
        />
      ) : isDay ? (
        <DayInput
          {...input}
          value={toDayValue(value)}
          onChange={(day) => change(ofDayValue(day))}
        />
      ) : (
        <DayTimeInput {...input} value={value ?? null} onChange={change} />
      )}
    </FieldBox>
  )
}) as DateFieldClientComponent
