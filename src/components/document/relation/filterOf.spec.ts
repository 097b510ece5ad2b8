import { describe, expect, it } from 'vitest'

import { filterOf, fixedBy, isClosed, without } from './filterOf'

const ofCompany = { company: { equals: 7 } }

describe('filterOf', () => {
  it.each([
    [{ branches: ofCompany }, ofCompany],
    [{ branches: {} }, undefined],
    [{ employees: ofCompany }, undefined],
    [undefined, undefined],
  ])('reads of %j the condition on branches', (options, filter) => {
    expect(filterOf(options, 'branches')).toEqual(filter)
  })
})

it('should know a filter that lets nothing through', () => {
  expect(isClosed({ id: { exists: false } })).toBe(true)
  expect(isClosed(ofCompany)).toBe(false)
  expect(isClosed(undefined)).toBe(false)
})

it.each([
  [ofCompany, { company: 7 }],
  [{ company: { equals: { id: 8 } }, name: { like: 'x' } }, { company: 8 }],
  [{ id: { equals: 3 } }, {}],
  [undefined, {}],
])('should fix by %j the values %j of a new record', (filter, values) => {
  expect(fixedBy(filter)).toEqual(values)
})

it('should leave out what is chosen already', () => {
  expect(without(ofCompany, [])).toBe(ofCompany)
  expect(without(undefined, [1, 2])).toEqual({ id: { not_in: '1,2' } })
  expect(without(ofCompany, [1])).toEqual({ and: [ofCompany, { id: { not_in: '1' } }] })
})
