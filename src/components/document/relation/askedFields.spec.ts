import type { ClientField } from 'payload'
import { expect, it } from 'vitest'

import { askedFields } from './askedFields'

const field = (name: string, more: object = {}): ClientField =>
  ({ name, type: 'text', ...more }) as unknown as ClientField
const names = (args: Parameters<typeof askedFields>[0]) =>
  askedFields(args)?.map(({ name }) => name) ?? null

it('should ask for what is required and what the entity names, in the order of the form', () => {
  const fields = [
    { type: 'row', fields: [field('title'), field('name', { required: true })] } as ClientField,
    field('description'),
    field('company', { type: 'relationship', relationTo: 'companies' }),
  ]
  expect(names({ slug: 'companies', fields })).toEqual(['title', 'name'])
  expect(names({ slug: 'company-projects', fields })).toEqual(['name', 'company'])
})

it.each([
  ['users', { isAuth: true }, [field('name', { required: true })]],
  ['media', { isUpload: true }, [field('name', { required: true })]],
  ['tenders', {}, [field('title', { required: true })]],
  ['stock-types', {}, [field('name')]],
  [
    'stock-groups',
    {},
    [field('name', { required: true }), field('day', { type: 'date', required: true })],
  ],
] as const)('should leave %s %j to their own page', (slug, more, fields) => {
  expect(names({ slug, fields: [...fields], ...more })).toBeNull()
})
