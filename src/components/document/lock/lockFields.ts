import type { ClientField } from 'payload'
import type { Lock } from './lockOf'

/** The fields with those read-only that a lock holds, layout looked through. */
export const lockFields = <F extends ClientField>(fields: F[], lock: Lock): F[] =>
  fields.map((field) => {
    if ('name' in field && field.name)
      return lock.holds(field.name)
        ? { ...field, admin: { ...field.admin, readOnly: true } }
        : field
    return 'fields' in field ? { ...field, fields: lockFields(field.fields, lock) } : field
  })
