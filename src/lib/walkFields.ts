import type { Field } from 'payload'

/**
 * Calls `visit` for each field that holds a value at this level, including fields in rows and tabs.
 */
export const walkFields = (
  fields: readonly Field[],
  visit: (field: Field & { name: string }) => void,
): void => {
  for (const field of fields) {
    if (field.type === 'tabs') {
      for (const tab of field.tabs) if (!('name' in tab)) walkFields(tab.fields, visit)
    } else if (field.type === 'ui') {
      continue
    } else if ('name' in field && typeof field.name === 'string') {
      visit(field as Field & { name: string })
    } else if ('fields' in field) {
      walkFields(field.fields, visit)
    }
  }
}

/** The fields of this level, each replaced by what `change` returns; the layout is kept. */
export const mapFields = (fields: readonly Field[], change: (field: Field) => Field): Field[] =>
  fields.map((field): Field => {
    if (field.type === 'tabs') {
      const tabs = field.tabs.map((tab) => ({ ...tab, fields: mapFields(tab.fields, change) }))
      return { ...field, tabs } as Field
    }
    if (field.type === 'ui') return field
    if ('name' in field && typeof field.name === 'string') {
      return change(field)
    }
    return 'fields' in field
      ? ({ ...field, fields: mapFields(field.fields, change) } as Field)
      : field
  })
