import { createHash } from 'node:crypto'
import { createLocalReq, type Payload, type TypedUser } from 'payload'
import pg from 'pg'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import type { Permission } from '@/access/roles/permissions'
import { IS_LIVE, mayAct, SESSIONS } from '@/access/session/session'
import { noteSeen } from '@/operations/users/sessionDevice'
import { readSessions } from '@/queries/users/readSessions'
import { auditSince, lastAuditId } from '../../factories/audit'
import { select } from '../../factories/database'
import { anyIp, cookieFor, cookieOf, makePerson, signIn, type Person } from '../gate/people'
import { ask, askPayload, codeOf, read, startPayload } from '../gate/rest'

const MANAGES: Permission[] = [{ subject: 'users', actions: ['read', 'write'] }]
const CHROME = 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/142.0.0.0 Safari/537.36'

let payload: Payload
beforeAll(async () => {
  payload = await startPayload()
  await makePerson(payload)
})

const sidOf = (cookie: string): string => {
  const [, claims = ''] = cookie.split('.')
  return (JSON.parse(Buffer.from(claims, 'base64url').toString()) as { sid: string }).sid
}

const sessionsOf = async ({ id }: Person, cookie = '') => {
  const user = (await payload.findByID({ collection: 'users', id })) as unknown as TypedUser
  Object.assign(user, { collection: 'users', ...(cookie && { _sid: sidOf(cookie) }) })
  return readSessions(await createLocalReq({ user }, payload), id)
}
const whoIs = async (cookie: string) =>
  (await (await ask('GET', '/users/me', { cookie })).json()) as { user: { id: number } | null }
const isIn = async (cookie: string) => (await whoIs(cookie)).user !== null
const end = (cookie: string, json: object) => codeOf(ask('POST', '/sessions/end', { cookie, json }))
const endAll = (cookie: string, user: number) =>
  codeOf(ask('POST', '/sessions/end-all', { cookie, json: { user } }))

describe('whether a session is live', () => {
  it.each(['active', 'passive'])(
    'is one rule in SQL and in code for somebody %s',
    async (status) => {
      for (const expiresAt of ['2000-01-01T00:00:00Z', '2100-01-01T00:00:00Z']) {
        const [row] = await select<{ live: boolean }>(
          `select ${IS_LIVE} as live
           from (select $1::text as status) u, (select $2::timestamptz as expires_at) s`,
          [status, expiresAt],
        )
        const actor = { status, _sid: 'a', sessions: [{ id: 'a', expiresAt }] }
        expect(mayAct(actor, new Date())).toBe(row?.live)
      }
    },
  )

  it.each([
    ['taken away', 'delete from users_sessions where _parent_id = :id'],
    ['over', 'update users_sessions set expires_at = now() where _parent_id = :id'],
    ['of somebody suspended', `update users set status = 'passive' where id = :id`],
    [
      'of somebody whose role lost its rights',
      `update roles set permissions = '[]' where id = (select role_id from users where id = :id)`,
    ],
  ])('counts in every way in at once: one that is %s', async (_, statement) => {
    const person = await makePerson(payload, [{ subject: 'stock-cards', actions: ['read'] }])
    const cookie = await cookieFor(person)
    const ways = async () => ({
      reads: await codeOf(ask('GET', '/stock-cards?limit=1', { cookie })),
      payload: await codeOf(askPayload('GET', '/stock-cards?limit=1', { cookie })),
      me: await isIn(cookie),
      streams: (
        await select(`select 1 from ${SESSIONS} where s.id = $1 and ${IS_LIVE}`, [sidOf(cookie)])
      ).length,
    })
    // The second time everything is remembered.
    for (let time = 0; time < 3; time += 1)
      expect(await ways()).toEqual({ reads: '200', payload: '200', me: true, streams: 1 })
    const change = statement.replace(':id', String(person.id))
    // As another instance would have changed it, past whatever this process remembers.
    await select(`begin; set local app.user_writer = 'on'; ${change}; commit`)
    const isRole = statement.includes('role')
    const refused = isRole ? '403 notAllowed' : '401 signInFirst'
    expect(await ways()).toEqual({
      reads: refused,
      payload: refused,
      me: isRole,
      streams: isRole ? 1 : 0,
    })
    // The product ends the sessions with the suspension.
    await select('delete from users_sessions where _parent_id = $1', [person.id])
  })

  it('takes one statement of a reading, and one beside what Payload reads', async () => {
    const person = await makePerson(payload, [{ subject: 'stock-cards', actions: ['read'] }])
    const cookie = await cookieFor(person)
    const get = (through: typeof ask) => codeOf(through('GET', '/stock-cards?limit=1', { cookie }))
    for (let time = 0; time < 3; time += 1) await Promise.all([get(ask), get(askPayload)])
    const asked = vi.spyOn(pg.Client.prototype, 'query')
    const textsOf = async (through: typeof ask) => {
      asked.mockClear()
      expect(await get(through)).toBe('200')
      return asked.mock.calls.map(([one]) =>
        typeof one === 'string' ? one : (one as unknown as { text: string }).text,
      )
    }
    const reads = await textsOf(ask)
    const byPayload = await textsOf(askPayload)
    asked.mockRestore()
    expect(reads).toEqual([expect.stringContaining('"stock_cards" a')])
    const kinds = byPayload.map((text) => /xmin|count\(\*\)|select "id"/.exec(text)?.[0] ?? text)
    expect(kinds.sort()).toEqual(['count(*)', 'select "id"', 'xmin'])
  })
})

describe('US4 the sessions of a person', () => {
  it('say on what and from where they were opened, the one that asks first', async () => {
    const person = await makePerson(payload, [])
    const headers = { 'x-client-address': '203.0.113.7', 'user-agent': CHROME }
    const own = cookieOf(await signIn(person.email, {}, headers))
    await signIn(person.email, {}, { 'x-client-address': '2001:db8::1' })
    const [first, second, ...more] = await sessionsOf(person, own)
    expect(more).toEqual([])
    expect(first).toMatchObject({
      isThis: true,
      browser: 'Chrome',
      system: 'Windows',
      address: '203.0.113.7',
    })
    expect(first?.seenAt).not.toBeNull()
    expect(second).toMatchObject({ isThis: false, browser: null, address: '2001:db8::1' })
    expect(JSON.stringify([first, second])).not.toContain(sidOf(own))
  })

  it('are seen with a request, and not written down again within minutes', async () => {
    const person = await makePerson(payload, [{ subject: 'stock-cards', actions: ['read'] }])
    const cookie = await cookieFor(person)
    expect((await sessionsOf(person))[0]?.seenAt).toBeNull()
    // By the readings of one statement as well as by Payload.
    const headers = { 'x-client-address': '203.0.113.8', 'user-agent': CHROME }
    expect(await codeOf(ask('GET', '/stock-cards?limit=1', { cookie, headers }))).toBe('200')
    await vi.waitFor(async () => {
      expect((await sessionsOf(person))[0]).toMatchObject({ address: '203.0.113.8' })
    })
    const [before] = await select(
      'select last_seen_at, xmin from session_devices where user_id = $1',
      [person.id],
    )
    const written = vi.spyOn(payload.db.drizzle, 'execute')
    for (let i = 0; i < 5; i += 1) noteSeen(payload, { sid: sidOf(cookie), headers: new Headers() })
    expect(written).not.toHaveBeenCalled()
    written.mockRestore()
    const [after] = await select(
      'select last_seen_at, xmin from session_devices where user_id = $1',
      [person.id],
    )
    expect(after).toEqual(before)
  })

  it('are one’s own to end, without any right', async () => {
    const person = await makePerson(payload, [])
    const [here, there] = [await cookieFor(person), await cookieFor(person)]
    const [, other] = await sessionsOf(person, here)
    expect(await end(here, { user: person.id, session: other?.name })).toBe('200')
    expect([await isIn(here), await isIn(there)]).toEqual([true, false])
    expect(await end(here, { user: person.id, session: other?.name })).toBe('404 notFound')
    expect(await endAll(here, person.id)).toBe('404 notFound')
  })

  it('end at the next reading of one statement', async () => {
    const person = await makePerson(payload, [{ subject: 'stock-cards', actions: ['read'] }])
    const [here, there] = [await cookieFor(person), await cookieFor(person)]
    const cards = (cookie: string) => codeOf(ask('GET', '/stock-cards?limit=1', { cookie }))
    expect([await cards(here), await cards(there)]).toEqual(['200', '200'])
    expect(await endAll(here, person.id)).toBe('200')
    expect([await cards(here), await cards(there)]).toEqual(['200', '401 signInFirst'])
    expect(
      await select(
        `select d.session_id from session_devices d
           left join users_sessions s on s.id = d.session_id
          where d.user_id = $1 and s.id is null and d.session_id = $2`,
        [person.id, sidOf(there)],
      ),
    ).toEqual([])
  })

  it('of others are ended by whose role covers theirs, and the trail tells it', async () => {
    const person = await makePerson(payload, [{ subject: 'stock-cards', actions: ['read'] }])
    const cookie = await cookieFor(person)
    const manager = await makePerson(payload, [
      ...MANAGES,
      { subject: 'stock-cards', actions: ['read'] },
    ])
    const below = await cookieFor(await makePerson(payload, MANAGES))
    const reader = await cookieFor(
      await makePerson(payload, [{ subject: 'users', actions: ['read'] }]),
    )
    const narrowed = await cookieFor(
      await makePerson(payload, [{ subject: 'users', actions: ['write'], fields: ['phone'] }]),
    )
    const [session] = await sessionsOf(person)
    const body = { user: person.id, session: session?.name }
    expect(await end('', body)).toBe('401 signInFirst')
    expect(await end(reader, body)).toBe('403 notAllowed')
    expect(await end(narrowed, body)).toBe('403 notAllowed')
    expect(await end(below, body)).toBe('403 userAboveOwn')
    expect(await endAll(below, person.id)).toBe('403 userAboveOwn')
    expect(await isIn(cookie)).toBe(true)
    const last = await lastAuditId()
    const managing = await cookieFor(manager)
    expect(await end(managing, body)).toBe('200')
    expect(await isIn(cookie)).toBe(false)
    await cookieFor(person)
    expect(await endAll(managing, person.id)).toBe('200')
    const rows = (await auditSince(last)).filter(({ document }) => document === person.id)
    expect(rows.map(({ action, subject, user_id }) => [action, subject, user_id])).toEqual([
      ['endSession', 'users', manager.id],
      ['endSessions', 'users', manager.id],
    ])
  })

  it('of one person are not ended under the name of another', async () => {
    const [one, other] = [await makePerson(payload, []), await makePerson(payload, [])]
    const [mine, theirs] = [await cookieFor(one), await cookieFor(other)]
    const [session] = await sessionsOf(other)
    expect(await end(mine, { user: one.id, session: session?.name })).toBe('404 notFound')
    expect(await isIn(theirs)).toBe(true)
    expect(await end(mine, { user: one.id, session: "x' or true --" })).toBe('400 invalidInput')
  })

  it('that ended are not brought back by a save of their person in flight', async () => {
    const person = await makePerson(payload, [])
    const here = await cookieFor(person)
    for (let round = 0; round < 6; round += 1) {
      const there = await cookieFor(person)
      const save = ask('PATCH', `/users/${person.id}`, {
        cookie: here,
        json: { name: `Ad ${round}` },
      })
      const [saved, ended] = await Promise.all([codeOf(save), endAll(here, person.id)])
      expect([saved, ended]).toEqual(['200', '200'])
      expect([await isIn(here), await isIn(there)]).toEqual([true, false])
    }
  })

  it('keep when they were seen while their person is saved', async () => {
    const person = await makePerson(payload, [])
    const cookie = cookieOf(await signIn(person.email, {}, { ...anyIp(), 'user-agent': CHROME }))
    const [before] = await sessionsOf(person, cookie)
    expect(
      await codeOf(ask('PATCH', `/users/${person.id}`, { cookie, json: { name: 'Yeni Ad' } })),
    ).toBe('200')
    expect(await sessionsOf(person, cookie)).toEqual([before])
  })
})

describe('the id of a session', () => {
  const READINGS = (id: number) => [
    '/users/me',
    `/users/${id}`,
    `/users/${id}?depth=2&select[sessions]=true`,
    `/users?where[id][equals]=${id}`,
    '/users?limit=5&depth=1&sort=-id',
  ]

  it('is in no answer, not even to its person, and neither is the field', async () => {
    const person = await makePerson(payload)
    const signed = await signIn(person.email)
    const cookie = cookieOf(signed)
    const texts = [JSON.stringify(await signed.json())]
    for (const path of READINGS(person.id))
      for (const through of [ask, askPayload])
        texts.push(JSON.stringify((await read(through('GET', path, { cookie }))).body))
    const own = { cookie, json: { name: 'Ada' } }
    texts.push(JSON.stringify((await read(ask('PATCH', `/users/${person.id}`, own))).body))
    expect(texts.filter((text) => text.includes(sidOf(cookie)))).toEqual([])
    expect(texts.filter((text) => text.includes('sessions'))).toEqual([])
    expect(await isIn(cookie)).toBe(true)
  })

  it('is 256 random bits, another one each time', async () => {
    const { email } = await makePerson(payload, [])
    const ids = [sidOf(cookieOf(await signIn(email))), sidOf(cookieOf(await signIn(email)))]
    expect(new Set(ids).size).toBe(2)
    for (const id of ids) {
      expect(id).toMatch(/^[\w-]{43}$/)
      expect(Buffer.from(id, 'base64url')).toHaveLength(32)
    }
  })

  it('is named by the hash of it where its person may end it', async () => {
    const person = await makePerson(payload, [])
    const cookie = await cookieFor(person)
    const [session] = await sessionsOf(person, cookie)
    const hash = createHash('sha256').update(sidOf(cookie)).digest('base64url')
    expect(session?.name).toBe(hash.slice(0, 22))
    expect(await end(cookie, { user: person.id, session: sidOf(cookie) })).toBe('400 invalidInput')
    expect(await end(cookie, { user: person.id, session: session?.name })).toBe('200')
  })
})
