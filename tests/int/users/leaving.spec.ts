import { beforeAll, describe, expect, it } from 'vitest'
import type { Permission } from '@/access/roles/permissions'
import type { Json } from '../../factories/client'
import { poolOf } from '@/database/adapter'
import { getTestPayload } from '../../helpers/payload'
import { select, waitingForLocks } from '../../factories/database'
import { today } from '../../factories/day'
import { deliver } from '../../factories/events'
import { administrator, makePerson, type Person } from '../../factories/person'
import { makeProgram } from '../../factories/program'
import { makeCompany, makeRow } from '../../factories/rows'
import { makeTender, step } from '../../factories/tender'
import { notificationsOf } from '../notifications/stored'

const on = (subject: Permission['subject'], ...actions: Permission['actions']): Permission => ({
  subject,
  actions,
})

let boss: Person
beforeAll(async () => {
  boss = await administrator()
})

type Refused = { errors?: [{ code: string; data?: { errors?: { path: string; code: string }[] } }] }

/** `200`, or the code and where it is said. */
const leave = async (id: number, body: Json, by: Person = boss): Promise<string> => {
  const { status, json } = await by.post<Refused>(`/users/${id}/leave`, body)
  const [error] = json.errors ?? []
  if (!error) return String(status)
  const [field] = error.data?.errors ?? []
  return field ? `${field.path} ${field.code}` : error.code
}
const partsOf = async (id: number) =>
  (await boss.get<{ parts: object }>(`/users/${id}/leave`)).json.parts
const statusOf = async (id: number) =>
  (await select<{ status: string }>(`select status from users where id = ${id}`))[0]?.status

const owned = async (owner: number, ...steps: string[]): Promise<number> => {
  const { id } = await makeTender()
  await step(id, 'assign', { owner })
  for (const name of steps) await step(id, name)
  return id
}
const todo = async (owner: number, document: number): Promise<number> =>
  (
    await makeRow('actions', {
      ...{ subject: 'tenders', document, kind: 'call', title: 'Ara', owner, due: today() },
    })
  ).id

describe('somebody who leaves', () => {
  it('is suspended, and what goes on is somebody else’s, history apart', async () => {
    const [leaver, heir] = [await makePerson(), await makePerson()]
    const open = [await owned(leaver.id), await owned(leaver.id, 'send')]
    const ended = await owned(leaver.id, 'approve', 'invoice')
    const company = (await makeCompany()).id
    await boss.post(`/companies/${company}/assign`, { owner: leaver.id })
    const asked = await owned(boss.id)
    await boss.post(`/tenders/${asked}/request-approval`, { approver: leaver.id, note: 'Acele' })
    const [call, done] = [await todo(leaver.id, ended), await todo(leaver.id, ended)]
    await leaver.post(`/actions/${done}/done`, {})
    const counts = { tenders: 2, companies: 1, approvals: 1, actions: 1, programs: 0 }
    expect(await partsOf(leaver.id)).toEqual(counts)

    expect(await leave(leaver.id, { to: heir.id })).toBe('200')
    expect(await statusOf(leaver.id)).toBe('passive')
    expect((await leaver.get('/tenders')).status).toBe(401)
    const owners = await select(
      `select id, owner_id as owner, created_by_id as creator from tenders
       where id = any($1) order by id`,
      [[...open, ended]],
    )
    expect(owners).toEqual(
      [...open, ended].map((id) => ({
        id,
        owner: id === ended ? leaver.id : heir.id,
        creator: boss.id,
      })),
    )
    expect(await select(`select owner_id as owner from companies where id = ${company}`)).toEqual([
      { owner: heir.id },
    ])
    expect(
      await select(
        `select owner_id as owner from actions where id in (${call}, ${done}) order by id`,
      ),
    ).toEqual([{ owner: heir.id }, { owner: leaver.id }])
    const [request] = await select(
      `select approver_id as approver, approval_asked_by_id as by, approval_note as note
       from tenders where id = ${asked}`,
    )
    expect(request).toEqual({ approver: heir.id, by: boss.id, note: 'Acele' })
    await deliver()
    expect(await notificationsOf(heir)).toContainEqual(
      expect.objectContaining({ event: 'approvalRequested', document: asked }),
    )
    const none = { tenders: 0, companies: 0, approvals: 0, actions: 0, programs: 0 }
    expect(await partsOf(leaver.id)).toEqual(none)
    // Again, for what came later.
    await select(`update companies set owner_id = ${leaver.id} where id = ${company}`)
    expect(await leave(leaver.id, { to: boss.id })).toBe('200')
    expect(await select(`select owner_id as owner from companies where id = ${company}`)).toEqual([
      { owner: boss.id },
    ])
  })

  it('leaves programs to the other one, which go on with their keys', async () => {
    const [leaver, heir] = [await makePerson(), await makePerson()]
    const program = await makeProgram([on('meets', 'read')], { responsible: leaver.id })
    const others = await makeProgram([], { responsible: boss.id })
    expect(await partsOf(leaver.id)).toMatchObject({ programs: 1 })
    const keys = () =>
      select('select * from api_keys where client_id = $1 order by id', [program.id])
    const before = await keys()
    expect(await leave(leaver.id, { to: heir.id })).toBe('200')
    expect(
      await select(
        `select id, responsible_id as responsible, enabled from api_clients
         where id = any($1) order by id`,
        [[program.id, others.id]],
      ),
    ).toEqual([
      { id: program.id, responsible: heir.id, enabled: true },
      { id: others.id, responsible: boss.id, enabled: true },
    ])
    expect([await partsOf(leaver.id), await partsOf(heir.id)]).toMatchObject([
      { programs: 0 },
      { programs: 1 },
    ])
    expect(await keys()).toEqual(before)
    expect((await program.get('/meets?limit=1')).status).toBe(200)
  })

  it('stays, with everything, where the other one may not have all of it', async () => {
    const leaver = await makePerson()
    const reader = await makePerson([on('tenders', 'read')])
    const gone = await makePerson()
    await boss.post(`/users/${gone.id}/suspend`)
    const draft = await owned(leaver.id)
    const asked = await owned(boss.id)
    await boss.post(`/tenders/${asked}/request-approval`, { approver: leaver.id })
    const limited = await makePerson()
    const rules = (approvalLimits: Json[]) => boss.post('/globals/settings', { approvalLimits })
    await rules([{ role: limited.roleId, maxTotalBase: 1 }])
    for (const [body, said] of [
      [{ to: reader.id }, 'to ownerCannotRead'],
      [{ to: gone.id }, 'to ownerCannotRead'],
      [{ to: leaver.id }, 'to ownerCannotRead'],
      [{ to: limited.id }, 'to approverCannotApprove'],
      [{}, 'to required'],
      [{ to: 'x' }, 'to invalidId'],
      [{ to: boss.id, parts: [] }, 'parts unknownField'],
    ] as const)
      expect([said, await leave(leaver.id, body)]).toEqual([said, said])
    await rules([])
    expect(await statusOf(leaver.id)).toBe('active')
    expect(await select(`select owner_id as owner from tenders where id = ${draft}`)).toEqual([
      { owner: leaver.id },
    ])
    const { json } = await boss.get<{ docs: { id: number }[] }>(`/users/${leaver.id}/leave`)
    const ids = json.docs.map(({ id }) => id)
    expect(ids).toContain(limited.id)
    expect(ids.filter((id) => [reader.id, gone.id, leaver.id].includes(id))).toEqual([])
  })

  it('is asked about and let go only by who may change all that moves', async () => {
    const leaver = await makePerson([on('meets', 'read')])
    const rights = [
      on('users', 'read', 'write'),
      on('tenders', 'read', 'write'),
      on('customers', 'read', 'write'),
      on('actions', 'read', 'write'),
      on('meets', 'read'),
    ]
    for (const missing of rights.slice(0, 4)) {
      const manager = await makePerson(rights.filter((right) => right !== missing))
      expect(await leave(leaver.id, { to: boss.id }, manager)).toBe('notAllowed')
      expect((await manager.get(`/users/${leaver.id}/leave`)).status).toBe(403)
    }
    const manager = await makePerson(rights)
    expect(await leave(boss.id, { to: manager.id }, manager)).toBe('userAboveOwn')
    expect(await leave(leaver.id, { to: manager.id }, manager)).toBe('200')
  })

  it('leaves everything to one of two, asked for at once', async () => {
    const leaver = await makePerson()
    const heirs = [await makePerson(), await makePerson()]
    const drafts = [await owned(leaver.id), await owned(leaver.id), await owned(leaver.id)]
    const said = await Promise.all(heirs.map((heir) => leave(leaver.id, { to: heir.id })))
    expect(said).toEqual(['200', '200'])
    const owners = await select<{ owner: number }>(
      `select distinct owner_id as owner from tenders where id = any($1)`,
      [drafts],
    )
    expect(owners).toHaveLength(1)
    expect(heirs.map(({ id }) => id)).toContain(owners[0]?.owner)
  })

  it.each(['tender', 'company', 'action'] as const)(
    'takes along a %s that they are being given at the same time',
    async (kind) => {
      const [leaver, heir] = [await makePerson(), await makePerson()]
      const tender = (await makeTender()).id
      const { table, id, path } = {
        tender: { table: 'tenders', id: tender, path: `/tenders/${tender}` },
        company: await makeCompany().then(({ id }) => ({
          ...{ table: 'companies', id, path: `/companies/${id}` },
        })),
        action: await todo(boss.id, tender).then((id) => ({
          ...{ table: 'actions', id, path: `/actions/${id}` },
        })),
      }[kind]
      const holder = await poolOf(await getTestPayload()).connect()
      try {
        await holder.query('begin')
        // Rows can be locked and read, and not written.
        await holder.query(`lock table ${table} in share mode`)
        const given = boss.post(`${path}/assign`, { owner: leaver.id })
        await waitingForLocks(1)
        const left = leave(leaver.id, { to: heir.id })
        await waitingForLocks(2)
        await holder.query('commit')
        expect([(await given).status, await left]).toEqual([200, '200'])
      } finally {
        holder.release()
      }
      expect(await select(`select owner_id as owner from ${table} where id = ${id}`)).toEqual([
        { owner: heir.id },
      ])
    },
  )
})
