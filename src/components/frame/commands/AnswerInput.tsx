'use client'

import type { BodyField } from '@/catalog/commands/body'
import type { FieldInputProps } from '@/components/ui/Field'
import { NumberInput } from '@/components/ui/NumberInput'
import { TextArea, TextInput } from '@/components/ui/TextInput'
import { useT } from '@/components/ui/useT'
import type { MessageKey } from '@/i18n/messages'
import { RecordAnswer } from './RecordAnswer'

type Props = FieldInputProps & {
  /** What is asked, for inputs that say it themselves. */
  label: string
  about: BodyField
  value: string
  placeholder?: string
  autoFocus: boolean
  onChange: (text: string) => void
}

/** The input that fits what a field of a command's body is. */
export const AnswerInput = ({
  label,
  about,
  value,
  placeholder,
  autoFocus,
  onChange,
  ...input
}: Props) => {
  const t = useT()
  const { maxLength, options = [] } = about
  if (about.input === 'decimal')
    return <NumberInput {...input} placeholder={placeholder} value={value} onChange={onChange} />
  if (about.input === 'day')
    return (
      <TextInput
        {...input}
        autoFocus={autoFocus}
        type="date"
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    )
  if (about.input === 'record' && about.records)
    return <RecordAnswer {...input} label={label} records={about.records} onChange={onChange} />
  if (about.input === 'option')
    return (
      <select
        {...input}
        className="ui-input"
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      >
        {options.map((option) => (
          <option key={option} value={option}>
            {t(`currencies.${option}` as MessageKey)}
          </option>
        ))}
      </select>
    )
  const written = {
    ...input,
    autoFocus,
    maxLength,
    value,
    onChange: (event: { currentTarget: { value: string } }) => onChange(event.currentTarget.value),
  }
  return about.input === 'code' ? <TextInput {...written} code /> : <TextArea {...written} />
}
