import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { MAX_PREFERENCE_BYTES } from '@/domain/settings/preferences'
import { readPreferences } from '@/queries/preferences/readPreferences'
import { cookieFor, makePerson, type Person } from '../gate/people'
import { ask, poolOf, read, startPayload } from '../gate/rest'

let payload: Awaited<ReturnType<typeof startPayload>>
let person: Person
let cookie = ''
beforeAll(async () => {
  payload = await startPayload()
})
beforeEach(async () => {
  person = await makePerson(payload)
  cookie = await cookieFor(person)
})

const keep = (key: string, json: object) =>
  read(ask('POST', `/payload-preferences/${key}`, { cookie, json }))

const rowsOf = async (key: string) => {
  const { rows } = await poolOf(payload).query<{ value: unknown }>(
    `select p.value from payload_preferences p
       join payload_preferences_rels r on r.parent_id = p.id and r.path = 'user'
      where r.users_id = $1 and p.key = $2`,
    [person.id, key],
  )
  return rows.map(({ value }) => value)
}

describe('a preference of a person', () => {
  it('is one row, however many tabs save it for the first time at once', async () => {
    const values = Array.from({ length: 12 }, (_, tab) => ({ tab }))
    const answers = await Promise.all(values.map((value) => keep('ui', { value })))
    expect(answers.map(({ status }) => status)).toEqual(values.map(() => 200))
    const rows = await rowsOf('ui')
    expect(rows).toHaveLength(1)
    expect(values).toContainEqual(rows[0])
  })

  it('keeps the field that each of two tabs changed at the same time', async () => {
    const value = { theme: 'light', skin: 'default', footer: 'static' }
    await keep('ui', { value })
    await Promise.all([
      keep('ui', { value: { ...value, theme: 'dark' }, changed: ['theme'] }),
      keep('ui', { value: { ...value, skin: 'bordered' }, changed: ['skin'] }),
    ])
    expect(await rowsOf('ui')).toEqual([{ theme: 'dark', skin: 'bordered', footer: 'static' }])
  })

  it('is replaced whole by a program that names no fields', async () => {
    await keep('ui', { value: { theme: 'light', skin: 'default' } })
    const { body } = await keep('ui', { value: { theme: 'dark' } })
    expect(body).toMatchObject({ doc: { key: 'ui', value: { theme: 'dark' } } })
    expect(await rowsOf('ui')).toEqual([{ theme: 'dark' }])
  })

  it('is deleted once, by its owner only; then it is not there', async () => {
    const remove = async (who: string) => {
      const { status, body } = await read(ask('DELETE', '/payload-preferences/ui', { cookie: who }))
      return `${status} ${(body?.errors as { code?: string }[] | undefined)?.[0]?.code ?? ''}`.trim()
    }
    await keep('ui', { value: { theme: 'dark' } })
    expect(await remove(await cookieFor(await makePerson(payload, [])))).toBe('404 notFound')
    expect(await rowsOf('ui')).toHaveLength(1)
    expect(await remove(cookie)).toBe('200')
    expect(await rowsOf('ui')).toEqual([])
    expect(await remove(cookie)).toBe('404 notFound')
  })

  it('heals when there are two rows of it, and the newer one counts', async () => {
    for (const [theme, age] of [
      ['dark', '1 minute'],
      ['light', '1 hour'],
    ])
      await poolOf(payload).query(
        `with kept as (insert into payload_preferences (key, value, created_at, updated_at)
           values ('ui', jsonb_build_object('theme', $2::text), now() - $3::interval,
             now() - $3::interval) returning id)
         insert into payload_preferences_rels (parent_id, path, users_id)
         select id, 'user', $1 from kept`,
        [person.id, theme, age],
      )
    const stored = await readPreferences({ req: { payload }, userId: person.id, keys: ['ui'] })
    expect(stored.get('ui')).toEqual({ theme: 'dark' })
    await keep('ui', { value: { theme: 'system', skin: 'bordered' }, changed: ['skin'] })
    expect(await rowsOf('ui')).toEqual([{ theme: 'dark', skin: 'bordered' }])
  })

  it('does not grow beyond its size field by field', async () => {
    const part = 'a'.repeat(MAX_PREFERENCE_BYTES - 200)
    expect(await keep('ui', { value: { one: part }, changed: ['one'] })).toMatchObject({
      status: 200,
    })
    const { status, body } = await keep('ui', { value: { two: part }, changed: ['two'] })
    expect([status, (body?.errors as { code: string }[])[0]?.code]).toEqual([
      409,
      'preferenceQuota',
    ])
    expect(await rowsOf('ui')).toEqual([{ one: part }])
  })

  it('is nobody else’s', async () => {
    await keep('ui', { value: { theme: 'dark' } })
    const other = await cookieFor(await makePerson(payload))
    const answer = await read(ask('GET', '/payload-preferences/ui', { cookie: other }))
    expect(answer.body).toMatchObject({ value: null })
    expect(
      await read(ask('POST', '/payload-preferences/ui', { json: { value: 1 } })),
    ).toMatchObject({ status: 401 })
  })
})
