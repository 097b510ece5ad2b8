import config from '@payload-config'
import { GRAPHQL_POST } from '@payloadcms/next/routes'
import fc from 'fast-check'
import { randomUUID } from 'node:crypto'
import type { Field, Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { OPEN_COLLECTIONS } from '@/gate/routes/openRoutes'
import { withGraphqlGate, type GraphqlHandler } from '@/gate/withGraphqlGate'
import { cookieFor, makePerson } from './people'
import { ask, ORIGIN, read, startPayload } from './rest'
import { rateOf } from '../../factories/rates'

/**
 * Whatever is sent in place of a value, the answer is never a failure of the server: a wrong type, a
 * `null` for a list or a group, NUL, far too much.
 */
let payload: Payload
let cookie = ''
let bodies: Record<string, Record<string, unknown>> = {}

const send = async (method: string, path: string, json: unknown) => {
  const { status, body } = await read(ask(method, path, { cookie, json }))
  return { status, body }
}

const make = async (slug: string, json: Record<string, unknown>): Promise<number> => {
  const { body, status } = await send('POST', `/${slug}`, json)
  const id = (body?.doc as { id?: number } | undefined)?.id
  if (!id) throw new Error(`No ${slug}: ${status} ${JSON.stringify(body)}`)
  return id
}

beforeAll(async () => {
  payload = await startPayload()
  const boss = await makePerson(payload)
  cookie = await cookieFor(boss)
  const name = 'Deneme'
  const company = await make('companies', { name })
  const project = await make('company-projects', { name, company })
  const stockCard = await make('stock-cards', { name, unit: 'piece', allowNoStock: true })
  const stockGroup = await make('stock-groups', { name })
  const tender = await make('tenders', {
    title: name,
    date: '2026-03-01',
    currency: 'TRY',
    company,
  })
  const line = { kind: 'text', description: name, quantity: 1, unitPrice: 1, taxRate: 20 }
  bodies = {
    companies: { name, extraEmails: [{ email: 'a@b.co' }], workingDays: ['monday'] },
    branches: { company, name },
    employees: { company, name },
    meets: { company, title: name, startsAt: '2026-03-01T10:00:00Z', status: 'planned' },
    'company-projects': { name, company },
    tenders: { title: name, date: '2026-03-01', currency: 'TRY', company, items: [line] },
    'tender-items': { tender, ...line },
    'tender-files': { tender, visibility: 'internal' },
    'stock-types': { name },
    'currency-rates': rateOf(),
    'stock-cards': { name, unit: 'piece' },
    'stock-groups': { name, parts: [{ stockCard, quantity: 1 }] },
    'stock-group-stocks': { stockGroup, stockCard, quantity: 1 },
    'stock-movements': {
      stockCard,
      type: 'in',
      quantity: 1,
      price: 1,
      currencyType: 'TRY',
      operationDate: '2026-03-01',
      project,
    },
    'stock-reservations': { stockCard, quantity: 1, project },
    // No password: each costs a hash, and a hash a good part of a second.
    users: { name, email: 'x@example.com', role: boss.roleId },
    roles: { name, permissions: [{ subject: 'customers', actions: ['read'] }] },
    media: { alt: name },
    notifications: { readAt: '2026-03-01T10:00:00Z' },
    'list-views': { name, list: 'companies', state: {}, audience: 'own' },
  }
}, 300_000)

const deep = (levels: number): unknown => (levels === 0 ? 1 : [{ a: deep(levels - 1) }])

/** What stands in place of a value. */
const STRANGE: readonly unknown[] = [
  [],
  {},
  [null],
  [[]],
  [{}],
  [1, 'a'],
  { a: { b: null } },
  { id: -1 },
  [{ id: { a: 1 } }],
  true,
  0,
  -1,
  1.5,
  1e300,
  2_147_483_648,
  '',
  ' ',
  'x',
  '9'.repeat(400),
  'ş'.repeat(100_000),
  'a\u0000b',
  { 'a\u0000b': 1 },
  '\ud800',
  '0000-00-00',
  '+999999-01-01T00:00:00Z',
  "'; select 1 --",
  '%s%n${1}',
  deep(14),
  deep(40),
]

/** The names of fields with a value of their own, those in rows and tabs without a name included. */
const namesOf = (fields: Field[]): string[] =>
  fields.flatMap((field) => {
    if ('name' in field && field.name) return [field.name]
    if (field.type === 'tabs')
      return field.tabs.flatMap((tab) =>
        'name' in tab && tab.name ? [tab.name] : namesOf(tab.fields),
      )
    return 'fields' in field ? namesOf(field.fields) : []
  })

const collectionFields = (slug: string) =>
  namesOf(payload.collections[slug as keyof Payload['collections']].config.fields)

const bodyOf = (slug: string): Record<string, unknown> => {
  const body = { ...bodies[slug] }
  // These must differ from one record to the next.
  if (slug === 'users') body.email = `${randomUUID()}@example.com`
  if ('name' in body) body.name = randomUUID()
  return body
}

const short = (value: unknown) => JSON.stringify(value)?.slice(0, 80)

const isFailure = ({ status }: { status: number }) => status >= 500

describe('null', () => {
  it.each(Object.keys(OPEN_COLLECTIONS))(
    'in place of each value of %s is no failure',
    async (slug) => {
      if (!OPEN_COLLECTIONS[slug]?.includes('POST') || !slugs().includes(slug)) return
      const failures: string[] = []
      for (const name of collectionFields(slug)) {
        const answer = await send('POST', `/${slug}`, { ...bodyOf(slug), [name]: null })
        if (isFailure(answer)) failures.push(`${name}: ${JSON.stringify(answer)}`)
      }
      expect(failures).toEqual([])
    },
    120_000,
  )

  it('in place of each setting is no failure', async () => {
    const names = namesOf(
      payload.globals.config.find(({ slug }) => slug === 'settings')?.fields ?? [],
    )
    expect(names).toContain('companyProfile')
    for (const name of names) {
      const answer = await send('POST', '/globals/settings', { [name]: null })
      expect({ name, failed: isFailure(answer), answer }).toMatchObject({ failed: false })
    }
  })

  it('is refused for a list and for a group, at the field', async () => {
    const told = async (path: string, json: object) => {
      const { status, body } = await send('POST', path, json)
      const errors = body?.errors as { data?: { errors?: { path: string; code: string }[] } }[]
      return { status, fields: errors?.[0]?.data?.errors?.map((one) => `${one.path} ${one.code}`) }
    }
    const company = { ...bodyOf('companies'), extraEmails: null }
    expect(await told('/companies', company)).toEqual({
      status: 400,
      fields: ['extraEmails notAList'],
    })
    expect(await told('/globals/settings', { companyProfile: null })).toEqual({
      status: 400,
      fields: ['companyProfile invalidInput'],
    })
    expect(await told('/companies', { ...company, extraEmails: [null] })).toEqual({
      status: 400,
      fields: ['extraEmails.0 invalidInput'],
    })
  })
})

const slugs = () => Object.keys(bodies).filter((slug) => slug in payload.collections)

/** Any collection, any of its fields, anything strange in its place. */
const mutation = () =>
  fc.constantFrom(...slugs()).chain((slug) =>
    fc.record({
      slug: fc.constant(slug),
      name: fc.constantFrom(...collectionFields(slug), 'id', 'createdAt', 'sessions', '_status'),
      value: fc.oneof(fc.constantFrom(...STRANGE), fc.jsonValue({ maxDepth: 4 })),
    }),
  )

const SEED = 20_260_301

it('a strange value in any place is no failure of REST', async () => {
  const failures: unknown[] = []
  for (const [at, { slug, name, value }] of fc
    .sample(mutation(), { numRuns: 250, seed: SEED })
    .entries()) {
    const isNew = at % 3 > 0
    const answer = isNew
      ? await send('POST', `/${slug}`, { ...bodyOf(slug), [name]: value })
      : await send('PATCH', `/${slug}/1`, { [name]: value })
    if (isFailure(answer)) failures.push({ slug, name, value: short(value), isNew, answer })
  }
  expect(failures).toEqual([])
}, 300_000)

const graphql = withGraphqlGate(GRAPHQL_POST(config) as GraphqlHandler, { payload: startPayload })

const mutate = async (type: string, data: Record<string, unknown>) => {
  const query = `mutation ($data: mutation${type}Input!) { create${type}(data: $data) { id } }`
  const headers = new Headers({ origin: ORIGIN, cookie, 'content-type': 'application/json' })
  const body = JSON.stringify({ query, variables: { data } })
  const request = new Request(`${ORIGIN}/api/graphql`, { method: 'POST', body })
  const answer = await graphql(Object.defineProperty(request, 'headers', { value: headers }))
  return { status: answer.status, text: await answer.text() }
}

/** What GraphQL calls one record of a collection; users are changed over REST only. */
const typeOf = (slug: string): string | null => {
  const { graphQL } = payload.collections[slug as keyof Payload['collections']].config
  return graphQL && !graphQL.disableMutations ? (graphQL.singularName ?? null) : null
}

it('a strange value in any place is no failure of GraphQL', async () => {
  const failures: unknown[] = []
  for (const { slug, name, value } of fc.sample(mutation(), { numRuns: 100, seed: SEED + 1 })) {
    const type = typeOf(slug)
    if (!type) continue
    const { status, text } = await mutate(type, { ...bodyOf(slug), [name]: value })
    if (status >= 500 || text.includes('"code":"unexpected"'))
      failures.push({ slug, name, value: short(value), text })
  }
  expect(failures).toEqual([])
  expect((await mutate('Company', { name: 'a', extraEmails: null })).text).toContain('notAList')
}, 300_000)
