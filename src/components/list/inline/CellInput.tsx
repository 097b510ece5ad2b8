'use client'

import { DayInput } from '@/components/ui/calendar/DayInput'
import { DayTimeInput } from '@/components/ui/calendar/DayTimeInput'
import { NumberInput } from '@/components/ui/inputs/NumberInput'
import { Select } from '@/components/ui/inputs/Select'
import { TextInput } from '@/components/ui/inputs/TextInput'
import { useT } from '@/components/ui/useT'
import type { CellDraft, CellInput as Kind } from '@/present/list/cellEdit'

type Props = {
  kind: Kind
  label: string
  draft: CellDraft
  /** Selectable owners; null while loading. */
  people: readonly { id: number; name: string }[] | null
  words?: Readonly<Record<string, string>>
  isInvalid: boolean
  describedBy?: string
  onChange: (draft: CellDraft) => void
}

/** The input of a cell, by its type. */
export const CellInput = (props: Props) => {
  const { kind, label, draft, people, words = {}, isInvalid, describedBy, onChange } = props
  const t = useT()
  const text = typeof draft === 'string' ? draft : ''
  const input = {
    'aria-label': label,
    'aria-describedby': describedBy,
    ...(isInvalid && { 'aria-invalid': true as const }),
  }
  switch (kind) {
    case 'choice':
      return (
        <Select
          {...input}
          options={Object.entries(words).map(([value, word]) => ({ value, label: word }))}
          value={text}
          onChange={onChange}
        />
      )
    case 'person':
      return (
        <Select
          {...input}
          disabled={people === null}
          empty={people?.some(({ id }) => String(id) === text) ? undefined : t('owners.choose')}
          options={(people ?? []).map(({ id, name }) => ({ value: String(id), label: name }))}
          value={text}
          onChange={onChange}
        />
      )
    case 'decimal':
      return <NumberInput {...input} value={text} onChange={onChange} />
    case 'day':
      return <DayInput {...input} label={label} value={draft} onChange={onChange} />
    case 'moment':
      return <DayTimeInput label={label} value={draft} onChange={onChange} />
    default:
      return (
        <TextInput
          {...input}
          autoComplete="off"
          code={kind !== 'text'}
          inputMode={kind === 'phone' ? 'tel' : kind === 'email' ? 'email' : undefined}
          maxLength={kind === 'phone' ? 40 : undefined}
          value={text}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      )
  }
}
