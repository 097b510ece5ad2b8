import type { ClientField } from 'payload'

/** A field with a value, and its path in the record. */
export type FlatField = { field: ClientField & { name: string }; path: string }

/**
 * The fields of a form with values, through rows, tabs and cards; an array is one of them.
 * @param prefix path of the parent, with a trailing dot
 */
export const flatFields = (fields: readonly ClientField[], prefix = ''): FlatField[] =>
  fields.flatMap((field): FlatField[] => {
    if (field.type === 'ui') return []
    if (field.type === 'tabs') {
      return field.tabs.flatMap((tab) =>
        flatFields(tab.fields, 'name' in tab && tab.name ? `${prefix}${tab.name}.` : prefix),
      )
    }
    const name = 'name' in field ? field.name : undefined
    if (field.type === 'group' && name) return flatFields(field.fields, `${prefix}${name}.`)
    if (!name) return 'fields' in field ? flatFields(field.fields, prefix) : []
    return [{ field: field as FlatField['field'], path: `${prefix}${name}` }]
  })
