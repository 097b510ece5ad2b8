import type { ClientField } from 'payload'
import { isApprovedPath } from '@/domain/tenders/approvedContent'

/** The fields with those read-only that an approval locks, layout looked through. */
export const lockFields = <F extends ClientField>(fields: F[]): F[] =>
  fields.map((field) => {
    if ('name' in field && field.name)
      return isApprovedPath(field.name)
        ? { ...field, admin: { ...field.admin, readOnly: true } }
        : field
    return 'fields' in field ? { ...field, fields: lockFields(field.fields) } : field
  })
