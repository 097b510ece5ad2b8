'use client'

import { useDocumentInfo, useField } from '@payloadcms/ui'
import type { DateFieldClientComponent, DateFieldClientProps } from 'payload'
import { useState } from 'react'

import { FieldBox } from '@/components/document/fields/FieldBox'
import { MomentField } from '@/components/document/fields/MomentField'
import { fieldIdOf } from '@/components/document/fieldIdOf'
import { useTimeZone, useToday } from '@/components/ui/calendar/companyClock'
import { NumberInput } from '@/components/ui/inputs/NumberInput'
import { useWords } from '@/components/ui/useWords'
import { asciiDigits } from '@/domain/shared/text/asciiDigits'
import { expiryAfter, KEY_DAYS } from '@/domain/users/apiKey'

import './clientFields.css'

const readDays = (text: string): number | null => {
  const digits = asciiDigits(text).trim()
  const days = /^\d{1,3}$/.test(digits) ? Number(digits) : 0
  return days >= KEY_DAYS.least && days <= KEY_DAYS.most ? days : null
}

/** For how many days the first key of a new program is valid. */
const DaysField = ({ field, path: pathOfProps }: DateFieldClientProps) => {
  const { t, format } = useWords()
  const timeZone = useTimeZone()
  const today = useToday()
  const { value, setValue, path, disabled, showError, errorMessage } = useField<unknown>({
    path: pathOfProps,
  })
  const [text, setText] = useState(String(KEY_DAYS.usual))
  const days = readDays(text)
  const hintId = `${fieldIdOf(path)}-hint`
  const range = t('refusals.expiryOutOfRange', KEY_DAYS)
  return (
    <FieldBox
      className="expiry-field"
      error={{ isShown: showError || days === null, message: days === null ? range : errorMessage }}
      field={{ ...field, label: t('apiClients.days') }}
      path={path}
    >
      <NumberInput
        aria-describedby={hintId}
        disabled={disabled}
        id={fieldIdOf(path)}
        inputMode="numeric"
        value={text}
        onChange={(next) => {
          setText(next)
          const read = readDays(next)
          // Invalid text is sent unchanged, so that the server names the field.
          setValue(read === null ? next : expiryAfter({ days: read, today: today(), timeZone }))
        }}
      />
      <p className="ui-field__hint" id={hintId}>
        {days !== null &&
          typeof value === 'string' &&
          t('apiClients.daysHint', { at: format.dateTime(value, timeZone) })}
      </p>
    </FieldBox>
  )
}

/** Expiry of an API client: entered in days for a new one, later as a date and time. */
export const ExpiryField: DateFieldClientComponent = (props) => {
  const { id } = useDocumentInfo()
  return id ? <MomentField {...props} /> : <DaysField {...(props as DateFieldClientProps)} />
}
