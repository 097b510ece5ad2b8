'use client'

import { getTranslation } from '@payloadcms/translations'
import {
  FieldDescription,
  FieldError,
  FieldLabel,
  useField,
  useTranslation,
  withCondition,
} from '@payloadcms/ui'
import type { DateFieldClientComponent, DateFieldClientProps } from 'payload'
import { useCallback, useState } from 'react'

import { DayInput, type DayValue } from '@/components/ui/calendar/DayInput'
import { DayTimeInput, type MomentValue } from '@/components/ui/calendar/DayTimeInput'
import { classNames } from '@/components/ui/classNames'
import { useSayUnread } from '@/components/ui/calendar/useSayUnread'
import { isUnread } from '@/components/ui/unread'
import { useT } from '@/components/ui/useT'
import { fieldIdOf } from '@/components/document/fieldIdOf'
import { useIsLocked } from '@/components/document/lock/useLock'
import { dayFromStored, dayToStored } from '@/domain/shared/day'

const toDayValue = (value: unknown): DayValue => (isUnread(value) ? value : dayFromStored(value))
const ofDayValue = (value: DayValue) => (typeof value === 'string' ? dayToStored(value) : value)

/** A day, or a day and a time, typed in the order of the reader's language. */
export const MomentField: DateFieldClientComponent = withCondition((props) => {
  const { field, path: pathOfProps, readOnly } = props as DateFieldClientProps
  const { required } = field
  const { i18n } = useTranslation()
  const t = useT()
  const say = useSayUnread()
  const check = useCallback(
    (value: unknown) => {
      if (isUnread(value)) return say(value)
      return required && !value ? t('refusals.required') : true
    },
    [say, required, t],
  )
  const { value, setValue, path, disabled, showError, errorMessage } = useField<MomentValue>({
    potentiallyStalePath: pathOfProps,
    validate: check as never,
  })
  const [isTyping, setTyping] = useState(false)
  const { date } = (field.admin ?? {}) as { date?: { pickerAppearance?: string } }
  const isDay = date?.pickerAppearance !== 'dayAndTime'
  const isLocked = useIsLocked(path)
  const isOff = Boolean(readOnly || disabled || isLocked)
  // No error while the day is still being typed.
  const wrong = !isTyping && isUnread(value) ? say(value) : null
  const isShown = wrong !== null || (showError && !isTyping)
  const input = {
    id: fieldIdOf(path),
    name: path,
    disabled: isOff,
    label: String(getTranslation(field.label ?? '', i18n)),
  }
  const change = (next: MomentValue) => {
    setTyping(true)
    setValue(next)
  }

  return (
    <div
      className={classNames('field-type moment-field', isShown && 'error', isOff && 'read-only')}
      style={field.admin?.style as never}
      onBlur={() => setTyping(false)}
    >
      <FieldLabel label={field.label} path={path} required={required} />
      <div className="field-type__wrap">
        <FieldError message={wrong ?? errorMessage} path={path} showError={isShown} />
        {isDay ? (
          <DayInput
            {...input}
            value={toDayValue(value)}
            onChange={(day) => change(ofDayValue(day))}
          />
        ) : (
          <DayTimeInput {...input} value={value ?? null} onChange={change} />
        )}
      </div>
      {field.admin?.description && (
        <FieldDescription description={field.admin.description} path={path} />
      )}
    </div>
  )
}) as DateFieldClientComponent
