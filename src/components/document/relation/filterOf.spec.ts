import { describe, expect, it } from 'vitest'

import { filterOf, fixedBy, isClosed, ofCompanyNow, without } from './filterOf'

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

const CLOSED = { id: { exists: false } }

it.each([
  ['the one just chosen, before the server knows', CLOSED, 8, { company: { equals: 8 } }],
  ['the one it was changed to', ofCompany, 8, { company: { equals: 8 } }],
  ['none, once it is taken away', ofCompany, null, CLOSED],
  ['as the server says, where the form has none', ofCompany, undefined, ofCompany],
  ['nothing, where it does not go by one', { name: { like: 'x' } }, 8, { name: { like: 'x' } }],
  ['nothing, where there is no filter', undefined, 8, undefined],
] as const)('should go by the company of the form: %s', (_, filter, company, expected) => {
  expect(ofCompanyNow(filter, company)).toEqual(expected)
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
