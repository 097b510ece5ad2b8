import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

import { fieldIdOf, fieldIdsUp } from './fieldIdOf'

it.each([
  ['title', 'field-title'],
  ['address.city', 'field-address__city'],
  ['paymentInstallments.10.amount', 'field-paymentInstallments__10__amount'],
])('finds %s by %s, as the framework names its own fields', (of, id) => {
  expect(fieldIdOf(of)).toBe(id)
})

it('leads to what a field stands in where it has no element of its own', () => {
  expect(fieldIdsUp('items.2.price')).toEqual([
    'field-items__2__price',
    'field-items__2',
    'field-items',
  ])
  expect(fieldIdsUp('title')).toEqual(['field-title'])
})

it('is the only one to make such an id', () => {
  const root = path.join(import.meta.dirname, '..')
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.spec.ts'))
    .filter((file) => readFileSync(path.join(root, file), 'utf8').includes('`field-${'))
  expect(files).toEqual(['document/fieldIdOf.ts'])
})
