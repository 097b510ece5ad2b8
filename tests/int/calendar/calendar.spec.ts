import { beforeAll, describe, expect, it } from 'vitest'
import { actionsOf, type Permission, type Subject } from '@/access/roles/permissions'
import { CALENDAR_LAYERS, type CalendarLayer } from '@/domain/calendar/calendarAsked'
import { DEFAULT_TIME_ZONE } from '@/domain/shared/day'
import type { CalendarAnswer, CalendarItem } from '@/present/calendar/calendarSheet'
import { moveOf } from '@/present/calendar/moveOf'
import { readCalendarPage } from '@/queries/calendar/readCalendarPage'
import { paths } from '@/catalog/paths'
import { pageFor } from '../records/page'
import { asSuperuser, select } from '../../factories/database'
import { today } from '../../factories/day'
import { administrator, makePerson, type Person } from '../../factories/person'
import { anyName, makeCard, makeCompany, makeRow, type Row } from '../../factories/rows'
import { line, makeTender, step } from '../../factories/tender'
import { makeProgram } from '../../factories/program'
import { rest } from '../../helpers/rest'

const all = (subject: Subject, fields?: string[]): Permission => ({
  subject,
  actions: actionsOf(subject).filter((action) => action !== 'seeCosts'),
  ...(fields && { fields }),
})

/** Days that no other test uses. */
const MARCH = 'from=2031-03-01&to=2031-03-31'

const answerOf = async (person: Person, query = MARCH): Promise<CalendarAnswer> => {
  const { status, json, text } = await person.get<CalendarAnswer>(`/calendar?${query}`)
  if (status !== 200) throw new Error(text)
  return json
}
const itemsOf = async (person: Person, query = MARCH) => (await answerOf(person, query)).items
const keysOf = (items: readonly CalendarItem[]) => items.map(({ key }) => key)

let boss: Person
let owner: Person
let company: number
const mark: Record<string, string> = {}
const ids: Record<string, number> = {}

const meet = async (data: object) =>
  (await makeRow('meets', { title: anyName('Görüşme'), status: 'planned', ...data })).id
const todo = async (data: object) =>
  (
    await makeRow('actions', {
      ...{ subject: 'companies', document: company, kind: 'call', title: anyName('Ara') },
      ...{ owner: owner.id, due: '2031-03-10', ...data },
    })
  ).id
const codeOf = (json: unknown) => (json as { errors?: [{ code: string }] }).errors?.[0].code

beforeAll(async () => {
  boss = await administrator()
  owner = await makePerson()
  for (const name of ['company', 'meet', 'todo', 'sent', 'paid', 'buyer'])
    mark[name] = anyName(`KANARYA-${name}`)
  company = (await makeCompany({ name: mark.company })).id

  ids.meet = await meet({ title: mark.meet, company, startsAt: '2031-03-04T09:00:00.000Z' })
  ids.todo = await todo({ title: mark.todo, time: '09:30' })
  ids.teams = await todo({ owner: boss.id })

  const sent = await makeTender({ title: mark.sent, company, validUntil: '2031-03-20' })
  await step(sent.id, 'assign', { owner: owner.id })
  await step(sent.id, 'send')
  const draft = await makeTender({ company, validUntil: '2031-03-20' })
  await step(draft.id, 'assign', { owner: owner.id })
  ids.sent = sent.id
  ids.draft = draft.id

  const plan = [
    { dueDate: '2031-03-15', amount: 20 },
    { dueDate: '2031-04-15', amount: 100 },
  ]
  const paid = await makeTender({ title: mark.paid, company, paymentInstallments: plan })
  await step(paid.id, 'approve')
  const once = await makeTender({
    ...{ unconnectedName: mark.buyer, unconnectedEmail: 'a@example.com' },
    paymentDate: '2031-03-16',
  })
  await step(once.id, 'approve')
  const open = await makeTender({ company, paymentInstallments: plan })
  Object.assign(ids, { paid: paid.id, once: once.id, open: open.id })
})

describe('what the days hold', () => {
  it('meetings, own open actions, payment days of approved and last days of sent tenders', async () => {
    expect(keysOf(await itemsOf(owner))).toEqual([
      `meets:${ids.meet}`,
      `actions:${ids.todo}`,
      `instalments:${ids.paid}:1`,
      `instalments:${ids.once}:0`,
      `lastDays:${ids.sent}`,
    ])
    const [meeting, action, row, once, last] = await itemsOf(owner)
    expect(meeting).toMatchObject({
      ...{ title: mark.meet, customer: mark.company, day: '2031-03-04', lastDay: '2031-03-04' },
      ...{ startsAt: '2031-03-04T09:00:00.000Z', endsAt: null, state: 'planned' },
      standsStill: null,
    })
    expect(action).toMatchObject({
      ...{ title: mark.todo, customer: mark.company, day: '2031-03-10', kind: 'call' },
      // Half past nine in Istanbul.
      ...{ startsAt: '2031-03-10T06:30:00.000Z', owner: null, standsStill: null },
    })
    expect(row).toMatchObject({ title: mark.paid, amount: { value: '20.00', currency: 'TRY' } })
    expect(once).toMatchObject({
      ...{ customer: mark.buyer, day: '2031-03-16', standsStill: 'ofTender', version: null },
      amount: { value: '120.00', currency: 'TRY' },
    })
    expect(last).toMatchObject({ title: mark.sent, day: '2031-03-20', standsStill: 'ofTender' })
  })

  it('only the layers that are asked for, and the actions of all with the team’s', async () => {
    expect(keysOf(await itemsOf(owner, `${MARCH}&layers=actions`))).toEqual([`actions:${ids.todo}`])
    const { items, isTeam } = await answerOf(owner, `${MARCH}&layers=actions&team=1`)
    expect(isTeam).toBe(true)
    // What has no time comes first on its day.
    expect(keysOf(items)).toEqual([`actions:${ids.teams}`, `actions:${ids.todo}`])
    const reader = await makePerson([all('customers'), all('actions')])
    const alone = await answerOf(reader, `${MARCH}&team=1`)
    expect([alone.isTeam, alone.mayChooseTeam]).toEqual([false, false])
    expect(alone.items.filter(({ layer }) => layer === 'actions')).toEqual([])
  })

  it('deliveries by their day, without those that were taken back', async () => {
    const card = (await makeCard({ stock: 9, unit: 'piece' })).id
    const tender = await makeTender({ company, items: [line(card, { quantity: 3 })] })
    await step(tender.id, 'approve')
    await step(tender.id, 'deliver', {})
    const day = today()
    const shown = async () =>
      (await itemsOf(owner, `from=${day}&to=${day}&layers=deliveries`)).filter(
        ({ id }) => id === tender.id,
      )
    const [found] = await shown()
    expect(found).toMatchObject({
      ...{ key: `deliveries:${tender.id}:1`, day, customer: mark.company },
      ...{ href: `/tenders/deliveries/${tender.id}?no=1`, standsStill: 'delivered' },
    })
    const movements = await select<{ id: number }>(
      'select id from stock_movements where tender_id = $1 and delivery = 1',
      [tender.id],
    )
    for (const { id } of movements) await boss.post(`/stock-movements/${id}/reverse`, {})
    expect(await shown()).toEqual([])
  })

  it('an action that is done, deleted or put off is not there on its day', async () => {
    const [done, off, gone] = [
      await todo({ due: '2031-05-02' }),
      await todo({ due: '2031-05-02' }),
      await todo({ due: '2031-05-02' }),
    ]
    await owner.post(`/actions/${done}/done`, {})
    await owner.post(`/actions/${off}/snooze`, { until: '2031-05-04' })
    await owner.remove(`/actions/${gone}`)
    const found = await itemsOf(owner, 'from=2031-05-01&to=2031-05-31')
    expect(found.map(({ id, day }) => [id, day])).toEqual([[off, '2031-05-04']])
  })
})

describe('days of the company', () => {
  const DAY = 'from=2031-08-01&to=2031-08-01&layers=meets'

  it('begin at its midnight, whatever is going on then', async () => {
    const before = await meet({ startsAt: '2031-07-31T20:59:00.000Z' })
    const at = await meet({ startsAt: '2031-07-31T21:00:00.000Z' })
    const last = await meet({ startsAt: '2031-08-01T20:59:00.000Z' })
    const after = await meet({ startsAt: '2031-08-01T21:00:00.000Z' })
    const [over, until] = [
      await meet({ startsAt: '2031-07-31T18:00:00.000Z', endsAt: '2031-07-31T22:00:00.000Z' }),
      await meet({ startsAt: '2031-07-31T18:00:00.000Z', endsAt: '2031-07-31T21:00:00.000Z' }),
    ]
    const days = await meet({
      ...{ startsAt: '2031-07-29T12:00:00.000Z', endsAt: '2031-08-01T12:00:00.000Z', allDay: true },
    })
    const through = await meet({
      ...{ startsAt: '2031-07-29T12:00:00.000Z', endsAt: '2031-08-09T12:00:00.000Z', allDay: true },
    })
    const found = await itemsOf(owner, DAY)
    const shown = found.map(({ id }) => id)
    expect(shown.toSorted()).toEqual([at, last, over, days, through].toSorted())
    expect([before, after, until].filter((id) => shown.includes(id))).toEqual([])
    expect(found.find(({ id }) => id === days)).toMatchObject({
      ...{ day: '2031-07-29', lastDay: '2031-08-01', startsAt: null, endsAt: null },
    })
    // Who may not read the end sees what begins.
    const narrow = await makePerson([all('meets', ['title', 'startsAt'])])
    const begun = (await itemsOf(narrow, DAY)).map(({ id }) => id)
    expect(begun.toSorted()).toEqual([at, last].toSorted())
  })
})

/** The fields by which the rows of a layer are chosen: without one of them it is not there. */
const CHOSEN_BY: Record<CalendarLayer, [Subject, string[]]> = {
  meets: ['meets', ['startsAt']],
  actions: ['actions', ['subject', 'document', 'owner', 'doneAt', 'dueOn']],
  deliveries: ['tenders', ['number', 'company', 'items']],
  instalments: ['tenders', ['isApproved', 'paymentDate', 'paymentInstallments']],
  lastDays: ['tenders', ['status', 'validUntil', 'owner']],
}

/** Roles as a generator makes them: each subject wholly, by some fields, or not at all. */
const FIELDS: Partial<Record<Subject, string[]>> = {
  meets: ['title', 'startsAt', 'company', 'endsAt', 'status'],
  actions: ['title', 'subject', 'document', 'owner', 'doneAt', 'dueOn', 'company'],
  tenders: [
    ...['title', 'company', 'unconnectedName', 'isApproved', 'paymentDate', 'total', 'currency'],
    ...['paymentInstallments', 'status', 'validUntil', 'owner', 'number', 'items'],
  ],
  customers: ['name', 'title'],
}
const ROLES = Array.from({ length: 16 }, (_, seed) => {
  const pick = (at: number, of: number) => Math.floor(((seed + 1) * 7919 * (at + 3)) / 97) % of
  const permissions = Object.entries(FIELDS).flatMap(([name, fields], at): Permission[] => {
    const subject = name as Subject
    const kind = pick(at, 4)
    if (kind === 0) return []
    if (kind === 1) return [all(subject)]
    return [
      all(
        subject,
        fields.filter((_field, place) => pick(at + place + 7, 4) !== 0),
      ),
    ]
  })
  return [seed, permissions] as const
})

describe('what a role may not read is not there', () => {
  it.each(ROLES)('role %s', async (_, permissions) => {
    const person = await makePerson([...permissions])
    const may = (subject: Subject, field: string) =>
      permissions.some((one) => one.subject === subject && (one.fields?.includes(field) ?? true))
    // The right to customers opens whole meetings.
    const wholeCustomers = permissions.some(
      ({ subject, fields }) => subject === 'customers' && !fields,
    )
    const mayMeets = (field: string) => wholeCustomers || may('meets', field)
    const { layers, items } = await answerOf(person)
    const open = CALENDAR_LAYERS.filter((layer) => {
      const [subject, fields] = CHOSEN_BY[layer]
      const isOpen = fields.every((field) =>
        subject === 'meets' ? mayMeets(field) : may(subject, field),
      )
      return isOpen && (layer !== 'actions' || permissions.some((one) => one.subject !== 'actions'))
    })
    // Actions need a record that may be read.
    expect(layers.filter((layer) => layer !== 'actions')).toEqual(
      open.filter((layer) => layer !== 'actions'),
    )
    const shown = JSON.stringify(items)
    const seesName = may('customers', 'name')
    const seen = {
      meet: mayMeets('startsAt') && mayMeets('title'),
      paid: open.includes('instalments') && may('tenders', 'title'),
      buyer: open.includes('instalments') && may('tenders', 'unconnectedName'),
      company:
        seesName &&
        ((mayMeets('startsAt') && mayMeets('company')) ||
          (open.includes('instalments') && may('tenders', 'company'))),
      // Others’.
      sent: false,
      todo: false,
    }
    expect(
      Object.fromEntries(Object.keys(seen).map((name) => [name, shown.includes(mark[name] ?? '')])),
    ).toEqual(seen)
    const amounts = items.filter(({ amount }) => amount !== null).length
    if (!may('tenders', 'currency')) expect(amounts).toBe(0)
  })

  it('an own action on a record that its owner may no longer read', async () => {
    const id = await todo({ due: '2031-06-01' })
    const query = 'from=2031-06-01&to=2031-06-01'
    expect(keysOf(await itemsOf(owner, query))).toEqual([`actions:${id}`])
    const stranger = await makePerson([all('actions'), all('meets')])
    await select('update actions set owner_id = $2 where id = $1', [id, stranger.id])
    const { items, layers } = await answerOf(stranger, query)
    expect([items, layers]).toEqual([[], ['meets']])
  })
})

describe('whom it answers, and how much', () => {
  it('refuses what it cannot read, visitors and programs', async () => {
    const refused = await boss.get(`/calendar?from=2031-03-01&to=2031-05-02`)
    expect([refused.status, codeOf(refused.json)]).toEqual([400, 'invalidQuery'])
    expect((await boss.get('/calendar')).status).toBe(400)
    expect((await rest({ path: `/api/calendar?${MARCH}` })).status).toBe(401)
    const program = await (await makeProgram([all('meets')])).get(`/calendar?${MARCH}`)
    expect([program.status, codeOf(program.json)]).toEqual([403, 'peopleOnly'])
    const nobody = await makePerson([])
    expect(await answerOf(nobody)).toMatchObject({ items: [], layers: [], isCut: false })
  })

  it('says when there is more than it holds, and keeps the soonest', async () => {
    // Without triggers: thousands of rows of the trail would take longer than all other tests.
    await asSuperuser(
      `set session_replication_role = replica;
       insert into meets (title, starts_at, status, updated_at, created_at)
       select 'Çok ' || n, timestamptz '2031-10-01 06:00Z' + n * interval '10 minutes', 'planned',
         now(), now() from generate_series(1, 2001) n;
       set session_replication_role = origin`,
    )
    const { items, isCut } = await answerOf(owner, 'from=2031-10-01&to=2031-10-31')
    expect([items.length, isCut, items.at(-1)?.title]).toEqual([2000, true, 'Çok 2000'])
    await asSuperuser(
      `set session_replication_role = replica; delete from meets where title like 'Çok %';
       set session_replication_role = origin`,
    )
    expect(await answerOf(owner, 'from=2031-10-01&to=2031-10-31')).toMatchObject({ isCut: false })
  })
})

describe('an action is moved', () => {
  const DAY = { due: '2031-11-03' }
  type Moved = { id: number; updatedAt: string }
  const move = (person: Person, id: number, version?: string | null) =>
    person.post<Moved>(`/actions/${id}/move`, DAY, {
      ...(version && { headers: { 'if-match': version } }),
    })
  const dueOf = async (id: number) => {
    const { json } = await boss.get<Row>(`/actions/${id}?depth=0`)
    return [json.due, json.dueOn, json.snoozedUntil].map((day) => day && String(day).slice(0, 10))
  }

  it('by its owner without a right to write, earlier or later, also when it was put off', async () => {
    const person = await makePerson([
      { subject: 'customers', actions: ['read'] },
      { subject: 'actions', actions: ['read'] },
    ])
    const id = await todo({ owner: person.id, due: '2031-11-10' })
    await person.post(`/actions/${id}/snooze`, { until: '2031-11-20' })
    const [item] = await itemsOf(person, 'from=2031-11-20&to=2031-11-20')
    expect(item).toMatchObject({ key: `actions:${id}`, standsStill: null })
    const moved = await move(person, id, item?.version)
    expect(moved.status).toBe(200)
    expect(await dueOf(id)).toEqual(['2031-11-03', '2031-11-03', null])
    // What it answers is the state that an undo starts from.
    expect((await move(person, id, moved.json.updatedAt)).status).toBe(200)
  })

  it('not by a reader of it, not by a stranger, not once it is done', async () => {
    const id = await todo({})
    const reader = await makePerson([
      { subject: 'customers', actions: ['read'] },
      { subject: 'actions', actions: ['read'] },
    ])
    const [refused, stranger] = [await move(reader, id), await move(await makePerson([]), id)]
    expect([refused.status, codeOf(refused.json)]).toEqual([403, 'notAllowed'])
    expect(stranger.status).toBe(404)
    // The right to end actions is none to move them.
    const ender = await makePerson([
      { subject: 'customers', actions: ['read'] },
      { subject: 'actions', actions: ['read'] },
      { subject: 'actions', actions: ['write'], fields: ['doneAt'] },
    ])
    expect((await move(ender, id)).status).toBe(403)
    await owner.post(`/actions/${id}/done`, {})
    expect(codeOf((await move(owner, id)).json)).toBe('alreadyInThatState')
  })

  it('by one of two who saw the same state', async () => {
    const id = await todo({})
    const { updatedAt } = (await boss.get<Row>(`/actions/${id}?depth=0`)).json
    const tried = await Promise.all(
      [owner, boss].map((person) => move(person, id, String(updatedAt))),
    )
    expect(tried.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(tried.map(({ json }) => codeOf(json)).filter(Boolean)).toEqual(['staleEdit'])
  })

  it.each([
    [{}, 'required'],
    [{ due: '2031-02-30' }, 'invalidDate'],
  ])('refuses %j at its field', async (body, code) => {
    const id = await todo({})
    const { status, json } = await owner.post<{
      errors: [{ data: { errors: { path: string; code: string }[] } }]
    }>(`/actions/${id}/move`, body)
    expect([status, json.errors[0].data.errors]).toMatchObject([400, [{ path: 'due', code }]])
  })
})

it('a meeting is moved with its end, which may be its start or on the same day', async () => {
  const allDay = await meet({
    ...{ startsAt: '2031-11-04T09:00:00.000Z', endsAt: '2031-11-04T10:00:00.000Z', allDay: true },
  })
  const noLength = await meet({
    ...{ startsAt: '2031-11-05T09:00:00.000Z', endsAt: '2031-11-05T09:00:00.000Z' },
  })
  const days = 'from=2031-11-01&to=2031-11-30'
  const moved = async () =>
    (await itemsOf(owner, days)).filter(
      ({ layer, id }) => layer === 'meets' && [allDay, noLength].includes(id),
    )
  for (const item of await moved()) {
    const { path, body } = moveOf(item, { day: '2031-11-12' }, DEFAULT_TIME_ZONE)
    const { status, text } = await owner.patch(path.replace('/api', ''), body)
    expect([status, text]).toEqual([200, expect.anything()])
  }
  expect((await moved()).map(({ day, lastDay, hasEnd }) => [day, lastDay, hasEnd])).toEqual([
    ['2031-11-12', '2031-11-12', true],
    ['2031-11-12', '2031-11-12', true],
  ])
})

it('a meeting that stands still says why', async () => {
  const held = await meet({ startsAt: '2031-12-01T09:00:00.000Z', status: 'held' })
  const free = await meet({ startsAt: '2031-12-02T09:00:00.000Z' })
  const why = async (person: Person) =>
    (await itemsOf(person, 'from=2031-12-01&to=2031-12-02')).map(({ id, standsStill }) => [
      ...[id, standsStill],
    ])
  expect(await why(owner)).toEqual([
    [held, 'meetHeld'],
    [free, null],
  ])
  expect(await why(await makePerson([{ subject: 'meets', actions: ['read'] }]))).toEqual([
    [held, 'meetHeld'],
    [free, 'noRight'],
  ])
})

describe('the page', () => {
  it('keeps the layers that were switched off, and the view, and reads no nonsense', async () => {
    const person = await makePerson()
    const pageOf = async (query = {}) => readCalendarPage(await pageFor(person, { id: 0 }), query)
    expect(await pageOf()).toMatchObject({ view: null, hidden: [], date: today() })
    const value = { view: 'agenda', hidden: ['meets'] }
    const kept = await person.post('/payload-preferences/calendar', { value, changed: ['hidden'] })
    expect(kept.status).toBe(200)
    expect(await pageOf()).toMatchObject({ view: 'agenda', hidden: ['meets'] })
    expect(await pageOf({ view: 'week', date: '2031-03-05' })).toMatchObject({
      ...{ view: 'week', date: '2031-03-05', from: '2031-03-03', to: '2031-03-09' },
    })
    expect(await pageOf({ view: 'year', date: '2031-02-30' })).toMatchObject({
      ...{ view: 'agenda', date: today() },
    })
    await person.post('/payload-preferences/calendar', { value: { view: 7, hidden: ['x', 3] } })
    expect(await pageOf()).toMatchObject({ view: null, hidden: [] })
  })

  it('offers a new meeting to those who may make one', async () => {
    const linkFor = async (person: Person) =>
      (await readCalendarPage(await pageFor(person, { id: 0 }), {}))?.newMeet
    expect(await linkFor(owner)).toBe(paths.meetNew())
    expect(await linkFor(await makePerson([{ subject: 'meets', actions: ['read'] }]))).toBeNull()
  })
})
