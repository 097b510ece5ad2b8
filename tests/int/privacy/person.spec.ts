import { randomUUID } from 'node:crypto'
import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { allPermissions } from '@/access/buildAbility'
import type { Permission } from '@/access/roles/permissions'
import type { PersonFile } from '@/present/privacy/personFile'
import type { HitGroup } from '@/present/privacy/hits'
import { MAX_HITS } from '@/queries/privacy/findPerson'
import { auditSince, lastAuditId } from '../../factories/audit'
import { select } from '../../factories/database'
import { forgetTrail } from '../../factories/erasing'
import { administrator, makePerson as makeUser, PASSWORD } from '../../factories/person'
import { makeProgram } from '../../factories/program'
import { outcome } from '../../factories/quickPerson'
import { anyName, makeCompany } from '../../factories/rows'
import { cookieFor, makePerson } from '../gate/people'
import { ask, codeOf, startPayload } from '../gate/rest'

/** In no other row: what a test of this file finds is its own. */
const MARK = `qx${randomUUID().replaceAll(/[^a-z]/g, '')}`
const EMAIL = `${MARK}@example.com`
const PHONE = `05${String(Date.now()).slice(-9)}`

let payload: Payload
let cookie: string
const READS: Permission[] = [{ subject: 'privacy', actions: ['read'] }]

beforeAll(async () => {
  payload = await startPayload()
  const boss = await administrator()
  await forgetTrail()
  cookie = await cookieFor(await makePerson(payload, READS))
  const { id } = await makeCompany({ bossName: `Işık ${MARK.toUpperCase()}`, bossPhone: PHONE })
  await boss.post('/employees', { name: `Ali ${MARK}`, company: id, email: EMAIL })
  await boss.post('/meets', {
    title: anyName('Görüşme'),
    startsAt: '2026-05-01T09:00:00Z',
    notes: `<p>${PHONE} ile konuştuk, olmazsa ayse.kaya@baska.example</p>`,
  })
  const gone = await makeCompany({ name: anyName('Giden'), accountantName: MARK })
  expect((await boss.remove(`/companies/${gone.id}`)).status).toBe(200)
  await select(
    `insert into mails (kind, recipient, locale, data, state, sent_at)
     values ('quotation', $1, 'tr', '{}', 'sent', now())`,
    [EMAIL],
  )
})

const post = (path: string, json: object, as = cookie) =>
  ask('POST', `/privacy/${path}`, { cookie: as, json })
const found = async (json: object) => {
  const answer = await post('search', json)
  expect(answer.status).toBe(200)
  const { groups } = (await answer.json()) as { groups: HitGroup[] }
  return groups
}
const tablesOf = (groups: readonly HitGroup[]) => groups.map(({ table }) => table)

describe('the search for a person', () => {
  it('finds them in forms, trail, trash and mails, without any right to read those', async () => {
    const tables = tablesOf(await found({ name: MARK }))
    expect(tables).toEqual(
      expect.arrayContaining(['companies', 'employees', 'mails', 'trash', 'audit_events']),
    )
  })

  it('finds a phone however it is written, in formatted text too', async () => {
    const typed = `+90 ${PHONE.slice(1, 4)}-${PHONE.slice(4)}`
    const groups = await found({ phone: typed })
    expect(tablesOf(groups)).toEqual(expect.arrayContaining(['companies', 'meets']))
    const meet = groups.find(({ table }) => table === 'meets')?.hits[0]
    const text = meet?.found[0]?.pieces.map((piece) => piece.text).join('')
    expect(text).toContain(`${PHONE} ile konuştuk`)
    expect(text).not.toContain('<p>')
    // No page of a meeting is open to the reader.
    expect(meet?.href).toBeUndefined()
  })

  it('finds what matches one of the three, in any case and accents', async () => {
    const groups = await found({ name: `isik ${MARK}`, email: EMAIL.toUpperCase() })
    expect(tablesOf(groups)).toEqual(expect.arrayContaining(['companies', 'employees', 'mails']))
  })

  it('says when there are more than it shows', async () => {
    const many = `qy${MARK}`
    await select(
      `insert into mails (kind, recipient, locale, data, state, sent_at)
       select 'quotation', $1 || n || '@example.com', 'tr', '{}', 'sent', now() from generate_series(1, $2) n`,
      [many, MAX_HITS + 1],
    )
    const [mails] = await found({ email: many })
    expect(mails).toMatchObject({ table: 'mails', isCut: true })
    expect(mails?.hits).toHaveLength(MAX_HITS)
  })

  it('takes the signs of patterns for themselves', async () => {
    expect(await found({ name: `${MARK}%` })).toEqual([])
    expect(await found({ name: `${MARK.slice(0, 4)}_${MARK.slice(5)}` })).toEqual([])
  })

  it('reveals no session, token or hash', async () => {
    const text = JSON.stringify(await found({ name: MARK }))
    const secrets = await select<{ secret: string }>(
      `select id as secret from users_sessions union all select hash from users`,
    )
    expect(secrets.filter(({ secret }) => secret && text.includes(secret))).toEqual([])
  })

  it('is refused without the right, to programs, and with nothing to search by', async () => {
    const others = allPermissions().filter(({ subject }) => subject !== 'privacy')
    const another = await cookieFor(await makePerson(payload, others))
    expect(await codeOf(post('search', { name: MARK }, another))).toBe('403 notAllowed')
    expect(await codeOf(post('search', { name: MARK }, ''))).toBe('401 signInFirst')
    expect(await codeOf(post('search', {}))).toBe('400 invalidInput')
    expect(await codeOf(post('search', { phone: '12' }))).toBe('400 invalidInput')
    const program = await makeProgram(READS, { scopes: ['read'] })
    const answer = await program.post('/privacy/search', { name: MARK })
    expect(answer.status).toBe(403)
  })

  it('wants a session that was confirmed lately', async () => {
    const person = await makeUser(READS)
    await select(
      `update users_sessions set created_at = now() - interval '11 minutes' where _parent_id = $1`,
      [person.id],
    )
    const answer = await person.post<{ errors: [{ code: string }] }>('/privacy/search', {
      name: MARK,
    })
    expect(answer.json.errors[0].code).toBe('confirmItsYou')
  })
})

it('leaves each search in the trail, and not of whom', async () => {
  const since = await lastAuditId()
  await found({ name: MARK, phone: PHONE })
  await post('search', { name: '' })
  const events = await auditSince(since)
  expect(events).toMatchObject([{ action: 'searchPerson', subject: 'settings', document: null }])
  expect(JSON.stringify(events)).not.toContain(MARK)
})

describe('the file of a person', () => {
  const rowsOf = (groups: readonly HitGroup[], ...tables: string[]) =>
    groups
      .filter(({ table }) => tables.includes(table))
      .flatMap(({ hits }) => hits.map(({ table, key }) => ({ table, key })))

  it('has what is ticked of them and their own columns beside it, others masked', async () => {
    const person = { name: MARK, phone: PHONE }
    const rows = rowsOf(await found(person), 'companies', 'meets')
    const since = await lastAuditId()
    const answer = await post('export', { ...person, rows, format: 'json' })
    expect(answer.status).toBe(200)
    const { content } = (await answer.json()) as { content: string }
    const file = JSON.parse(content) as PersonFile
    expect(file.parts.map(({ table }) => table)).toEqual(['companies', 'meets'])
    const values = file.parts[0]?.rows[0]?.values.map(({ value }) => value)
    expect(values).toEqual([`Işık ${MARK.toUpperCase()}`, PHONE])
    expect(content).not.toContain('ayse.kaya')
    expect(content).toContain(PHONE)
    // The trail says that there was a file, not of whom.
    const events = await auditSince(since)
    expect(events).toMatchObject([
      { action: 'exportPerson', details: { rows: [null, '2'], format: [null, 'json'] } },
    ])
    expect(JSON.stringify(events)).not.toContain(MARK)
  })

  it('has their own phone and e-mail though they were searched by name alone', async () => {
    const rows = rowsOf(await found({ name: MARK }), 'companies', 'employees')
    const answer = await post('export', { name: MARK, rows, format: 'json' })
    const { content } = (await answer.json()) as { content: string }
    expect(content).toContain(PHONE)
    expect(content).toContain(EMAIL)
  })

  it('is a document to read as well', async () => {
    const rows = rowsOf(await found({ email: EMAIL }), 'employees')
    const answer = await post('export', { email: EMAIL, rows, format: 'html' })
    const { content, fileName } = (await answer.json()) as { content: string; fileName: string }
    expect(fileName).toMatch(/\.html$/)
    expect(content).toContain(EMAIL)
  })

  it('wants a session that was confirmed lately, also after the search', async () => {
    const person = await makeUser(READS)
    const asked = { name: MARK, rows: rowsOf(await found({ name: MARK }), 'companies') }
    const take = async () =>
      outcome(await person.post('/privacy/export', { ...asked, format: 'json' }))
    expect(await take()).toBe('200')
    await select(
      `update users_sessions set created_at = now() - interval '11 minutes' where _parent_id = $1`,
      [person.id],
    )
    const since = await lastAuditId()
    expect(await take()).toBe('403 confirmItsYou')
    expect((await auditSince(since)).map(({ action }) => action)).toEqual(['denied'])
    expect(outcome(await person.post('/users/confirm', { password: PASSWORD }))).toBe('200')
    expect(await take()).toBe('200')
  })

  it('holds no row that does not name the person, whatever is sent', async () => {
    const rows = [
      { table: 'users', key: '1' },
      { table: 'rate_limits', key: 'x' },
      { table: 'payload_kv', key: '1' },
      { table: 'pg_authid', key: '10' },
    ]
    expect(await codeOf(post('export', { name: MARK, rows, format: 'json' }))).toBe('404 notFound')
    for (const wrong of [[], [{ table: 'users; drop', key: '1' }], [{ table: 'users' }]])
      expect(await codeOf(post('export', { name: MARK, rows: wrong, format: 'json' }))).toBe(
        '400 invalidInput',
      )
  })
})
