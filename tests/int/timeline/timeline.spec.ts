import { beforeAll, describe, expect, it } from 'vitest'
import type { Permission } from '@/access/roles/permissions'
import type { TimelineKind, TimelineSubject } from '@/domain/timeline/kinds'
import { readTimelineTab } from '@/queries/timeline/timelineTab'
import type { TimelinePage } from '@/present/timeline/timelineItem'
import { select } from '../../factories/database'
import { makeFile } from '../../factories/deletable'
import { accept, offerOf } from '../../factories/offer'
import { administrator, makePerson, type Person } from '../../factories/person'
import { makeCard, makeCompany, makeEmployee, makeRow } from '../../factories/rows'
import { pageFor } from '../records/page'
import { line, makeTender, step } from '../../factories/tender'

const reads = (...subjects: Permission['subject'][]): Permission[] =>
  subjects.map((subject) => ({ subject, actions: ['read'] }))

const timelineOf = async (person: Person, subject: TimelineSubject, id: number, more = '') => {
  const { status, json, text } = await person.get<TimelinePage>(
    `/timeline?subject=${subject}&document=${id}${more}`,
  )
  if (status !== 200) throw new Error(text)
  return json
}
const kindsOf = async (...args: Parameters<typeof timelineOf>) =>
  (await timelineOf(...args)).docs.map(({ kind }) => kind)

/** The timeline of one record, read from the tables themselves and put together here. */
const expectedOf = async (column: 'company' | 'tender' | 'project' | 'employee', id: number) => {
  const tenders = {
    company: 'company_id',
    tender: 'id',
    project: 'company_project_id',
    employee: 'employee_id',
  }
  const mine = `select id from tenders where ${tenders[column]} = ${id}`
  const meets = { company: 'company_id', employee: 'company_employee_id', tender: '', project: '' }
  const rows = await Promise.all([
    select(
      `select 'send' as kind, id, created_at as at from tender_sends where tender_id in (${mine})`,
    ),
    select(`select 'opened' as kind, id, opened_at as at from tender_sends
      where opened_at is not null and tender_id in (${mine})`),
    select(`select case kind when 'question' then 'asked' else kind::text end as kind, id,
      created_at as at from tender_answers where tender_id in (${mine})`),
    select(
      `select 'file' as kind, id, created_at as at from tender_files where tender_id in (${mine})`,
    ),
    select(`select 'approved' as kind, id, approved_at as at from tenders
      where approved_at is not null and id in (${mine})`),
    select(`select 'invoice' as kind, id, invoiced_at as at from tenders
      where invoiced_at is not null and id in (${mine})`),
    select(`select 'delivery' as kind, min(id) as id, min(created_at) as at from stock_movements
      where delivery is not null and tender_id in (${mine}) group by tender_id, delivery`),
    select(`select kind::text, id, created_at as at from notes where subject = 'tenders'
      and document in (${mine})`),
    select(`select 'action' as kind, id, done_at as at from actions
      where done_at is not null and (subject = 'tenders' and document in (${mine})
        ${
          {
            company: `or company_id = ${id} and subject <> 'tenders'`,
            project: `or subject = 'company-projects' and document = ${id}`,
            employee: `or subject = 'employees' and document = ${id}`,
            tender: '',
          }[column]
        })`),
    column === 'tender'
      ? []
      : select(
          `select kind::text, id, created_at as at from notes where ${
            {
              company: `company_id = ${id} and subject <> 'tenders'`,
              project: `subject = 'company-projects' and document = ${id}`,
              employee: `subject = 'employees' and document = ${id}`,
            }[column]
          }`,
        ),
    meets[column]
      ? select(`select 'meeting' as kind, id, coalesce(starts_at, created_at) as at from meets
          where ${meets[column]} = ${id}`)
      : [],
  ])
  return rows
    .flat()
    .map(({ kind, at }) => `${(at as Date).toISOString()} ${String(kind)}`)
    .sort()
    .reverse()
}

const shownOf = async (person: Person, subject: TimelineSubject, id: number) => {
  const found: string[] = []
  for (let more: string | null = ''; more !== null;) {
    const page: TimelinePage = await timelineOf(person, subject, id, more)
    found.push(...page.docs.map(({ at, kind }) => `${at} ${kind}`))
    more = page.next === null ? null : `&before=${page.next}`
  }
  return found.sort().reverse()
}

let boss: Person
let company: number
let other: number
let employee: number
let project: number
let tender: number
/** Among statements: a draft is deleted and restored. */
const TRASH = 'trash'

/** Everything that a timeline knows happened to this customer once at least. */
beforeAll(async () => {
  boss = await administrator()
  company = (await makeCompany()).id
  other = (await makeCompany()).id
  employee = (await makeEmployee({ company })).id
  project = (await makeRow('company-projects', { name: 'Depo', company })).id
  const card = (await makeCard({ stock: 9 })).id
  tender = (
    await makeTender({
      company,
      employee,
      companyProject: project,
      items: [line(card, { quantity: 2 })],
    })
  ).id
  await makeFile('tender-files', { tender, visibility: 'customer' })
  await step(tender, 'send', { to: [] })
  expect(await accept(await offerOf(tender))).toBe('200')
  await step(tender, 'approve')
  await step(tender, 'invoice', { invoiceNumber: `AKIS${tender}` })
  await makeRow('meets', {
    title: 'Keşif',
    company,
    companyEmployee: employee,
    startsAt: '2026-05-01T09:00:00.123Z',
  })
  for (const [subject, document] of [
    ['companies', company],
    ['employees', employee],
    ['company-projects', project],
    ['tenders', tender],
  ] as const) {
    await makeRow('notes', { subject, document, body: '<p>Söz</p>' })
    await makeRow('notes', { subject, document, kind: 'call', callOutcome: 'reached', minutes: 3 })
  }
})

describe('the timeline', () => {
  it('holds what the tables hold, for each record it belongs to', async () => {
    expect(new Set(await kindsOf(boss, 'companies', company))).toEqual(
      new Set<TimelineKind>([
        'meeting',
        'note',
        'call',
        'send',
        'accepted',
        'approved',
        'invoice',
        'delivery',
        'file',
      ]),
    )
    for (const [subject, column, id] of [
      ['companies', 'company', company],
      ['employees', 'employee', employee],
      ['company-projects', 'project', project],
      ['tenders', 'tender', tender],
    ] as const)
      expect(await shownOf(boss, subject, id)).toEqual(await expectedOf(column, id))
  })

  it('stays so through a thousand changes: made, changed, moved, deleted, restored', async () => {
    // A generator of its own: a run that fails can be repeated.
    let seed = 20_261_127
    const any = (below: number) => {
      seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31
      return seed % below
    }
    const both = [(await makeCompany()).id, (await makeCompany()).id] as const
    const drafts = await Promise.all(
      both.map(async (company) => (await makeTender({ company })).id),
    )
    const employee = (await makeEmployee({ company: both[0] })).id
    const project = (await makeRow('company-projects', { name: 'Depo', company: both[0] })).id
    const one = <T>(list: readonly T[]) => list[any(list.length)] as T
    const ids = both.join()
    const note = () =>
      `insert into notes (subject, document, body) values ${one([
        `('companies', ${one(both)}, 'a')`,
        `('tenders', ${one(drafts)}, 'a')`,
        `('employees', ${employee}, 'a')`,
        `('company-projects', ${project}, 'a')`,
      ])}`
    const action = () =>
      `insert into actions (subject, document, title, due, owner_id, done_at) values ${one([
        `('companies', ${one(both)}, 'a', now(), 1, null)`,
        `('tenders', ${one(drafts)}, 'a', now(), 1, now())`,
        `('employees', ${employee}, 'a', now(), 1, now())`,
        `('company-projects', ${project}, 'a', now(), 1, null)`,
      ])}`
    const last = (table: string, where: string) =>
      `(select id from ${table} where ${where} order by md5(id::text || '${any(99)}') limit 1)`
    const moves = [
      note,
      note,
      action,
      () => `update actions set done_at = ${one(['null', `now() - interval '1 hour'`])}
        where id = ${last('actions', `company_id in (${ids})`)}`,
      () => `delete from actions where id = ${last('actions', `company_id in (${ids})`)}`,
      () => `insert into meets (title, company_id) values ('a', ${one(both)})`,
      () => `update meets set starts_at = now() + ${any(9)} * interval '1 day'
        where id = ${last('meets', `company_id in (${ids}) and company_employee_id is null`)}`,
      () => `update meets set company_id = ${one(['null', ...both.map(String)])}
        where id = ${last('meets', `company_id in (${ids}) and company_employee_id is null`)}`,
      () => `update notes set body = 'b' where id = ${last('notes', `company_id in (${ids})`)}`,
      () => `delete from notes where id = ${last('notes', `company_id in (${ids})`)}`,
      () => `delete from meets where id = ${last('meets', `company_id in (${ids})`)}`,
      () => `update tenders set company_id = ${one(both)}, employee_id = null,
        company_project_id = ${one(['null', String(project)])} where id = ${one(drafts)}`,
      () => `update company_projects set company_id = ${one(both)} where id = ${project}`,
      () => TRASH,
    ]
    for (let n = 0; n < 1000; n += 1) {
      const statement = one(moves)()
      if (statement !== TRASH) {
        await select(statement)
        continue
      }
      const draft = one(drafts)
      const [kept] = await select<{ c: string }>(
        `select deleted_content('tenders', 'id', array['${draft}'])::text as c`,
      )
      await select(`delete from tenders where id = ${draft}`)
      const left = await select(`select 1 from timeline where tender_id = ${draft}`)
      expect(left).toEqual([])
      await select(
        `with w as materialized (select set_config('app.tender_writer', 'on', true)) 
          select restore_content($1::jsonb) from w`,
        [kept?.c],
      )
    }
    for (const id of both)
      expect(await shownOf(boss, 'companies', id)).toEqual(await expectedOf('company', id))
    expect(await shownOf(boss, 'company-projects', project)).toEqual(
      await expectedOf('project', project),
    )
  })

  it('is paged without a gap and a double, also while rows are added', async () => {
    const busy = (await makeCompany()).id
    await select(`insert into notes (subject, document, body, created_at)
      select 'companies', ${busy}, 'n' || n, now() - (n / 4) * interval '1 minute'
      from generate_series(1, 60) n`)
    const first = await timelineOf(boss, 'companies', busy)
    await makeRow('notes', { subject: 'companies', document: busy, body: 'sonra' })
    const second = await timelineOf(boss, 'companies', busy, `&before=${first.next}`)
    const third = await timelineOf(boss, 'companies', busy, `&before=${second.next}`)
    expect([first, second, third].map(({ docs }) => docs.length)).toEqual([25, 25, 10])
    const ids = [first, second, third].flatMap(({ docs }) => docs.map(({ id }) => id))
    expect(new Set(ids).size).toBe(60)
    expect(third.next).toBeNull()
  })

  it('begins and ends with days of the company', async () => {
    const day = (from: string, to: string) =>
      kindsOf(boss, 'employees', employee, `&kinds=meeting&from=${from}&to=${to}`)
    expect(await day('2026-05-01', '2026-05-01')).toEqual(['meeting'])
    expect(await day('2026-05-02', '2026-05-03')).toEqual([])
    await select(`update meets set starts_at = '2026-04-30T21:30:00Z'
      where company_employee_id = ${employee}`)
    expect(await day('2026-05-01', '2026-05-01')).toEqual(['meeting'])
    expect(await day('2026-04-30', '2026-04-30')).toEqual([])
  })

  it.each([
    ['subject=tenders&document=2147483647', 404],
    ['subject=tenders&document=x', 400],
    ['subject=users&document=1', 400],
    ['subject=tenders&document=1&limit=3', 400],
  ])('of %s is answered %d', async (query, status) => {
    expect((await boss.get(`/timeline?${query}`)).status).toBe(status)
  })
})

describe('readers', () => {
  it('of no such records are refused', async () => {
    const stranger = await makePerson([...reads('tenders'), ...reads('notes')])
    const { status } = await stranger.get(`/timeline?subject=companies&document=${company}`)
    expect(status).toBe(403)
  })

  it('see only what they may read where it is kept', async () => {
    const of = async (...permissions: Permission[]) =>
      [...new Set(await kindsOf(await makePerson(permissions), 'companies', company))].sort()
    expect(await of(...reads('customers'))).toEqual(['meeting'])
    expect(await of(...reads('customers', 'notes'))).toEqual(['call', 'meeting', 'note'])
    expect(await of(...reads('customers', 'tenders'))).toEqual(
      ['accepted', 'approved', 'delivery', 'file', 'invoice', 'meeting', 'send'].sort(),
    )
    // Which customer a tender is of is a field of it.
    const fields = ['title', 'approvedAt', 'approvedBy', 'invoicedAt', 'files']
    expect(
      await of(...reads('customers'), { subject: 'tenders', actions: ['read'], fields }),
    ).toEqual(['meeting'])
    expect(
      await of(...reads('customers'), {
        subject: 'tenders',
        actions: ['read'],
        fields: [...fields, 'company'],
      }),
    ).toEqual(['approved', 'file', 'invoice', 'meeting'])
  })

  it('of customers see no note on a tender of theirs, which they may not read', async () => {
    const seller = await makePerson(reads('customers', 'notes'))
    const { docs } = await timelineOf(seller, 'companies', company, '&kinds=note')
    expect(docs.map(({ subject }) => subject).sort()).toEqual(['companies', 'employees'])
  })

  it('are told how many there are of each kind, as many as they can page through', async () => {
    for (const permissions of [
      reads('customers'),
      reads('customers', 'notes'),
      reads('customers', 'notes', 'tenders'),
    ]) {
      const person = await makePerson(permissions)
      const { req } = await pageFor(person, { id: company })
      const { kinds } = await readTimelineTab({ req, id: company }, 'companies', 'call')
      const found: Record<string, number> = {}
      for (const row of await shownOf(person, 'companies', company)) {
        const [, kind = ''] = row.split(' ')
        found[kind] = (found[kind] ?? 0) + 1
      }
      const counted = kinds.filter(({ count }) => count > 0)
      expect(Object.fromEntries(counted.map(({ kind, count }) => [kind, count]))).toEqual(found)
    }
  })

  it('get full pages of what is left', async () => {
    const busy = (await makeCompany()).id
    await select(`insert into notes (subject, document, body, created_at)
      select 'companies', ${busy}, 'n', now() - n * interval '1 second' from generate_series(1, 40) n`)
    await select(`insert into meets (title, company_id, created_at)
      select 'm', ${busy}, now() - n * interval '1 second' from generate_series(1, 40) n`)
    const nurse = await makePerson(reads('customers'))
    const page = await timelineOf(nurse, 'companies', busy)
    expect([page.docs.length, page.next === null]).toEqual([25, false])
    expect(await kindsOf(nurse, 'companies', busy, '&kinds=note')).toEqual([])
  })

  it('of some fields see these alone of each row', async () => {
    const narrow = await makePerson([
      ...reads('customers'),
      { subject: 'notes', actions: ['read'], fields: ['kind', 'subject', 'document', 'company'] },
      {
        subject: 'tenders',
        actions: ['read'],
        fields: ['company', 'invoicedAt'],
      },
    ])
    const { docs } = await timelineOf(narrow, 'companies', company)
    const shown = docs.filter(({ kind }) => kind !== 'meeting')
    expect(new Set(shown.map(({ kind }) => kind))).toEqual(new Set(['note', 'call', 'invoice']))
    for (const row of shown)
      expect(row).toMatchObject({
        actor: null,
        name: null,
        body: null,
        state: null,
        minutes: null,
        detail: null,
      })
  })

  it('may change what they wrote for a while, and delete with the right', async () => {
    const seller = await makePerson([
      ...reads('customers'),
      { subject: 'notes', actions: ['read', 'create', 'write'] },
    ])
    const answer = await seller.post<{ doc: { id: number; updatedAt: string } }>('/notes', {
      subject: 'companies',
      document: other,
      body: '<p>Benim</p>',
    })
    const rowOf = async (person: Person) =>
      (await timelineOf(person, 'companies', other, '&kinds=note')).docs.find(
        ({ note }) => note === answer.json.doc.id,
      )
    expect(await rowOf(seller)).toMatchObject({
      text: 'Benim',
      version: answer.json.doc.updatedAt,
      mayDelete: true,
    })
    expect(await rowOf(boss)).toMatchObject({ text: null, version: null, mayDelete: true })
    await select(`update notes set created_at = created_at - interval '15 minutes'
      where id = ${answer.json.doc.id}`)
    expect(await rowOf(seller)).toMatchObject({ text: null, version: null, mayDelete: false })
  })
})
