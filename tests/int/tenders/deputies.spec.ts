import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createLocalReq } from 'payload'
import { composeApprovalMail } from '@/operations/tenders/approvals/composeApprovalMail'
import { inTransaction } from '@/operations/shared/transaction'
import type { DueMail } from '@/operations/mailQueue/mail'
import { lastAuditId, auditSince } from '../../factories/audit'
import type { Client, Json } from '../../factories/client'
import { select } from '../../factories/database'
import { dayFromNow, today } from '../../factories/day'
import { deliver } from '../../factories/events'
import { administrator, makePerson, type Person } from '../../factories/person'
import { freeLine } from '../../factories/tender'
import { getTestPayload } from '../../helpers/payload'
import { notificationsOf } from '../notifications/stored'

type Answer = {
  status: number
  json: { errors?: [Json & { data?: { errors?: { path: string; code: string }[] } }]; id?: number }
}
const said = ({ status, json }: Answer) => {
  const [error] = json.errors ?? []
  const fields = (error?.data?.errors ?? []).map(({ path, code }) => `${path}:${code}`)
  return [status, error?.code, ...fields].filter(Boolean).join(' ')
}
const give = (client: Client, id: number, command: string, body: Json = {}): Promise<Answer> =>
  client.post<Answer['json']>(`/tenders/${id}/${command}`, body)
const name = (client: Client, body: Json): Promise<Answer> =>
  client.post<Answer['json']>('/users/deputies/name', {
    from: today(),
    until: dayFromNow(7),
    ...body,
  })
const end = (client: Client, id: unknown): Promise<Answer> =>
  client.post<Answer['json']>('/users/deputies/end', { id })

const APPROVES = [{ subject: 'tenders', actions: ['read', 'approve'] }] as const
const approving = () => makePerson([{ ...APPROVES[0], actions: [...APPROVES[0].actions] }])

let boss: Person
let clerk: Person
let away: Person
let deputy: Person
const setRules = (rules: Json) => boss.post<Answer['json']>('/globals/settings', rules)

const draft = async (by: Client = clerk, unitPrice = 1000, line: Json = {}): Promise<number> => {
  const { json, text } = await by.post<{ doc: { id: number } }>('/tenders', {
    title: 'Vekile',
    date: today(),
    validUntil: '2099-01-01',
    currency: 'TRY',
    unconnectedName: 'Ayşe',
    unconnectedPhone: '5',
    items: [freeLine({ unitPrice, taxRate: 0, ...line })],
  })
  if (!json.doc) throw new Error(text)
  return json.doc.id
}
const asked = async (by: Client = clerk, unitPrice?: number, line?: Json): Promise<number> => {
  const id = await draft(by, unitPrice, line)
  expect(said(await give(by, id, 'request-approval', { approver: away.id }))).toBe('200')
  return id
}
const approvalOf = async (id: number) => {
  const [row] = await select<{ by: number | null; for: number | null; status: string }>(
    `select approved_by_id as by, approved_for_id as for, status from tenders where id = $1`,
    [id],
  )
  return row
}
const queueOf = async (person: Person) => {
  const { json } = await person.get<{
    queues: {
      id: string
      rows: { id: number; onBehalfOf: string | null; commands: Json | null }[]
      href?: string
    }[]
  }>('/today')
  const queue = json.queues.find(({ id }) => id === 'approvals')
  return { ids: queue?.rows.map(({ id }) => id) ?? [], queue }
}

beforeAll(async () => {
  boss = await administrator()
  clerk = await makePerson([{ subject: 'tenders', actions: ['read', 'create', 'write'] }])
})
beforeEach(async () => {
  away = await approving()
  deputy = await approving()
})
afterEach(() => setRules({ approvalLimits: [], fourEyes: false }))

describe('deciding in the place of somebody', () => {
  it('is given for oneself at once, for somebody else in a confirmed session', async () => {
    const person = await makePerson()
    for (const { id } of [person, away])
      await select(
        `update users_sessions set created_at = now() - interval '11 minutes' where _parent_id = $1`,
        [id],
      )
    const both = { person: away.id, deputy: deputy.id }
    expect(said(await name(person, both))).toBe('403 confirmItsYou')
    expect(said(await name(away, { deputy: deputy.id }))).toBe('200')
  })

  it('approves what waited and what comes, with both in the row and the trail, and both notified', async () => {
    const waited = await asked()
    // Events of before are delivered before.
    await notificationsOf(away)
    expect(said(await name(away, { deputy: deputy.id }))).toBe('200')
    const later = await asked()
    const { ids, queue } = await queueOf(deputy)
    expect(ids).toEqual([waited, later])
    // For whom it waits stands at the row.
    const names = await select<{ name: string }>(`select name from users where id = ${away.id}`)
    expect(queue?.rows[0]?.onBehalfOf).toBe(names[0]?.name)
    expect((await queueOf(away)).queue?.rows[0]?.onBehalfOf).toBeNull()
    // The list that the queue opens has the same rows.
    const query = queue?.href?.split('?')[1]
    const list = await deputy.get<{ docs: { id: number }[] }>(`/tenders?${query}&depth=0`)
    expect(list.json.docs.map(({ id }) => id)).toEqual(ids)

    const last = await lastAuditId()
    expect(said(await give(deputy, waited, 'approve'))).toBe('200')
    expect(await approvalOf(waited)).toEqual({ by: deputy.id, for: away.id, status: 'approved' })
    const row = (await auditSince(last)).find(
      ({ subject, action }) => subject === 'tenders' && action === 'approve',
    )
    expect(row?.user_id).toBe(deputy.id)
    expect(row?.details).toMatchObject({
      approved_by_id: [null, deputy.id],
      approved_for_id: [null, away.id],
    })

    const declined = await give(deputy, later, 'decline-approval', { reason: 'Pahalı' })
    expect(said(declined)).toBe('200')
    const told = async (person: Person) =>
      (await notificationsOf(person)).map(({ event, document }) => `${event} ${document}`)
    expect(await told(away)).toEqual(
      expect.arrayContaining([
        `approvalRequested ${waited}`,
        `tenderApproved ${waited}`,
        `approvalDeclined ${later}`,
      ]),
    )
    const toDeputy = await notificationsOf(deputy)
    expect(toDeputy.map(({ event }) => event)).toEqual(['deputyNamed', 'approvalRequested'])
    const [person] = await select<{ name: string }>('select name from users where id = $1', [
      away.id,
    ])
    expect(toDeputy[1]).toMatchObject({ document: later, data: { onBehalf: person?.name } })
    // Withdrawn, nothing of it stays.
    expect(said(await give(boss, waited, 'withdraw-approval'))).toBe('200')
    expect(await approvalOf(waited)).toMatchObject({ by: null, for: null })
  })

  it('is mailed to the deputy too, in whose place they are asked, until the period ends', async () => {
    const { json } = await name(away, { deputy: deputy.id })
    const id = await asked()
    await deliver()
    const mails = await select<DueMail>(
      `select id::text, kind, recipient, locale, data, nonce::text, attempts from mails
       where kind = 'approvalRequest' and (data ->> 'tender')::int = $1 order by id`,
      [id],
    )
    expect(mails.map(({ recipient }) => recipient)).toEqual([away.email, deputy.email])
    const compose = async () => {
      const req = await createLocalReq({}, await getTestPayload())
      return inTransaction(req, () => composeApprovalMail(req, mails[1] as DueMail))
    }
    expect(JSON.stringify(await compose())).toContain('Vekili olduğunuz')
    expect(said(await end(away, json.id))).toBe('200')
    expect(await compose()).toBeNull()
  })

  it('keeps within the limits of both, as they are when it is decided', async () => {
    expect(said(await name(away, { deputy: deputy.id }))).toBe('200')
    const id = await asked()
    await setRules({ approvalLimits: [{ role: away.roleId, maxTotalBase: 500 }] })
    expect(said(await give(deputy, id, 'approve'))).toBe('403 approvalLimitExceeded')
    await setRules({ approvalLimits: [{ role: deputy.roleId, maxTotalBase: 500 }] })
    expect(said(await give(deputy, id, 'approve'))).toBe('403 approvalLimitExceeded')
    await setRules({
      approvalLimits: [
        { role: away.roleId, maxTotalBase: 1000 },
        { role: deputy.roleId, maxTotalBase: 2000 },
      ],
    })
    expect(said(await give(deputy, id, 'approve'))).toBe('200')
    expect(await approvalOf(id)).toMatchObject({ for: away.id })
  })

  it('keeps within the discount of both, equal allowed', async () => {
    expect(said(await name(away, { deputy: deputy.id }))).toBe('200')
    const id = await asked(clerk, 1000, { discountType: 'percent', discountValue: 6 })
    for (const { roleId: role } of [away, deputy]) {
      await setRules({ approvalLimits: [{ role, maxDiscount: 5 }] })
      const refused = await give(deputy, id, 'approve')
      expect(said(refused)).toBe('403 discountLimitExceeded')
      expect(refused.json.errors?.[0].data).toMatchObject({ limit: 5, discount: 6 })
    }
    await setRules({
      approvalLimits: [away, deputy].map(({ roleId: role }) => ({ role, maxDiscount: 6 })),
    })
    expect(said(await give(deputy, id, 'approve'))).toBe('200')
    expect(await approvalOf(id)).toMatchObject({ by: deputy.id, for: away.id })
  })

  it('never is about a tender of the deputy’s own, and four eyes judge the deputy', async () => {
    deputy = await makePerson([
      { subject: 'tenders', actions: ['read', 'create', 'write', 'approve'] },
    ])
    expect(said(await name(away, { deputy: deputy.id }))).toBe('200')
    const own = await asked(deputy)
    const declined = await give(deputy, own, 'decline-approval', { reason: 'x' })
    expect(said(declined)).toBe('409 noApprovalRequest')
    await setRules({ fourEyes: true })
    expect(said(await give(deputy, own, 'approve'))).toBe('403 fourEyes')
    await setRules({ fourEyes: false })
    // As without a deputy: in their own name.
    expect(said(await give(deputy, own, 'approve'))).toBe('200')
    expect(await approvalOf(own)).toMatchObject({ by: deputy.id, for: null })
  })

  it.each([
    ['ended', async (id: number) => void (await end(away, id))],
    [
      'over since midnight',
      async (id: number) =>
        void (await select(
          `update deputies set from_day = from_day - 9, until_day = $2::date - 1 where id = $1`,
          [id, today()],
        )),
    ],
    [
      'planned for later',
      async (id: number) =>
        void (await select(`update deputies set from_day = from_day + 1 where id = $1`, [id])),
    ],
    [
      'of somebody who was suspended',
      async () => void (await boss.post(`/users/${away.id}/suspend`, {})),
    ],
    [
      'of somebody who may approve nothing any more',
      async () =>
        void (await boss.patch(`/roles/${away.roleId}`, {
          permissions: [{ subject: 'tenders', actions: ['read'] }],
        })),
    ],
  ])('is nobody’s once it is %s', async (_, change) => {
    const { json } = await name(away, { deputy: deputy.id })
    const id = await asked()
    await change(Number(json.id))
    expect((await queueOf(deputy)).ids).not.toContain(id)
    const declined = await give(deputy, id, 'decline-approval', { reason: 'x' })
    expect(said(declined)).toBe('409 noApprovalRequest')
  })

  it('takes the deputy’s own right, at the moment of the decision', async () => {
    expect(said(await name(away, { deputy: deputy.id }))).toBe('200')
    const id = await asked()
    await boss.patch(`/roles/${deputy.roleId}`, {
      permissions: [{ subject: 'tenders', actions: ['read'] }],
    })
    expect((await give(deputy, id, 'approve')).status).toBe(403)
    expect((await give(deputy, id, 'decline-approval', { reason: 'x' })).status).toBe(403)
  })

  it('is not passed on: the deputy of a deputy decides nothing', async () => {
    const third = await approving()
    expect(said(await name(away, { deputy: deputy.id }))).toBe('200')
    const overlaps = '400 invalidInput deputy:deputyOverlaps'
    expect(said(await name(deputy, { deputy: third.id }))).toBe(overlaps)
    expect(said(await name(third, { deputy: away.id }))).toBe(overlaps)
    // As if both had been named past the rule.
    await select(
      `insert into deputies (person_id, deputy_id, from_day, until_day)
       values ($1, $2, $3, $3) returning id`,
      [deputy.id, third.id, today()],
    )
    const id = await asked()
    const declined = await give(third, id, 'decline-approval', { reason: 'x' })
    expect(said(declined)).toBe('409 noApprovalRequest')
    expect((await queueOf(third)).ids).not.toContain(id)
    await select('delete from deputies where deputy_id = $1 returning id', [third.id])
  })

  it('is decided once, whoever of the two comes first', async () => {
    expect(said(await name(away, { deputy: deputy.id }))).toBe('200')
    const id = await asked()
    const answers = await Promise.all(
      [away, deputy, away, deputy].map((one) => give(one, id, 'approve')),
    )
    expect(answers.map(said).sort()).toEqual(['200', ...Array(3).fill('409 alreadyApproved')])
  })

  it('ends with the period, or before it: never after', async () => {
    for (let n = 0; n < 4; n += 1) {
      const { json } = await name(away, { deputy: deputy.id })
      const id = await asked()
      const [declined, ended] = await Promise.all([
        give(deputy, id, 'decline-approval', { reason: 'x' }),
        end(away, json.id),
      ])
      expect(said(ended)).toBe('200')
      expect(['200', '409 noApprovalRequest']).toContain(said(declined))
    }
  })
})

describe('naming a deputy', () => {
  it('refuses what is wrong at the field', async () => {
    const refused = async (body: Json) => said(await name(away, body))
    const reader = await makePerson([{ subject: 'tenders', actions: ['read'] }])
    const at = (path: string, code: string) => `400 invalidInput ${path}:${code}`
    expect(await refused({ deputy: away.id })).toBe(at('deputy', 'deputyMayNot'))
    expect(await refused({ deputy: reader.id })).toBe(at('deputy', 'deputyMayNot'))
    expect(await refused({ deputy: 999_999_999 })).toBe(at('deputy', 'deputyMayNot'))
    expect(await refused({})).toBe(at('deputy', 'required'))
    expect(await refused({ deputy: 'x' })).toBe(at('deputy', 'recordNotFound'))
    const to = { deputy: deputy.id }
    expect(await refused({ ...to, from: dayFromNow(-1) })).toBe(at('from', 'dayInPast'))
    expect(await refused({ ...to, until: dayFromNow(-1) })).toBe(at('until', 'endBeforeStart'))
    expect(await refused({ ...to, until: dayFromNow(91) })).toBe(at('until', 'expiryOutOfRange'))
    expect(await refused({ ...to, until: '2026-02-30' })).toBe(at('until', 'invalidDate'))
    expect(await refused({ ...to, note: 'x' })).toBe('400 unknownField note:unknownField')
    expect(said(await name(reader, to))).toBe('403 notAllowed')
    expect(await select('select 1 from deputies where person_id = $1', [away.id])).toEqual([])
  })

  it('takes one at a time, and of two at once one', async () => {
    const other = await approving()
    const both = await Promise.all([deputy, other].map(({ id }) => name(away, { deputy: id })))
    expect(both.map(said).sort()).toEqual(['200', '400 invalidInput from:deputyOverlaps'])
    const chain = await Promise.all([
      name(deputy, { deputy: other.id, from: dayFromNow(20), until: dayFromNow(21) }),
      name(other, { deputy: deputy.id, from: dayFromNow(20), until: dayFromNow(21) }),
    ])
    expect(chain.map(said).sort()).toEqual(['200', '400 invalidInput deputy:deputyOverlaps'])
    expect(
      said(await name(away, { deputy: deputy.id, from: dayFromNow(8), until: dayFromNow(9) })),
    ).toBe('200')
  })

  it('is one’s own, or of administrators above both; in the trail, without a closed name', async () => {
    const to = { person: away.id, deputy: deputy.id }
    expect(said(await name(clerk, to))).toBe('403 notAllowed')
    const low = await makePerson([{ subject: 'users', actions: ['read', 'write'] }])
    expect(said(await name(low, to))).toBe('403 userAboveOwn')
    const last = await lastAuditId()
    const named = await name(boss, to)
    expect(said(named)).toBe('200')
    expect((await notificationsOf(away)).map(({ event }) => event)).toEqual(['deputyGiven'])
    expect((await notificationsOf(deputy)).map(({ event }) => event)).toEqual(['deputyNamed'])
    expect(said(await end(clerk, named.json.id))).toBe('403 notAllowed')
    expect(said(await end(clerk, 999_999_999))).toBe('403 notAllowed')
    expect(said(await end(deputy, named.json.id))).toBe('200')
    expect(said(await end(away, named.json.id))).toBe('404 notFound')
    const rows = (await auditSince(last)).filter(({ document }) => document === away.id)
    expect(rows.map(({ action, user_id }) => [action, user_id])).toEqual([
      ['nameDeputy', boss.id],
      ['endDeputy', deputy.id],
    ])
    expect(rows[0]?.details).toMatchObject({ from: [null, today()], until: [null, dayFromNow(7)] })
  })

  it('is read by both sides and by administrators above them', async () => {
    await name(away, { deputy: deputy.id })
    const read = async (by: Person, of: Person) => by.get<Json>(`/users/${of.id}/deputies`)
    const row = { from: today(), until: dayFromNow(7), state: 'active' }
    expect((await read(away, away)).json).toMatchObject({ deputies: [row], standsInFor: [] })
    expect((await read(deputy, deputy)).json).toMatchObject({ deputies: [], standsInFor: [row] })
    const { json } = await read(boss, away)
    expect(json.people).toEqual(
      expect.arrayContaining([expect.objectContaining({ id: deputy.id })]),
    )
    expect((await read(clerk, away)).status).toBe(403)
    expect((await read(clerk, clerk)).json).toMatchObject({ deputies: [], standsInFor: [] })
  })
})
