'use client'

import { useFormFields, RenderFields } from '@payloadcms/ui'
import { useMemo, type ComponentProps } from 'react'

import { ReadFields } from './ReadFields'
import { isSomething, splitFields } from './splitFields'
import { useFieldUse } from './useFieldUse'
import type { ClientField } from 'payload'
import { FormTabs } from '@/components/document/tabs/FormTabs'

type Props = ComponentProps<typeof RenderFields> & {
  /** Rendered next to the record: empty values are omitted. */
  isSide?: boolean
}

type FormFieldsProps = Omit<ComponentProps<typeof RenderFields>, 'fields'> & {
  /** Null for a field that is rendered elsewhere: the index is part of a field's identity. */
  fields: readonly (ClientField | null)[]
}

/** Fields of a form as Payload renders them, but with our own tabs. */
const FormFields = ({ fields, className, ...given }: FormFieldsProps) => {
  const at = fields.findIndex((field) => field?.type === 'tabs')
  const tabs = fields[at]
  if (tabs?.type !== 'tabs')
    return <RenderFields {...given} className={className} fields={fields as ClientField[]} />
  const before = fields.map((field, index) => (index < at ? field : null))
  const after = fields.map((field, index) => (index > at ? field : null))
  return (
    <div className={className}>
      {before.some(Boolean) && <RenderFields {...given} fields={before as ClientField[]} />}
      <FormTabs {...given} field={tabs} index={at} />
      {after.some(Boolean) && <FormFields {...given} fields={after} />}
    </div>
  )
}

/**
 * The fields of a record: editable ones as inputs, read-only ones as text above them. The only
 * place that decides between the two, for every kind of field: every rendered control is editable.
 */
export const RecordFields = ({ isSide = false, ...given }: Props) => {
  const { fields, className } = given
  const useOf = useFieldUse()
  const { read: all, open } = useMemo(() => splitFields(fields, useOf), [fields, useOf])
  // A string: re-renders only when the set of fields changes.
  const shown = useFormFields(([state]) =>
    all
      .map(({ name }) => name)
      .filter((name) => state[name] && state[name].passesCondition !== false)
      .join(),
  )
  const read = useMemo(
    () => all.filter(({ name }) => shown.split(',').includes(name)),
    [all, shown],
  )
  // Hints are shown only if a field can be edited.
  const isOpen = open.some(isSomething)
  if (read.length === 0) return <FormFields {...given} fields={open} />
  const facts = <ReadFields fields={read} skipsEmpty={isSide} />
  if (!isOpen) return <div className={className}>{facts}</div>
  // Cards and tabs are not nested in a card.
  if (className && !className.includes('--card'))
    return (
      <>
        <div className="doc-card">{facts}</div>
        <FormFields {...given} fields={open} />
      </>
    )
  return (
    <div className={className}>
      {facts}
      <FormFields {...given} className={undefined} fields={open} />
    </div>
  )
}
