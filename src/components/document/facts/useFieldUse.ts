'use client'

import { useDocumentInfo, useOperation } from '@payloadcms/ui'
import { fieldIsHiddenOrDisabled, getFieldPermissions } from 'payload/shared'
import { useCallback } from 'react'

import { useLock } from '../lock/useLock'
import type { FieldUse, ReadField } from './splitFields'

/**
 * What becomes of a field on the page of a record. It can only be read where the whole record can,
 * by its reader's rights; where this field can, by them or by the record's state; and where only
 * the product writes it.
 */
export const useFieldUse = (): ((field: ReadField) => FieldUse) => {
  const { docPermissions, hasSavePermission } = useDocumentInfo()
  const operation = useOperation() ?? 'update'
  const lock = useLock()
  const permissions = docPermissions?.fields ?? true
  return useCallback(
    (field) => {
      const rights = getFieldPermissions({ field, operation, parentName: '', permissions })
      if (fieldIsHiddenOrDisabled(field) || !rights.read) return 'none'
      const isOpen =
        hasSavePermission && rights.operation && !field.admin?.readOnly && !lock?.holds(field.name)
      return isOpen ? 'open' : 'read'
    },
    [hasSavePermission, lock, operation, permissions],
  )
}
