import { randomUUID } from 'node:crypto'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { allPermissions } from '@/access/buildAbility'
import type { Permission } from '@/access/roles/permissions'
import { TIMELINE_SOURCES } from '@/database/invariants/timeline'
import { JOB_RUNS } from '@/jobs'
import { systemRequest } from '@/lib/payloadRequests'
import { forgetAddresses } from '@/operations/sweeps/forgetAddresses'
import { erasureSteps } from '@/operations/shared/erasureSteps'
import type { HitGroup } from '@/present/privacy/hits'
import { asSuperuser, select } from '../../factories/database'
import { dayFromNow } from '../../factories/day'
import { forgetTrail, tablesHolding } from '../../factories/erasing'
import { administrator, makePerson, type Person } from '../../factories/person'
import { makeProgram } from '../../factories/program'
import { anyName, makeBranch, makeCompany, makeEmployee, makeRow } from '../../factories/rows'
import { makeTender } from '../../factories/tender'
import { getTestPayload } from '../../helpers/payload'

const RIGHTS: Permission[] = [{ subject: 'privacy', actions: ['read', 'delete'] }]

let boss: Person
let officer: Person
beforeAll(async () => {
  boss = await administrator()
  await forgetTrail()
  officer = await makePerson(RIGHTS)
})
afterEach(() => {
  vi.useRealTimers()
})

const anyMark = () =>
  `qt${randomUUID().replaceAll(/[^a-z]/g, '')}${Date.now().toString(36).replaceAll(/\d/g, 'k')}`

/** Writes past all triggers what only time brings about; the timeline follows what it points to. */
const age = (statement: string) =>
  asSuperuser(
    `set session_replication_role = replica; ${statement}; delete from timeline;
     insert into timeline (kind, source, at, actor, company_id, tender_id, project_id, employee_id)
       select * from ${TIMELINE_SOURCES} s;
     set session_replication_role = origin`,
  )
const ago = (years: number, more = '') => `now() - interval '${years} years'${more && ` ${more}`}`

/** Makes rows of a table as old as if nothing had happened with them since. */
const unused = (table: string, ids: readonly number[], since: string) =>
  age(`update ${table} set updated_at = ${since}, created_at = ${since}
    where id in (${ids.join(', ')})`)

type Errors = { errors?: { code: string }[] }
const codeOf = async (answer: Promise<{ status: number; json: unknown }>) => {
  const { status, json } = await answer
  const [error] = (json as Errors).errors ?? []
  return error ? `${status} ${error.code}` : String(status)
}
const overdue = async (by = officer) => {
  const { status, json } = await by.post<{ groups: HitGroup[] }>('/privacy/overdue', {})
  expect(status).toBe(200)
  return json.groups.flatMap(({ hits }) => hits.map(({ table, key }) => `${table} ${key}`))
}
const tickedOf = (rows: readonly string[]) =>
  rows.map((row) => {
    const [table = '', key = ''] = row.split(' ')
    return { table, key }
  })
const erase = (rows: readonly string[], change: object = {}, by = officer) =>
  by.post<{ rows: number }>('/privacy/erase-overdue', {
    ...{ rows: tickedOf(rows), reason: 'Saklama süresi doldu' },
    ...change,
  } as never)

/** A customer of whom nothing was heard since a moment, with people at it. */
const quietCustomer = async (since: string) => {
  const mark = anyMark()
  const name = `Işıl ${mark}`
  const company = await makeCompany({
    ...{
      bossName: name,
      description: `${name} kurdu`,
      extraEmails: [{ email: `${mark}@x.example` }],
    },
  })
  const branch = await makeBranch({ company: company.id, manager: name })
  const employee = await makeEmployee({ company: company.id, name })
  const rows = [...[`companies ${company.id}`, `branches ${branch.id}`, `employees ${employee.id}`]]
  await unused('branches', [branch.id], since)
  await unused('employees', [employee.id], since)
  await unused('companies', [company.id], since)
  const [extra] = await select<{ id: string }>(
    'select id from companies_extra_emails where _parent_id = $1',
    [company.id],
  )
  return { mark, company, branch, employee, rows: [...rows, `companies_extra_emails ${extra?.id}`] }
}

describe('data whose time is over', () => {
  it('is of customers of whom nothing was heard for two years, to the hour', async () => {
    const over = await quietCustomer(ago(2, `- interval '1 hour'`))
    const kept = await quietCustomer(ago(2, `+ interval '1 hour'`))
    const found = await overdue()
    expect(found).toEqual(expect.arrayContaining(over.rows))
    expect(found.filter((row) => kept.rows.includes(row))).toEqual([])
  })

  it('is not of a customer with whom something is, was or will be', async () => {
    const since = ago(3)
    const [offered, met, planned, saved] = [
      await quietCustomer(since),
      await quietCustomer(since),
      await quietCustomer(since),
      await quietCustomer(since),
    ]
    await makeTender({ company: offered.company.id })
    await age(`update tenders set updated_at = ${since}, created_at = ${since}
        where company_id = ${offered.company.id}`)
    await makeRow('notes', {
      ...{ subject: 'companies', document: met.company.id, body: 'Aradı' },
    })
    const future = new Date(Date.now() + 86_400_000).toISOString()
    await makeRow('meets', { title: 'Görüşme', company: planned.company.id, startsAt: future })
    await boss.patch(`/companies/${saved.company.id}`, { description: 'Yeni' })
    const found = await overdue()
    for (const { rows } of [offered, met, planned, saved])
      expect(found.filter((row) => rows.includes(row))).toEqual([])
  })

  it('is erased where it is ticked, with its trail, and nothing else; steps say what, not whose', async () => {
    const one = await quietCustomer(ago(3))
    const other = await quietCustomer(ago(3))
    const answer = await erase(one.rows)
    expect([answer.status, answer.json.rows]).toEqual([200, 4])
    expect(await tablesHolding(one.mark)).toEqual([])
    expect(await tablesHolding(other.mark)).toEqual(
      expect.arrayContaining(['audit_events', 'companies', 'employees']),
    )
    const [company] = await select(
      'select name, boss_name, description from companies where id = $1',
      [one.company.id],
    )
    expect(company).toEqual({ name: one.company.name, boss_name: null, description: '•••' })
    const [employee] = await select('select name from employees where id = $1', [one.employee.id])
    expect(employee).toEqual({ name: `#${one.employee.id}` })
    // What a restore of an older backup does again.
    const [proof] = await select<{ steps: unknown; reason: string; user_id: number }>(
      'select steps, reason, user_id from erasures order by at desc limit 1',
    )
    expect(proof).toMatchObject({ reason: 'Saklama süresi doldu', user_id: officer.id })
    const steps = erasureSteps.parse(proof?.steps)
    expect(steps).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ do: 'empty', table: 'employees', key: `${one.employee.id}` }),
        expect.objectContaining({ do: 'delete', table: 'companies_extra_emails' }),
        expect.objectContaining({
          ...{ do: 'redact', subject: 'companies', document: one.company.id },
          fields: ['extra_emails'],
        }),
      ]),
    )
    expect(JSON.stringify(steps)).not.toContain(one.mark)
    const [destroyed] = await select<{ rows: string }>(
      `select rows::text as rows from destructions where day = current_date and what = 'employees'`,
    )
    expect(Number(destroyed?.rows)).toBeGreaterThan(0)
    // Nothing is left to propose, also once that change is old itself.
    expect((await overdue()).filter((row) => one.rows.includes(row))).toEqual([])
    await unused('employees', [one.employee.id], ago(3))
    await unused('companies', [one.company.id], ago(3))
    expect((await overdue()).filter((row) => one.rows.includes(row))).toEqual([])
    expect(await codeOf(erase(one.rows))).toBe('409 notOverdue')
  })

  it('is of meetings and actions that are done and of notes after three years; of books never', async () => {
    const mark = anyMark()
    const company = await makeCompany()
    const meet = async (startsAt: string) =>
      (await makeRow('meets', { title: `Görüşme ${mark}`, startsAt, notes: `<p>${mark}</p>` })).id
    const meets = [await meet('2020-01-01T09:00:00Z'), await meet('2020-01-01T09:00:00Z')]
    const note = await makeRow('notes', {
      ...{ subject: 'companies', document: company.id, body: `Aradı ${mark}` },
    })
    const action = async () =>
      (
        await makeRow('actions', {
          ...{ subject: 'companies', document: company.id, title: `Ara ${mark}`, kind: 'call' },
          due: dayFromNow(1),
        })
      ).id
    const [done, open] = [await action(), await action()]
    const tender = await makeTender({
      ...{ company: null, unconnectedName: `Işıl ${mark}`, unconnectedPhone: '05321112233' },
    })
    await unused('meets', meets, ago(3, `- interval '1 hour'`))
    // One was read again since, and saved.
    await boss.patch(`/meets/${meets[1]}`, { title: `Görüşme ${mark} 2` })
    await unused('notes', [note.id], ago(3, `- interval '1 hour'`))
    await unused('actions', [done, open], ago(4))
    await age(`update actions set done_at = ${ago(4)} where id = ${done}`)
    await unused('tenders', [tender.id], ago(15))
    const mine = [
      ...meets.map((id) => `meets ${id}`),
      ...[`notes ${note.id}`, `actions ${done}`, `actions ${open}`, `tenders ${tender.id}`],
    ]
    const found = (await overdue()).filter((row) => mine.includes(row))
    expect(found).toEqual([`meets ${meets[0]}`, `notes ${note.id}`, `actions ${done}`])
    expect((await erase(found)).status).toBe(200)
    const [left] = await select('select title, notes, starts_at from meets where id = $1', [
      meets[0],
    ])
    expect(left).toMatchObject({ title: '•••', notes: '•••' })
    expect(await select('select body from notes where id = $1', [note.id])).toEqual([
      { body: '•••' },
    ])
    // Whatever is ticked.
    expect(await codeOf(erase([`tenders ${tender.id}`]))).toBe('409 notOverdue')
    expect(await codeOf(erase([`actions ${open}`]))).toBe('409 notOverdue')
  })

  it('is of users two years after they left, with their name in the trail', async () => {
    const mark = anyMark()
    const [left, stays] = [
      await makePerson(undefined, { name: `Ali ${mark}` }),
      await makePerson(undefined, { name: `Veli ${mark}` }),
    ]
    await left.post('/stock-types', { name: anyName('Tip') })
    await boss.post(`/users/${left.id}/suspend`)
    await unused('users', [left.id, stays.id], ago(2, `- interval '1 hour'`))
    const rows = (await overdue()).filter((row) =>
      [`users ${left.id}`, `users ${stays.id}`].includes(row),
    )
    expect(rows).toEqual([`users ${left.id}`])
    expect((await erase(rows)).status).toBe(200)
    const [user] = await select('select name, email, status from users where id = $1', [left.id])
    expect(user).toEqual({
      ...{ name: `#${left.id}`, email: `${left.id}@erased.invalid`, status: 'passive' },
    })
    const names = await select('select distinct user_name from audit_events where user_id = $1', [
      left.id,
    ])
    expect(names).toEqual([{ user_name: `#${left.id}` }])
  })

  it('is judged again under the locks: what was used since stays, and all of the rest with it', async () => {
    const one = await quietCustomer(ago(3))
    const other = await quietCustomer(ago(3))
    await boss.patch(`/employees/${other.employee.id}`, { note: 'Döndü' })
    const rows = [`employees ${one.employee.id}`, `employees ${other.employee.id}`]
    expect(await codeOf(erase(rows))).toBe('409 erasureChanged')
    expect(await tablesHolding(one.mark)).toContain('employees')
    const codes = await Promise.all([1, 2, 3].map(() => codeOf(erase(rows.slice(0, 1)))))
    expect(codes.toSorted()).toEqual(['200', '409 notOverdue', '409 notOverdue'])
  })

  it('and a save at once are one after the other', async () => {
    const { employee } = await quietCustomer(ago(3))
    const [erased, saved] = await Promise.all([
      codeOf(erase([`employees ${employee.id}`])),
      codeOf(boss.patch(`/employees/${employee.id}`, { note: 'Sabah arayın' })),
    ])
    const [row] = await select<{ name: string; note: string | null }>(
      'select name, note from employees where id = $1',
      [employee.id],
    )
    if (erased === '200') expect(row?.name).toBe(`#${employee.id}`)
    else expect([erased, row?.name]).toEqual(['409 notOverdue', employee.name])
    if (saved === '200') expect(row?.note).toBe('Sabah arayın')
  })

  it('is shown to and erased by people with the right in a confirmed session', async () => {
    const others = allPermissions()
      .filter(({ subject }) => subject !== 'privacy')
      .concat({ subject: 'privacy', actions: ['read'] })
    const reader = await makePerson(others)
    const program = await makeProgram(RIGHTS, { scopes: ['read', 'write'] })
    const late = await makePerson(RIGHTS)
    await select(
      `update users_sessions set created_at = now() - interval '11 minutes' where _parent_id = $1`,
      [late.id],
    )
    const body = { rows: [{ table: 'employees', key: '1' }], reason: 'Süre' }
    for (const [path, sent] of [
      ['/privacy/overdue', {}],
      ['/privacy/erase-overdue', body],
    ] as const) {
      expect(await codeOf(reader.post(path, sent as never))).toBe('403 notAllowed')
      expect((await program.post(path, sent as never)).status).toBe(403)
      expect(await codeOf(late.post(path, sent as never))).toBe('403 confirmItsYou')
    }
    expect(await codeOf(erase(['employees 1'], { reason: '' }))).toBe('400 invalidInput')
    expect(await codeOf(erase(['employees 1'], { seen: 'x' }))).toBe('400 unknownField')
    expect(await codeOf(erase(['roles 1', 'payload_migrations 1']))).toBe('409 notOverdue')
  })

  it('is proposed to whoever may erase it, once in half a year also by two runs', async () => {
    await quietCustomer(ago(3))
    const reader = await makePerson([{ subject: 'privacy', actions: ['read'] }])
    await select(`delete from job_marks where key like 'retention %'`)
    const payload = await getTestPayload()
    await Promise.all([1, 2].map(() => JOB_RUNS['propose-erasure'](payload)))
    await JOB_RUNS['propose-erasure'](payload)
    const told = await select<{ recipient: number }>(
      `select recipient_id as recipient from notifications
        where event = 'retentionOver' and recipient_id = any($1)`,
      [[officer.id, reader.id]],
    )
    expect(told).toEqual([{ recipient: officer.id }])
  })
})

describe('addresses in the trail', () => {
  const addressesOf = async (ids: readonly number[]) =>
    (
      await select<{ address: string | null }>(
        'select address from audit_events where id = any($1) order by id',
        [ids],
      )
    ).map(({ address }) => address)
  /** Events of now, made as old as is said. */
  const eventsOf = async (...ages: string[]) => {
    const rows = await select<{ id: number }>(
      `select id::int as id from audit_events order by id desc limit ${ages.length}`,
    )
    const ids = rows.map(({ id }) => id).toReversed()
    await age(
      ids
        .map(
          (id, at) =>
            `update audit_events set at = ${ages[at]}, address = '10.0.0.7' where id = ${id}`,
        )
        .join('; '),
    )
    return ids
  }

  it('go after a year, to the hour; what happened stays, and how many went is kept', async () => {
    await makeCompany()
    const ids = await eventsOf(
      ...[`${ago(1)} - interval '1 hour'`, `${ago(1)} + interval '1 hour'`, 'now()'],
    )
    const facts = () =>
      select(
        `select id, at, action, user_id, user_name, subject, document, details from audit_events
          where id = any($1) order by id`,
        [ids],
      )
    const before = await facts()
    await Promise.all([1, 2].map(async () => JOB_RUNS['forget-addresses'](await getTestPayload())))
    expect(await addressesOf(ids)).toEqual([null, '10.0.0.7', '10.0.0.7'])
    expect(await facts()).toEqual(before)
    const [kept] = await select<{ rows: string }>(
      `select rows::text as rows from destructions
        where day = current_date and what = 'audit_addresses'`,
    )
    expect(Number(kept?.rows)).toBeGreaterThan(0)
  })

  it('of the last year stay whatever time the program names, and earlier ones wait for theirs', async () => {
    await makeCompany()
    const ids = await eventsOf(`${ago(3)}`, `${ago(1)} + interval '1 day'`)
    const req = async () => systemRequest(await getTestPayload())
    // A year ago, what is three years old was two: over; what is not yet a year old had not happened.
    const YEAR = 366 * 86_400_000
    await forgetAddresses({ req: await req(), now: new Date(Date.now() - 3 * YEAR) })
    expect(await addressesOf(ids)).toEqual(['10.0.0.7', '10.0.0.7'])
    await forgetAddresses({ req: await req(), now: new Date(Date.now() + 10 * YEAR) })
    expect(await addressesOf(ids)).toEqual([null, '10.0.0.7'])
  })
})

it('sweeps what nobody read, heads of imports and dead deliveries, and keeps how much went', async () => {
  const { id } = await makePerson([])
  await select(
    `insert into notifications (recipient_id, kind, event, subject, document, created_at) values
      ($1, 'tenderStatus', 'tenderInvoiced', 'tenders', 179, now() - interval '179 days'),
      ($1, 'tenderStatus', 'tenderInvoiced', 'tenders', 181, now() - interval '181 days')`,
    [id],
  )
  await select(
    `insert into imports (kind, target, key, status, mode, locale, file_name, created_by_id)
     select 'file', 'employees', gen_random_uuid()::text, s.status::enum_imports_status, 'create', 'tr',
       s.name, $1
     from (values ('done', 'new'), ('done', 'old'), ('importing', 'runs')) s(status, name)`,
    [id],
  )
  for (const [name, days] of [
    ['new', 729],
    ['old', 733],
    ['runs', 733],
  ] as const)
    await age(`update imports set updated_at = now() - interval '${days} days',
        created_at = now() - interval '${days} days'
      where created_by_id = ${id} and file_name = '${name}'`)
  await JOB_RUNS.sweep(await getTestPayload())
  const left = await select(
    `select document::text as left from notifications where recipient_id = $1
     union all (select file_name from imports where created_by_id = $1 order by file_name)`,
    [id],
  )
  expect(left).toEqual(['179', 'new', 'runs'].map((each) => ({ left: each })))
  await select('delete from imports where created_by_id = $1', [id])
  const kept = await select<{ what: string }>(
    `select what from destructions where day = current_date and what in ('notifications', 'imports')
      order by what`,
  )
  expect(kept).toEqual([{ what: 'imports' }, { what: 'notifications' }])
})
