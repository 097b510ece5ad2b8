'use client'

import { useAuth, useDocumentInfo, useOperation } from '@payloadcms/ui'
import { fieldIsHiddenOrDisabled, getFieldPermissions } from 'payload/shared'
import { useCallback } from 'react'

import { useLock } from '../lock/useLock'
import { seenWithOf, type FieldUse, type ReadField } from './splitFields'

type Readable = Record<string, { read?: boolean } | undefined> | undefined

/**
 * What becomes of a field on the page of a record. It can only be read where the whole record can,
 * by its reader's rights; where this field can, by them or by the record's state; and where only
 * the product writes it. A part that only draws may be for users who read another collection.
 */
export const useFieldUse = (): ((field: ReadField) => FieldUse) => {
  const { docPermissions, hasSavePermission } = useDocumentInfo()
  const collections = useAuth().permissions?.collections as Readable
  const operation = useOperation() ?? 'update'
  const lock = useLock()
  const permissions = docPermissions?.fields ?? true
  return useCallback(
    (field) => {
      const rights = getFieldPermissions({ field, operation, parentName: '', permissions })
      if (fieldIsHiddenOrDisabled(field) || !rights.read) return 'none'
      const seenWith = seenWithOf(field)
      if (seenWith && !collections?.[seenWith]?.read) return 'none'
      const isOpen =
        hasSavePermission && rights.operation && !field.admin?.readOnly && !lock?.holds(field.name)
      return isOpen ? 'open' : 'read'
    },
    [collections, hasSavePermission, lock, operation, permissions],
  )
}
