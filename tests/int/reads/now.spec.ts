import { beforeAll, describe, expect, it } from 'vitest'
import type { Payload } from 'payload'
import { answerRead } from '@/gate/reads/answerRead'
import { quickPerson } from '../../factories/quickPerson'
import { makeCard } from '../../factories/rows'
import { cookieFor, makePerson, type Person } from '../gate/people'
import { poolOf, startPayload } from '../gate/rest'

let payload: Payload

beforeAll(async () => {
  payload = await startPayload()
  await makeCard({ costPrice: 7 })
})

/** A user who requests cards, and the result: the fields of a card, or null if the engine declines. */
const reader = async (permissions = [{ subject: 'stock-cards', actions: ['read'] }]) => {
  const person = await makePerson(payload, permissions as never)
  const cookie = await cookieFor(person)
  const read = async (more: Record<string, string> = {}): Promise<string[] | null> => {
    const headers = new Headers({ host: 'localhost:3000', ...more })
    headers.set('cookie', cookie)
    const search = '?limit=1'
    const answer = await answerRead(payload, { segments: ['stock-cards'], search, headers })
    return answer && Object.keys((JSON.parse(answer.body) as { docs: [object] }).docs[0])
  }
  return { person, read }
}

/** By SQL, as another instance would have changed it, past whatever this process remembers. */
const change = (statement: string, { id, roleId }: Person) => {
  const said = statement.replaceAll(':id', String(id)).replaceAll(':role', String(roleId))
  return poolOf(payload).query(`begin; set local app.user_writer = 'on'; ${said}; commit`)
}

describe('rights that are remembered from one request to the next', () => {
  it('follow a change of the role at the very next request', async () => {
    const { person, read } = await reader()
    expect(await read()).toContain('name')
    expect(await read()).not.toContain('costPrice')
    await change(
      `update roles set permissions = '[{"subject":"stock-cards","actions":["read","seeCosts"]}]'
       where id = :role`,
      person,
    )
    expect(await read()).toContain('costPrice')
    await change(
      `update roles set permissions =
         '[{"subject":"stock-cards","actions":["read"],"fields":["name"]}]' where id = :role`,
      person,
    )
    expect(await read()).toEqual(['id', 'name'])
    await change(`update roles set permissions = '[]' where id = :role`, person)
    expect(await read()).toBeNull()
  })

  it('follow another role', async () => {
    const { person, read } = await reader()
    const other = await makePerson(payload, [])
    expect(await read()).toContain('name')
    await change(`update users set role_id = ${other.roleId} where id = :id`, person)
    expect(await read()).toBeNull()
  })

  it.each([
    ['the end of the session', `delete from users_sessions where _parent_id = :id`],
    [
      'its last moment',
      `update users_sessions set expires_at = now() - interval '1 s' where _parent_id = :id`,
    ],
  ])('end with %s', async (_, statement) => {
    const { person, read } = await reader()
    expect(await read()).toContain('name')
    await change(statement, person)
    expect(await read()).toBeNull()
  })

  it('end with a suspension', async () => {
    const { person, read } = await reader()
    expect(await read()).toContain('name')
    const { post } = await quickPerson()
    expect((await post(`/users/${person.id}/suspend`, {})).status).toBe(200)
    expect(await read()).toBeNull()
  })

  it('are not those of a page elsewhere that sends our cookie', async () => {
    const { read } = await reader()
    expect(await read({ origin: 'https://evil.example' })).toBeNull()
    expect(await read({ 'sec-fetch-site': 'cross-site' })).toBeNull()
    expect(await read({ 'sec-fetch-site': 'same-origin' })).toContain('name')
  })
})

it('leaves what it cannot know to Payload', async () => {
  const headers = new Headers()
  const ask = (path: string) => {
    const { pathname, search } = new URL(path, 'http://localhost')
    return answerRead(payload, { segments: pathname.split('/').slice(1), search, headers })
  }
  for (const path of ['/stock-cards', '/stock-cards/1', '/nothing', '/users/me', '/search?q=kart'])
    expect(await ask(path)).toBeNull()
})
