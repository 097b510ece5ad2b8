import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { allPermissions } from '@/access/buildAbility'
import type { Permission } from '@/access/roles/permissions'
import { auditSince, lastAuditId } from '../../factories/audit'
import { select } from '../../factories/database'
import {
  eraseTicked,
  forgetTrail,
  hitsOf,
  previewOf,
  tablesHolding,
  tickAll,
} from '../../factories/erasing'
import { administrator, makePerson, type Person } from '../../factories/person'
import { makeProgram } from '../../factories/program'
import { anyName, makeBranch, makeCompany, makeEmployee } from '../../factories/rows'
import { makeTender } from '../../factories/tender'

const RIGHTS: Permission[] = [{ subject: 'privacy', actions: ['read', 'delete'] }]

let boss: Person
/** May do nothing but answer for the data of people. */
let officer: Person
beforeAll(async () => {
  boss = await administrator()
  await forgetTrail()
  officer = await makePerson(RIGHTS)
})

/** In no other row, letters alone: what a test of this file finds is its own. */
const anyMark = () =>
  `qe${randomUUID().replaceAll(/[^a-z]/g, '')}${Date.now().toString(36).replaceAll(/\d/g, 'k')}`
const anyPhone = () => `05${String(Math.floor(Math.random() * 1e9)).padStart(9, '1')}`

const codeOf = async (answer: Promise<{ status: number; json: unknown }>) => {
  const { status, json } = await answer
  const [error] = (json as { errors?: { code: string }[] }).errors ?? []
  return error ? `${status} ${error.code}` : String(status)
}
const rowOf = async (table: string, id: number) =>
  (await select(`select * from ${table} where id = $1`, [id]))[0] as Record<string, unknown>

/** Somebody who stands everywhere. */
const everywhere = async () => {
  const mark = anyMark()
  const person = { name: `Işıl ${mark}`, email: `${mark}@example.com`, phone: anyPhone() }
  const { name, email, phone } = person
  const company = await makeCompany({
    ...{ bossName: name, bossPhone: phone, accountantName: 'Veli Kaya' },
    ...{ email, extraEmails: [{ email: `x${email}` }, { email: 'ofis@baska.example' }] },
  })
  const branch = await makeBranch({ company: company.id, manager: name.toUpperCase() })
  const employee = await makeEmployee({
    ...{ company: company.id, name, email, cellPhone1: phone, note: 'Öğleden sonra arayın' },
  })
  const meet = (
    await boss.post<{ doc: { id: number } }>('/meets', {
      ...{ title: `Görüşme: ${name}`, startsAt: '2026-05-01T09:00:00Z', contactPerson: name },
      notes: `<p>${name} (${phone}) ile <b>fiyatı</b> konuştuk; Veli de vardı</p>`,
    })
  ).json.doc
  await boss.post('/notes', {
    ...{ subject: 'companies', document: company.id, body: `${name} aradı: ${email}` },
  })
  // Values of before stand in the trail alone.
  await boss.patch(`/employees/${employee.id}`, { title: 'Müdür', note: 'Sabah arayın' })
  const gone = await makeCompany({ accountantName: name, accountantPhone: phone })
  await boss.remove(`/companies/${gone.id}`)
  const tender = await makeTender({
    ...{ company: null, unconnectedName: name, unconnectedEmail: email },
  })
  await select(
    `insert into mails (kind, recipient, locale, data, state, sent_at)
     values ('quotation', $1, 'tr', '{}', 'sent', now())`,
    [email],
  )
  await select(
    `insert into meet_invitations (meet_id, recipient, locale, state, sequence, title, starts_at, all_day)
     values ($1, $2, 'tr', 'invited', 1, 'Görüşme', now(), false)`,
    [meet.id, email],
  )
  await select(
    `insert into idempotency_keys (user_key, key, body_hash, state, status, response)
     values ('users:1', $1, 'x', 'done', 201, $2)`,
    [randomUUID(), JSON.stringify({ doc: { name } })],
  )
  await select(
    `with made as (insert into imports (kind, target, key, status, mode, locale, file_name, created_by_id)
       select 'file', 'employees', gen_random_uuid()::text, 'done', 'create', 'tr', $1, $2 returning id)
     insert into import_rows (import_id, number, cells, state)
     select id, 1, $3, 'done' from made`,
    [`${name}.csv`, boss.id, JSON.stringify([name, email])],
  )
  return { mark, person, company, branch, employee, meet, gone, tender }
}

describe('an erasure', () => {
  it('leaves the person in no table but what the law keeps, and others as they are', async () => {
    const { mark, person, company, branch, employee, meet, tender } = await everywhere()
    expect(await tablesHolding(mark)).toEqual(
      expect.arrayContaining([
        ...['audit_events', 'branches', 'companies', 'companies_extra_emails', 'employees'],
        ...['idempotency_keys', 'import_rows', 'imports', 'mails', 'meets', 'notes', 'tenders'],
        'trash',
      ]),
    )
    const rows = await tickAll(officer, person)
    const preview = await previewOf(officer, person, rows)
    const effects = preview.json.lines.map(
      ({ table, effect, because }) => `${table} ${effect}${because ? ` ${because}` : ''}`,
    )
    expect(effects).toEqual(
      expect.arrayContaining([
        ...['companies empty', 'employees empty', 'meets words', 'meets empty', 'trash delete'],
        ...[
          'mails delete',
          'meet_invitations delete',
          'import_rows delete',
          'audit_events trail',
          'tenders keep books',
        ],
      ]),
    )
    expect(JSON.stringify(preview.json)).not.toContain(mark)

    const answer = await eraseTicked(officer, person, rows)
    expect(answer.status).toBe(200)
    expect(await tablesHolding(mark)).toEqual(['tenders'])
    expect((await hitsOf(officer, person)).map(({ table }) => table)).toEqual(['tenders'])
    expect(await rowOf('tenders', tender.id)).toMatchObject({ unconnected_name: person.name })

    expect(await rowOf('companies', company.id)).toMatchObject({
      ...{ boss_name: null, boss_phone: null, email: null, accountant_name: 'Veli Kaya' },
      name: company.name,
    })
    expect(
      await select('select email from companies_extra_emails where _parent_id = $1', [company.id]),
    ).toEqual([{ email: 'ofis@baska.example' }])
    expect(await rowOf('branches', branch.id)).toMatchObject({ manager: null, name: branch.name })
    expect(await rowOf('employees', employee.id)).toMatchObject({
      ...{ name: `#${employee.id}`, email: null, cell_phone1: null, note: null, title: null },
    })
    expect(await rowOf('meets', meet.id)).toMatchObject({
      ...{ title: 'Görüşme: ••• •••', contact_person: null },
      notes: '<p>••• ••• ••• ile <strong>fiyatı</strong> konuştuk; Veli de vardı</p>',
    })
  })

  it('keeps in the trail what happened when, with nothing where there were values', async () => {
    const { person, employee } = await everywhere()
    const before = await select<Record<string, unknown>>(
      `select id, at, action, user_id, transaction, details from audit_events
        where subject = 'employees' and document = $1 order by id`,
      [employee.id],
    )
    const rows = await tickAll(officer, person, (table) => table === 'employees')
    const since = await lastAuditId()
    expect((await eraseTicked(officer, person, rows)).status).toBe(200)
    const after = await select<Record<string, unknown>>(
      `select id, at, action, user_id, transaction, details from audit_events
        where subject = 'employees' and document = $1 and id <= $2 order by id`,
      [employee.id, since],
    )
    const facts = (all: typeof before) => all.map(({ details: _, ...fact }) => fact)
    expect(facts(after)).toEqual(facts(before))
    expect(after[0]?.details).toMatchObject({
      name: [null, '[redacted]'],
      company_id: [null, employee.company],
    })
    expect(after[1]?.details).toEqual({
      title: [null, '[redacted]'],
      note: ['[redacted]', '[redacted]'],
    })
    const events = await auditSince(since)
    expect(events.map(({ action, subject, user_id }) => [action, subject, user_id])).toEqual([
      ['update', 'employees', officer.id],
      ['erase', 'employees', officer.id],
      ['erasePerson', 'settings', officer.id],
    ])
    expect(events[2]?.details).toEqual({ rows: [null, '1'], reason: [null, 'Başvuru 2026/14'] })
    const [proof] = await select(
      `select subject, document, fields, cardinality(events) as events, reason, user_id,
         length(before_hash) as hash from audit_redactions order by id desc limit 1`,
    )
    expect(proof).toEqual({
      ...{ subject: 'employees', document: employee.id, events: 3, hash: 64 },
      ...{ reason: 'Başvuru 2026/14', user_id: officer.id },
      fields: expect.arrayContaining(['name', 'cell_phone1']),
    })
  })

  it('finds nothing more the second time, and no unticked row is touched', async () => {
    const { person, employee, meet } = await everywhere()
    const rows = await tickAll(officer, person, (table) => table === 'employees')
    const { json } = await previewOf(officer, person, rows)
    const body = { ...person, rows, seen: json.seen, reason: 'Başvuru' }
    expect((await officer.post('/privacy/erase', body)).status).toBe(200)
    expect(await codeOf(officer.post('/privacy/erase', body))).toBe('409 nothingToErase')
    expect(await codeOf(previewOf(officer, person, rows))).toBe('404 notFound')
    expect(await rowOf('employees', employee.id)).toMatchObject({ name: `#${employee.id}` })
    expect(await rowOf('meets', meet.id)).toMatchObject({ contact_person: person.name })
  })

  it('is judged again when something changed since the preview', async () => {
    const { person, employee } = await everywhere()
    const rows = await tickAll(officer, person, (table) => table === 'employees')
    const { json } = await previewOf(officer, person, rows)
    await boss.patch(`/employees/${employee.id}`, { note: 'Başka bir söz' })
    const body = { ...person, rows, seen: json.seen, reason: 'Başvuru' }
    expect(await codeOf(officer.post('/privacy/erase', body))).toBe('409 erasureChanged')
    expect(await rowOf('employees', employee.id)).toMatchObject({ name: person.name })
  })

  it('leaves mails that wait and imports that run, and says so', async () => {
    const mark = anyMark()
    const person = { email: `${mark}@example.com` }
    await select(
      `insert into mails (kind, recipient, locale, data) values ('quotation', $1, 'tr', '{}')`,
      [person.email],
    )
    const rows = await tickAll(officer, person)
    const { json } = await previewOf(officer, person, rows)
    expect(json.lines).toMatchObject([{ table: 'mails', effect: 'keep', because: 'open' }])
    expect(await codeOf(eraseTicked(officer, person, rows))).toBe('409 nothingToErase')
    expect(await tablesHolding(mark)).toEqual(['mails'])
    // Other tests send what waits.
    await select('delete from mails where recipient = $1', [person.email])
  })
})

describe('a user', () => {
  it('is erased after they have left, with their name in the trail; the number stays', async () => {
    const mark = anyMark()
    const user = await makePerson(undefined, { name: `Ali ${mark}` })
    await user.post('/stock-types', { name: anyName('Tip') })
    const rows = await tickAll(officer, { name: mark }, (table) => table === 'users')
    const { json } = await previewOf(officer, { name: mark }, rows)
    expect(json.lines).toMatchObject([{ table: 'users', effect: 'keep', because: 'active' }])
    expect(await codeOf(eraseTicked(officer, { name: mark }, rows))).toBe('409 nothingToErase')

    await boss.post(`/users/${user.id}/suspend`)
    expect((await eraseTicked(officer, { name: mark }, rows)).status).toBe(200)
    expect(await rowOf('users', user.id)).toMatchObject({
      ...{ name: `#${user.id}`, email: `${user.id}@erased.invalid`, status: 'passive' },
    })
    const names = await select(
      `select distinct user_name, address from audit_events where user_id = $1`,
      [user.id],
    )
    expect(names).toEqual([{ user_name: `#${user.id}`, address: null }])
    expect(await tablesHolding(mark)).toEqual([])
  })
})

describe('who may erase', () => {
  const person = { name: anyMark() }
  const rows = [{ table: 'employees', key: '1' }]

  it('is a person with the right, in a session confirmed lately, looking as themselves', async () => {
    const others = allPermissions()
      .filter(({ subject }) => subject !== 'privacy')
      .concat({ subject: 'privacy', actions: ['read'] })
    const reader = await makePerson(others)
    const body = { ...person, rows, seen: '0'.repeat(64), reason: 'Başvuru' }
    for (const path of ['/privacy/erasure', '/privacy/erase']) {
      const asked = path.endsWith('erase') ? body : { ...person, rows }
      expect(await codeOf(reader.post(path, asked))).toBe('403 notAllowed')
      const program = await makeProgram(RIGHTS, { scopes: ['read', 'write'] })
      expect((await program.post(path, asked)).status).toBe(403)
      const late = await makePerson(RIGHTS)
      await select(
        `update users_sessions set created_at = now() - interval '11 minutes' where _parent_id = $1`,
        [late.id],
      )
      expect(await codeOf(late.post(path, asked))).toBe('403 confirmItsYou')
      const viewer = await makePerson()
      await viewer.post('/users/view-as', { role: viewer.roleId })
      expect(await codeOf(viewer.post(path, asked))).toBe('403 viewingAsRole')
    }
  })

  it('gives a reason that does not name the person, and the mark of the preview', async () => {
    const { person: known, employee } = await everywhere()
    const ticked = await tickAll(officer, known, (table) => table === 'employees')
    for (const reason of [
      `${known.name} istedi`,
      `Tel ${known.phone}`,
      known.email.toUpperCase(),
      '',
    ])
      expect(await codeOf(eraseTicked(officer, known, ticked, { reason }))).toBe('400 invalidInput')
    for (const seen of ['', 'x', '0'.repeat(64)])
      expect(await codeOf(eraseTicked(officer, known, ticked, { seen }))).toMatch(
        seen.length === 64 ? '409 erasureChanged' : '400 invalidInput',
      )
    expect(await codeOf(eraseTicked(officer, known, ticked, { more: 1 }))).toBe('400 unknownField')
    expect(await rowOf('employees', employee.id)).toMatchObject({ name: known.name })
  })

  it('erases nothing but rows that name the person, whatever is ticked', async () => {
    const wrong = [
      ...[
        ['users', '1'],
        ['roles', '1'],
        ['rate_limits', 'x'],
        ['payload_migrations', '1'],
      ],
    ].map(([table = '', key = '']) => ({ table, key }))
    expect(await codeOf(previewOf(officer, person, wrong))).toBe('404 notFound')
    const body = { ...person, rows: wrong, seen: '0'.repeat(64), reason: 'Başvuru' }
    expect(await codeOf(officer.post('/privacy/erase', body))).toBe('409 nothingToErase')
  })
})

describe('at once', () => {
  it('two erasures of one person are one', async () => {
    const { person } = await everywhere()
    const rows = await tickAll(officer, person, (table) => table !== 'audit_events')
    const { json } = await previewOf(officer, person, rows)
    const body = { ...person, rows, seen: json.seen, reason: 'Başvuru' }
    const codes = await Promise.all(
      [1, 2, 3].map(() => codeOf(officer.post('/privacy/erase', body))),
    )
    expect(codes.toSorted()).toEqual(['200', '409 nothingToErase', '409 nothingToErase'])
  })

  it('an erasure and a save of the same employee are one after the other', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { person, employee } = await everywhere()
      const rows = await tickAll(officer, person, (table) => table === 'employees')
      const [erased, saved] = await Promise.all([
        codeOf(eraseTicked(officer, person, rows)),
        codeOf(
          boss.patch(
            `/employees/${employee.id}`,
            { name: `${person.name} Yeni` },
            { headers: { 'if-match': String((await rowOf('employees', employee.id)).updated_at) } },
          ),
        ),
      ])
      const { name } = await rowOf('employees', employee.id)
      // Either the save came first, and the erasure was refused; or nothing of the person is left.
      if (erased === '200') expect(name).not.toContain(person.name)
      else expect([erased, saved]).toEqual(['409 erasureChanged', '200'])
    }
  })
})
