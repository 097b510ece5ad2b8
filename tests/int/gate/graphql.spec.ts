import config from '@payload-config'
import { GRAPHQL_POST } from '@payloadcms/next/routes'
import { buildClientSchema, getIntrospectionQuery, type IntrospectionQuery } from 'graphql'
import { beforeAll, expect, it } from 'vitest'
import { withGraphqlGate, type GraphqlHandler } from '@/gate/withGraphqlGate'
import { cookieFor, makePerson } from './people'
import { codeOf, ORIGIN, poolOf, read, startPayload } from './rest'

const gate = withGraphqlGate(GRAPHQL_POST(config) as GraphqlHandler, { payload: startPayload })

let cookie = ''
let reader = ''
beforeAll(async () => {
  const payload = await startPayload()
  cookie = await cookieFor(await makePerson(payload))
  const permissions = [
    { subject: 'customers' as const, actions: ['read' as const], fields: ['name'] },
  ]
  reader = await cookieFor(await makePerson(payload, permissions))
})

const ask = (query: string, who = cookie, more: Record<string, string> = {}) => {
  const sent = { origin: ORIGIN, cookie: who, 'content-type': 'application/json', ...more }
  const headers = new Headers(sent)
  const request = new Request(`${ORIGIN}/api/graphql`, {
    method: 'POST',
    body: JSON.stringify({ query }),
  })
  return gate(Object.defineProperty(request, 'headers', { value: headers }))
}

it('answers a list and a change', async () => {
  const made = await read(ask('mutation { createCompany(data: {name: "Graf Ltd."}) { id name } }'))
  expect(made.body).toMatchObject({ data: { createCompany: { name: 'Graf Ltd.' } } })
  const list = await read(
    ask('{ Companies(limit: 5, sort: "-name") { totalDocs docs { id name } } }'),
  )
  expect(list.body).toHaveProperty('data.Companies.docs.0.id')
})

it('tells its schema to code generators, and to nobody who has not signed in', async () => {
  const { body } = await read(ask(getIntrospectionQuery()))
  const schema = buildClientSchema((body as { data: IntrospectionQuery }).data)
  expect(schema.getQueryType()?.getFields()).toHaveProperty('Tenders')
  expect((await read(ask(getIntrospectionQuery(), ''))).status).toBe(401)
  // Otherwise it would be so in tests only.
  expect((await config).graphQL.disableIntrospectionInProduction).toBe(false)
})

it('takes a name of blanks for none', async () => {
  const made = await read(ask('mutation { createCompany(data: {name: " \u00a0"}) { id } }'))
  expect(JSON.stringify(made.body)).toContain('"code":"required"')
})

it('tells of a refusal with its code', async () => {
  const { body } = await read(ask('mutation { createCompany(data: {name: ""}) { id } }'))
  expect(body).toMatchObject({ errors: [{ extensions: { code: 'invalidInput' } }] })
})

it('keeps its limits, hidden orders and other sites out', async () => {
  expect(await codeOf(ask('{ Companies(limit: 100000) { totalDocs } }'))).toBe('400 invalidQuery')
  // The default of a variable gave all rows.
  expect(
    await codeOf(ask('query Q($n: Int = 100000) { Companies(limit: $n) { totalDocs } }')),
  ).toBe('400 invalidQuery')
  const ten = Array.from({ length: 10 }, (_, at) => `a${at}: Companies(limit: 500) { totalDocs }`)
  expect(await codeOf(ask(`{ ${ten.join(' ')} }`))).toBe('400 invalidQuery')
  expect(await codeOf(ask('{ Companies(sort: "company.name") { totalDocs } }'))).toBe(
    '400 invalidQuery',
  )
  expect(await codeOf(ask('{ Companies(sort: "bossPhone") { totalDocs } }', reader))).toBe(
    '400 invalidQuery',
  )
  expect(await codeOf(ask('{ a }', cookie, { origin: 'https://evil.example' }))).toBe(
    '403 crossSite',
  )
  expect(await codeOf(ask('{ a }', cookie, { 'content-type': 'text/plain' }))).toBe(
    '415 unsupportedMediaType',
  )
  expect(await codeOf(ask('mutation { loginUser(email: "a", password: "b") { token } }'))).toBe(
    '404 notFound',
  )
})

it('gives nothing to nobody', async () => {
  expect(await codeOf(ask('{ Companies { totalDocs } }', ''))).toBe('401 signInFirst')
})

it.each([
  'mutation { ...F } fragment F on Mutation { createCompany(data: {name: "Bir kez"}) { id } }',
  'mutation { updateSetting(data: {siteTitle: "Bir kez"}) { siteTitle } }',
])('repeats %.40s for nobody who may not do it any more', async (query) => {
  const payload = await startPayload()
  const person = await makePerson(payload, [
    { subject: 'customers', actions: ['read', 'create'] },
    { subject: 'settings', actions: ['read', 'write'] },
  ])
  const [who, key] = [await cookieFor(person), { 'idempotency-key': `graphql-${person.id}` }]
  const first = await read(ask(query, who, key))
  expect(first.body).not.toHaveProperty('errors')
  expect((await read(ask(query, who, key))).body).toEqual(first.body)
  await poolOf(payload).query(`update roles set permissions = '[]' where id = $1`, [person.roleId])
  expect(await codeOf(ask(query, who, key))).toBe('403 notAllowed')
})
