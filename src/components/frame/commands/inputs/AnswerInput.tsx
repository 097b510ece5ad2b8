'use client'

import type { BodyField } from '@/catalog/commands/bodies/body'
import type { FieldInputProps } from '../../../ui/inputs/Field'
import { sentDay, type DayValue } from '@/present/record/unread'
import { DayInput } from '../../../ui/calendar/DayInput'
import { Checkbox } from '../../../ui/inputs/Checkbox'
import { NumberInput } from '../../../ui/inputs/NumberInput'
import { Select } from '../../../ui/inputs/Select'
import { TextArea, TextInput } from '../../../ui/inputs/TextInput'
import { useT } from '../../../ui/useT'
import { isDay } from '@/domain/shared/day'
import type { Id } from '@/domain/shared/idOf'
import type { MessageKey } from '@/i18n/messages'
import { AddressesInput } from './AddressesInput'
import { YES } from '../commandBody'
import { CustomerInput } from './CustomerInput'
import { QuantitiesInput } from './QuantitiesInput'
import type { PersonChoice } from './usePeople'
import type { Named } from './useLikelyCustomers'
import type { OpenCard } from '../useOpenCards'
import { useState } from 'react'
import { choiceName, namesOf } from '@/catalog/choices'
import { ChoicePicker } from '@/components/frame/records/ChoicePicker'

type Props = FieldInputProps & {
  /** Label, for inputs that render it themselves. */
  label: string
  about: BodyField
  value: string
  placeholder?: string
  autoFocus: boolean
  /** Label of an option. */
  nameOption?: (option: string) => string
  /** Known addresses, added with one click. */
  suggestions?: readonly string[]
  /** The customer whose employees can be picked. */
  company?: Id | null
  /** The cards that can be delivered, with the error of each; null while loading. */
  cards?: readonly OpenCard[] | null
  /** The unregistered person named in the record. */
  named?: Named | null
  /** Selectable users; null while loading. */
  people?: readonly PersonChoice[] | null
  problems?: Readonly<Record<string, string>>
  onChange: (text: string) => void
}

/** A value is text: an unreadable day is shown as typed. */
const dayOfAnswer = (text: string): DayValue => {
  if (text === '' || isDay(text)) return text || null
  return { unread: text }
}
const answerOfDay = (day: DayValue): string => sentDay(day) ?? ''

type RecordAnswerProps = FieldInputProps & {
  label: string
  records: NonNullable<BodyField['records']>
  onChange: (id: string) => void
}

/** A record picker in a command's dialog. */
const RecordAnswer = ({ label, records: { of, where }, onChange, ...input }: RecordAnswerProps) => {
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
      // Users who may run the command may read the record's name.
      rights={{ searchBy: namesOf(of) }}
      slug={of}
      onPick={(choice) => {
        setChosen(choiceName(of, choice))
        onChange(String(choice.id))
      }}
    />
  )
}

const PEOPLE_WORDS = {
  approvals: {
    nobody: 'approvals.nobody',
    loading: 'approvals.loading',
    choose: 'approvals.choose',
  },
  owners: { nobody: 'owners.nobody', loading: 'owners.loading', choose: 'owners.choose' },
} as const

type PersonInputProps = FieldInputProps & {
  /** Dictionary section of their role. */
  words: keyof typeof PEOPLE_WORDS
  /** Null while loading. */
  people: readonly PersonChoice[] | null
  value: string
  onChange: (id: string) => void
}

/** A select of users; explains if there are none. */
export const PersonInput = ({ words, people, value, onChange, ...input }: PersonInputProps) => {
  const t = useT()
  if (people?.length === 0) return <p className="text-soft">{t(PEOPLE_WORDS[words].nobody)}</p>
  return (
    <Select
      {...input}
      empty={t(people === null ? PEOPLE_WORDS[words].loading : PEOPLE_WORDS[words].choose)}
      options={(people ?? []).map(({ id, name }) => ({ value: String(id), label: name }))}
      value={value}
      onChange={onChange}
    />
  )
}

/** The input for a field of a command's body. */
export const AnswerInput = ({
  label,
  about,
  value,
  placeholder,
  autoFocus,
  nameOption,
  suggestions = [],
  company = null,
  cards = null,
  named = null,
  people = null,
  problems = {},
  onChange,
  ...input
}: Props) => {
  const t = useT()
  const { maxLength, options = [] } = about
  if (about.input === 'yes')
    return (
      <Checkbox
        {...input}
        checked={value === YES}
        onChange={(event) => onChange(event.currentTarget.checked ? YES : '')}
      >
        {label}
      </Checkbox>
    )
  if (about.input === 'decimal')
    return <NumberInput {...input} placeholder={placeholder} value={value} onChange={onChange} />
  if (about.input === 'day')
    return (
      <DayInput
        {...input}
        autoFocus={autoFocus}
        label={label}
        value={dayOfAnswer(value)}
        onChange={(day) => onChange(answerOfDay(day))}
      />
    )
  if (about.input === 'record' && about.records)
    return <RecordAnswer {...input} label={label} records={about.records} onChange={onChange} />
  if (about.input === 'quantities')
    return (
      <QuantitiesInput
        {...input}
        cards={cards}
        label={label}
        problems={problems}
        value={value}
        onChange={onChange}
      />
    )
  if (about.input === 'customer')
    return (
      <CustomerInput
        {...input}
        label={label}
        named={named}
        problems={problems}
        value={value}
        onChange={onChange}
      />
    )
  if (about.input === 'approver' || about.input === 'owner' || about.input === 'heir')
    return (
      <PersonInput
        {...input}
        people={people}
        words={about.input === 'approver' ? 'approvals' : 'owners'}
        value={value}
        onChange={onChange}
      />
    )
  if (about.input === 'addresses')
    return (
      <AddressesInput
        {...input}
        autoFocus={autoFocus}
        suggestions={suggestions}
        company={company}
        picker={about.offersPeople}
        value={value}
        onChange={onChange}
      />
    )
  if (about.input === 'option')
    return (
      <Select
        {...input}
        options={options.map((option) => ({
          value: option,
          label: nameOption ? nameOption(option) : t(`currencies.${option}` as MessageKey),
        }))}
        value={value}
        onChange={onChange}
      />
    )
  const written = {
    ...input,
    autoFocus,
    maxLength,
    value,
    onChange: (event: { currentTarget: { value: string } }) => onChange(event.currentTarget.value),
  }
  if (about.input === 'line') return <TextInput {...written} />
  return about.input === 'code' ? <TextInput {...written} code /> : <TextArea {...written} />
}
