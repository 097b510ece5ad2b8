'use client'

import {
  DatePicker,
  FieldDescription,
  FieldError,
  FieldLabel,
  useField,
  withCondition,
} from '@payloadcms/ui'
import type { DateFieldClientComponent, DateFieldClientProps } from 'payload'
import { useCallback, type ChangeEvent } from 'react'

import { useWords } from '@/components/ui/useWords'
import { useIsLocked } from '@/components/document/lock/useLock'
import { classNames } from '@/components/ui/classNames'
import type { Locale } from '@/i18n/locales'

/** Formats of a day: the first is displayed, all are accepted. */
const DAYS: Record<Locale, string[]> = {
  tr: ['dd.MM.yyyy', 'd.M.yyyy', 'dd/MM/yyyy', 'ddMMyyyy', 'yyyy-MM-dd'],
  en: ['dd MMM yyyy', 'd MMM yyyy', 'dd/MM/yyyy', 'd/M/yyyy', 'yyyy-MM-dd'],
  fr: ['dd/MM/yyyy', 'd/M/yyyy', 'dd.MM.yyyy', 'ddMMyyyy', 'yyyy-MM-dd'],
  ar: ['dd/MM/yyyy', 'd/M/yyyy', 'dd.MM.yyyy', 'ddMMyyyy', 'yyyy-MM-dd'],
}
const TIME = 'HH:mm'
const EASTERN_DIGITS = /[٠-٩۰-۹]/g
const MONDAY = 1

/** The picker parses Latin digits only; Arabic-Indic ones are converted. */
const toLatinDigits = (event: unknown) => {
  const { target } = (event ?? {}) as Partial<ChangeEvent<HTMLInputElement>>
  if (typeof target?.value !== 'string' || !EASTERN_DIGITS.test(target.value)) return
  target.value = target.value.replace(EASTERN_DIGITS, (digit) => String(digit.charCodeAt(0) % 16))
}

/** A day, or a day and a time, in the format of the interface language. */
export const MomentField: DateFieldClientComponent = withCondition((props) => {
  const { field, path: pathOfProps, readOnly, validate } = props as DateFieldClientProps
  const { locale } = useWords()
  const { required } = field
  const check = useCallback(
    (value: unknown, options: object) =>
      typeof validate === 'function'
        ? (validate as (value: unknown, options: object) => unknown)(value, {
            ...options,
            required,
          })
        : true,
    [validate, required],
  )
  const { value, setValue, path, disabled, showError } = useField<string | null>({
    potentiallyStalePath: pathOfProps,
    validate: check as never,
  })
  const { date } = (field.admin ?? {}) as { date?: { pickerAppearance?: string } }
  const isDay = date?.pickerAppearance !== 'dayAndTime'
  const formats = isDay ? DAYS[locale] : DAYS[locale].map((day) => `${day} ${TIME}`)
  const isLocked = useIsLocked(path)
  const isOff = Boolean(readOnly || disabled || isLocked)
  const overrides = {
    id: `field-${path.replaceAll('.', '__')}`,
    autoComplete: 'off',
    calendarStartDay: MONDAY,
    dateFormat: formats,
    onChangeRaw: toLatinDigits,
    ...(!isDay && { timeFormat: TIME }),
  }

  return (
    <div
      className={classNames(
        'field-type date-time-field',
        showError && 'date-time-field--has-error error',
        isOff && 'read-only',
      )}
      style={field.admin?.style as never}
    >
      <FieldLabel label={field.label} path={path} required={required} />
      <div className="field-type__wrap">
        <FieldError path={path} showError={showError} />
        <DatePicker
          displayFormat={formats[0]}
          overrides={overrides as never}
          pickerAppearance={isDay ? 'dayOnly' : 'dayAndTime'}
          readOnly={isOff}
          timeFormat={TIME}
          value={value ?? undefined}
          onChange={(date) => {
            if (!isOff) setValue(date ? (date as Date).toISOString() : null)
          }}
        />
      </div>
      {field.admin?.description && (
        <FieldDescription description={field.admin.description} path={path} />
      )}
    </div>
  )
}) as DateFieldClientComponent
