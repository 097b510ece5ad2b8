import ICAL from 'ical.js'
import { beforeAll, describe, expect, it } from 'vitest'
import { actionsOf, type Permission, type Subject } from '@/access/roles/permissions'
import { feedApiPath } from '@/domain/calendar/feed'
import { addDays } from '@/domain/shared/day'
import { asSuperuser, select } from '../../factories/database'
import { today } from '../../factories/day'
import { administrator, makePerson, type Person } from '../../factories/person'
import { makeProgram } from '../../factories/program'
import { outcome } from '../../factories/quickPerson'
import { anyName, makeCompany, makeRow } from '../../factories/rows'
import { makeTender, step } from '../../factories/tender'
import { rest } from '../../helpers/rest'

const all = (subject: Subject, fields?: string[]): Permission => ({
  subject,
  actions: actionsOf(subject).filter((action) => action !== 'seeCosts'),
  ...(fields && { fields }),
})
const FULL = [all('customers'), all('meets'), all('actions'), all('tenders')]

/** An address of the product without a session, as a calendar program asks for it. */
const readFeed = (url: string, headers: Record<string, string> = {}) =>
  rest({ path: feedApiPath(new URL(url).pathname) ?? '', headers })
const feedOf = async (person: Person, body: object = {}): Promise<string> => {
  const { status, json, text } = await person.post<{ url: string }>('/calendar-feeds', body)
  if (status !== 200) throw new Error(text)
  return json.url
}
const eventsIn = (text: string) =>
  new ICAL.Component(ICAL.parse(text) as never)
    .getAllSubcomponents('vevent')
    .map((component) => new ICAL.Event(component))

const day = (ahead: number) => addDays(today(), ahead)
let boss: Person
let company: number
const names = { company: anyName('KANARYA'), secret: anyName('GIZLI') }

/** A user with a meeting, an action and a sent tender of the next days. */
const withCalendar = async (permissions = FULL) => {
  const person = await makePerson(permissions)
  const title = anyName('Görüşme')
  const meet = await makeRow('meets', {
    ...{ title, company, status: 'planned', notes: null, contactPerson: names.secret },
    startsAt: `${day(2)}T09:00:00.000Z`,
    endsAt: `${day(2)}T10:00:00.000Z`,
  })
  const action = await makeRow('actions', {
    ...{ subject: 'companies', document: company, kind: 'call', title: anyName('Fiyat') },
    ...{ owner: person.id, due: day(3), note: names.secret },
  })
  const tender = await makeTender({ title: anyName('Teklif'), company, validUntil: day(5) })
  await step(tender.id, 'assign', { owner: person.id })
  await step(tender.id, 'send')
  return { person, meet: meet.id, action: action.id, tender: tender.id, title }
}

beforeAll(async () => {
  boss = await administrator()
  company = (await makeCompany({ name: names.company })).id
})

describe('the address of a calendar', () => {
  it('gives what its owner has in front of them, without a session', async () => {
    const { person, meet, action, tender, title } = await withCalendar()
    const { status, text, headers } = await readFeed(await feedOf(person))
    expect([status, headers.get('content-type')]).toEqual([200, 'text/calendar; charset=utf-8'])
    const events = eventsIn(text)
    const own = (key: string) => events.find(({ uid }) => uid.startsWith(`${key}@`))
    const meeting = own(`meets-${meet}`)
    expect(meeting?.summary).toBe(`${title} · ${names.company}`)
    expect(meeting?.startDate.toJSDate().toISOString()).toBe(`${day(2)}T09:00:00.000Z`)
    expect(meeting?.endDate.toJSDate().toISOString()).toBe(`${day(2)}T10:00:00.000Z`)
    expect(meeting?.component.getFirstPropertyValue('url')).toContain(`/meets/`)
    expect(own(`actions-${action}`)?.summary).toMatch(/^Arama: Fiyat.* · KANARYA/)
    expect(own(`actions-${action}`)?.startDate.isDate).toBe(true)
    expect(own(`lastDays-${tender}`)?.endDate.toString()).toBe(day(6))
    // Payment days were not asked for, and nobody's notes, phones or amounts are in it.
    expect(events.some(({ uid }) => /^(instalments|deliveries)/.test(uid))).toBe(false)
    expect(text).not.toContain(names.secret)
  })

  it('holds the layers that were chosen, as far as they may be read', async () => {
    const { person, action } = await withCalendar()
    const text = (await readFeed(await feedOf(person, { layers: ['actions'] }))).text
    expect(eventsIn(text).map(({ uid }) => uid.split('@')[0])).toEqual([`actions-${action}`])
  })

  it('is the same at every clock of a server, and has the words of its owner', async () => {
    const { person } = await withCalendar()
    const url = await feedOf(person)
    const zone = process.env.TZ
    const texts: string[] = []
    for (const other of ['America/New_York', 'Asia/Tokyo']) {
      process.env.TZ = other
      texts.push((await readFeed(url)).text)
    }
    process.env.TZ = zone
    expect(texts[0]).toBe(texts[1])
    expect(texts[0]).toContain('SUMMARY:Son gün: ')
  })

  it('is sent again only where it has changed', async () => {
    const { person, meet } = await withCalendar()
    const url = await feedOf(person)
    const { headers, text } = await readFeed(url)
    const known = { 'If-None-Match': headers.get('etag') ?? '' }
    expect((await readFeed(url, known)).status).toBe(304)
    await boss.patch(`/meets/${meet}`, { status: 'cancelled' })
    const changed = await readFeed(url, known)
    expect(changed.status).toBe(200)
    expect(changed.text).toContain('STATUS:CANCELLED')
    const sequenceIn = (file: string) =>
      eventsIn(file).find(({ uid }) => uid.startsWith(`meets-${meet}@`))?.sequence ?? 0
    expect(sequenceIn(changed.text)).toBeGreaterThanOrEqual(sequenceIn(text))
  })

  it('shows when it was read last', async () => {
    const { person } = await withCalendar()
    const url = await feedOf(person)
    const readAt = () =>
      select('select last_read_at as at from calendar_feeds where user_id = $1', [person.id])
    expect(await readAt()).toEqual([{ at: null }])
    await readFeed(url)
    expect(await readAt()).toEqual([{ at: expect.any(Date) }])
  })

  it('is read thirty times an hour', async () => {
    const { person } = await withCalendar()
    const url = await feedOf(person, { layers: ['actions'] })
    for (let read = 0; read < 30; read += 1) expect((await readFeed(url)).status).toBe(200)
    const late = await readFeed(url)
    expect(late.status).toBe(429)
    expect(Number(late.headers.get('retry-after'))).toBeGreaterThan(60)
  })
})

describe('who reads it', () => {
  it('has the rights that its owner has now', async () => {
    const { person, meet } = await withCalendar()
    const url = await feedOf(person)
    const narrow = (permissions: Permission[]) =>
      asSuperuser('update roles set permissions = $1, updated_at = now() where id = $2', [
        JSON.stringify(permissions),
        person.roleId,
      ])
    await narrow([all('meets', ['startsAt', 'endsAt', 'allDay'])])
    const text = (await readFeed(url)).text
    // What the meeting is called, and whose it is, is closed by now.
    expect(eventsIn(text).map(({ summary }) => summary)).toContain(`#${meet}`)
    expect(text).not.toContain('KANARYA')
    expect(text).not.toMatch(/UID:(actions|lastDays)/)
    await narrow([])
    expect(eventsIn((await readFeed(url)).text)).toEqual([])
  })

  it('finds nothing once it has ended, whatever ended it', async () => {
    const ended = async (end: (person: Person) => Promise<unknown>) => {
      const person = await makePerson(FULL)
      const url = await feedOf(person)
      await end(person)
      return readFeed(url)
    }
    const answers = [
      await readFeed(`http://x/cal/${'A'.repeat(43)}.ics`),
      await ended((person) => person.remove('/calendar-feeds')),
      await ended((person) => feedOf(person)),
      await ended(({ id }) => boss.post(`/users/${id}/suspend`)),
      // Past the grace of a role that requires a second factor: they cannot sign in either.
      await ended(async ({ id, roleId }) => {
        await select(`update roles set factor = 'required' where id = $1`, [roleId])
        await asSuperuser(`begin; set local session_replication_role = replica;
          update roles set factor_required_at = '2020-01-01' where id = ${roleId};
          update users set factor_grace_from = null, created_at = '2020-01-01' where id = ${id};
          commit`)
      }),
      await ended(({ id }) => asSuperuser('delete from users where id = $1', [id])),
    ]
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404))
    // All of them in the same words: nothing says that there was one.
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
  })

  it('does not find it again when a suspended user comes back', async () => {
    const { person } = await withCalendar()
    const url = await feedOf(person)
    await boss.post(`/users/${person.id}/suspend`)
    await boss.post(`/users/${person.id}/unsuspend`)
    expect((await readFeed(url)).status).toBe(404)
  })

  it('needs nothing else, and gets nothing else by it', async () => {
    const url = await feedOf(await makePerson(FULL))
    const token = new URL(url).pathname.split('/')[2]?.replace('.ics', '') ?? ''
    for (const path of ['/api/me', '/api/calendar?from=2031-03-01&to=2031-03-02'])
      for (const [name, value] of [
        ['Authorization', `JWT ${token}`],
        ['Cookie', `payload-token=${token}`],
      ] as const)
        expect((await rest({ path, headers: { [name]: value } })).status).not.toBe(200)
    for (const method of ['POST', 'PATCH', 'DELETE'] as const)
      expect((await rest({ method, path: `/api/cal/${token}` })).status).toBe(404)
    for (const path of [`/api/cal/${token}/x`, `/api/cal/${token}x`, '/api/cal/%00', '/api/cal'])
      expect((await rest({ path })).status).toBe(404)
  })
})

describe('making it', () => {
  it('is for people who confirmed themselves and have a calendar', async () => {
    const make = (client: Person, body: object = {}) => client.post('/calendar-feeds', body)
    expect((await rest({ method: 'POST', path: '/api/calendar-feeds', body: {} })).status).toBe(401)
    const program = await makeProgram(FULL)
    expect(outcome(await program.post('/calendar-feeds'))).toBe('403 peopleOnly')
    const nobody = await makePerson([])
    expect(outcome(await make(nobody))).toBe('403 notAllowed')
    const late = await makePerson(FULL)
    await asSuperuser(
      `update users_sessions set created_at = now() - interval '1 hour' where _parent_id = $1`,
      [late.id],
    )
    expect(outcome(await make(late))).toBe('403 confirmItsYou')
    const person = await makePerson(FULL)
    expect(outcome(await make(person, { other: 1 }))).toBe('400 unknownField')
    for (const layers of [[], ['x'], 'meets', ['meets', 'meets']]) {
      const { json } = await make(person, { layers })
      expect(json).toMatchObject({ errors: [{ data: { errors: [{ path: 'layers' }] } }] })
    }
    expect(await select('select 1 from calendar_feeds where user_id = $1', [person.id])).toEqual([])
    expect(outcome(await person.remove('/calendar-feeds'))).toBe('404 notFound')
  })

  it('of two at once leaves one, which its owner was shown', async () => {
    const person = await makePerson(FULL)
    const urls = await Promise.all(Array.from({ length: 6 }, () => feedOf(person)))
    const answers = await Promise.all(urls.map((url) => readFeed(url)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  it('keeps the address nowhere, and is in the trail and in a mail to the owner', async () => {
    const person = await makePerson(FULL)
    const key = { headers: { 'Idempotency-Key': anyName('once') } }
    const { json } = await person.post<{ url: string }>('/calendar-feeds', {}, key)
    await person.remove('/calendar-feeds')
    const token = json.url.split('/').at(-1)?.replace('.ics', '') ?? ''
    const events = await select<{ action: string; row: string }>(
      `select action, row_to_json(e)::text as row from audit_events e
       where subject = 'users' and document = $1 and action like '%Feed' order by id`,
      [String(person.id)],
    )
    expect(events.map(({ action }) => action)).toEqual(['addFeed', 'removeFeed'])
    const kept = await select<{ row: string }>(
      `select row_to_json(m)::text as row from mails m where recipient = $1
       union all select row_to_json(k)::text from idempotency_keys k where user_key like $2`,
      [person.email, `%${person.id}`],
    )
    expect(kept.map(({ row }) => row).join()).toContain('feedMade')
    for (const { row } of [...events, ...kept]) expect(row).not.toContain(token)
  })
})
