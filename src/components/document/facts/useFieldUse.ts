'use client'

import { useAuth, useDocumentInfo, useOperation } from '@payloadcms/ui'
import { fieldIsHiddenOrDisabled, getFieldPermissions } from 'payload/shared'
import { useCallback } from 'react'

import { useLock } from '../lock/useLock'
import { seenWithOf, type FieldUse, type ReadField } from './splitFields'

type Readable = Record<string, { read?: boolean } | undefined> | undefined

/**
 * How a field is shown on the page of a record. It is read-only if the whole record is, by the
 * reader's rights; if the field is, by rights or by the record's state; and if only the server
 * writes it. A part without a value may be limited to readers of another collection.
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
