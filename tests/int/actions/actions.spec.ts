import { beforeAll, describe, expect, it } from 'vitest'
import type { Permission } from '@/access/roles/permissions'
import { readTimelineTab } from '@/queries/timeline/timelineTab'
import { select } from '../../factories/database'
import { deliver } from '../../factories/events'
import { accept, makeOffer, type Offer } from '../../factories/offer'
import { administrator, makePerson, type Person } from '../../factories/person'
import { makeCompany, makeEmployee, makeRow, type Row } from '../../factories/rows'
import { said } from '../../factories/stock'
import { makeTender } from '../../factories/tender'
import { rest } from '../../helpers/rest'
import { notificationsOf } from '../notifications/stored'
import { pageFor } from '../records/page'

const reads = (...subjects: Permission['subject'][]): Permission[] =>
  subjects.map((subject) => ({ subject, actions: ['read'] }))
const WRITES: Permission = { subject: 'actions', actions: ['read', 'create', 'write', 'delete'] }

let boss: Person
let company: number
/** Reads customers, and has only what they are given. */
let seller: Person
/** Reads no tenders. */
let planner: Person
beforeAll(async () => {
  boss = await administrator()
  company = (await makeCompany()).id
  seller = await makePerson(reads('customers', 'actions'))
  planner = await makePerson([...reads('customers'), WRITES])
})

const body = (more: object = {}) => ({
  ...{ subject: 'companies', document: company, kind: 'call', title: 'Ara', due: '2026-12-01' },
  ...more,
})
const write = async (more: object = {}, person = boss): Promise<number> => {
  const { status, json, text } = await person.post<{ doc: Row }>('/actions', body(more) as never)
  expect([status, text]).toEqual([201, text])
  return json.doc.id
}
const step = async (person: Person, id: number, name: string, sent: object = {}) => {
  const { status, json } = await person.post<{ errors?: [{ code: string }]; next?: number }>(
    `/actions/${id}/${name}`,
    sent as never,
  )
  return { code: json.errors?.[0].code ?? status, json }
}
const codeOf = async (...args: Parameters<typeof step>) => (await step(...args)).code
const rowOf = async (id: number) => (await boss.get<Row>(`/actions/${id}?depth=0`)).json
const tabOf = async (person: Person, id = company, kinds = '') => {
  const { req } = await pageFor(person, { id })
  return readTimelineTab({ req, id }, 'companies', kinds)
}

describe('an action', () => {
  it('belongs to the customer of its record and to its writer unless it says whose it is', async () => {
    const tender = await makeTender({ company })
    const employee = (await makeEmployee({ company })).id
    const project = (await makeRow('company-projects', { name: 'Depo', company })).id
    for (const [subject, document] of [
      ['employees', employee],
      ['company-projects', project],
      ['tenders', tender.id],
    ] as const) {
      const id = await write({
        subject,
        document,
        company: 1,
        doneAt: '2026-01-01',
        source: 'meet',
      })
      expect(await rowOf(id)).toMatchObject({
        ...{ subject, document, company, owner: boss.id, doneAt: null, source: 'manual' },
      })
    }
    const other = (await makeCompany()).id
    expect((await boss.patch(`/tenders/${tender.id}`, { company: other })).status).toBe(200)
    const moved = await select(`select company_id from actions where of_tender_id = ${tender.id}`)
    expect(moved).toEqual([{ company_id: other }])
  })

  it.each<[object, string, string]>([
    [{ title: '  ' }, 'title', 'required'],
    [{ due: null }, 'due', 'required'],
    [{ due: 'yarın' }, 'due', 'invalidDate'],
    [{ time: '9:30' }, 'time', 'timeInvalid'],
    [{ document: 2147483647 }, 'document', 'recordNotFound'],
    [{ owner: 2147483647 }, 'owner', ''],
    [{ sender: 'x' }, 'sender', 'unknownField'],
  ])('with %j is refused at %s', async (more, path, code) => {
    const { status, json } = await boss.post('/actions', body(more) as never)
    expect([status, JSON.stringify(json)]).toEqual([
      400,
      expect.stringContaining(`"path":"${path}"`),
    ])
    expect(JSON.stringify(json)).toContain(code)
  })

  it('is given to nobody who may not read it, and to its owner with a notification', async () => {
    const outsider = await makePerson(reads('customers'))
    const { json } = await boss.post('/actions', body({ owner: outsider.id }) as never)
    expect(JSON.stringify(json)).toContain('ownerCannotRead')
    const person = await makePerson(reads('customers', 'actions'))
    const id = await write({ owner: person.id })
    expect(await notificationsOf(person)).toMatchObject([
      { event: 'actionAssigned', document: company, data: { action: 'Ara' } },
    ])
    expect(await codeOf(person, id, 'assign', { owner: outsider.id })).toBe('invalidInput')
    expect(await codeOf(person, id, 'assign', { owner: seller.id })).toBe(200)
    expect((await rowOf(id)).owner).toBe(seller.id)
  })

  it('goes to the trash with its record and comes back with it', async () => {
    const gone = (await makeCompany()).id
    const id = await write({ document: gone })
    expect((await boss.remove(`/companies/${gone}`)).status).toBe(200)
    expect((await boss.get(`/actions/${id}`)).status).toBe(404)
    const restored = await boss.post('/trash/restore', { collection: 'companies', record: gone })
    expect(restored.status).toBe(200)
    expect(await rowOf(id)).toMatchObject({ document: gone })
  })

  it('stays on its record, also for the database', async () => {
    const id = await write()
    expect((await boss.patch(`/actions/${id}`, { subject: 'tenders' })).status).toBe(400)
    await expect(
      select(`update actions set document = document + 1 where id = ${id}`),
    ).rejects.toThrow('actionStays')
    await expect(select(`update actions set outcome = 'x' where id = ${id}`)).rejects.toThrow(
      'actions_state',
    )
  })
})

describe('the steps of an action', () => {
  it('are its owner’s without a right to write, and everybody else’s with it', async () => {
    const id = await write({ owner: seller.id })
    const stranger = await makePerson(reads('customers', 'actions'))
    const blind = await makePerson([...reads('tenders'), WRITES])
    expect(await codeOf(stranger, id, 'done')).toBe('notAllowed')
    expect(await codeOf(blind, id, 'done')).toBe('notFound')
    expect(await codeOf(seller, id, 'snooze', { until: '2199-01-01' })).toBe(200)
    expect(await codeOf(seller, id, 'done', { outcome: 'Ulaştım' })).toBe(200)
    expect(await rowOf(id)).toMatchObject({
      ...{ outcome: 'Ulaştım', doneBy: seller.id, snoozedUntil: null },
      doneAt: expect.any(String),
    })
    expect(await codeOf(seller, id, 'done')).toBe('alreadyInThatState')
    expect(await codeOf(seller, id, 'snooze', { until: '2199-01-01' })).toBe('alreadyInThatState')
    for (const change of [{ owner: boss.id }, { due: '2199-01-01' }])
      expect(said(await boss.patch(`/actions/${id}`, change))).toBe('409 alreadyInThatState')
    expect((await boss.patch(`/actions/${id}`, { note: '<p>Not</p>' })).status).toBe(200)
    expect(await codeOf(planner, id, 'reopen')).toBe(200)
    expect(await codeOf(planner, id, 'reopen')).toBe('alreadyInThatState')
    expect(await rowOf(id)).toMatchObject({ doneAt: null, doneBy: null, outcome: null })
  })

  it('end it once, whoever is first, and make one that follows', async () => {
    const id = await write()
    const next = { kind: 'visit', due: '2026-12-09' }
    const answers = await Promise.all([0, 1, 2].map(() => step(boss, id, 'done', { next })))
    expect(answers.map(({ code }) => code).sort()).toEqual([
      200,
      'alreadyInThatState',
      'alreadyInThatState',
    ])
    const made = answers.flatMap(({ json }) => json.next ?? [])
    expect(made).toHaveLength(1)
    expect(await rowOf(made[0] ?? 0)).toMatchObject({
      ...{ kind: 'visit', title: 'Ara', document: company, owner: boss.id, doneAt: null },
      due: expect.stringContaining('2026-12-09'),
    })
    const own = await write({ owner: seller.id })
    expect(await codeOf(seller, own, 'done', { next })).toBe('notAllowed')
    expect((await rowOf(own)).doneAt).toBeNull()
  })

  it('take days that records hold', async () => {
    const id = await write()
    const next = { kind: 'call', due: '0001-01-01' }
    const sent = [
      ['move', { due: '9999-12-31' }],
      ['move', { due: '0000-01-01' }],
      ['snooze', { until: '9999-12-31' }],
      ['done', { next }],
    ] as const
    for (const [name, days] of sent) {
      const { json } = await boss.post<{ errors: [{ data: { errors: [{ code: string }] } }] }>(
        `/actions/${id}/${name}`,
        days as never,
      )
      expect([name, json.errors?.[0].data.errors[0].code]).toEqual([name, 'invalidDate'])
    }
    expect(await rowOf(id)).toMatchObject({ doneAt: null, snoozedUntil: null })
  })

  it('make one that follows for whoever ends it where its owner has left, or may not read it', async () => {
    const owner = await makePerson([...reads('customers'), WRITES])
    const next = { kind: 'call', due: '2026-12-24' }
    const ended = async () => {
      const id = await write({ owner: owner.id })
      return async () => {
        const { json } = await step(boss, id, 'done', { next })
        return (await rowOf(Number(json.next))).owner
      }
    }
    const [before, after] = [await ended(), await ended()]
    expect(await before()).toBe(owner.id)
    expect((await boss.post(`/users/${owner.id}/suspend`)).status).toBe(200)
    expect(await after()).toBe(boss.id)
  })

  it('keep the day it is due: the later one while it is put off, its own again after', async () => {
    const id = await write({ owner: seller.id })
    const dueOn = async () => String((await rowOf(id)).dueOn).slice(0, 10)
    const own = await dueOn()
    expect(await codeOf(seller, id, 'snooze', { until: '2199-01-02' })).toBe(200)
    expect(await dueOn()).not.toBe(own)
    const moved = await boss.patch(`/actions/${id}`, { due: '2026-12-24' })
    expect(moved.status).toBe(200)
    expect(await dueOn()).toBe(String((await rowOf(id)).snoozedUntil).slice(0, 10))
    expect(await codeOf(seller, id, 'done')).toBe(200)
    expect(await codeOf(seller, id, 'reopen')).toBe(200)
    const row = await rowOf(id)
    expect([row.snoozedUntil, row.dueOn]).toEqual([null, row.due])
  })

  it('end and put off the same one at once: it is done, and put off no longer', async () => {
    for (let round = 0; round < 5; round += 1) {
      const id = await write()
      const [done, snooze] = await Promise.all([
        codeOf(boss, id, 'done'),
        codeOf(boss, id, 'snooze', { until: '2199-01-01' }),
      ])
      expect(done).toBe(200)
      expect([200, 'alreadyInThatState']).toContain(snooze)
      expect(await rowOf(id)).toMatchObject({ doneAt: expect.any(String), snoozedUntil: null })
    }
  })

  it.each<[string, object, string]>([
    ['snooze', { until: '2020-01-01' }, 'snoozeNotLater'],
    ['snooze', {}, 'required'],
    ['done', { next: { kind: 'fly', due: '2026-12-01' } }, 'notAnOption'],
    ['done', { next: { kind: 'call', due: 'x' } }, 'invalidDate'],
    ['done', { next: { kind: 'call', due: '2026-12-01', who: 1 } }, 'unknownField'],
  ])('refuse %s with %j: %s', async (name, sent, code) => {
    const { json } = await step(boss, await write(), name, sent)
    expect(JSON.stringify(json)).toContain(code)
  })
})

describe('readers of actions', () => {
  it('see them with their record only, by every way', async () => {
    const tender = await makeTender({ company })
    const id = await write({ subject: 'tenders', document: tender.id, owner: boss.id })
    expect((await planner.get(`/actions/${id}`)).status).toBe(404)
    expect((await planner.remove(`/actions/${id}`)).status).not.toBe(200)
    const { json } = await planner.get<{ docs: Row[] }>(
      `/actions?where[document][equals]=${tender.id}&where[subject][equals]=tenders`,
    )
    expect(json.docs).toEqual([])
    expect((await tabOf(planner)).todos.map((todo) => todo.id)).not.toContain(id)
    expect((await tabOf(boss)).todos.map((todo) => todo.id)).toContain(id)
    const nobody = await makePerson(reads('customers', 'notes'))
    expect((await nobody.get('/actions')).status).toBe(403)
    expect((await tabOf(nobody)).todos).toEqual([])
  })

  it('find one above the timeline while it is open, and on it once it is done', async () => {
    const busy = (await makeCompany()).id
    const id = await write({ document: busy, owner: seller.id, title: 'Fiyat sor' })
    expect((await tabOf(seller, busy)).todos).toMatchObject([
      { id, title: 'Fiyat sor', due: '2026-12-01', owner: null, mayHandle: true },
    ])
    const stranger = await makePerson(reads('customers', 'actions'))
    expect((await tabOf(stranger, busy)).todos).toMatchObject([{ id, mayHandle: false }])
    await step(seller, id, 'done', { outcome: '<b>Aldım</b>' })
    const { todos, docs, kinds } = await tabOf(stranger, busy, 'action')
    expect(todos).toEqual([])
    expect(docs).toMatchObject([{ kind: 'action', detail: 'Fiyat sor', subject: 'companies' }])
    expect(docs[0]?.body).toContain('&lt;b&gt;Aldım')
    expect(kinds).toContainEqual({ kind: 'action', count: 1 })
    const narrow = await makePerson([
      ...reads('customers'),
      {
        subject: 'actions',
        actions: ['read'],
        fields: ['kind', 'subject', 'document', 'company', 'doneAt'],
      },
    ])
    expect((await tabOf(narrow, busy)).docs).toMatchObject([
      { kind: 'action', detail: null, body: null, actor: null },
    ])
    await step(seller, id, 'reopen')
    expect((await tabOf(stranger, busy)).docs).toEqual([])
  })

  it('are asked whom to give one to, where they may write it', async () => {
    const { json } = await planner.get<{ docs: { id: number }[] }>(
      '/actions/owners?subject=companies',
    )
    const ids = json.docs.map(({ id }) => id)
    expect(ids).toContain(seller.id)
    expect((await seller.get('/actions/owners?subject=companies')).status).toBe(403)
    expect((await planner.get('/actions/owners?subject=tenders')).status).toBe(403)
    expect((await planner.get('/actions/owners')).status).toBe(400)
  })
})

describe('an answer of a customer', () => {
  const ask = async ({ token, paper }: Offer, kind: 'ask' | 'decline') => {
    const { status } = await rest({
      method: 'POST',
      path: `/api/q/${token}/${kind}`,
      body: { name: 'Ayşe Yılmaz', text: 'Ne zaman?', language: 'tr', paper },
    })
    expect([200, 201]).toContain(status)
    await deliver()
  }
  const repliesOf = (tender: number) =>
    select<{ owner: number; kind: string; isDone: boolean; by: number | null }>(
      `select owner_id as owner, kind, done_at is not null as "isDone", done_by_id as by
       from actions where of_tender_id = ${tender} order by id`,
    )

  it('is to be replied to today by the owner of its tender, until the tender goes on', async () => {
    const owner = await makePerson(reads('tenders', 'actions'))
    const offer = await makeOffer()
    await boss.post(`/tenders/${offer.tender}/assign`, { owner: owner.id })
    await ask(offer, 'ask')
    const open = { owner: owner.id, kind: 'reply', isDone: false, by: null }
    expect(await repliesOf(offer.tender)).toEqual([open])
    const [reply] = await select<{ id: number }>(
      `select id from actions where of_tender_id = ${offer.tender}`,
    )
    await step(owner, reply?.id ?? 0, 'snooze', { until: '2099-01-01' })
    await ask(offer, 'ask')
    expect(await repliesOf(offer.tender)).toEqual([open])
    expect(await rowOf(reply?.id ?? 0)).toMatchObject({ snoozedUntil: null })
    expect((await boss.post(`/tenders/${offer.tender}/approve`)).status).toBe(200)
    await deliver()
    const done = { ...open, isDone: true, by: boss.id }
    expect(await repliesOf(offer.tender)).toEqual([done])
    // Asked again after it was replied to, there is something to do again.
    await ask(offer, 'ask')
    expect(await repliesOf(offer.tender)).toEqual([done, open])
  })

  it('is done once they accept, by nobody of the staff', async () => {
    const owner = await makePerson(reads('tenders', 'actions'))
    const offer = await makeOffer()
    await boss.post(`/tenders/${offer.tender}/assign`, { owner: owner.id })
    await ask(offer, 'ask')
    expect(await accept(offer)).toBe('200')
    await deliver()
    expect(await repliesOf(offer.tender)).toMatchObject([{ isDone: true, by: null }])
  })

  it('is nothing to do for an owner who may not see it, or who has left', async () => {
    for (const leaves of [false, true]) {
      const owner = await makePerson(leaves ? reads('tenders', 'actions') : reads('tenders'))
      const offer = await makeOffer()
      await boss.post(`/tenders/${offer.tender}/assign`, { owner: owner.id })
      if (leaves) await boss.post(`/users/${owner.id}/suspend`)
      await ask(offer, 'decline')
      expect(await repliesOf(offer.tender)).toEqual([])
    }
  })
})
