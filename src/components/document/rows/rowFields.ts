import type { ClientField } from 'payload'

/** The fields of a row that are shown, rows of the layout looked through; the row's id is none. */
export const rowFields = (fields: readonly ClientField[]): ClientField[] =>
  fields.flatMap((field): ClientField[] => {
    if (field.type === 'row') return rowFields(field.fields)
    const isHidden = 'hidden' in field && field.hidden
    return isHidden || field.admin?.hidden || field.admin?.disabled ? [] : [field]
  })
