import { beforeAll, describe, expect, it } from 'vitest'
import { allPermissions } from '@/access/buildAbility'
import type { Permission } from '@/access/roles/permissions'
import { withAuditContext } from '@/lib/auditContext'
import { callerBy } from '@/lib/payloadRequests'
import { getTestPayload } from '../../helpers/payload'
import { rest } from '../../helpers/rest'
import { asSuperuser, select } from '../../factories/database'
import { askGraphql } from '../../factories/graphql'
import { administrator, makePerson, type Person } from '../../factories/person'
import { makeProgram, type Program } from '../../factories/program'
import { makeCompany, type Row } from '../../factories/rows'
import { freeLine, step } from '../../factories/tender'
import { today } from '../../factories/day'

const EVERYTHING = ['read', 'write', 'approve:tenders', 'invoice:tenders']
const codeOf = ({ status, json }: { status: number; json: unknown }) =>
  `${status} ${(json as { errors?: { code: string }[] })?.errors?.[0]?.code ?? ''}`.trim()

let boss: Person
beforeAll(async () => {
  boss = await administrator()
})

/** A person and a program with the same number. */
const twins = async (
  permissions: Permission[] = allPermissions(),
  scopes = EVERYTHING,
): Promise<{ person: Person; program: Program }> => {
  const sequences = ['users_id_seq', 'api_clients_id_seq']
  // Beyond every number that is taken.
  const [free] = await select<{ id: number }>(
    `select greatest((select max(id) from users), (select max(id) from api_clients)) + 1 as id`,
  )
  for (const name of sequences) await asSuperuser('select setval($1, $2, false)', [name, free?.id])
  const person = await makePerson(permissions)
  const program = await makeProgram(permissions, { scopes })
  expect(program.id).toBe(person.id)
  return { person, program }
}

describe('client 5 is not person 5', () => {
  it('no relation shows it the row of the person of its number', async () => {
    const { person, program } = await twins([{ subject: 'tenders', actions: ['read', 'create'] }])
    const body = { title: 'A', date: today(), currency: 'TRY' }
    const { json } = await person.post<{ doc: Row }>('/tenders', body)
    for (const path of [`/tenders/${json.doc.id}?`, '/tenders?limit=5&sort=-id&', '/tenders?']) {
      const { status, text } = await program.get(`${path}depth=2`)
      expect([status, text.includes(person.email)], path).toEqual([200, false])
    }
    expect((await person.get(`/tenders/${json.doc.id}?depth=1`)).text).toContain(person.email)
  })

  it('with four eyes no program approves, and its number is nobody else’s', async () => {
    const { person, program } = await twins()
    const body = { title: 'A', date: today(), currency: 'TRY', items: [freeLine()] }
    const company = (await makeCompany()).id
    const own = await person.post<{ doc: Row }>('/tenders', { ...body, company })
    const made = await program.post<{ doc: Row }>('/tenders', { ...body, company })
    expect([own.status, made.status]).toEqual([201, 201])
    const [stored] = await select<{ author: number | null; owner: number | null }>(
      'select created_by_id as author, owner_id as owner from tenders where id = $1',
      [made.json.doc.id],
    )
    expect(stored).toEqual({ author: null, owner: null })
    const set = (fourEyes: boolean) => boss.post('/globals/settings', { fourEyes })
    expect((await set(true)).status).toBe(200)
    try {
      expect(codeOf(await program.post(`/tenders/${own.json.doc.id}/approve`))).toBe('403 fourEyes')
      expect(codeOf(await program.post(`/tenders/${made.json.doc.id}/approve`))).toBe(
        '403 fourEyes',
      )
      expect(codeOf(await person.post(`/tenders/${own.json.doc.id}/approve`))).toBe('403 fourEyes')
      expect(codeOf(await person.post(`/tenders/${made.json.doc.id}/approve`))).toBe('200')
    } finally {
      await set(false)
    }
  })

  it('a right to one’s own drafts does not reach those of the person with its number', async () => {
    const permissions: Permission[] = [{ subject: 'tenders', actions: ['read', 'create'] }]
    const { person, program } = await twins(permissions, ['read', 'write'])
    const body = { title: 'A', date: today(), currency: 'TRY' }
    const draft = (await person.post<{ doc: Row }>('/tenders', body)).json.doc
    expect((await person.patch(`/tenders/${draft.id}`, { title: 'B' })).status).toBe(200)
    expect((await program.patch(`/tenders/${draft.id}`, { title: 'C' })).status).toBe(403)
    expect((await program.get(`/users/${person.id}`)).status).toBe(403)

    const sent = { ...body, createdByClient: 1, createdBy: person.id }
    const made = await program.post<{ doc: Row }>('/tenders', sent)
    expect(made.json.doc).toMatchObject({ createdByClient: program.id, createdBy: null })
    const { id } = made.json.doc
    const items = [freeLine()]
    expect((await program.patch(`/tenders/${id}`, { title: 'D', items })).status).toBe(200)
    expect((await person.patch(`/tenders/${id}`, { title: 'E' })).status).toBe(403)
    const other = await makeProgram(permissions, { scopes: ['read', 'write'] })
    expect((await other.patch(`/tenders/${id}`, { title: 'F' })).status).toBe(403)
    expect(
      (await boss.patch(`/tenders/${id}`, { title: 'G', createdByClient: other.id })).status,
    ).toBe(200)
    expect((await boss.get<Row>(`/tenders/${id}?depth=0`)).json).toMatchObject({
      title: 'G',
      createdByClient: program.id,
    })
    // It is named there.
    expect(codeOf(await boss.remove(`/api-clients/${program.id}`))).toMatch(/^409/)
    await boss.patch(`/tenders/${id}`, { company: (await makeCompany()).id })
    await step(id, 'send')
    expect((await program.patch(`/tenders/${id}`, { title: 'H' })).status).toBe(403)
  })

  it('answers are kept, and views and preferences counted, for each apart', async () => {
    const { person, program } = await twins()
    const headers = { 'Idempotency-Key': `k-${program.id}` }
    const body = { name: 'İkiz' }
    const one = await person.post<{ doc: Row }>('/companies', body, { headers })
    const other = await program.post<{ doc: Row }>('/companies', body, { headers })
    const again = await program.post<{ doc: Row }>('/companies', body, { headers })
    expect(one.json.doc.id).not.toBe(other.json.doc.id)
    expect(again.json.doc.id).toBe(other.json.doc.id)
    expect(again.headers.get('idempotency-replayed')).toBe('true')
    // A role that changed answers nothing again, for programs as for people.
    await select(`update roles set permissions = '[]' where id = $1`, [program.roleId])
    expect(codeOf(await program.post('/companies', body, { headers }))).toBe('403 notAllowed')
  })

  it('the trail names it as a program, and finds it by that', async () => {
    const { program } = await twins()
    const company = await program.post<{ doc: Row }>('/companies', { name: 'İz' })
    await program.patch('/globals/settings', {})
    const { id } = company.json.doc
    const [event] = await select<Row>(
      `select user_id, client_id::int, user_name, actor_kind from audit_events
        where subject = 'companies' and document = $1`,
      [id],
    )
    expect(event).toEqual({
      user_id: null,
      client_id: program.id,
      user_name: program.doc.name,
      actor_kind: 'program',
    })
    const where = `where[subject][equals]=companies&where[document][equals]=${id}`
    const of = async (kind: string) =>
      (
        await boss.get<{ docs: Row[] }>(
          `/audit-events?${where}&where[actorKind][equals]=${kind}&limit=5`,
        )
      ).json.docs
    expect(await of('program')).toMatchObject([
      { client: { id: program.id, name: program.doc.name }, actorKind: 'program' },
    ])
    expect(await of('person')).toEqual([])
    expect(await of('system')).toEqual([])
  })

  it('denials of programs are in the trail', async () => {
    const program = await makeProgram(allPermissions())
    await program.post('/companies', { name: 'x' })
    const rows = await select(
      `select action from audit_events where client_id = $1 and action = 'denied'`,
      [program.id],
    )
    expect(rows).toHaveLength(1)
  })
})

describe('what happens to keys', () => {
  it('is in the trail of the program, without any of them', async () => {
    const program = await makeProgram([])
    const second = await boss.post<{ key: string }>(`/api-clients/${program.id}/rotate`)
    await boss.post(`/api-clients/${program.id}/revoke`)
    const rows = await select<{ action: string; details: object; user: number }>(
      `select action, details, user_id as user from audit_events
        where subject = 'api-clients' and document = $1 order by id`,
      [program.id],
    )
    expect(rows.map(({ action }) => action)).toEqual([
      'create',
      'update',
      'rotateKey',
      'rotateKey',
      'rotateKey',
      'revokeKeys',
      'revokeKeys',
    ])
    expect(rows.every(({ user }) => user === boss.id)).toBe(true)
    const text = JSON.stringify(rows)
    expect(text).toContain(program.key.slice(0, 12))
    for (const key of [program.key, second.json.key]) expect(text).not.toContain(key)
  })

  it('last uses are rows of their own, at most one a minute', async () => {
    const program = await makeProgram(allPermissions())
    const version = () =>
      select(`select xmin::text as version from api_clients where id = $1`, [program.id])
    const before = await version()
    const headers = { 'x-client-address': '192.0.2.9' }
    for (let call = 0; call < 3; call += 1) await program.get('/companies?limit=1', { headers })
    await program.get('/me', { headers })
    await expect
      .poll(() => select('select address from api_client_uses where client_id = $1', [program.id]))
      .toEqual([{ address: '192.0.2.9' }])
    expect(await version()).toEqual(before)
  })
})

describe('a key opens the API alone', () => {
  it('is nobody to the strategies of pages and server functions', async () => {
    const program = await makeProgram(allPermissions())
    const payload = await getTestPayload()
    for (const authorization of [`Bearer ${program.key}`, `api-clients API-Key ${program.key}`]) {
      const found = await withAuditContext({}, () =>
        callerBy(payload, new Headers({ authorization, host: 'localhost:3000' })),
      )
      expect(found).toBeNull()
    }
  })

  it('is refused in every other place, and by every other method', async () => {
    const program = await makeProgram(allPermissions(), { scopes: EVERYTHING })
    const authorization = `Bearer ${program.key}`
    const inAddress = await rest({ path: `/api/companies?key=${program.key}` })
    expect(inAddress.status).toBe(401)
    const cookie = `payload-token=${program.key}`
    expect((await rest({ path: '/api/companies', cookie })).status).toBe(401)
    for (const name of ['X-HTTP-Method-Override', 'X-Method-Override'])
      expect((await program.post('/companies', {}, { headers: { [name]: 'DELETE' } })).status).toBe(
        400,
      )
    const wrongForm = await askGraphql(
      '',
      '{ Companies { totalDocs } }',
      {},
      {
        authorization: 'Bearer bkof_x',
      },
    )
    expect([wrongForm.status, wrongForm.code]).toEqual([401, 'invalidKey'])
    const both = await askGraphql(boss.cookie, '{ Companies { totalDocs } }', {}, { authorization })
    expect([both.status, both.code]).toEqual([400, 'twoCallers'])
    const keys = await askGraphql('', '{ ApiClients { totalDocs } }', {}, { authorization })
    expect(keys.code).not.toBeNull()
  })

  it('ends with its role, which nobody deletes while a program has it', async () => {
    const program = await makeProgram([])
    expect(codeOf(await boss.remove(`/roles/${program.roleId}`))).toMatch(/^409/)
    const person = await makePerson([])
    await makeProgram([], { responsible: person.id })
    expect(codeOf(await boss.remove(`/users/${person.id}`))).toMatch(/^409/)
    expect((await boss.remove(`/api-clients/${program.id}`)).status).toBe(200)
    expect(codeOf(await program.get('/me'))).toBe('401 invalidKey')
    expect(await select('select 1 from api_keys where client_id = $1', [program.id])).toEqual([])
  })
})
