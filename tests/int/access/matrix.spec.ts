import { beforeAll, describe, expect, it } from 'vitest'
import { actionsOf, SUBJECTS, type Action, type Subject } from '@/access/roles/permissions'
import { allScopes } from '@/access/roles/scopes'
import { select } from '../../factories/database'
import { OPEN_COLLECTIONS } from '@/gate/routes/openRoutes'
import { graphqlNames } from '@/gate/graphql/openRoots'
import { askGraphql, restStatusOf } from '../../factories/graphql'
import { administrator, makePerson, type Person } from '../../factories/person'
import { anyName, makeRow, type Row } from '../../factories/rows'
import type { Client, Json } from '../../factories/client'
import { liftLimits, makeProgram } from '../../factories/program'
import { makeScene, type Scene } from './matrixScene'

type Verb = 'list' | 'byId' | 'create' | 'update' | 'delete'
type Right = `${Action} ${Subject}`
type Rule = Record<Verb, Right[]>

/** The usual mapping of operations to actions; the exceptions are listed below. */
const of = (subject: Subject, changes: Partial<Rule> = {}): Rule => ({
  list: [`read ${subject}`],
  byId: [`read ${subject}`],
  create: [`create ${subject}`],
  update: [`write ${subject}`],
  delete: [`delete ${subject}`],
  ...changes,
})

/** Read alone: written by commands. */
const BY_COMMAND = { create: [], update: [], delete: [] }

const RULES: Record<string, Rule> = {
  companies: of('customers'),
  branches: of('customers'),
  employees: of('customers'),
  meets: of('meets', {
    list: ['read meets', 'read customers'],
    byId: ['read meets', 'read customers'],
    update: ['write meets', 'write customers', 'create meets'],
  }),
  'company-projects': of('company-projects'),
  tenders: of('tenders'),
  'tender-items': of('tenders', {
    create: ['write tenders'],
    delete: ['write tenders'],
  }),
  'stock-types': of('stock-types'),
  'stock-cards': of('stock-cards'),
  'stock-groups': of('stock-groups'),
  'stock-group-stocks': of('stock-group-stocks', {
    update: ['write stock-groups', 'write stock-group-stocks'],
  }),
  'stock-movements': of('stock-movements', { delete: [] }),
  'stock-reservations': of('stock-reservations', {
    update: ['create stock-reservations'],
    delete: [],
  }),
  users: of('users'),
  roles: of('roles'),
  'api-clients': of('users'),
  webhooks: of('webhooks'),
  'currency-rates': of('currency-rates'),
  'stock-counts': of('stock-counts', { delete: [] }),
  // Created by a command only; other users' templates need permission to write tenders.
  'tender-templates': of('tenders', {
    create: [],
    update: ['write tenders'],
    delete: ['write tenders'],
  }),
  // Kept by administrators.
  'lost-reasons': of('tenders', {
    create: ['write settings'],
    update: ['write settings'],
    delete: ['write settings'],
  }),
  'tender-sends': of('tenders', BY_COMMAND),
  'tender-answers': of('tenders', BY_COMMAND),
  'price-changes': of('price-changes', BY_COMMAND),
  'stock-closings': of('stock-closings', BY_COMMAND),
}

/** Rows of one's own, files, and the trail, whose rows follow the rights to what they are about. */
const JUDGED_BY_ROW = [
  'media',
  'tender-files',
  'notifications',
  'imports',
  'list-views',
  'audit-events',
  'notes',
  'actions',
]

/** What an update sends; nothing of it changes what a rule could refuse for another reason. */
const CHANGES: Record<string, Json> = {
  'tender-items': { description: 'x' },
  'stock-group-stocks': { quantity: 2 },
  'stock-movements': { note: 'x' },
  'stock-reservations': { note: 'x' },
  meets: { title: 'x' },
  'currency-rates': { note: 'x' },
  tenders: { title: 'x' },
  roles: { name: anyName('Rol') },
  'stock-counts': { note: 'x' },
  'price-changes': { title: 'x' },
  'stock-closings': { reason: 'x' },
  'tender-sends': { subject: 'x' },
  'tender-templates': { name: anyName('Şablon') },
}

let holder: Person
/** A program with the holder's role and every scope. */
let program: Client
let rows: Scene
beforeAll(async () => {
  await administrator()
  holder = await makePerson([])
  const made = await makeProgram([], { scopes: allScopes() })
  await liftLimits(made)
  await select('update api_clients set role_id = $2 where id = $1', [made.id, holder.roleId])
  program = made
  rows = await makeScene()
})

const grant = (permissions: unknown) =>
  select('update roles set permissions = $2 where id = $1', [
    holder.roleId,
    JSON.stringify(permissions),
  ])

const ask = async (slug: string, verb: Verb, caller: Client = holder): Promise<number> => {
  const { id, body } = rows[slug] ?? { id: 0, body: {} }
  const answers: Record<Verb, () => Promise<{ status: number }>> = {
    list: () => caller.get(`/${slug}?limit=1`),
    byId: () => caller.get(`/${slug}/${id}`),
    create: () => caller.post(`/${slug}`, body),
    update: () => caller.patch(`/${slug}/${id}`, CHANGES[slug] ?? { name: 'x' }),
    delete: () => caller.remove(`/${slug}/${id}`),
  }
  return (await answers[verb]()).status
}

/**
 * Changes of users go through addresses of their own; GraphQL knows nothing of programs and webhooks.
 */
const isNoMutation = (slug: string, verb: Verb) =>
  slug === 'api-clients' ||
  slug === 'webhooks' ||
  (slug === 'users' && verb !== 'list' && verb !== 'byId')

/** The same over GraphQL, as a status. */
const askInGraphql = async (slug: string, verb: Verb): Promise<number> => {
  const { id, body } = rows[slug] ?? { id: 0, body: {} }
  const { one, many } = graphqlNames(slug)
  const change = CHANGES[slug] ?? { name: 'x' }
  const asked: Record<Verb, [string, object?]> = {
    list: [`{ ${many}(limit: 1) { totalDocs } count${many} { totalDocs } }`],
    byId: [`{ ${one}(id: ${id}) { id } }`],
    create: [
      `mutation M($data: mutation${one}Input!) { create${one}(data: $data) { id } }`,
      { data: body },
    ],
    update: [
      `mutation M($data: mutation${one}UpdateInput!) { update${one}(id: ${id}, data: $data) { id } }`,
      { data: change },
    ],
    delete: [`mutation { delete${one}(id: ${id}) { id } }`],
  }
  const [query, variables = {}] = asked[verb]
  return restStatusOf(await askGraphql(holder.cookie, query, variables))
}

const rights = SUBJECTS.flatMap((subject) =>
  actionsOf(subject).map((action): Right => `${action} ${subject}`),
)
const asPermission = (right: Right) => {
  const [action, subject] = right.split(' ')
  return { subject, actions: [action] }
}
const allOf = (subject: Subject) => [{ subject, actions: actionsOf(subject) }]
const VERBS: Verb[] = ['list', 'byId', 'create', 'update']

const cells = Object.keys(RULES).flatMap((slug) => VERBS.map((verb) => ({ slug, verb })))
type Cell = (typeof cells)[number]
const openers = ({ slug, verb }: Cell): Right[] => RULES[slug]?.[verb] ?? []

/** The list of users answers everybody, with their own row. */
const isOwnRow = ({ slug, verb }: Cell) => slug === 'users' && verb === 'list'

// 400 judges the body, after the right.
const opened = /^(20.|400)$/
const refused = /^40[34]$/

/**
 * What programs never change, whatever their role and scopes: users, roles, programs and what is kept
 * with the settings; and endpoints of another program, as that of the scene is.
 */
const CHANGED_BY_PEOPLE = ['users', 'roles', 'api-clients', 'lost-reasons', 'webhooks']
const isOfPeople = ({ slug, verb }: Cell) =>
  CHANGED_BY_PEOPLE.includes(slug) && verb !== 'list' && verb !== 'byId'

/** Which of these answer otherwise than they must, to a person and to a program. */
const wrongAnswers = async (
  asked: Cell[],
  expected: RegExp,
  ofProgram = expected,
): Promise<string[]> => {
  const wrong: string[] = []
  for (const { slug, verb } of asked) {
    const statuses = [
      await ask(slug, verb),
      ...(isNoMutation(slug, verb) ? [] : [await askInGraphql(slug, verb)]),
    ]
    if (!statuses.every((status) => expected.test(String(status))))
      wrong.push(`${verb} ${slug}: ${statuses.join(', in GraphQL ')}`)
    const status = await ask(slug, verb, program)
    if (!(isOfPeople({ slug, verb }) ? refused : ofProgram).test(String(status)))
      wrong.push(`${verb} ${slug}: ${status} to a program`)
  }
  return wrong
}

const opening = rights.filter((right) => cells.some((cell) => openers(cell).includes(right)))

/*
 * Rights only ever add: what all of them but some do not open together, none of them opens alone.
 * So each cell is asked for once without its rights, and once with each of them alone.
 */
describe('a role with one right opens what that right names', () => {
  it.each(opening)('%s', async (right) => {
    await grant([asPermission(right)])
    const named = cells.filter((cell) => openers(cell).includes(right))
    expect(await wrongAnswers(named, opened)).toEqual([])
  })
})

describe('all other rights together do not open it', () => {
  it.each(cells)('$verb $slug', async (cell) => {
    await grant(rights.filter((right) => !openers(cell).includes(right)).map(asPermission))
    expect(await wrongAnswers([cell], isOwnRow(cell) ? opened : refused, refused)).toEqual([])
  })
})

it('every collection that is open is in the matrix', () => {
  const known = [...Object.keys(RULES), ...JUDGED_BY_ROW]
  expect(Object.keys(OPEN_COLLECTIONS).toSorted()).toEqual(known.toSorted())
})

it('a role without a right opens nothing', async () => {
  await grant([])
  const guarded = cells.filter((cell) => !isOwnRow(cell))
  expect(await wrongAnswers(guarded, refused)).toEqual([])
})

describe('acting on users above and below oneself', () => {
  const role = (permissions: unknown) => makeRow('roles', { name: anyName('Rol'), permissions })
  const CARDS = { subject: 'stock-cards', actions: ['read', 'write'] }
  const names = { subject: 'stock-cards', actions: ['read', 'write'], fields: ['name'] }

  const holding = async ({ id: roleId }: Row) => {
    const name = anyName('Kişi')
    const [person] = await select<{ id: number }>(
      `insert into users (name, email, role_id, status) values ($1, $2, $3, 'active') returning id`,
      [name, `${name.replace(/\W/g, '')}@example.com`.toLowerCase(), roleId],
    )
    return person ?? { id: 0 }
  }

  // The acting user has permissions for users, and those of the table row for stock cards.
  it.each([
    ['the whole', [CARDS], [CARDS], true],
    ['the whole', [CARDS], [names], true],
    ['the whole', [CARDS], [], true],
    ['some fields', [names], [names], true],
    ['some fields', [names], [CARDS], false],
    ['nothing of theirs', [], [names], false],
    ['nothing of theirs', [], [{ subject: 'roles', actions: ['read'] }], false],
  ])('holding %s: %j on %j', async (_, own, theirs, isOpen) => {
    await grant([...allOf('users'), ...own])
    const { id } = await holding(await role(theirs))
    const statuses = [
      (await holder.patch(`/users/${id}`, { phone: '1' })).status,
      (await holder.post(`/users/${id}/suspend`)).status,
      (await holder.post(`/users/${id}/unsuspend`)).status,
    ]
    expect(statuses).toEqual(isOpen ? [200, 200, 200] : [403, 403, 403])
  })
})

it('makes users for those who may create and write them', async () => {
  await grant([...allOf('users'), ...allOf('roles')])
  const body = { ...rows.users?.body, email: `matris-${Date.now()}@example.com` }
  expect((await holder.post('/users', body)).status).toBe(201)
})

it('lets nobody in who is passive, with whatever rights', async () => {
  const person = await makePerson()
  const boss = await administrator()
  await boss.post(`/users/${person.id}/suspend`)
  for (const slug of Object.keys(RULES)) {
    expect((await person.get(`/${slug}`)).status).toBe(401)
    // What is written by commands has no address to send it to.
    const isClosed = RULES[slug]?.create.length === 0
    expect((await person.post(`/${slug}`, {})).status).toBe(isClosed ? 404 : 401)
  }
})

describe('deleting', () => {
  // Parts before the whole they would go with.
  it.each(Object.keys(RULES).reverse())('%s needs its right', async (slug) => {
    const allowed = RULES[slug]?.delete ?? []
    await grant(rights.filter((right) => !allowed.includes(right)).map(asPermission))
    expect([403, 404]).toContain(await ask(slug, 'delete'))
    if (!isNoMutation(slug, 'delete'))
      expect([403, 404]).toContain(await askInGraphql(slug, 'delete'))
    await grant(allowed.map(asPermission))
    // Free to go, or kept by what points to it: in both cases the right was there.
    expect(allowed.length > 0 ? [200, 409] : [403, 404]).toContain(await ask(slug, 'delete'))
  })
})
