import { randomInt, randomUUID } from 'node:crypto'
import type { Payload } from 'payload'
import pg from 'pg'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import type { Permission } from '@/access/roles/permissions'
import { JOB_RUNS } from '@/jobs'
import { answerOnce, TWIN_PAUSE_MS } from '@/gate/idempotency/answerOnce'
import { LEASES } from '@/database/lease'
import { cookieFor, makePerson, PASSWORD, type Person } from './people'
import { ask, codeOf, poolOf, read, startPayload } from './rest'
import { asSuperuser } from '../../factories/database'

let payload: Payload
let person: Person
let cookie = ''
beforeAll(async () => {
  payload = await startPayload()
  person = await makePerson(payload)
  cookie = await cookieFor(person)
})

const send = (key: string, name: string) =>
  ask('POST', '/companies', { cookie, json: { name }, headers: { 'idempotency-key': key } })

const named = async (name: string) => {
  const { totalDocs } = await payload.count({
    collection: 'companies',
    where: { name: { equals: name } },
  })
  return totalDocs
}

it('carries a repeated POST out once and answers the same', async () => {
  const [key, name] = [randomUUID(), randomUUID()]
  const first = await read(send(key, name))
  const second = await read(send(key, name))
  expect(first.status).toBe(201)
  expect(second).toMatchObject({ status: 201, body: first.body })
  expect(await named(name)).toBe(1)
})

it('takes a quoted key for the same, and does nothing for one that is none', async () => {
  const [key, name] = [randomUUID(), randomUUID()]
  const first = await read(send(`"${key}"`, name))
  expect(first.status).toBe(201)
  expect(await read(send(key, name))).toMatchObject({ status: 201, body: first.body })
  for (const wrong of ['', '""', `"${key}`, `"${key}", "${key}"`])
    expect(await codeOf(send(wrong, name))).toBe('400 invalidInput')
  expect(await named(name)).toBe(1)
})

it('carries twins sent at one moment out once', async () => {
  const [key, name] = [randomUUID(), randomUUID()]
  const answers = await Promise.all(Array.from({ length: 5 }, () => read(send(key, name))))
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201])
  expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
  expect(await named(name)).toBe(1)
})

it('refuses the key for another body and keeps keys of people apart', async () => {
  const [key, name] = [randomUUID(), randomUUID()]
  await send(key, name)
  expect(await codeOf(send(key, 'other'))).toBe('422 sameKeyOtherBody')
  const other = await cookieFor(await makePerson(payload))
  const headers = { 'idempotency-key': key }
  expect(await codeOf(ask('POST', '/companies', { cookie: other, json: { name }, headers }))).toBe(
    '201',
  )
  expect(await codeOf(send('k'.repeat(201), name))).toBe('400 invalidInput')
})

it('answers a refusal again, and tries again after nothing was done', async () => {
  const key = randomUUID()
  expect(await codeOf(send(key, ''))).toBe('400 invalidInput')
  expect(await codeOf(send(key, ''))).toBe('400 invalidInput')
})

it('carries out once what was refused until the person confirmed that it is them', async () => {
  const boss = await makePerson(payload)
  const own = await cookieFor(boss)
  const [key, name] = [randomUUID(), randomUUID()]
  const json = { name, permissions: [] }
  const make = () =>
    read(ask('POST', '/roles', { cookie: own, json, headers: { 'idempotency-key': key } }))
  const roles = async () =>
    (await payload.count({ collection: 'roles', where: { name: { equals: name } } })).totalDocs
  await poolOf(payload).query(
    `update users_sessions set created_at = now() - interval '11 minutes' where _parent_id = $1`,
    [boss.id],
  )
  for (let at = 0; at < 2; at += 1)
    expect(await make()).toMatchObject({
      status: 403,
      body: { errors: [{ code: 'confirmItsYou', data: { methods: ['password'] } }] },
    })
  expect(await roles()).toBe(0)
  const confirm = { cookie: own, json: { password: PASSWORD } }
  expect(await codeOf(ask('POST', '/users/confirm', confirm))).toBe('200')
  const twins = await Promise.all([make(), make()])
  const [first] = twins
  expect(first?.status).toBe(201)
  for (const other of [...twins, await make()])
    expect(other).toMatchObject({ status: 201, body: first?.body })
  expect(await roles()).toBe(1)
})

/** A process of its own, as far as keys are concerned: a connection that holds a lease. */
const otherProcess = async () => {
  const owner = randomInt(1, 2_000_000_000)
  const client = new pg.Client({ connectionString: process.env.DATABASE_URL ?? '' })
  await client.connect()
  await client.query('select pg_advisory_lock($1, $2)', [LEASES, owner])
  return { owner, die: () => client.end() }
}

const holdKey = (key: string, state: string, owner: number, age = '1 second') =>
  poolOf(payload).query(
    `insert into idempotency_keys (user_key, key, body_hash, state, created_at, owner, token)
     select $1, $2, body_hash, $3, now() - $4::interval, $5, gen_random_uuid()
       from idempotency_keys where user_key = $1 and key = $2 || '-model'`,
    [`users:${person.id}`, key, state, age, owner],
  )

it.each([
  ['running', '201'],
  ['committed', '409 alreadyDone'],
])('answers a key left %s by a process that died with %s, at once', async (state, expected) => {
  const [key, name] = [randomUUID(), randomUUID()]
  await send(`${key}-model`, name)
  const { owner, die } = await otherProcess()
  await die()
  await holdKey(key, state, owner)
  expect(await codeOf(send(key, name))).toBe(expected)
  expect(await named(name)).toBe(expected === '201' ? 2 : 1)
})

it('carries what was made where its first answer is lost, for who may read it', async () => {
  const [key, name] = [randomUUID(), randomUUID()]
  const { body } = await read(send(key, name))
  const { id } = (body as { doc: { id: number } }).doc
  const { owner, die } = await otherProcess()
  await die()
  const lose = () =>
    poolOf(payload).query(
      `update idempotency_keys set state = 'committed', status = null, response = null, owner = $2
       where key = $1`,
      [key, owner],
    )
  await lose()
  const again = await read(send(key, name))
  const errors = (answered: unknown) =>
    (answered as { errors: { code: string; data: object }[] }).errors
  expect(errors(again.body)[0]).toMatchObject({ code: 'alreadyDone', data: { id } })
  expect(await named(name)).toBe(1)
})

it('waits for a process that lives, and takes over when it dies', async () => {
  const [key, name] = [randomUUID(), randomUUID()]
  await send(`${key}-model`, name)
  const { owner, die } = await otherProcess()
  await holdKey(key, 'running', owner)
  // One died, five ask: one of them carries it out.
  const timers = vi.spyOn(globalThis, 'setTimeout')
  const answers = Array.from({ length: 5 }, () => read(send(key, name)))
  const pauses = () => timers.mock.calls.filter(([, ms]) => ms === TWIN_PAUSE_MS).length
  await vi.waitFor(() => expect(pauses()).toBeGreaterThanOrEqual(5))
  timers.mockRestore()
  expect(await named(name)).toBe(1)
  await die()
  const all = await Promise.all(answers)
  expect(all.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201])
  expect(await named(name)).toBe(2)
})

it('says that a request still runs while its process lives, but not for ever', async () => {
  const [key, old, name] = [randomUUID(), randomUUID(), randomUUID()]
  await send(`${key}-model`, name)
  await send(`${old}-model`, name)
  const { owner, die } = await otherProcess()
  await holdKey(key, 'running', owner)
  await holdKey(old, 'running', owner, '6 minutes')
  expect(await codeOf(send(key, name))).toBe('409 stillRunning')
  expect(await codeOf(send(old, name))).toBe('201')
  await die()
})

it('commits nothing under a key that another attempt took over', async () => {
  const [key, name] = [randomUUID(), randomUUID()]
  const pool = poolOf(payload)
  const claim = { userKey: 'users:0', key, bodyHash: 'x', owner: 1, token: randomUUID() }
  const work = async () => {
    await pool.query('update idempotency_keys set token = gen_random_uuid() where key = $1', [key])
    return ask('POST', '/companies', { cookie, json: { name } })
  }
  const answer = answerOnce({
    pool,
    claim,
    work,
    onUnsaved: () => {},
    refuseOtherRole: () => Promise.reject(new Error('another role')),
    refuseDone: () => Promise.reject(new Error('another role')),
  })
  expect(await codeOf(answer)).toBe('409 stillRunning')
  expect(await named(name)).toBe(0)
})

it('marks the key in the transaction of the change', async () => {
  const [key, name] = [randomUUID(), randomUUID()]
  const pool = poolOf(payload)
  // The answer cannot be stored, as if the process had died right after the commit.
  await asSuperuser(`create or replace function lose_answer() returns trigger language plpgsql as
    $$ begin if new.state = 'done' then raise exception 'lost'; end if; return new; end $$`)
  await asSuperuser(`create trigger lose_answer before update on idempotency_keys
    for each row execute function lose_answer()`)
  try {
    expect(await codeOf(send(key, name))).toBe('201')
  } finally {
    await asSuperuser('drop trigger lose_answer on idempotency_keys; drop function lose_answer')
  }
  const { rows } = await pool.query(`select state from idempotency_keys where key = $1`, [key])
  expect(rows).toEqual([{ state: 'committed' }])
  expect(await named(name)).toBe(1)
})

it('forgets answers after two days: the key is as good as new', async () => {
  const [key, name] = [randomUUID(), randomUUID()]
  const pool = poolOf(payload)
  const age = (days: number) =>
    pool.query(
      `update idempotency_keys set created_at = now() - $2 * interval '1 day' where key = $1`,
      [key, days],
    )
  await read(send(key, name))
  await age(1)
  await read(send(key, name))
  expect(await named(name)).toBe(1)
  await age(3)
  await JOB_RUNS.sweep(payload)
  await read(send(key, name))
  expect(await named(name)).toBe(2)
})

describe('a repeated POST of somebody whose role changed since', () => {
  const CUSTOMERS: Permission = { subject: 'customers', actions: ['read', 'create'] }

  const withRights = async (...permissions: Permission[]) => {
    const who = await makePerson(payload, permissions)
    const own = await cookieFor(who)
    const [key, name] = [randomUUID(), randomUUID()]
    const again = (json: object = { name }) =>
      read(ask('POST', '/companies', { cookie: own, json, headers: { 'idempotency-key': key } }))
    const setRights = (...rights: Permission[]) =>
      poolOf(payload).query('update roles set permissions = $2 where id = $1', [
        who.roleId,
        JSON.stringify(rights),
      ])
    return { again, setRights, name }
  }
  const refusalIn = ({ status, body }: Awaited<ReturnType<typeof read>>) => {
    const [{ code, data } = {}] = (body?.errors ?? []) as { code?: string; data?: object }[]
    return { status, code, data }
  }

  it('names what it made and shows nothing of it; in one way back to the old rights as well', async () => {
    const { again, setRights, name } = await withRights(CUSTOMERS)
    const id = ((await again()).body?.doc as { id: number }).id
    expect(await again()).toMatchObject({ status: 201, body: { doc: { id, name } } })
    await setRights({ ...CUSTOMERS, fields: ['phone'] } as Permission, {
      subject: 'customers',
      actions: ['create'],
    })
    const refused = await again()
    expect(refusalIn(refused)).toEqual({ status: 409, code: 'alreadyDone', data: { id } })
    expect(JSON.stringify(refused.body)).not.toContain(name)
    await setRights(CUSTOMERS)
    expect(refusalIn(await again())).toMatchObject({ status: 409, code: 'alreadyDone' })
    expect(await named(name)).toBe(1)
  })

  it('does not name what they may not read, and refuses them without the right', async () => {
    const { again, setRights, name } = await withRights(CUSTOMERS)
    await again()
    await setRights({ subject: 'customers', actions: ['create'] })
    expect(refusalIn(await again())).toEqual({ status: 409, code: 'alreadyDone', data: {} })
    await setRights({ subject: 'customers', actions: ['read'] })
    expect(refusalIn(await again())).toMatchObject({ status: 403, code: 'notAllowed' })
    expect(await named(name)).toBe(1)
  })

  it('judges again what was refused', async () => {
    const { again, setRights, name } = await withRights({ subject: 'meets', actions: ['read'] })
    expect(refusalIn(await again())).toMatchObject({ status: 403 })
    expect(refusalIn(await again())).toMatchObject({ status: 403 })
    await setRights(CUSTOMERS)
    expect((await again()).status).toBe(201)
    expect((await again()).status).toBe(201)
    expect(await named(name)).toBe(1)
  })
})
