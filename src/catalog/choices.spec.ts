import { describe, expect, it } from 'vitest'

import { choiceFields, choiceName, choiceOrder, factsOf, namesOf, searchedFields } from './choices'
import { CATALOG } from './index'

describe('every entity', () => {
  it.each(CATALOG.entities.map(({ slug }) => slug))('%s names facts its list can draw', (slug) => {
    expect(() => factsOf(slug)).not.toThrow()
  })
})

it.each([
  ['companies', ['name']],
  ['tenders', ['number', 'title']],
  ['stock-movements', []],
])('should name a record of %s by %j', (slug, names) => {
  expect(namesOf(slug)).toEqual(names)
})

it.each([
  [{ id: 1, number: 'TKF-2026-00001', title: ' Pompa ' }, 'TKF-2026-00001 · Pompa'],
  [{ id: 2, number: null, title: 'Pompa' }, 'Pompa'],
  [{ id: 3 }, ''],
])('should call %j "%s"', (tender, name) => {
  expect(choiceName('tenders', tender)).toBe(name)
})

it('should ask for all that naming, telling apart and opening take', () => {
  expect(choiceFields('stock-cards')).toEqual([
    'name',
    'sku',
    'barcode',
    'qrCode',
    'availableQuantity',
    'allowNoStock',
    'currentPrice',
  ])
  expect(choiceFields('tenders')).toContain('currency')
  // The pages of an employee are below a company.
  expect(choiceFields('employees')).toContain('company')
})

it.each([
  ['companies', 'name'],
  ['tenders', '-id'],
  ['stock-movements', '-id'],
])('should offer %s by %s', (slug, order) => {
  expect(choiceOrder(slug)).toBe(order)
})

it('should search the own columns of a table alone', () => {
  expect(searchedFields('stock-cards')).toEqual(['name', 'sku', 'barcode', 'qrCode'])
  expect(searchedFields('stock-movements')).toEqual([])
})
