import {
  buildClientSchema,
  getIntrospectionQuery,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isObjectType,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLSchema,
  type IntrospectionQuery,
} from 'graphql'
import { createLocalReq, type CollectionSlug } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { actionsOf, SUBJECTS, type Permission } from '@/access/roles/permissions'
import { fieldsOfSubject } from '@/access/reading/subjectFields'
import { graphqlNames } from '@/gate/graphql/openRoots'
import { collectionShape } from '@/queries/filters/collectionShape'
import { OPEN_COLLECTIONS } from '@/gate/routes/openRoutes'
import { createRandom } from '../../../scripts/demo/createRandom'
import { getTestPayload } from '../../helpers/payload'
import type { Json } from '../../factories/client'
import { askGraphql } from '../../factories/graphql'
import { formOf } from '../../factories/imports'
import { administrator, makePerson, type Person } from '../../factories/person'
import { makeScene } from './matrixScene'

/** Saved views are read by REST alone. */
const SLUGS = Object.keys(OPEN_COLLECTIONS).filter(
  (slug) => slug !== 'list-views' && slug !== 'api-clients' && slug !== 'webhooks',
)
const MOST = 3

let schema: GraphQLSchema
let boss: Person
const readers = new Map<string, Person>()

const random = createRandom(20_261_123)

/** Reading everything, but each subject a part of its fields. */
const narrowed = async (): Promise<Permission[]> => {
  const payload = await getTestPayload()
  return SUBJECTS.map((subject) => {
    const fields = [...fieldsOfSubject(payload, subject)].filter(() => random.int(0, 1) === 0)
    return { subject, actions: ['read' as const], ...(fields.length > 0 && { fields }) }
  })
}

beforeAll(async () => {
  boss = await administrator()
  await makeScene()
  await boss.post('/imports/upload', formOf('stock-cards', [['Ad'], ['Kart']]))
  const { data } = await askGraphql(boss.cookie, getIntrospectionQuery())
  schema = buildClientSchema(data as unknown as IntrospectionQuery)
  const reading = SUBJECTS.map((subject) => ({ subject, actions: ['read' as const] }))
  const kinds: [string, Permission[]][] = [
    ['no costs', reading],
    ['some fields', await narrowed()],
    ['tenders alone', [{ subject: 'tenders', actions: actionsOf('tenders') }]],
    ['nothing', []],
  ]
  readers.set('everything', boss)
  for (const [name, permissions] of kinds) readers.set(name, await makePerson(permissions))
})

const typeOf = (slug: string): GraphQLObjectType => {
  const type = schema.getType(graphqlNames(slug).one)
  if (!isObjectType(type)) throw new Error(`GraphQL has no ${slug}`)
  return type
}

const isRecord = (type: GraphQLNamedType): type is GraphQLObjectType =>
  isObjectType(type) && SLUGS.some((slug) => graphqlNames(slug).one === type.name)

const slugOf = (type: GraphQLObjectType): string =>
  SLUGS.find((slug) => graphqlNames(slug).one === type.name) ?? ''

/** All of a record but what it points to, which are ids; `only` one of its relations, as a record. */
const selectionOf = (type: GraphQLObjectType, only?: string): string =>
  Object.values(type.getFields())
    .flatMap(({ name, type: of, args }) => {
      const inner = getNamedType(of)
      if (args.some((arg) => String(arg.type).endsWith('!'))) return []
      if (isLeafType(inner)) return [name]
      if (isRecord(inner)) return [name === only ? `${name} { ${selectionOf(inner)} }` : []].flat()
      return isObjectType(inner) ? [`${name} { ${selectionOf(inner)} }`] : []
    })
    .join(' ')

/** Options are called otherwise in GraphQL (`tender_items`), and days have no milliseconds to spare. */
const plain = (value: unknown): unknown => {
  if (typeof value === 'number') return value
  if (typeof value !== 'string') return value
  const time = /^\d{4}-\d\d-\d\dT/.test(value) ? Date.parse(value) : Number.NaN
  return Number.isNaN(time) ? value.replace(/[^\p{L}\p{N}]/gu, '') : time
}

/** What GraphQL says that REST does not say to the same reader, by path. */
const more = (told: unknown, known: unknown, path: string): string[] => {
  if (told === null || told === undefined) return []
  if (Array.isArray(told)) {
    if (!Array.isArray(known)) return told.length > 0 ? [path] : []
    return told.flatMap((one, at) => more(one, known[at], `${path}.${at}`))
  }
  if (typeof told !== 'object') return plain(told) === plain(known) ? [] : [`${path}: ${told}`]
  const inside = (known ?? {}) as Json
  return Object.entries(told).flatMap(([name, value]) =>
    more(value, inside[name], `${path}.${name}`),
  )
}

type Doc = Json & { id: number }
const known = new Map<string, Promise<Doc | null>>()
/** A record as REST answers it to this reader; null where it does not. */
const recordFor = (who: string, slug: string, id: number): Promise<Doc | null> => {
  const key = `${who} ${slug} ${id}`
  const reader = readers.get(who) as Person
  const reading =
    known.get(key) ??
    reader
      .get<Doc>(`/${slug}/${id}?depth=0`)
      .then(({ status, json }) => (status === 200 ? json : null))
  known.set(key, reading)
  return reading
}

const listFor = async (who: string, slug: string, selection: string) => {
  const { many } = graphqlNames(slug)
  const query = `{ ${many}(limit: ${MOST}, sort: "-id") { totalDocs docs { ${selection} } } }`
  const answer = await askGraphql((readers.get(who) as Person).cookie, query)
  const list = answer.data?.[many] as { totalDocs: number; docs: Doc[] } | null | undefined
  return { ...answer, list }
}

const READERS = ['no costs', 'some fields', 'tenders alone']
const cells = READERS.flatMap((who) => SLUGS.map((slug) => [who, slug] as const))

describe('GQ1 GraphQL says nothing that REST does not say to the same reader', () => {
  it.each(cells)('with %s, of %s', async (who, slug) => {
    const { list, code } = await listFor(who, slug, selectionOf(typeOf(slug)))
    const rest = await (readers.get(who) as Person).get<{ totalDocs: number }>(
      `/${slug}?limit=1&sort=-id`,
    )
    expect(`${slug} ${list ? 200 : code}`).toBe(
      `${slug} ${rest.status === 200 ? 200 : 'notAllowed'}`,
    )
    if (!list) return
    expect(list.totalDocs).toBe(rest.json.totalDocs)
    for (const doc of list.docs)
      expect(more(doc, await recordFor(who, slug, doc.id), slug)).toEqual([])
  })

  it.each(READERS)('with %s, of the settings', async (who) => {
    const reader = readers.get(who) as Person
    const type = schema.getType('Setting') as GraphQLObjectType
    const { data } = await askGraphql(reader.cookie, `{ Setting { ${selectionOf(type)} } }`)
    const { status, json } = await reader.get<Json>('/globals/settings?depth=0')
    expect(data?.Setting ? 200 : 403).toBe(status)
    expect(more(data?.Setting, json, 'settings')).toEqual([])
  })

  it.each(cells)('with %s, of what %s points to', async (who, slug) => {
    const type = typeOf(slug)
    const relations = Object.values(type.getFields()).flatMap(({ name, type: of }) => {
      const inner = getNamedType(of)
      return isRecord(inner) ? [{ name, slug: slugOf(inner) }] : []
    })
    for (const relation of relations) {
      const { list } = await listFor(who, slug, `id ${selectionFor(type, relation.name)}`)
      for (const doc of list?.docs ?? []) {
        const told = doc[relation.name] as Doc | null
        if (told === null) continue
        const open = await recordFor(who, relation.slug, told.id)
        expect([relation.name, more(told, open ?? {}, relation.name)]).toEqual([relation.name, []])
      }
    }
  })
})

const selectionFor = (type: GraphQLObjectType, relation: string): string => {
  const inner = getNamedType(type.getFields()[relation]?.type) as GraphQLObjectType
  return `${relation} { ${selectionOf(inner)} }`
}

/** A condition that the schema takes for a column. */
const conditionOf = (type: GraphQLNamedType | undefined): Json | null => {
  if (!isInputObjectType(type)) return null
  const { exists, equals } = type.getFields()
  if (exists) return { exists: true }
  const of = getNamedType(equals?.type)
  if (!of) return null
  if (isEnumType(of)) return { equals: of.getValues()[0]?.name }
  const values: Json = {
    Boolean: true,
    Int: 1,
    Float: 1,
    DateTime: '2026-01-01T00:00:00Z',
    JSON: 1,
  }
  return { equals: values[of.name] ?? (of.name === 'EmailAddress' ? 'a@example.com' : 'x') }
}

/** The columns of a collection that its fields close to this reader. */
const closedColumns = async (who: string, slug: string): Promise<string[]> => {
  const payload = await getTestPayload()
  const { id } = readers.get(who) as Person
  const user = await payload.findByID({ collection: 'users', id, depth: 0 })
  const req = await createLocalReq({ user: { ...user, collection: 'users' } as never }, payload)
  const { config } = payload.collections[slug as CollectionSlug]
  const columns = [...collectionShape(config)].map(async ([path, { read }]) =>
    !read || (await read({ req })) ? [] : [path],
  )
  return (await Promise.all(columns)).flat()
}

/** As many as a document may have at its root. */
const TOGETHER = 10
/** How many of the questions are answered to somebody who may read everything. */
let open = 0

describe('GQ2 GraphQL neither filters, counts nor sorts by what is closed to its reader', () => {
  it.each(['no costs', 'some fields'].flatMap((who) => SLUGS.map((slug) => [who, slug] as const)))(
    'with %s, %s',
    async (who, slug) => {
      const { cookie } = readers.get(who) as Person
      const { many } = graphqlNames(slug)
      const where = schema
        .getQueryType()
        ?.getFields()
        [many]?.args.find(({ name }) => name === 'where')
      const type = getNamedType(where?.type)
      if (!isInputObjectType(type)) throw new Error(slug)
      const closed = await closedColumns(who, slug)
      const asked = closed.flatMap((path) => {
        const name = path.replaceAll('.', '__')
        const condition = conditionOf(getNamedType(type.getFields()[name]?.type))
        if (!condition) return []
        return [many, `count${many}`].flatMap((root) =>
          [{ [name]: condition }, { OR: [{ [name]: condition }] }].map((sent) => ({ root, sent })),
        )
      })
      for (let from = 0; from < asked.length; from += TOGETHER) {
        const part = asked.slice(from, from + TOGETHER)
        const roots = part.map(({ root }, at) => `a${at}: ${root}(where: $w${at}) { totalDocs }`)
        const variables = part.map((_, at) => `$w${at}: ${type.name}`)
        const query = `query Q(${variables.join(', ')}) { ${roots.join(' ')} }`
        const conditions = Object.fromEntries(part.map(({ sent }, at) => [`w${at}`, sent]))
        const answered = async (by: string) => {
          const { data, text } = await askGraphql(by, query, conditions)
          expect(text).not.toContain('unexpected')
          return part.filter((_, at) => data?.[`a${at}`])
        }
        open += (await answered(boss.cookie)).length
        expect(await answered(cookie)).toEqual([])
      }
      for (const path of closed) {
        const { code } = await askGraphql(cookie, `{ ${many}(sort: "-${path}") { totalDocs } }`)
        expect([path, code]).toEqual([path, 'invalidQuery'])
      }
    },
  )
})

it('GQ2 the questions are such that have an answer', () => {
  expect(open).toBeGreaterThan(200)
})

describe('GQ3 nobody learns from GraphQL, or of rights, which records there are', () => {
  // Pictures are everybody's who is signed in.
  it.each(SLUGS.filter((slug) => slug !== 'media'))('%s', async (slug) => {
    const { one } = graphqlNames(slug)
    const { list } = await listFor('everything', slug, 'id')
    const stranger = readers.get('nothing') as Person
    // One's own row of users is one's own to read.
    const id = list?.docs.find((doc) => slug !== 'users' || doc.id !== stranger.id)?.id ?? 1
    const said = async (of: number) => {
      const record = await askGraphql(stranger.cookie, `{ ${one}(id: ${of}) { id } }`)
      const rights = await askGraphql(
        stranger.cookie,
        `{ docAccess${one}(id: ${of}) { __typename } }`,
      )
      const inRest = await stranger.post(`/${slug}/access/${of}`)
      return [record.code, rights.code, inRest.status]
    }
    expect(await said(id)).toEqual(await said(2_147_483_640))
  })
})

describe('GQ4 without a session there is no GraphQL', () => {
  it.each([
    ['no credentials', {}],
    ['an API key', { authorization: 'users API-Key 0123456789abcdef' }],
    ['a bearer', { authorization: 'Bearer 0123456789abcdef' }],
    ['a token of nobody', { authorization: 'JWT e30.e30.e30' }],
  ])('with %s', async (_, headers) => {
    for (const slug of SLUGS) {
      const { one, many } = graphqlNames(slug)
      for (const query of [
        `{ ${many} { totalDocs } }`,
        `{ ${one}(id: 1) { id } }`,
        `{ count${many} { totalDocs } }`,
        `{ docAccess${one}(id: 1) { __typename } }`,
        `mutation { delete${one}(id: 1) { id } }`,
      ])
        expect((await askGraphql('', query, {}, headers)).code).toBe('signInFirst')
    }
    for (const query of ['{ Access { __typename } }', '{ meUser { token } }', '{ Setting { id } }'])
      expect((await askGraphql('', query, {}, headers)).code).toBe('signInFirst')
  })

  it('and with one nobody is handed it', async () => {
    const { data } = await askGraphql(boss.cookie, '{ meUser { token user { id } } }')
    expect(data).toEqual({ meUser: { token: null, user: { id: boss.id } } })
  })
})

describe('GQ5 what no column can hold is refused as by REST, never an error of SQL', () => {
  it.each([
    ['Companies', { id: { equals: "1' or 1=1" } }],
    ['Companies', { id: { equals: '99999999999999999999' } }],
    ['Tenders', { company: { equals: 'x' } }],
    ['Tenders', { company: { equals: { id: 1 } } }],
    ['Tenders', { OR: [{ company: { in: ['x'] } }] }],
    ['StockMovements', { operationUser: { equals: '1; drop' } }],
    ['Imports', { createdBy: { equals: true } }],
    ['TenderAnswers', { signature: { equals: 'x' } }],
    ['Companies', { name: { all: ['x'] } }],
    ['Companies', { workingDays: { all: ['monday'] } }],
    ['Companies', { name: { like: null } }],
    ['Companies', { updatedAt: { like: '2026-01-01T00:00:00Z' } }],
  ])('%s %j', async (root, where) => {
    const query = `query Q($w: ${root === 'Companies' ? 'Company' : root.replace(/s$/, '')}_where) {
      ${root}(where: $w) { totalDocs } count${root}(where: $w) { totalDocs } }`
    const { code, status } = await askGraphql(boss.cookie, query, { w: where })
    expect({ code, status }).toEqual({ code: 'invalidQuery', status: 400 })
  })

  it.each(['where[workingDays][all]=monday', 'where={"name":{"like":null}}'])(
    'nor does REST fail on %s',
    async (query) => {
      expect((await boss.get(`/companies?${query}`)).status).toBe(400)
    },
  )
})
