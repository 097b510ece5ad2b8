import type { Field } from 'payload'
import { expect, it } from 'vitest'
import { withOwnControls } from './ownControls'

type Named = { name?: string; fields?: Named[]; tabs?: { fields: Named[] }[]; admin?: unknown }

const controlOf = (field: Named) =>
  (field.admin as { components?: { Field?: string } } | undefined)?.components?.Field

const flat = (fields: Named[]): Named[] =>
  fields.flatMap((field) => [
    field,
    ...flat(field.fields ?? []),
    ...flat((field.tabs ?? []).flatMap((tab) => tab.fields)),
  ])

const controls = (fields: Field[]) =>
  Object.fromEntries(
    flat(withOwnControls(fields) as Named[]).flatMap((field) =>
      field.name ? [[field.name, controlOf(field)?.split('#')[1]]] : [],
    ),
  )

it('should give our controls to fields at any depth, whoever wrote the collection', () => {
  const due: Field = { name: 'due', type: 'date' }
  const rows: Field = { name: 'rows', type: 'array', fields: [{ type: 'row', fields: [due] }] }
  const made = controls([
    { name: 'day', type: 'date' },
    { type: 'tabs', tabs: [{ label: 'One', fields: [rows] }] },
    {
      name: 'group',
      type: 'group',
      fields: [{ name: 'logo', type: 'upload', relationTo: 'media' }],
    },
    { name: 'name', type: 'text' },
  ])
  expect(made).toEqual({
    day: 'MomentField',
    rows: 'RowsField',
    due: 'MomentField',
    group: undefined,
    logo: 'PictureField',
    name: undefined,
  })
})

it('should leave a field the control it names, and its other settings', () => {
  const field: Field = {
    name: 'day',
    type: 'date',
    admin: { position: 'sidebar', components: { Field: '/own#Own', Cell: '/cell#Cell' } },
  }
  expect(withOwnControls([field])).toEqual([field])
  const [given] = withOwnControls([{ name: 'day', type: 'date', admin: { position: 'sidebar' } }])
  expect(given?.admin).toMatchObject({ position: 'sidebar' })
})

it('should give relations and choices theirs, but no control for several collections', () => {
  const company: Field = { name: 'company', type: 'relationship', relationTo: 'companies' }
  const unit: Field = { name: 'unit', type: 'select', options: ['kg'] }
  expect(controls([company, unit])).toEqual({ company: 'RelationField', unit: 'ChoiceField' })
  const any: Field = { name: 'any', type: 'relationship', relationTo: ['companies', 'users'] }
  expect(() => withOwnControls([any])).toThrow('any')
})
