'use client'

import { NO_CHOICE, type ChoiceRights } from '@/access/reading/choiceRights'
import { ChoicePicker } from '@/components/frame/records/ChoicePicker'
import { Field, type FieldInputProps } from '../../ui/inputs/Field'
import { Select } from '../../ui/inputs/Select'
import { TextArea, TextInput } from '../../ui/inputs/TextInput'
import { useT } from '@/components/ui/useT'
import { idOf } from '@/domain/shared/idOf'

import { useOptions } from '../useOptions'
import { useSay } from '../useSay'
import type { AskedField } from './askedFields'
import { useChoices } from './useChoices'
import { useNameOf } from './useNameOf'

type Props = {
  field: AskedField
  value: unknown
  error?: string
  isFirst: boolean
  /** Rights to the records of a relation. */
  rights?: ChoiceRights
  onChange: (value: unknown) => void
}

type Written = Props & { label: string; input: FieldInputProps }

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

const RelationInForm = ({
  field,
  value,
  rights = NO_CHOICE,
  label,
  input,
  error,
  onChange,
}: Written) => {
  const slug = field.type === 'relationship' ? String(field.relationTo) : ''
  const id = idOf(value)
  const { chosen, learn } = useChoices({ slug, ids: id === null ? [] : [id], known: [], asked: [] })
  const nameOf = useNameOf(slug)
  return (
    <ChoicePicker
      chosen={chosen[0] ? nameOf(chosen[0]) : ''}
      describedBy={input['aria-describedby']}
      inputId={input.id}
      invalid={Boolean(error)}
      label={label}
      required={field.required}
      rights={rights}
      slug={slug}
      onClear={() => onChange(null)}
      onPick={(choice) => {
        learn(choice)
        onChange(choice.id)
      }}
    />
  )
}

const InputInForm = (props: Written) => {
  const { field, value, isFirst, input, onChange } = props
  const t = useT()
  const options = useOptions(field)
  if (field.type === 'relationship') return <RelationInForm {...props} />
  if (field.type === 'select')
    return (
      <Select
        {...input}
        empty={field.required ? undefined : t('common.selectPlaceholder')}
        options={options}
        value={textOf(value)}
        onChange={onChange}
      />
    )
  const shared = {
    ...input,
    // The first field of a dialog takes the focus.
    autoFocus: isFirst,
    value: textOf(value),
    maxLength: 'maxLength' in field ? field.maxLength : undefined,
    onChange: (event: { currentTarget: { value: string } }) => onChange(event.currentTarget.value),
  }
  if (field.type === 'textarea') return <TextArea {...shared} />
  const isCode = field.type === 'email' || field.admin?.className === 'code-field'
  return <TextInput {...shared} code={isCode} type={field.type === 'email' ? 'email' : 'text'} />
}

/** One field of a short form: label, input, and the server's error message. */
export const MakeRecordField = (props: Props) => {
  const { field, error } = props
  const say = useSay()
  const label = say(field.label || field.name)
  return (
    <Field error={error} label={label} required={field.required}>
      {(input) => <InputInForm {...props} input={input} label={label} />}
    </Field>
  )
}
