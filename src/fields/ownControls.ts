import type { Field } from 'payload'

type Controlled = Field & { admin?: { components?: { Field?: unknown } } }

/** The product's control for each field type whose control in Payload looks different. */
const CONTROLS: Partial<Record<Field['type'], string>> = {
  array: '/components/document/rows/RowsField#RowsField',
  date: '/components/document/fields/MomentField#MomentField',
  upload: '/components/document/fields/PictureField#PictureField',
  relationship: '/app/(payload)/fields/RelationField#RelationField',
  select: '/components/document/fields/ChoiceField#ChoiceField',
}

const withControl = <F extends Field>(field: F): F => {
  const control = CONTROLS[field.type]
  const { admin } = field as Controlled
  if (!control || admin?.components?.Field) return field
  if (field.type === 'relationship' && Array.isArray(field.relationTo))
    throw new Error(`${field.name}: no control chooses from several collections`)
  return { ...field, admin: { ...admin, components: { ...admin?.components, Field: control } } }
}

const ofTabs = (field: Field & { type: 'tabs' }): Field => ({
  ...field,
  tabs: field.tabs.map((tab) => ({ ...tab, fields: withOwnControls(tab.fields) })),
})

/**
 * The fields with our controls, those inside rows, groups, tabs and lists included: a new collection
 * has them without naming them. A field that names a control keeps it.
 * @throws Error for a relation to more than one collection
 */
export const withOwnControls = (fields: readonly Field[]): Field[] =>
  fields.map((field): Field => {
    if (field.type === 'tabs') return ofTabs(field)
    const own = withControl(field)
    return 'fields' in own ? ({ ...own, fields: withOwnControls(own.fields) } as Field) : own
  })
