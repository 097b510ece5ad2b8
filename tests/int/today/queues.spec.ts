import { beforeAll, describe, expect, it } from 'vitest'
import { actionsOf, type Permission, type Subject } from '@/access/roles/permissions'
import { PATHS } from '@/catalog/paths'
import { COUNT_CAP } from '@/domain/shared/cappedCount'
import { STARTED_FROM_HEADER } from '@/domain/shared/text/headerNames'
import type { QueueId } from '@/domain/today/queues'
import type { TodaySheet } from '@/present/today/todaySheet'
import { asSuperuser, select } from '../../factories/database'
import { dayFromNow, today } from '../../factories/day'
import { accept, offerOf } from '../../factories/offer'
import { administrator, makePerson, type Person } from '../../factories/person'
import { anyName, makeCard, makeCompany, makeRow } from '../../factories/rows'
import { line, makeTender, step } from '../../factories/tender'

const all = (subject: Subject, fields?: string[]): Permission => ({
  subject,
  actions: actionsOf(subject).filter((action) => action !== 'seeCosts'),
  ...(fields && { fields }),
})

const sheetOf = async (person: Person, query = ''): Promise<TodaySheet> => {
  const { status, json, text } = await person.get<TodaySheet>(`/today${query}`)
  if (status !== 200) throw new Error(text)
  return json
}
const queuesOf = async (person: Person, query = '') =>
  new Map((await sheetOf(person, query)).queues.map((queue) => [queue.id, queue]))

const SLUGS: Record<string, string> = {
  [PATHS.tenders]: 'tenders',
  [PATHS.meets]: 'meets',
  [PATHS.actions]: 'actions',
  [PATHS.stockReservations]: 'stock-reservations',
}

/** The rows of the list that a queue opens, by the API, in its order. */
const listOf = async (person: Person, href: string) => {
  const [path = '', query] = href.split('?')
  const { status, json, text } = await person.get<{ docs: { id: number }[]; totalDocs: number }>(
    `/${SLUGS[path]}?${query}&limit=500&depth=0`,
  )
  if (status !== 200) throw new Error(`${href}: ${text}`)
  return { ids: json.docs.map(({ id }) => id), total: json.totalDocs }
}

const todosOf = async (person: Person, query = '') => {
  const queue = (await queuesOf(person, query)).get('actions')
  return { todos: queue?.rows.map(({ todo }) => todo?.id), total: queue?.total }
}

/** Writes past all triggers what only time brings about. */
const age = (statement: string) =>
  asSuperuser(
    `set session_replication_role = replica; ${statement}; set session_replication_role = origin`,
  )

/** What stands in a queue, and what looks like it and does not. */
type Case = { in: number[]; out: number[] }
const cases = {} as Record<QueueId, Case>
let boss: Person
let worker: Person

const tenderOf = async (data: object = {}, owner = worker.id) => {
  const { id } = await makeTender({ ...data })
  await step(id, 'assign', { owner })
  return id
}
const sent = async (data: object = {}, owner = worker.id) => {
  const id = await tenderOf(data, owner)
  await step(id, 'send')
  return id
}
const meet = async (data: object) =>
  (await makeRow('meets', { title: anyName('Görüşme'), status: 'planned', ...data })).id
const at = (day: string) => `${day}T09:00:00.000Z`

beforeAll(async () => {
  boss = await administrator()
  // Ten rows of a queue are shown: what other files left open would take the place of these.
  await select('update actions set done_at = now(), snoozed_until = null where done_at is null')
  worker = await makePerson()
  const leaving = await makePerson()
  const asked = await tenderOf()
  await boss.post(`/tenders/${asked}/request-approval`, { approver: worker.id })
  const other = await tenderOf()
  await boss.post(`/tenders/${other}/request-approval`, {
    approver: (await makePerson()).id,
  })
  cases.approvals = { in: [asked], out: [other] }

  const accepted = await sent()
  await accept(await offerOf(accepted))
  const approved = await sent()
  await accept(await offerOf(approved))
  await step(approved, 'approve')
  cases.accepted = { in: [accepted], out: [approved, await sent()] }

  const wholeDay = await meet({ startsAt: at(today()), allDay: true })
  const [now, before, later] = [
    await meet({ startsAt: at(today()) }),
    await meet({ startsAt: at(dayFromNow(-3)) }),
    await meet({ startsAt: at(dayFromNow(1)) }),
  ]
  const held = await meet({ startsAt: at(dayFromNow(-3)), status: 'held' })
  cases.meetsToday = { in: [now, wholeDay], out: [before, later] }
  cases.meetsOpen = { in: [before], out: [now, wholeDay, later, held] }

  const [old, fresh] = [await tenderOf(), await tenderOf()]
  const todo = async (data: object) =>
    (
      await makeRow('actions', {
        ...{ subject: 'tenders', document: fresh, kind: 'call', title: 'Ara', owner: worker.id },
        ...data,
      })
    ).id
  const [due, late, off] = [
    await todo({ due: today() }),
    await todo({ due: dayFromNow(-3) }),
    await todo({ due: today() }),
  ]
  await worker.post(`/actions/${off}/snooze`, { until: dayFromNow(1) })
  const done = await todo({ due: today() })
  await worker.post(`/actions/${done}/done`, {})
  const reply = await todo({ due: today() })
  await age(`update actions set source = 'answer' where id = ${reply}`)
  cases.answers = { in: [reply], out: [late, due] }
  cases.actions = {
    in: [late, due],
    out: [
      off,
      done,
      reply,
      await todo({ due: dayFromNow(1) }),
      await todo({ due: today(), owner: boss.id }),
    ],
  }

  const soon = await sent({ validUntil: dayFromNow(3) })
  cases.expiring = { in: [soon], out: [await sent({ validUntil: dayFromNow(4) })] }

  await age(`update tenders set created_at = now() - interval '4 days' where id = ${old}`)
  cases.drafts = { in: [old], out: [fresh] }

  const card = (await makeCard({ stock: 9, unit: 'piece' })).id
  const promised = await tenderOf({ items: [line(card, { quantity: 2 })] })
  await step(promised, 'approve')
  const delivered = await tenderOf({ items: [line(card, { quantity: 2 })] })
  await step(delivered, 'approve')
  const held2 = async (tender: number) => {
    const { json } = await boss.get<{ docs: { id: number }[] }>(
      `/stock-reservations?where[tender][equals]=${tender}`,
    )
    return json.docs.map(({ id }) => id)
  }
  await step(delivered, 'deliver', {})
  cases.deliver = { in: await held2(promised), out: await held2(delivered) }

  const invoiced = await tenderOf()
  await step(invoiced, 'approve')
  await step(invoiced, 'invoice')
  cases.invoice = { in: [promised], out: [invoiced, fresh] }

  const orphan = await tenderOf({}, leaving.id)
  const ended = await tenderOf({}, leaving.id)
  await step(ended, 'cancel', { reason: 'Vazgeçildi' })
  await boss.post(`/users/${leaving.id}/suspend`)
  const silent = await sent()
  await age(
    `update tenders set created_at = now() - interval '30 days', updated_at = now() - interval '20 days' where id = ${silent}; ` +
      `update tenders set approval_asked_at = now() - interval '4 days' where id = ${other}`,
  )
  cases.stuck = { in: [orphan, silent, other], out: [asked, fresh, ended, soon] }
})

describe('each queue has what waits, and nothing else', () => {
  it.each<QueueId>([
    ...(['approvals', 'accepted', 'answers', 'meetsToday', 'meetsOpen', 'expiring'] as const),
    ...(['drafts', 'deliver', 'invoice', 'stuck'] as const),
  ])('%s', async (id) => {
    const queue = (await queuesOf(worker)).get(id)
    const list = await listOf(worker, queue?.href ?? '')
    expect(list.ids).toEqual(expect.arrayContaining(cases[id].in))
    expect(list.ids.filter((one) => cases[id].out.includes(one))).toEqual([])
    expect(queue?.total).toBe(Math.min(list.total, COUNT_CAP))
    expect(queue?.rows.map((row) => row.id)).toEqual(list.ids.slice(0, 10))
  })

  it('actions that are due, with the team’s for those who look at it', async () => {
    const { todos, total } = await todosOf(worker)
    expect(todos).toEqual(cases.actions.in)
    expect(total).toBe(2)
    const { todos: team } = await todosOf(worker, '?team=1')
    expect(team).toEqual(expect.arrayContaining(cases.actions.in))
    expect(team).toContain(cases.actions.out.at(-1))
    // A record that may not be read, and a hidden field of the condition.
    const actions = all('actions')
    const stranger = await makePerson([actions, all('customers'), all('meets')])
    expect(await todosOf(stranger, '?team=1')).toMatchObject({ total: 0 })
    const narrow = await makePerson([all('actions', ['title', 'owner', 'dueOn']), all('tenders')])
    expect((await queuesOf(narrow, '?team=1')).has('actions')).toBe(false)
    // Whose record it is decides; where that is hidden, no action is shown.
    const FIELDS = ['title', 'owner', 'dueOn', 'doneAt', 'source'].concat(['subject', 'document'])
    for (const hidden of ['subject', 'document']) {
      const fields = FIELDS.filter((field) => field !== hidden)
      const blind = await makePerson([all('actions', fields), all('tenders')])
      const { rows = [] } = (await queuesOf(blind, '?team=1')).get('actions') ?? {}
      expect([hidden, rows.map(({ href }) => href)]).toEqual([hidden, rows.map(() => undefined)])
    }
  })

  it('offers the main command of a row in place', async () => {
    const queues = await queuesOf(worker)
    const first = (id: QueueId) => queues.get(id)?.rows[0]?.commands?.offers[0]?.name
    expect([first('approvals'), first('expiring'), first('drafts')]).toEqual([
      'approve',
      'resend',
      'send',
    ])
  })
})

describe('what a row says', () => {
  it('lets a meeting be held by those who may write its state', async () => {
    const mayHold = async (person: Person) =>
      new Set((await queuesOf(person)).get('meetsOpen')?.rows.map((row) => row.version !== null))
    expect(await mayHold(worker)).toEqual(new Set([true]))
    const reader = await makePerson([{ subject: 'meets', actions: ['read'] }])
    expect(await mayHold(reader)).toEqual(new Set([false]))
    const narrow = await makePerson([
      { subject: 'meets', actions: ['read'] },
      { subject: 'meets', actions: ['write'], fields: ['title'] },
    ])
    expect(await mayHold(narrow)).toEqual(new Set([false]))
  })

  it('names the version of a meeting, so that it is not marked over a later change', async () => {
    const row = (await queuesOf(worker)).get('meetsOpen')?.rows[0]
    await select('update meets set title = title, updated_at = now() where id = $1', [row?.id])
    const headers = { [STARTED_FROM_HEADER]: row?.version ?? '' }
    const { status, json } = await worker.patch(
      `/meets/${row?.id}`,
      { status: 'held' },
      { headers },
    )
    expect([status, json]).toMatchObject([409, { errors: [{ code: 'staleEdit' }] }])
  })

  it('has a last day while its tender is sent', async () => {
    const queues = await queuesOf(worker)
    expect(queues.get('expiring')?.rows[0]?.day).toBe(dayFromNow(3))
    expect(new Set(queues.get('invoice')?.rows.map(({ day }) => day))).toEqual(new Set([null]))
  })

  it('has what is left of a reservation in the unit of its card, for readers of the unit', async () => {
    const { rows = [] } = (await queuesOf(worker)).get('deliver') ?? {}
    const stored = await select(
      `select r.remaining_quantity::float::text as value, c.unit from stock_reservations r
       join stock_cards c on c.id = r.stock_card_id where r.id = any($1) order by r.id`,
      [rows.map(({ id }) => id)],
    )
    expect(rows.length).toBeGreaterThan(0)
    expect(stored.filter(({ unit }) => !unit)).toEqual([])
    expect(rows.map(({ amount }) => amount)).toEqual(stored)
    const narrow = await makePerson([
      ...[all('stock-reservations'), all('stock-cards', ['name'])],
      { subject: 'stock-movements', actions: ['create'] },
    ])
    const hidden = (await queuesOf(narrow)).get('deliver')?.rows ?? []
    expect(hidden.map(({ amount }) => amount)).toEqual(
      stored.map(({ value }) => ({ value, unit: null })),
    )
  })
})

describe('whose work it is', () => {
  it('is one’s own, or everybody’s for those who may write tenders', async () => {
    const colleague = await makePerson()
    expect((await queuesOf(colleague)).get('drafts')?.total).toBe(0)
    const team = await sheetOf(colleague, '?team=1')
    expect(team.isTeam).toBe(true)
    const drafts = team.queues.find(({ id }) => id === 'drafts')
    expect((await listOf(colleague, drafts?.href ?? '')).ids).toEqual(
      expect.arrayContaining(cases.drafts.in),
    )
    const author = await makePerson([{ subject: 'tenders', actions: ['read', 'create'] }])
    const alone = await sheetOf(author, '?team=1')
    expect([alone.isTeam, alone.mayChooseTeam, alone.queues.map(({ id }) => id)]).toEqual([
      false,
      false,
      ['drafts'],
    ])
    expect(alone.queues[0]?.total).toBe(0)
  })

  it('counts what others wait for', async () => {
    const { json } = await worker.get<{ queues: Record<string, number>; urgent: number }>(
      '/today/counts',
    )
    expect(json.queues).toMatchObject({ approvals: 1, answers: 1 })
    expect(json.urgent).toBeGreaterThanOrEqual(1)
    const nobody = await makePerson([])
    expect((await nobody.get('/today/counts')).json).toEqual({ queues: {}, urgent: 0 })
  })
})

describe('once nothing waits', () => {
  it('shows the next own actions', async () => {
    const permissions: Permission[] = [all('actions'), { subject: 'tenders', actions: ['read'] }]
    const [person, other] = [await makePerson(permissions), await makePerson(permissions)]
    const tender = await tenderOf()
    const plan = async (days: number, owner = person.id) => {
      const about = { subject: 'tenders', document: tender, kind: 'call', title: 'Ara' }
      return (await makeRow('actions', { ...about, owner, due: dayFromNow(days) })).id
    }
    await plan(9)
    await plan(1, other.id)
    const soon = [await plan(1), await plan(3), await plan(5)]
    const next = async () => (await sheetOf(person)).next.map(({ id }) => id)
    expect(await next()).toEqual(soon)
    await plan(0)
    expect(await next()).toEqual([])
  })
})

/** Roles as a generator makes them: each subject wholly, by some fields, or not at all. */
const ROLES = Array.from({ length: 10 }, (_, seed) => {
  const pick = (at: number, of: number) => Math.floor(((seed + 1) * 7919 * (at + 3)) / 97) % of
  const subjects: Subject[] = ['tenders', 'customers', 'meets', 'stock-reservations', 'users']
  const fields: Partial<Record<Subject, string[][]>> = {
    tenders: [
      ['title', 'status'],
      ['status', 'validUntil', 'owner'],
      ['status', 'createdAt', 'owner', 'isApproved'],
      ['approver', 'title'],
    ],
    meets: [['title'], ['status', 'startsAt']],
    'stock-reservations': [['stockCard'], ['status', 'origin']],
    users: [['name'], ['status', 'name']],
  }
  const permissions = subjects.flatMap((subject, at): Permission[] => {
    const kind = pick(at, 3)
    if (kind === 0) return []
    const narrowed = fields[subject]
    return [
      kind === 1 || !narrowed
        ? all(subject)
        : all(subject, narrowed[pick(at + 7, narrowed.length)]),
    ]
  })
  return [
    seed,
    [...permissions, { subject: 'stock-movements', actions: ['create'] } as Permission],
  ] as const
})

describe('counts are the rows of the lists, whatever a role may read', () => {
  it.each(ROLES)('role %s', async (_, permissions) => {
    const person = await makePerson([...permissions])
    const { queues } = await sheetOf(person, '?team=1')
    for (const { id, href, total, rows } of queues) {
      if (!href) continue
      const list = await listOf(person, href)
      expect([id, total]).toEqual([id, Math.min(list.total, COUNT_CAP)])
      expect([id, rows.map((row) => row.id)]).toEqual([id, list.ids.slice(0, 10)])
    }
  })

  it('are counted up to a hundred', async () => {
    const busy = await makePerson()
    const company = await makeCompany()
    const plan = (title: string) =>
      makeRow('actions', {
        ...{ subject: 'companies', document: company.id, kind: 'call', title },
        ...{ owner: busy.id, due: today() },
      })
    for (let at = 0; at < COUNT_CAP - 1; at += 1) await plan(`Ara ${at}`)
    const totals = async () => (await queuesOf(busy)).get('actions')?.total
    expect(await totals()).toBe(COUNT_CAP - 1)
    await plan('Ara')
    await plan('Ara')
    expect(await totals()).toBe(COUNT_CAP)
  })

  it('a hidden field neither shows nor orders: its queue is not there', async () => {
    const narrow = await makePerson([all('tenders', ['title', 'status', 'owner'])])
    expect([...(await queuesOf(narrow)).keys()]).toEqual([])
  })
})
