import { expect, it } from 'vitest'
import { codes, digits, foldedColumnOf, numbers, text } from './searchFields'

it.each([
  ['name', 'name_folded'],
  ['bossPhone', 'boss_phone_folded'],
])('should look for %s in the column %s', (field, column) => {
  expect(foldedColumnOf(field)).toBe(column)
})

it('should compare each field as it is told', () => {
  expect([
    ...text('name', 'stockCard.name'),
    ...digits('phone'),
    ...codes('sku'),
    ...numbers('number'),
  ]).toEqual([
    { path: 'name', kind: 'text' },
    { path: 'stockCard.name', kind: 'text' },
    { path: 'phone', kind: 'digits' },
    { path: 'sku', kind: 'code' },
    { path: 'number', kind: 'number' },
  ])
})
