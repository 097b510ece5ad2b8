import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { cookieFor, makePerson } from './people'
import { askPayload, codeOf, poolOf, read, startPayload } from './rest'

const LOST = new Error('Client has encountered a connection error and is not queryable')

let cookie = ''
beforeAll(async () => {
  cookie = await cookieFor(await makePerson(await startPayload()))
})
afterEach(() => vi.restoreAllMocks())

it('signs nobody out when a connection is lost while their session is looked up', async () => {
  const payload = await startPayload()
  const lookUp = vi.spyOn(payload, 'findByID').mockRejectedValueOnce(LOST)
  expect((await read(askPayload('GET', '/companies?limit=1', { cookie }))).status).toBe(200)
  expect(lookUp).toHaveBeenCalledTimes(2)
})

it('says that it is busy while the database does not answer, not that somebody is nobody', async () => {
  const payload = await startPayload()
  vi.spyOn(payload, 'findByID').mockRejectedValue(LOST)
  vi.spyOn(poolOf(payload), 'query').mockImplementation(() => Promise.reject(LOST) as never)
  expect(await codeOf(askPayload('GET', '/companies?limit=1', { cookie }))).toBe('503 overloaded')
})

it('still takes an ended session for none', async () => {
  const payload = await startPayload()
  const person = await makePerson(payload)
  const ended = await cookieFor(person)
  await poolOf(payload).query('delete from users_sessions where _parent_id = $1', [person.id])
  const answer = askPayload('GET', '/companies?limit=1', { cookie: ended })
  expect(await codeOf(answer)).toBe('401 signInFirst')
})
