import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { Permission } from '@/access/roles/permissions'
import type { NotificationView } from '@/domain/notifications/view'
import { MAX_RIGHT_REQUESTS } from '@/domain/users/rightRequest'
import type { Why } from '@/present/users/why'
import { auditSince, lastAuditId } from '../../factories/audit'
import { select } from '../../factories/database'
import { administrator, makePerson, type Person } from '../../factories/person'
import { outcome } from '../../factories/quickPerson'
import { askGraphql } from '../../factories/graphql'
import { makeTender } from '../../factories/tender'

const READ: Permission = { subject: 'tenders', actions: ['read'] }
const APPROVE: Permission = { subject: 'tenders', actions: ['read', 'approve'] }
const ROLES: Permission = { subject: 'roles', actions: ['read', 'write'] }

let boss: Person
let tender = 0
beforeAll(async () => {
  boss = await administrator()
  tender = (await makeTender()).id
})

const ask = (person: Person, body: object = { command: 'tenders/approve', id: tender }) =>
  person.post('/why/ask', body)
const decline = (person: Person, request: number) => person.post('/why/decline', { request })

type Row = { id: number; asked_right: string; state: string; decided_by: number | null }
const requestsOf = ({ id }: Person) =>
  select<Row>('select * from right_requests where user_id = $1 order by id', [id])
const requestOf = async (person: Person) => (await requestsOf(person))[0]?.id ?? 0
const notified = async ({ id }: Person) =>
  (
    await select<{ event: string; document: string }>(
      `select event, document::text as document from notifications
        where recipient_id = $1 and kind = 'rights' order by id`,
      [id],
    )
  ).map(({ event, document }) => `${event} ${document}`)
const grant = (person: Person, permissions: Permission[]) =>
  boss.patch(`/roles/${person.roleId}`, { permissions })
const seenBy = async (person: Person, request: number) => {
  const { json } = await person.get<{ docs: NotificationView[] }>('/notifications/summary')
  return json.docs.find(({ rightRequest }) => rightRequest?.id === request)
}
const aWeekLater = (person: Person) =>
  select(
    `update right_requests set created_at = created_at - interval '8 days' where user_id = $1`,
    [person.id],
  )

describe('asking for a right', () => {
  it('reaches those who could add it to the role, and grants nothing', async () => {
    const asker = await makePerson([READ], { name: 'Ayşe Sorar' })
    const [covering, writer, approver] = [
      await makePerson([ROLES, APPROVE]),
      await makePerson([ROLES, READ]),
      await makePerson([APPROVE]),
    ]
    const last = await lastAuditId()
    const { status, json } = await ask(asker)
    expect([status, json]).toEqual([200, { requested: 1, done: true }])
    const id = await requestOf(asker)
    expect(await notified(covering)).toEqual([`rightRequested ${id}`])
    expect(await notified(writer)).toEqual([])
    expect(await notified(approver)).toEqual([])
    expect(await notified(asker)).toEqual([])
    const seen = await seenBy(covering, id)
    expect(seen).toMatchObject({
      actor: 'Ayşe Sorar',
      link: `/users/roles/edit/${asker.roleId}`,
      rightRequest: { id, isOpen: true, outcome: null },
    })
    expect(seen?.body).toContain('Teklifler: Teklif onaylama')
    const { json: answer } = await asker.get<Why>(`/why?command=tenders/approve&id=${tender}`)
    expect(answer).toMatchObject({ code: 'notAllowed', request: 'open' })
    expect(outcome(await asker.post(`/tenders/${tender}/approve`))).toBe('403 notAllowed')
    expect(await auditSince(last)).toMatchObject([
      {
        ...{ action: 'askRight', subject: 'users', document: asker.id, user_id: asker.id },
        details: { right: [null, 'tenders:approve'] },
      },
      { action: 'denied' },
    ])
  })

  it('names the field where the right is held on others', async () => {
    const asker = await makePerson([
      { subject: 'customers', actions: ['read'] },
      { subject: 'customers', actions: ['write'], fields: ['name'] },
    ])
    expect(outcome(await ask(asker, { command: 'companies/assign', id: 1 }))).toBe('200')
    expect(await requestsOf(asker)).toMatchObject([{ asked_right: 'customers:write:owner' }])
    const { body } = (await seenBy(boss, await requestOf(asker))) ?? {}
    expect(body).toContain('Müşteriler: Yazma (Sorumlu)')
  })

  it('is one request of several rights at once, each by itself', async () => {
    const asker = await makePerson([])
    expect((await ask(asker, { command: 'tenders/send', id: tender })).json).toMatchObject({
      requested: 2,
    })
    expect((await requestsOf(asker)).map((row) => row.asked_right)).toEqual([
      'tenders:write',
      'tenders:read',
    ])
  })

  it('twice, or in two tabs at once, is one', async () => {
    const asker = await makePerson([READ])
    const both = await Promise.all([ask(asker), ask(asker)])
    expect(both.map(outcome).sort()).toEqual(['200', '409 rightRequested'])
    expect(outcome(await ask(asker))).toBe('409 rightRequested')
    expect(await requestsOf(asker)).toHaveLength(1)
    const id = await requestOf(asker)
    expect((await notified(boss)).filter((one) => one === `rightRequested ${id}`)).toHaveLength(1)
  })

  it('goes again after a week: an open request is renewed, a declined one is made anew', async () => {
    const asker = await makePerson([READ])
    await ask(asker)
    await aWeekLater(asker)
    expect(outcome(await ask(asker))).toBe('200')
    expect(await requestsOf(asker)).toHaveLength(1)
    await decline(boss, await requestOf(asker))
    expect(outcome(await ask(asker))).toBe('409 rightRequested')
    await aWeekLater(asker)
    expect(outcome(await ask(asker))).toBe('200')
    expect((await requestsOf(asker)).map(({ state }) => state)).toEqual(['declined', 'open'])
  })

  it('is bounded for one person', async () => {
    const asker = await makePerson([READ])
    await select(
      `insert into right_requests (user_id, asked_right, state, decided_at)
       select $1, 'x:' || n, 'declined', now() from generate_series(1, $2) n`,
      [asker.id, MAX_RIGHT_REQUESTS],
    )
    expect(outcome(await ask(asker))).toBe('409 tooManyRightRequests')
    await aWeekLater(asker)
    expect(outcome(await ask(asker))).toBe('200')
  })

  it('is refused where nothing is missing, and of what may not be read', async () => {
    const approver = await makePerson([APPROVE])
    expect(outcome(await ask(approver))).toBe('409 noRightMissing')
    const blind = await makePerson([{ subject: 'tenders', actions: ['approve'] }])
    const answers = await Promise.all(
      [tender, 2_147_483_640].map((id) => ask(blind, { command: 'tenders/approve', id })),
    )
    expect(answers.map(outcome)).toEqual(['404 notFound', '404 notFound'])
    expect(answers[0]?.text).toBe(answers[1]?.text)
    expect(outcome(await ask(approver, { page: '/nowhere' }))).toBe('400 invalidInput')
    expect(outcome(await ask(approver, { command: 'tenders/approve' }))).toBe('400 invalidInput')
  })

  describe('where nobody would be notified', () => {
    afterEach(() => select(`delete from payload_preferences where key = 'notifications'`))

    it('is refused, and leaves nothing', async () => {
      const asker = await makePerson([READ])
      await select(
        `with made as (
           insert into payload_preferences (key, value)
           select 'notifications', jsonb_build_object('muted', jsonb_build_array('rights'), 'user', id)
           from users returning id, value)
         insert into payload_preferences_rels (parent_id, path, users_id)
         select id, 'user', (value ->> 'user')::int from made`,
      )
      expect(outcome(await ask(asker))).toBe('409 nobodyGivesRight')
      expect(await requestsOf(asker)).toEqual([])
    })
  })
})

describe('a request ends', () => {
  it('once the role holds the right: by that role, and by another one', async () => {
    const [asker, other] = [await makePerson([READ]), await makePerson([READ])]
    await ask(asker)
    await ask(other)
    const [id, otherId] = [await requestOf(asker), await requestOf(other)]
    expect((await grant(asker, [READ, ROLES])).status).toBe(200)
    expect(await notified(asker)).toEqual([])
    expect((await grant(asker, [APPROVE])).status).toBe(200)
    expect(await notified(asker)).toEqual([`rightGiven ${id}`])
    const { status } = await boss.patch(`/users/${other.id}`, { role: asker.roleId })
    expect([status, await notified(other)]).toEqual([200, [`rightGiven ${otherId}`]])
    expect(await requestsOf(other)).toMatchObject([{ state: 'given', decided_by: boss.id }])
    expect(await seenBy(boss, id)).toMatchObject({
      rightRequest: { isOpen: false, outcome: 'Yetki verildi.' },
    })
    expect(outcome(await decline(boss, id))).toBe('409 alreadyInThatState')
  })

  it('is not made for what was granted at the same moment', async () => {
    const asker = await makePerson([READ])
    const [asked] = await Promise.all([ask(asker), grant(asker, [APPROVE])])
    const [request] = await requestsOf(asker)
    expect(['409 noRightMissing undefined', '200 given']).toContain(
      `${outcome(asked)} ${request?.state}`,
    )
  })

  it('with a no, which its person is told', async () => {
    const asker = await makePerson([READ])
    await ask(asker)
    const [id, last] = [await requestOf(asker), await lastAuditId()]
    expect(outcome(await decline(boss, id))).toBe('200')
    expect(await notified(asker)).toEqual([`rightDeclined ${id}`])
    expect(await auditSince(last)).toMatchObject([
      { action: 'declineRight', document: asker.id, user_id: boss.id },
    ])
    const { json } = await asker.get<Why>(`/why?command=tenders/approve&id=${tender}`)
    expect(json.request).toBe('declined')
    const both = await Promise.all([decline(boss, id), decline(boss, id)])
    expect(both.map(outcome)).toEqual(['409 alreadyInThatState', '409 alreadyInThatState'])
  })

  it('by one of two who decline at once', async () => {
    const asker = await makePerson([READ])
    await ask(asker)
    const id = await requestOf(asker)
    const second = await makePerson([ROLES, APPROVE])
    const both = await Promise.all([decline(boss, id), decline(second, id)])
    expect(both.map(outcome).sort()).toEqual(['200', '409 alreadyInThatState'])
    expect(await notified(asker)).toHaveLength(1)
  })
})

describe('who could not grant it', () => {
  it('declines nothing, and learns of no request', async () => {
    const [asker, receiver] = [await makePerson([READ]), await makePerson([ROLES, APPROVE])]
    await ask(asker)
    const id = await requestOf(asker)
    expect((await seenBy(receiver, id))?.rightRequest?.isOpen).toBe(true)
    await grant(receiver, [ROLES, READ])
    expect((await seenBy(receiver, id))?.rightRequest).toMatchObject({
      isOpen: false,
      outcome: null,
    })
    const [known, unknown] = [await decline(receiver, id), await decline(receiver, 999_999_999)]
    expect([outcome(known), known.text]).toEqual(['404 notFound', unknown.text])
    await grant(receiver, [READ])
    expect(outcome(await decline(receiver, id))).toBe('403 notAllowed')
    expect(await requestsOf(asker)).toMatchObject([{ state: 'open' }])
  })
})

describe('a request of somebody who leaves', () => {
  it('is over for its receivers, and goes with the person', async () => {
    const asker = await makePerson([READ])
    await ask(asker)
    const id = await requestOf(asker)
    await boss.post(`/users/${asker.id}/suspend`)
    expect((await seenBy(boss, id))?.rightRequest).toMatchObject({
      isOpen: false,
      outcome: 'Bu istek artık geçerli değil.',
    })
    expect(outcome(await ask(asker))).toBe('401 signInFirst')
    expect(outcome(await boss.remove(`/users/${asker.id}`))).toBe('200')
    expect(await requestsOf(asker)).toEqual([])
    expect(outcome(await decline(boss, id))).toBe('404 notFound')
  })
})

it('is closed to REST and GraphQL otherwise', async () => {
  for (const path of ['/right-requests', '/right_requests', '/right-requests/1', '/why/1'])
    expect([path, (await boss.get(path)).status]).toEqual([path, 404])
  const { code } = await askGraphql(boss.cookie, '{ RightRequests { docs { id } } }')
  expect(code).toBe('notFound')
})
