'use client'

import { FieldPathContext, RenderFields } from '@payloadcms/ui'
import type { ArrayFieldClientProps, ClientField } from 'payload'
import type { ComponentType } from 'react'

import { DecimalField } from '@/components/document/fields/DecimalField'
import { MomentField } from '@/components/document/fields/MomentField'
import { PhoneField } from '@/components/document/fields/PhoneField'
import { Skeleton } from '../../ui/layout/Skeleton'

type Props = {
  field: ClientField
  /** Path of the row, such as `paymentInstallments.0`. */
  rowPath: string
  schemaPath: string
  permissions: ArrayFieldClientProps['permissions']
  /** The server has not rendered the row's controls yet. */
  isLoading: boolean
}

type Control = ComponentType<Record<string, unknown>>

const isKind = (field: ClientField, kind: 'decimal' | 'phone'): boolean =>
  Boolean((field.admin?.custom as Record<string, unknown> | undefined)?.[kind])

/** Custom controls that need nothing from the server: a new row has them at once. */
const ownControlOf = (field: ClientField): Control | null => {
  if (field.type === 'date') return MomentField as unknown as Control
  if (field.type === 'number' && isKind(field, 'decimal')) return DecimalField as unknown as Control
  if (field.type === 'text' && isKind(field, 'phone')) return PhoneField as unknown as Control
  return null
}

/** Framework controls that look like ours; all others come with the server's response. */
const PLAIN: readonly string[] = ['text', 'email', 'textarea', 'checkbox']

/**
 * Whether the reader's rights include a field of the row; those of the list were checked before.
 */
const isOpen = (name: string, permissions: Props['permissions']): boolean => {
  if (!permissions || permissions === true) return true
  const inner = permissions.fields
  return inner === undefined || inner === true || Boolean(inner[name])
}

/** One field of a row. */
export const RowControl = (props: Props) => {
  const { field, rowPath, schemaPath, permissions, isLoading } = props
  const Own = ownControlOf(field)
  if (Own && 'name' in field) {
    if (!isOpen(field.name, permissions)) return null
    const path = `${rowPath}.${field.name}`
    return (
      <FieldPathContext value={path}>
        <Own field={field} path={path} />
      </FieldPathContext>
    )
  }
  if (isLoading && !PLAIN.includes(field.type)) return <Skeleton height="38px" />
  return (
    <RenderFields
      fields={[field]}
      forceRender
      margins={false}
      parentIndexPath=""
      parentPath={rowPath}
      parentSchemaPath={schemaPath}
      permissions={permissions === true ? permissions : (permissions?.fields ?? true)}
    />
  )
}
