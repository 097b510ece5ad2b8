import { describe, expect, it } from 'vitest'
import { checkDocument } from './checkDocument'

const check = (query: string, variables: Record<string, unknown> = {}) =>
  checkDocument({ query, variables })

const nested = (levels: number) => `{ ${'a { '.repeat(levels)} id ${'} '.repeat(levels)} }`
const many = (count: number, field: string) =>
  Array.from({ length: count }, (_, at) => `a${at}: ${field}`).join(' ')

describe('checkDocument', () => {
  it('lets ordinary documents through and reads what they ask for', () => {
    expect(check('{ Companies(limit: 20, sort: "name") { docs { id name } } }')).toEqual({
      isMutation: false,
      asksRights: false,
      orders: [{ root: 'Companies', sort: 'name' }],
    })
    expect(check('mutation { createCompany(data: {name: "A"}) { id } }')?.isMutation).toBe(true)
    expect(
      check('query Q($w: W, $n: Int) { Tenders(where: $w, limit: $n) { totalDocs } }', {
        w: { OR: [{ title: { like: 'a' } }, { id: { in: [1, 2] } }] },
        n: 500,
      }),
    ).toMatchObject({ orders: [] })
  })

  it('leaves what is no GraphQL to GraphQL', () => {
    expect(check('{ Companies(')).toBeNull()
  })

  it.each<[string, Record<string, unknown>?]>([
    ['{ Companies(limit: 0) { totalDocs } }'],
    ['{ Companies(limit: 100000) { totalDocs } }'],
    ['query Q($n: Int) { Companies(limit: $n) { totalDocs } }', { n: 501 }],
    ['{ Companies(limit: -1) { totalDocs } }'],
    ['{ Companies(page: 0) { totalDocs } }'],
    [nested(20)],
    [`{ ${many(450, 'Companies { totalDocs }')} }`],
    [`{ Companies { docs { ${many(700, 'id')} } } }`],
    ['{ ...F } fragment F on Query { Companies { totalDocs } ...F }'],
    [`# ${'a'.repeat(60_000)}\n{ a }`],
    [`{ ${'a '.repeat(5_000)} }`],
    ['{ Companies(where: {AND: [{id: {equals: 1}}], OR: [{id: {equals: 2}}]}) { totalDocs } }'],
    [
      'query Q($w: W) { Companies(where: $w) { totalDocs } }',
      { w: { id: { in: Array(201).fill(1) } } },
    ],
    [
      'query Q($w: W) { Companies(where: $w) { totalDocs } }',
      { w: { id: { contains: { a: 1 } } } },
    ],
  ])('refuses %.60s', (query, variables) => {
    expect(() => check(query, variables)).toThrow('invalidQuery')
  })

  it.each([
    'mutation { loginUser(email: "a", password: "b") { token } }',
    'mutation { a: loginUser(email: "a", password: "b") { token } }',
    'mutation { ...F } fragment F on Mutation { refreshTokenUser { exp } }',
    '{ initializedUser }',
    'mutation { duplicateTender(id: 1) { id } }',
  ])('keeps %.50s closed', (query) => {
    expect(() => check(query)).toThrow('notFound')
  })
})
