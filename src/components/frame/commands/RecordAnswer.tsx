'use client'

import { useState } from 'react'
import type { BodyField } from '@/catalog/commands/bodies/body'
import { choiceName, namesOf } from '@/catalog/choices'
import { ChoicePicker } from '@/components/frame/records/ChoicePicker'
import type { FieldInputProps } from '../../ui/inputs/Field'

type Props = FieldInputProps & {
  label: string
  records: NonNullable<BodyField['records']>
  onChange: (id: string) => void
}

/** A record that a command is told, among those that fit. */
export const RecordAnswer = ({ label, records: { of, where }, onChange, ...input }: Props) => {
  const [chosen, setChosen] = useState('')
  return (
    <ChoicePicker
      chosen={chosen}
      describedBy={input['aria-describedby']}
      filter={where}
      inputId={input.id}
      invalid={Boolean(input['aria-invalid'])}
      label={label}
      required={Boolean(input['aria-required'])}
      // Who gives a command to a record reads what it goes by.
      rights={{ searchBy: namesOf(of) }}
      slug={of}
      onPick={(choice) => {
        setChosen(choiceName(of, choice))
        onChange(String(choice.id))
      }}
    />
  )
}
