import type { PayloadRequest } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { allPermissions } from '@/access/buildAbility'
import { actionsOf, SUBJECTS, type Permission } from '@/access/roles/permissions'
import { LIST_VIEWS, OPEN_COLLECTIONS } from '@/gate/routes/openRoutes'
import { graphqlNames } from '@/gate/graphql/openRoots'
import { callerBy, requestAs } from '@/lib/payloadRequests'
import { withAuditContext } from '@/lib/auditContext'
import { reasonOfPostgres } from '@/lib/refusals/reasonOfPostgres'
import { inTransaction, query } from '@/operations/shared/transaction'
import { sql } from '@payloadcms/db-postgres'
import { auditSince, lastAuditId } from '../../factories/audit'
import { checksum } from '../../factories/checksum'
import { clientOf, type Client } from '../../factories/client'
import { select } from '../../factories/database'
import { everyChange, sendChange } from '../../factories/everyChange'
import { askGraphql } from '../../factories/graphql'
import { makeProgram } from '../../factories/program'
import { outcome, quickPerson, type QuickPerson } from '../../factories/quickPerson'
import { anyName } from '../../factories/rows'
import { cookieFor } from '../gate/people'
import { startPayload } from '../gate/rest'
import { makeScene, type Scene } from '../access/matrixScene'

const CARDS: Permission[] = [{ subject: 'stock-cards', actions: ['read', 'export'] }]

let boss: QuickPerson
let rows: Scene
beforeAll(async () => {
  boss = await quickPerson()
  rows = await makeScene()
})

/** Another session of somebody, so that a test ends nothing of the others. */
const sessionOf = async (person: QuickPerson): Promise<Client> => clientOf(await cookieFor(person))
const begin = async (client: Client, role: number) =>
  outcome(await client.post('/users/view-as', { role }))
const end = async (client: Client) => outcome(await client.post('/users/view-as/end'))
const viewOf = async (client: Client) =>
  (await client.get<{ viewing?: { name: string } }>('/users/me')).json.viewing ?? null
const grant = (roleId: number, permissions: Permission[]) =>
  select('update roles set permissions = $2 where id = $1', [roleId, JSON.stringify(permissions)])
const sidOf = ({ cookie }: Client): string => {
  const [, claims = ''] = cookie.split('.')
  return (JSON.parse(Buffer.from(claims, 'base64url').toString()) as { sid: string }).sid
}

/** The same roles at every run: an odd spread of rights, some narrowed to fields. */
const GENERATED: Permission[][] = [
  [],
  CARDS,
  [{ subject: 'stock-cards', actions: ['read'], fields: ['name', 'currentStock'] }],
  [
    { subject: 'customers', actions: ['read'] },
    { subject: 'tenders', actions: ['read'], fields: ['number', 'title', 'company', 'status'] },
    { subject: 'meets', actions: ['read', 'create'] },
  ],
  SUBJECTS.filter((_, at) => at % 2 === 0).map((subject) => ({
    subject,
    actions: actionsOf(subject).filter((action, at) => action === 'read' || at % 2 === 1),
  })),
  SUBJECTS.filter((_, at) => at % 3 !== 0).map((subject) => ({
    subject,
    actions: actionsOf(subject).slice(0, 2),
  })),
]

/** What depends on the person beside the role, and the trail, to which reading adds. */
const OF_PERSON = ['users', 'notifications', 'list-views', 'imports', 'audit-events']
const FAR = '2026-01-01&to=2026-01-31'

const reads = (): string[] => [
  ...Object.keys(OPEN_COLLECTIONS)
    .filter((slug) => !OF_PERSON.includes(slug))
    .flatMap((slug) => [
      `/${slug}?limit=3&sort=-id&depth=1`,
      `/${slug}/count`,
      ...(rows[slug] ? [`/${slug}/${rows[slug].id}?depth=1`] : []),
    ]),
  `/users/${rows.users?.id}`,
  '/search?q=A',
  `/dashboard?from=${FAR}`,
  '/abilities',
  '/access',
  '/globals/settings',
]

const readAll = async (client: Client) => {
  const found: Record<string, unknown> = {}
  for (const path of reads()) {
    const { status, text } = await client.get(path)
    // Whose own rows are open is told by a condition on the person.
    const anybody = text.replaceAll(/"equals":\d+/g, '"equals":0')
    found[path] = { status, text: anybody.replaceAll(/"(took|now|at|errorId)":[^,}]*/g, '') }
  }
  for (const [slug, views] of Object.entries(LIST_VIEWS))
    if (views.includes('export') && !OF_PERSON.includes(slug)) {
      const answer = await client.get(`/${slug}/export?format=csv&sort=-id&limit=3`)
      found[`${slug}/export`] = { status: answer.status, text: answer.text }
    }
  for (const slug of ['companies', 'stock-cards', 'tenders', 'roles'] as const) {
    const { many } = graphqlNames(slug)
    const asked = `query { ${many}(limit: 2, sort: "-id") { docs { id createdAt } } }`
    found[`graphql ${slug}`] = await askGraphql(client.cookie, asked)
  }
  return found
}

describe('somebody who looks at the product as another role', () => {
  it.each(GENERATED.map((permissions, at) => [at, permissions] as const))(
    'reads what its holders read: role %i',
    async (_, permissions) => {
      const holder = await quickPerson(permissions)
      const viewer = await sessionOf(boss)
      // Warm: what was read with their own role must not be answered again.
      await viewer.get('/stock-cards?limit=3&sort=-id&depth=1')
      expect(await begin(viewer, holder.roleId)).toBe('200')
      const [seen, real] = [await readAll(viewer), await readAll(holder)]
      expect(seen).toEqual(real)
      expect(Object.values(real).some((one) => (one as { status: number }).status >= 500)).toBe(
        false,
      )
      expect(await end(viewer)).toBe('200')
      expect((await viewer.get('/roles?limit=1')).status).toBe(200)
    },
    120_000,
  )

  it('changes nothing by any address of the interface', async () => {
    const holder = await quickPerson(allPermissions())
    const viewer = await sessionOf(boss)
    expect(await begin(viewer, holder.roleId)).toBe('200')
    const READS = ['/stock/labels', '/stock/label-test', '/companies/similar', '/employees/similar']
    const OPEN = ['/users/view-as/end', '/users/logout', '/users/refresh-token']
    const before = await checksum()
    const found = new Map<string, string>()
    for (const change of everyChange(rows)) {
      if ([...READS, ...OPEN].includes(change.path)) continue
      const answer = outcome(await sendChange(viewer, change))
      if (answer !== '403 viewingAsRole') found.set(`${change.method} ${change.path}`, answer)
    }
    expect([...found]).toEqual([])
    for (const [slug, methods] of Object.entries(OPEN_COLLECTIONS)) {
      const { one } = graphqlNames(slug)
      const closed = ['users', 'list-views', 'api-clients', 'webhooks']
      if (!methods.includes('DELETE') || closed.includes(slug)) continue
      const mutation = `mutation { delete${one}(id: ${rows[slug]?.id ?? 1}) { id } }`
      expect((await askGraphql(viewer.cookie, mutation)).code, slug).toBe('viewingAsRole')
    }
    expect(await checksum()).toEqual(before)
    // Reads whose question is a body are answered, under another method as well.
    expect((await viewer.post('/companies/similar', { name: 'A' })).status).toBe(200)
    const form = { 'X-Payload-HTTP-Method-Override': 'GET' }
    const asked = await viewer.post('/companies', {}, { headers: form })
    expect(outcome(asked)).not.toBe('403 viewingAsRole')
    for (const header of ['X-HTTP-Method-Override', 'X-Method-Override'])
      expect(
        (await viewer.get('/companies?limit=1', { headers: { [header]: 'POST' } })).status,
      ).toBeLessThan(401)
    expect(await checksum()).toEqual(before)
  }, 120_000)

  it('is refused by the database too, and the refusal says why', async () => {
    const holder = await quickPerson(allPermissions())
    const viewer = await sessionOf(boss)
    await begin(viewer, holder.roleId)
    const payload = await startPayload()
    const headers = new Headers({ cookie: viewer.cookie, origin: 'http://localhost:3000' })
    const written = withAuditContext({}, async () => {
      const user = await callerBy(payload, headers)
      const req = (await requestAs(payload, { user })) as PayloadRequest
      return inTransaction(req, () => query(req, sql`update roles set name = name`)).catch(
        (error: unknown) => reasonOfPostgres(error),
      )
    })
    expect(await written).toMatchObject({
      code: 'viewingAsRole',
      data: { role: expect.any(String) },
    })
  })

  it('says so in words of their language', async () => {
    const holder = await quickPerson(CARDS)
    const viewer = await sessionOf(boss)
    await begin(viewer, holder.roleId)
    const { name } = (await viewOf(viewer)) ?? { name: '' }
    for (const language of ['tr', 'en', 'fr', 'ar']) {
      const headers = { 'Accept-Language': language }
      const { json } = await viewer.post<{ errors: { message: string }[] }>(
        '/companies',
        { name: 'A' },
        { headers },
      )
      expect(json.errors[0]?.message).toContain(name)
    }
  })

  it('has no notifications and no queue of their own meanwhile', async () => {
    const person = await quickPerson()
    await select(
      `insert into notifications (recipient_id, kind, event, subject, document)
       values ($1, 'system', 'jobFailed', 'jobs', 1)`,
      [person.id],
    )
    const viewer = await sessionOf(person)
    const own = async () => ({
      list: (await viewer.get<{ totalDocs: number }>('/notifications')).json.totalDocs,
      bell: (await viewer.get<{ unread: number }>('/notifications/summary')).json.unread,
    })
    expect(await own()).toEqual({ list: 1, bell: 1 })
    const holder = await quickPerson(allPermissions())
    await begin(viewer, holder.roleId)
    expect(await own()).toEqual({ list: 0, bell: 0 })
    // As many as wait for everybody of the role, of rows that other tests left.
    const urgent = async (one: Client) =>
      (await one.get<{ urgent: number }>('/today/counts')).json.urgent
    expect(await urgent(viewer)).toBe(await urgent(await sessionOf(holder)))
    await end(viewer)
    expect(await own()).toEqual({ list: 1, bell: 1 })
  })
})

describe('the view of a session', () => {
  it('is in force at the next request in every instance, until it is over', async () => {
    const holder = await quickPerson(CARDS)
    const viewer = await sessionOf(boss)
    const statuses = async () => [
      (await viewer.get('/companies?limit=1')).status,
      (await viewOf(viewer)) !== null,
      outcome(await viewer.post('/companies', { name: anyName('Firma') })).replace(
        /^20\d.*/,
        'saved',
      ),
    ]
    for (let time = 0; time < 2; time += 1) expect(await statuses()).toEqual([200, false, 'saved'])
    // As another instance begins it, past what this process remembers.
    await select(`insert into session_views values ($1, $2, $3, now() + interval '30 minutes')`, [
      sidOf(viewer),
      boss.id,
      holder.roleId,
    ])
    for (let time = 0; time < 2; time += 1)
      expect(await statuses()).toEqual([403, true, '403 viewingAsRole'])
    await select('update session_views set until = now() where session_id = $1', [sidOf(viewer)])
    for (let time = 0; time < 2; time += 1) expect(await statuses()).toEqual([200, false, 'saved'])
    // It can be begun again, and what is over ends without a word.
    expect(await begin(viewer, holder.roleId)).toBe('200')
    expect([await end(viewer), await end(viewer)]).toEqual(['200', '200'])
  })

  it('is of one session alone, and of one role at a time', async () => {
    const [one, other] = [await quickPerson(CARDS), await quickPerson([])]
    const [viewer, second] = [await sessionOf(boss), await sessionOf(boss)]
    const both = await Promise.all([begin(viewer, one.roleId), begin(viewer, other.roleId)])
    expect(both.sort()).toEqual(['200', '403 viewingAsRole'])
    expect(await begin(viewer, one.roleId)).toBe('403 viewingAsRole')
    expect(await viewOf(second)).toBeNull()
    expect((await second.get('/companies?limit=1')).status).toBe(200)
  })

  it('ends with the session, in which nothing is left of it', async () => {
    const holder = await quickPerson(CARDS)
    const viewer = await sessionOf(boss)
    await begin(viewer, holder.roleId)
    expect((await viewer.post('/users/refresh-token')).status).toBe(200)
    expect((await viewer.post('/users/logout')).status).toBe(200)
    expect(
      await select('select 1 from session_views where session_id = $1', [sidOf(viewer)]),
    ).toEqual([])
    expect((await viewer.get('/stock-cards?limit=1')).status).toBe(401)
    const [person, keeper] = [await quickPerson(), await quickPerson()]
    await begin(person, holder.roleId)
    expect(outcome(await keeper.post(`/users/${person.id}/suspend`))).toBe('200')
    expect(await select('select 1 from session_views where user_id = $1', [person.id])).toEqual([])
  })

  it('follows the role, and ends where it is not covered any more', async () => {
    const holder = await quickPerson([...CARDS, { subject: 'customers', actions: ['read'] }])
    const manager = await quickPerson([
      ...CARDS,
      { subject: 'customers', actions: ['read'] },
      { subject: 'roles', actions: ['read'] },
    ])
    expect(await begin(manager, holder.roleId)).toBe('200')
    expect((await manager.get('/companies?limit=1')).status).toBe(200)
    await grant(holder.roleId, CARDS)
    expect((await manager.get('/companies?limit=1')).status).toBe(403)
    const change = (role: number, permissions: Permission[]) =>
      boss.patch(`/roles/${role}`, { permissions }).then(outcome)
    expect(await change(holder.roleId, [{ subject: 'stock-cards', actions: ['read'] }])).toBe('200')
    expect(await viewOf(manager)).not.toBeNull()
    // Wider than the manager's own.
    expect(await change(holder.roleId, [{ subject: 'tenders', actions: ['read'] }])).toBe('200')
    expect(await viewOf(manager)).toBeNull()
    expect((await manager.get('/tenders?limit=1')).status).toBe(403)
    // The manager's own role becomes smaller.
    await change(holder.roleId, CARDS)
    expect(await begin(manager, holder.roleId)).toBe('200')
    expect(await change(manager.roleId, [{ subject: 'roles', actions: ['read'] }])).toBe('200')
    expect(await viewOf(manager)).toBeNull()
    expect((await manager.get('/stock-cards?limit=1')).status).toBe(403)
    // The manager gets another role, with which nobody may look.
    await change(manager.roleId, [...CARDS, { subject: 'roles', actions: ['read'] }])
    expect(await begin(manager, holder.roleId)).toBe('200')
    const plain = await quickPerson(CARDS)
    expect(outcome(await boss.patch(`/users/${manager.id}`, { role: plain.roleId }))).toBe('200')
    expect(await viewOf(manager)).toBeNull()
  })

  it('ends with the role', async () => {
    const viewer = await sessionOf(boss)
    const made = await boss.post<{ doc: { id: number } }>('/roles', {
      name: anyName('Rol'),
      permissions: [],
    })
    const role = made.json.doc.id
    expect(await begin(viewer, role)).toBe('200')
    expect(outcome(await boss.remove(`/roles/${role}`))).toBe('200')
    expect(await viewOf(viewer)).toBeNull()
    expect((await viewer.get('/companies?limit=1')).status).toBe(200)
  })

  it('is begun by those who read what roles may do, as roles that theirs covers', async () => {
    const holder = await quickPerson(CARDS)
    const reader = await quickPerson([{ subject: 'roles', actions: ['read'] }])
    expect(await begin(reader, holder.roleId)).toBe('403 roleAboveOwn')
    const names = await quickPerson([
      ...CARDS,
      { subject: 'roles', actions: ['read'], fields: ['name'] },
    ])
    expect(await begin(names, holder.roleId)).toBe('403 notAllowed')
    expect(await begin(holder, holder.roleId)).toBe('403 notAllowed')
    const none = await boss.post('/users/view-as', { role: 2_000_000_000 })
    expect(outcome(none)).toBe('400 invalidInput')
    for (const body of [{}, { role: 'x' }, { role: 1.5 }, { role: -1 }, { role: 1, more: 1 }])
      expect((await boss.post('/users/view-as', body)).status).toBe(400)
    const program = await makeProgram(allPermissions())
    expect(outcome(await program.post('/users/view-as', { role: holder.roleId }))).toBe(
      '403 peopleOnly',
    )
    expect(outcome(await clientOf('').post('/users/view-as', { role: holder.roleId }))).toBe(
      '401 signInFirst',
    )
  })

  it('asks for a session that was confirmed lately', async () => {
    const holder = await quickPerson(CARDS)
    const viewer = await sessionOf(boss)
    await select(
      `update users_sessions set created_at = now() - interval '2 hours' where id = $1`,
      [sidOf(viewer)],
    )
    expect(await begin(viewer, holder.roleId)).toBe('403 confirmItsYou')
  })

  it('is in the trail at both ends, with the name of the role', async () => {
    const holder = await quickPerson(CARDS)
    const viewer = await sessionOf(boss)
    const since = await lastAuditId()
    await begin(viewer, holder.roleId)
    const { name } = (await viewOf(viewer)) ?? { name: '' }
    await viewer.get('/stock-cards/export?format=csv')
    await end(viewer)
    const told = (await auditSince(since)).filter(({ user_id: user }) => user === boss.id)
    expect(told.map(({ action }) => action)).toEqual(['beginView', 'export', 'endView'])
    expect(told[0]).toMatchObject({ subject: 'roles', document: holder.roleId })
    expect(JSON.stringify(told[0])).toContain(name)
  })
})
