import { randomUUID } from 'node:crypto'
import type { Payload } from 'payload'
import { beforeAll, expect, it } from 'vitest'
import { cookieFor, makePerson, type Person } from './people'
import { ask, codeOf, poolOf, read, startPayload } from './rest'

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
  expect(await codeOf(send(key, 'other'))).toBe('409 sameKeyOtherBody')
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

const insertKey = (key: string, state: string, age: string) =>
  poolOf(payload).query(
    `insert into idempotency_keys (user_key, key, body_hash, state, created_at)
     select $1, $2, body_hash, $3, now() - $4::interval from idempotency_keys
      where user_key = $1 and key = $2 || '-model'`,
    [`users:${person.id}`, key, state, age],
  )

it.each([
  ['running', '1 minute', '409 stillRunning'],
  ['running', '6 minutes', '201'],
  ['committed', '6 minutes', '409 alreadyDone'],
])('answers a key left %s for %s with %s', async (state, age, expected) => {
  const [key, name] = [randomUUID(), randomUUID()]
  await send(`${key}-model`, name)
  await insertKey(key, state, age)
  expect(await codeOf(send(key, name))).toBe(expected)
})

it('marks the key in the transaction of the change', async () => {
  const [key, name] = [randomUUID(), randomUUID()]
  const pool = poolOf(payload)
  // The answer cannot be stored, as if the process had died right after the commit.
  await pool.query(`create or replace function lose_answer() returns trigger language plpgsql as
    $$ begin if new.state = 'done' then raise exception 'lost'; end if; return new; end $$`)
  await pool.query(`create trigger lose_answer before update on idempotency_keys
    for each row execute function lose_answer()`)
  try {
    expect(await codeOf(send(key, name))).toBe('201')
  } finally {
    await pool.query('drop trigger lose_answer on idempotency_keys; drop function lose_answer')
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
  await read(send(key, name))
  expect(await named(name)).toBe(2)
})
