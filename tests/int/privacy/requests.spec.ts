import { randomUUID } from 'node:crypto'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { allPermissions } from '@/access/buildAbility'
import { SUBJECTS, type Permission } from '@/access/roles/permissions'
import { pressingUntil } from '@/domain/privacy/requests'
import { addDays, workingDayUntil } from '@/domain/shared/day'
import { JOB_RUNS } from '@/jobs'
import type { TodaySheet } from '@/present/today/todaySheet'
import { readRequests } from '@/queries/privacy/readRequests'
import { companySettings } from '@/queries/settings/companySettings'
import { systemRequest } from '@/lib/payloadRequests'
import { auditSince, lastAuditId } from '../../factories/audit'
import { select } from '../../factories/database'
import { dayFromNow, today } from '../../factories/day'
import { eraseTicked, forgetTrail, hitsOf, tablesHolding, tickAll } from '../../factories/erasing'
import { administrator, makePerson, type Person } from '../../factories/person'
import { makeProgram } from '../../factories/program'
import { makeCompany, makeEmployee } from '../../factories/rows'
import { getTestPayload } from '../../helpers/payload'

const RIGHTS: Permission[] = [{ subject: 'privacy', actions: ['read', 'delete'] }]
const READS: Permission[] = [{ subject: 'privacy', actions: ['read'] }]

let officer: Person
let reader: Person
beforeAll(async () => {
  await administrator()
  await forgetTrail()
  officer = await makePerson(RIGHTS)
  reader = await makePerson(READS)
})
afterEach(() => {
  vi.useRealTimers()
})

const anyMark = () =>
  `qr${randomUUID().replaceAll(/[^a-z]/g, '')}${Date.now().toString(36).replaceAll(/\d/g, 'k')}`

type Errors = { errors?: { code: string; data?: { errors?: { path: string; code: string }[] } }[] }
const codeOf = async (answer: Promise<{ status: number; json: unknown }>) => {
  const { status, json } = await answer
  const [error] = (json as Errors).errors ?? []
  return error ? `${status} ${error.code}` : String(status)
}

const typed = (name: string, change: object = {}) => ({
  ...{ name, receivedOn: today(), asked: 'erasure', channel: 'letter' },
  ...change,
})
/** A request of somebody, by its number. */
const receive = async (name = `Işıl ${anyMark()}`, change: object = {}) => {
  const { status, json } = await officer.post<{ id: number }>(
    '/privacy/receive-request',
    typed(name, change),
  )
  expect(status).toBe(200)
  return json.id
}
const close = (id: number, change: object = {}, by = officer) =>
  by.post('/privacy/close-request', {
    ...{ id, outcome: 'answered', answer: 'Dosya elden verildi' },
    ...change,
  })
const rowOf = async (id: number) =>
  (await select('select * from person_requests where id = $1', [id]))[0] as Record<string, unknown>
const dayIn = async (id: number, column: 'received_on' | 'due_on') =>
  (
    await select<{ day: string }>(
      `select ${column}::text as day from person_requests where id = $1`,
      [id],
    )
  )[0]?.day

describe('a request', () => {
  it('is written down, corrected, closed, reopened; the trail says which, not of whom', async () => {
    const mark = anyMark()
    const since = await lastAuditId()
    const id = await receive(`Işıl ${mark}`, { note: 'Hangi verilerim var?' })
    expect(await dayIn(id, 'due_on')).toBe(dayFromNow(30))
    const corrected = typed(`Işıl Kaya ${mark}`, { receivedOn: dayFromNow(-5), asked: 'copy' })
    expect(await codeOf(reader.post('/privacy/correct-request', { id, ...corrected }))).toBe('200')
    expect(await dayIn(id, 'due_on')).toBe(dayFromNow(25))
    expect(await codeOf(close(id, { outcome: 'refused', answer: 'Kimliği belgelenmedi' }))).toBe(
      '200',
    )
    expect(await rowOf(id)).toMatchObject({
      ...{ state: 'refused', answer: 'Kimliği belgelenmedi', closed_by: officer.id, note: null },
      asked: 'copy',
    })
    expect(await codeOf(officer.post('/privacy/reopen-request', { id }))).toBe('200')
    expect(await rowOf(id)).toMatchObject({ state: 'open', closed_at: null, closed_by: null })
    expect(await dayIn(id, 'due_on')).toBe(dayFromNow(25))

    const events = (await auditSince(since)).filter(
      ({ details }) => details?.request?.[1] === `#${id}`,
    )
    expect(events.map(({ action }) => action)).toEqual([
      ...['receiveRequest', 'changeRequest', 'closeRequest', 'changeRequest'],
    ])
    expect(await tablesHolding(mark)).toEqual(['person_requests'])
  })

  it('is refused with a sentence at each field, and nothing is kept', async () => {
    const before = await select('select count(*) from person_requests')
    const wrong: [object, string][] = [
      [{ receivedOn: dayFromNow(1) }, 'receivedOn dayInFuture'],
      [{ receivedOn: '' }, 'receivedOn required'],
      [{ receivedOn: '2026-02-30' }, 'receivedOn invalidDate'],
      [{ name: '' }, 'name required'],
      [{ phone: '12' }, 'phone invalidPhone'],
      [{ asked: 'money' }, 'asked notAnOption'],
      [{ channel: 'toString' }, 'channel notAnOption'],
      [{ state: 'answered' }, 'state unknownField'],
    ]
    for (const [change, expected] of wrong) {
      const answer = await officer.post<Errors>(
        '/privacy/receive-request',
        typed('Ayşe Yılmaz', change),
      )
      expect(answer.status).toBe(400)
      const fields = answer.json.errors?.[0]?.data?.errors ?? []
      expect(fields.map(({ path, code }) => `${path} ${code}`)).toEqual([expected])
    }
    expect(await select('select count(*) from person_requests')).toEqual(before)
    const id = await receive()
    expect(await codeOf(close(id, { answer: '  ' }))).toBe('400 invalidInput')
    expect(await codeOf(close(id, { outcome: 'open' }))).toBe('400 invalidInput')
    expect(await rowOf(id)).toMatchObject({ state: 'open', answer: null })
  })

  it('is closed once: by two at once, by one whose page is old, and not when it is not there', async () => {
    const id = await receive()
    const codes = await Promise.all([1, 2, 3].map((n) => codeOf(close(id, { answer: `${n}` }))))
    expect(codes.toSorted()).toEqual(['200', '409 wrongRequestState', '409 wrongRequestState'])
    const change = { id, ...typed('Ayşe Yılmaz') }
    expect(await codeOf(officer.post('/privacy/correct-request', change))).toBe(
      '409 wrongRequestState',
    )
    const reopened = await Promise.all(
      [1, 2].map(() => codeOf(officer.post('/privacy/reopen-request', { id }))),
    )
    expect(reopened.toSorted()).toEqual(['200', '409 wrongRequestState'])
    expect(await codeOf(close(2 ** 31 - 1))).toBe('404 notFound')
  })

  it('is open to people with the right alone, whatever else others may do', async () => {
    const id = await receive()
    const bodies: [string, object][] = [
      ['receive', typed('Ayşe Yılmaz')],
      ['correct', { id, ...typed('Ayşe Yılmaz') }],
      ['close', { id, outcome: 'answered', answer: 'Verildi' }],
      ['reopen', { id }],
    ]
    const others = await makePerson(allPermissions().filter(({ subject }) => subject !== 'privacy'))
    const program = await makeProgram(RIGHTS, { scopes: ['read', 'write'] })
    const viewer = await makePerson()
    await viewer.post('/users/view-as', { role: viewer.roleId })
    for (const [path, body] of bodies) {
      const address = `/privacy/${path}-request`
      expect(await codeOf(others.post(address, body as never))).toBe('403 notAllowed')
      expect((await program.post(address, body as never)).status).toBe(403)
      expect(await codeOf(viewer.post(address, body as never))).toBe('403 viewingAsRole')
    }
    expect(await rowOf(id)).toMatchObject({ state: 'open' })
    expect(SUBJECTS).toContain('privacy')
  })
})

describe('what is done for a request', () => {
  it('stands with it, from the file to the erasure and the answer', async () => {
    const mark = anyMark()
    const name = `Işıl ${mark}`
    const company = await makeCompany({ bossName: name })
    await makeEmployee({ company: company.id, name })
    const id = await receive(name, { email: `${mark}@example.com` })
    const rows = await tickAll(officer, { name })
    const file = await officer.post('/privacy/export', {
      ...{ name, rows, format: 'json', request: id },
    } as never)
    expect(file.status).toBe(200)
    expect((await eraseTicked(officer, { name }, rows, { request: id })).status).toBe(200)
    expect(await codeOf(close(id))).toBe('200')

    const acts = await select<{ act: string; rows: number; user_id: number }>(
      'select act, rows, user_id from person_request_acts where request_id = $1 order by id',
      [id],
    )
    expect(acts.map(({ act, user_id: user }) => [act, user])).toEqual([
      ['export', officer.id],
      ['erase', officer.id],
    ])
    expect(acts.every((act) => act.rows > 0)).toBe(true)
    // The proof stays, and says why.
    expect(await tablesHolding(mark)).toEqual(['person_requests'])
    const left = await hitsOf(officer, { name })
    expect(left.map(({ table }) => table)).toEqual(['person_requests'])
    const preview = await officer.post<{ lines: object[] }>('/privacy/erasure', {
      name,
      rows: await tickAll(officer, { name }),
    } as never)
    expect(preview.json.lines).toMatchObject([
      { table: 'person_requests', effect: 'keep', because: 'request' },
    ])
    const req = await systemRequest(await getTestPayload())
    const { closed } = await readRequests(req, await companySettings(req))
    expect(closed.find((request) => request.id === id)).toMatchObject({
      ...{ name, urgency: null, state: 'answered', closedOn: today() },
      acts: [
        { act: 'export', day: today() },
        { act: 'erase', day: today() },
      ],
    })
  })

  it('is not done for one that was closed meanwhile or is none', async () => {
    const mark = anyMark()
    const name = `Işıl ${mark}`
    const employee = await makeEmployee({ company: (await makeCompany()).id, name })
    const id = await receive(name)
    const rows = await tickAll(officer, { name }, (table) => table === 'employees')
    await close(id)
    for (const [request, code] of [
      [id, '409 wrongRequestState'],
      [2 ** 31 - 1, '404 notFound'],
    ] as const) {
      expect(await codeOf(eraseTicked(officer, { name }, rows, { request }))).toBe(code)
      const asked = { name, rows, format: 'json', request }
      expect(await codeOf(officer.post('/privacy/export', asked as never))).toBe(code)
    }
    expect(await codeOf(eraseTicked(officer, { name }, rows, { request: 'x' }))).toBe(
      '400 invalidInput',
    )
    const [kept] = await select('select name from employees where id = $1', [employee.id])
    expect(kept).toEqual({ name })
    expect(await select('select 1 from person_request_acts where request_id = $1', [id])).toEqual(
      [],
    )
  })

  it('and closing it at once: the erasure stands with it, or nothing was erased', async () => {
    const mark = anyMark()
    const name = `Işıl ${mark}`
    const employee = await makeEmployee({ company: (await makeCompany()).id, name })
    const id = await receive(name)
    const rows = await tickAll(officer, { name }, (table) => table === 'employees')
    const [erased, closed] = await Promise.all([
      codeOf(eraseTicked(officer, { name }, rows, { request: id })),
      codeOf(close(id)),
    ])
    expect(closed).toBe('200')
    const acts = await select('select act from person_request_acts where request_id = $1', [id])
    const [kept] = await select<{ name: string }>('select name from employees where id = $1', [
      employee.id,
    ])
    if (erased === '200') {
      expect(acts).toEqual([{ act: 'erase' }])
      expect(kept?.name).toBe(`#${employee.id}`)
    } else {
      expect([erased, acts, kept?.name]).toEqual(['409 wrongRequestState', [], name])
    }
  })
})

describe('the clock', () => {
  const run = async () => JOB_RUNS['warn-of-requests'](await getTestPayload())
  const warnings = (id: number) =>
    select<{ recipient: number; data: { record: string; until: string } }>(
      `select recipient_id as recipient, data from notifications
        where subject = 'privacy' and document = $1 and recipient_id = any($2) order by id`,
      [id, [officer.id, reader.id]],
    )
  /** Noon of a day of the company. */
  const at = (day: string) =>
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(`${day}T12:00:00+03:00`) })

  it('warns holders of the right once at each step, also by runs at once, and never of whom', async () => {
    const stranger = await makePerson(
      allPermissions().filter(({ subject }) => subject !== 'privacy'),
    )
    const id = await receive()
    const due = dayFromNow(30)
    const working = workingDayUntil(due)
    at(addDays(working, -11))
    await run()
    expect(await warnings(id)).toEqual([])
    // The step before is replaced while it is unread: each person has one.
    for (const left of [10, 3, 0, -1]) {
      at(left < 0 ? addDays(due, 1) : addDays(working, -left))
      await Promise.all([run(), run()])
      await run()
      const found = await warnings(id)
      expect(found.map(({ recipient }) => recipient).toSorted((a, b) => a - b)).toEqual(
        [officer.id, reader.id].toSorted((a, b) => a - b),
      )
      expect(found[0]?.data).toMatchObject({ record: `#${id}`, until: left < 0 ? due : working })
    }
    vi.useRealTimers()
    const marks = await select('select key from job_marks where key like $1', [
      `request-due ${id} %`,
    ])
    expect(marks).toHaveLength(4)
    expect(
      await select(`select 1 from notifications where subject = 'privacy' and recipient_id = $1`, [
        stranger.id,
      ]),
    ).toEqual([])
  })

  it('warns of no closed request', async () => {
    const id = await receive(undefined, { receivedOn: dayFromNow(-40) })
    await close(id)
    await run()
    expect(await warnings(id)).toEqual([])
  })

  it('brings late and pressing ones to Today, for holders of the right alone', async () => {
    const name = `Işıl ${anyMark()}`
    const late = await receive(name, { receivedOn: dayFromNow(-31) })
    const soon = await receive(name, { receivedOn: dayFromNow(-20) })
    // Thirty days later it is the first day that is not pressing yet.
    const later = await receive(name, { receivedOn: addDays(pressingUntil(today()), -29) })
    const queueOf = async (by: Person) =>
      (await by.get<TodaySheet>('/today')).json.queues.find(({ id }) => id === 'personRequests')
    // The oldest come first: other tests have some as well.
    const { total = 0 } = (await queueOf(reader)) ?? {}
    expect(total).toBeGreaterThanOrEqual(2)
    const pressing = await select<{ id: number }>(
      `select id from person_requests where state = 'open' and due_on <= $1 order by due_on, id`,
      [pressingUntil(today())],
    )
    expect(total).toBe(pressing.length)
    const ids = pressing.map(({ id }) => id)
    expect([late, soon, later].map((id) => ids.includes(id))).toEqual([true, true, false])
    const rows = (await queueOf(officer))?.rows ?? []
    expect(rows.map(({ id }) => id)).toEqual(ids.slice(0, 10))
    expect(rows[0]?.href).toBe(`/privacy?request=${ids[0]}`)
    const stranger = await makePerson(
      allPermissions().filter(({ subject }) => subject !== 'privacy'),
    )
    expect(await queueOf(stranger)).toBeUndefined()
  })

  it('goes three years after it was closed, with what was done for it; an open one never', async () => {
    const [old, kept, open] = [await receive(), await receive(), await receive()]
    await close(old)
    await close(kept)
    await select(
      `insert into person_request_acts (request_id, act, rows) values ($1, 'export', 1)`,
      [old],
    )
    await select(
      `update person_requests set closed_at = now() - interval '3 years' - interval '1 hour'
        where id = $1`,
      [old],
    )
    await select(
      `update person_requests set closed_at = now() - interval '3 years' + interval '1 hour'
        where id = $1`,
      [kept],
    )
    await select(
      `update person_requests set received_on = '2001-01-01', due_on = '2001-01-31' where id = $1`,
      [open],
    )
    await JOB_RUNS.sweep(await getTestPayload())
    const left = await select<{ id: number }>(
      'select id from person_requests where id = any($1) order by id',
      [[old, kept, open]],
    )
    expect(left.map(({ id }) => id)).toEqual([kept, open])
    expect(await select('select 1 from person_request_acts where request_id = $1', [old])).toEqual(
      [],
    )
    await select('delete from person_requests where id = $1', [open])
  })
})
