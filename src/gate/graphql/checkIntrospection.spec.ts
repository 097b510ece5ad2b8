import { getIntrospectionQuery } from 'graphql'
import { describe, expect, it } from 'vitest'
import { checkDocument } from './checkDocument'

const check = (query: string) => checkDocument({ query, variables: {} })
const refused = (query: string) => expect(() => check(query), query).toThrow('invalidQuery')

describe('questions about the schema', () => {
  it.each([
    getIntrospectionQuery(),
    getIntrospectionQuery({ descriptions: false }),
    getIntrospectionQuery({
      specifiedByUrl: true,
      directiveIsRepeatable: true,
      schemaDescription: true,
      inputValueDeprecation: true,
    }),
    '{ __type(name: "Tender") { fields { name type { name kind ofType { name } } } } }',
    '{ __schema { queryType { fields { name args { name } } } } Tenders(limit: 1) { totalDocs } }',
  ])('are answered to code generators: %.70s', (query) => {
    expect(check(query)).toMatchObject({ isMutation: false, orders: [] })
  })

  it.each([
    '{ __schema { types { fields { type { fields { name } } } } } }',
    '{ __schema { types { interfaces { possibleTypes { name } } } } }',
    '{ __schema { types { fields { args { type { enumValues { name } } } } } } }',
    '{ __schema { a: types { name } b: types { name } } }',
    '{ a: __schema { types { name } } b: __schema { types { name } } }',
    '{ __type(name: "A") { ...T } } fragment T on __Type { fields { type { ...T } } }',
    `{ __type(name: "A") { ${'ofType { '.repeat(16)} name ${'} '.repeat(16)} } }`,
    `{ __type(name: "A") { ${Array.from({ length: 601 }, (_, n) => `a${n}: name`).join(' ')} } }`,
  ])('are refused when they multiply: %.70s', refused)
})
