import { describe, expect, it } from 'vitest'
import { checkDocument } from './checkDocument'

const check = (query: string, variables: Record<string, unknown> = {}) =>
  checkDocument({ query, variables })

const nested = (levels: number) =>
  `{ Companies { ${'a { '.repeat(levels)} id ${'} '.repeat(levels)} } }`
const many = (count: number, field: string) =>
  Array.from({ length: count }, (_, at) => `a${at}: ${field}`).join(' ')

describe('checkDocument', () => {
  it('lets ordinary documents through and reads what they ask for', () => {
    expect(check('{ Companies(limit: 20, sort: "name") { docs { id name } } }')).toEqual({
      isMutation: false,
      roots: ['Companies'],
      filters: [],
      rights: [],
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

  it.each([
    '{ Tenders(limit: 500) { docs { id company { name } employee { name company { name } } } } }',
    '{ Tenders(limit: 200) { docs { id files { docs { id } } } } }',
    `{ ${many(10, 'Companies(limit: 100) { docs { ...C } }')} } fragment C on Company { id createdBy { name } }`,
    '{ Tenders(limit: 500, pagination: false) { docs { id } } }',
  ])('lets %.60s through', (query) => {
    expect(check(query)).not.toBeNull()
  })

  it('takes what was sent before the default', () => {
    const query =
      'query Q($n: Int = 5, $s: String = "name") { Companies(limit: $n, sort: $s) { totalDocs } }'
    expect(check(query)?.orders).toEqual([{ root: 'Companies', sort: 'name' }])
    expect(check(query, { s: 'hash' })?.orders).toEqual([{ root: 'Companies', sort: 'hash' }])
    expect(() => check(query, { n: 501 })).toThrow('invalidQuery')
  })

  it('names the fields of the root, wherever they stand', () => {
    const query =
      'mutation { ...F } fragment F on Mutation { a: createCompany(data: {name: "A"}) { id } }'
    expect(check(query)?.roots).toEqual(['createCompany'])
  })

  it('names the records whose rights are asked for', () => {
    const query = 'query Q($id: Int!) { a: docAccessTender(id: $id) { __typename } ...F }'
    const fragment = 'fragment F on Query { docAccessBranch(id: 7) { __typename } }'
    expect(check(`${query} ${fragment}`, { id: 3 })?.rights).toEqual([
      { name: 'Tender', id: 3 },
      { name: 'Branch', id: 7 },
    ])
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
    // The default of a variable is a limit too.
    ['query Q($n: Int = 100000) { Companies(limit: $n) { totalDocs } }'],
    ['query Q($n: Int = 100000) { Companies(limit: $n) { totalDocs } }', { n: undefined }],
    ['query Q($w: W = {a: {like: [[1]]}}) { Companies(where: $w) { totalDocs } }'],
    [
      'query Q($n: Int = 100000) { ...F } fragment F on Query { Companies(limit: $n) { totalDocs } }',
    ],
    ['{ Companies(pagination: false) { docs { id } } }'],
    ['query Q($p: Boolean = false) { Companies(pagination: $p) { docs { id } } }'],
    // Each one is small enough, but not all of them together.
    [`{ ${many(6, 'Companies(limit: 500) { docs { id } }')} }`],
    [`{ ${many(6, 'Companies(limit: 500) { totalDocs }')} }`],
    [
      `query A { ${many(3, 'Companies(limit: 500) { docs { id } }')} } query B { ${many(3, 'Tenders(limit: 500) { docs { id } }')} }`,
    ],
    ['{ Tenders(limit: 100) { docs { files(limit: 100) { docs { id } } } } }'],
    ['{ Tenders(limit: 300) { docs { files { docs { id } } } } }'],
    [
      '{ Tenders(limit: 300) { ...L } } fragment L on T { docs { files { ...D } } } fragment D on F { docs { id } }',
    ],
    [`{ Tenders(limit: 500) { docs { ${many(6, 'company { id }')} } } }`],
    [`{ ...F } fragment F on Query { ${many(11, 'Companies { totalDocs }')} }`],
    ['{ ...F } fragment F on Query { Companies { ...F } }'],
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
    '{ PayloadPreferences { totalDocs } }',
    '{ allPayloadKv { totalDocs } }',
    'mutation { createPayloadPreference(data: {key: "a"}) { id } }',
    'mutation { duplicateTender(id: 1) { id } }',
    // Fields written by commands are not writable in any other way; a file cannot be sent as JSON.
    'mutation { createTenderTemplate(data: {name: "a"}) { id } }',
    'mutation { a: updatePriceChange(id: 1, data: {title: "a"}) { id } }',
    'mutation { ...F } fragment F on Mutation { deleteImport(id: 1) { id } }',
    'mutation { createMedia(data: {alt: "a"}) { id } }',
    // Each kind of root has its own names.
    '{ createCompany(data: {name: "A"}) { id } }',
    'mutation { Companies { totalDocs } }',
    '{ versionsTenders { totalDocs } }',
    '{ constructor { id } }',
  ])('keeps %.50s closed', (query) => {
    expect(() => check(query)).toThrow('notFound')
  })
})
