import { randomUUID } from 'node:crypto'
import { beforeAll, expect, it } from 'vitest'
import { MAX_PREFERENCE_TOTAL, MAX_PREFERENCES } from '@/gate/quota/roomForPreference'
import { PERSON_LIMITS } from '@/operations/limits/countForPerson'
import { cookieFor, makePerson, type Person } from './people'
import { ask, poolOf, read, startPayload } from './rest'
import { MAX_VIEWS } from '@/collections/lists/ListViews'

let payload: Awaited<ReturnType<typeof startPayload>>
let person: Person
let cookie = ''
beforeAll(async () => {
  payload = await startPayload()
  person = await makePerson(payload)
  cookie = await cookieFor(person)
})

const tr = { 'accept-language': 'tr' }
const codeAndWords = async (answer: Promise<Response>) => {
  const { status, body } = await read(answer)
  const [error] = (body?.errors ?? []) as { code: string; message: string }[]
  return `${status} ${error?.code ?? ''} ${error?.message ?? ''}`.trim()
}

const keep = (key: string, value: unknown, who = cookie) =>
  codeAndWords(
    ask('POST', `/payload-preferences/${key}`, { cookie: who, json: { value }, headers: tr }),
  )

/** Preferences as they are after some years. */
const fill = async (count: number, key: string, value: string) => {
  const { rows } = await poolOf(payload).query<{ id: number }>(
    `with made as (insert into payload_preferences (key, value, updated_at, created_at)
       select $2 || n, to_jsonb($3::text), now() - interval '1 year', now() from generate_series(1, $1) n
       returning id)
     insert into payload_preferences_rels (parent_id, path, users_id)
     select id, 'user', $4 from made returning parent_id as id`,
    [count, key, value, person.id],
  )
  return rows.map(({ id }) => id)
}
const forget = (ids: number[]) =>
  poolOf(payload).query('delete from payload_preferences where id = any($1)', [ids])
const REFUSED = '409 preferenceQuota Daha fazla kişisel tercih saklanamıyor.'

it('keeps a thousand preferences of a person, and no more', async () => {
  const ids = await fill(MAX_PREFERENCES - 1, 'key-', 'a')
  expect(await keep('one', 1)).toBe('200')
  expect(await keep('two', 1)).toBe(REFUSED)
  // What is kept already can be changed, and others have their own.
  expect(await keep('one', 2)).toBe('200')
  expect(await keep('two', 1, await cookieFor(await makePerson(payload)))).toBe('200')
  await forget(ids)
  expect(await keep('two', 1)).toBe('200')
})

it('forgets the oldest of single records before it refuses', async () => {
  const ids = await fill(MAX_PREFERENCES, 'collection-tenders-', 'a')
  expect(await keep('three', 1)).toBe('200')
  const { rows } = await poolOf(payload).query(
    'select count(*)::int as count from payload_preferences where id = any($1)',
    [ids],
  )
  expect(rows[0].count).toBe(MAX_PREFERENCES - 100)
  await forget(ids)
})

it('keeps two MB of preferences of a person, and 64 KB in one', async () => {
  const ids = await fill(32, 'large-', 'a'.repeat(MAX_PREFERENCE_TOTAL / 32 - 100))
  expect(await keep('four', 'a'.repeat(10_000))).toBe(REFUSED)
  await forget(ids)
  expect(await keep('four', 'a'.repeat(10_000))).toBe('200')
  expect(await keep('four', 'a'.repeat(70_000))).toMatch(/^413 bodyTooLarge/)
})

it.each(['__proto__', 'constructor', 'a%2fb', 'a'.repeat(201)])(
  'knows no preference %s',
  async (key) => {
    expect(await keep(key, 1)).toMatch(/^404 /)
  },
)

it('keeps so many views of a person, also when two come at once', async () => {
  await poolOf(payload).query(
    `insert into list_views (name, list, audience, owner_id, state, updated_at, created_at)
     select 'v' || n, 'companies', 'own', $1, '{}', now(), now() from generate_series(1, $2) n`,
    [person.id, MAX_VIEWS - 1],
  )
  const save = () =>
    codeAndWords(
      ask('POST', '/list-views', {
        cookie,
        json: { name: randomUUID(), list: 'companies', audience: 'own', state: {} },
        headers: tr,
      }),
    )
  const answers = (await Promise.all([save(), save(), save()])).sort()
  expect(answers[0]).toBe('201')
  expect(
    answers.slice(1).every((one) => one.startsWith(`409 listViewQuota En fazla ${MAX_VIEWS}`)),
  ).toBe(true)
})

it('counts the keys of a person, not the answers they get again', async () => {
  const send = (key: string) =>
    codeAndWords(
      ask('POST', '/companies', {
        cookie,
        json: { name: 'Kota Ltd.' },
        headers: { ...tr, 'idempotency-key': key },
      }),
    )
  expect(await send('first')).toBe('201')
  await poolOf(payload).query('update rate_limits set points = $2 where key = $1', [
    `idempotency-keys:users:${person.id}`,
    PERSON_LIMITS['idempotency-keys'].points,
  ])
  expect(await send('second')).toMatch(/^429 idempotencyQuota Bir günde/)
  expect(await send('second')).toMatch(/^429 idempotencyQuota/)
  expect(await send('first')).toBe('201')
})
