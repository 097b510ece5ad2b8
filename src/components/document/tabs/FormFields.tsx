'use client'

import { RenderFields } from '@payloadcms/ui'
import type { ClientField } from 'payload'
import type { ComponentProps } from 'react'

import { FormTabs } from './FormTabs'

type Props = Omit<ComponentProps<typeof RenderFields>, 'fields'> & {
  /** A field that stands elsewhere leaves its place empty: its index is part of its identity. */
  fields: readonly (ClientField | null)[]
}

/** Fields of a form as Payload renders them, with our own tabs. */
export const FormFields = ({ fields, className, ...given }: Props) => {
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
