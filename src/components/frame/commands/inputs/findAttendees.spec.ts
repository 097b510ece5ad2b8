import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { findAttendees } from './findAttendees'

const fetched = vi.fn<(address: string) => Response>()
const page = (emails: readonly string[], hasNextPage = false) =>
  Response.json({ docs: emails.map((email) => ({ name: email, email })), hasNextPage })
const find = (chosen: readonly string[] = []) =>
  findAttendees({ company: 7, chosen, words: '', signal: new AbortController().signal })

beforeEach(() => {
  vi.stubGlobal('document', { documentElement: { lang: 'tr' } })
  vi.stubGlobal('fetch', (address: string) => Promise.resolve(fetched(address)))
})
afterEach(() => vi.unstubAllGlobals())

it('knows of more people although some of the first are chosen already', async () => {
  const first = Array.from({ length: 12 }, (_, n) => `u${n}@example.com`)
  fetched.mockImplementation((address) =>
    address.startsWith('/api/users') ? page(first, true) : page([]),
  )
  const { others, isAll } = await find(['U0@example.com'])
  expect(others).toHaveLength(11)
  expect(isAll).toBe(false)
})

it('offers both kinds of people, an address once', async () => {
  fetched.mockImplementation((address) =>
    address.startsWith('/api/users')
      ? page(['a@example.com', 'b@example.com'])
      : page(['B@example.com']),
  )
  const { others, isAll } = await find()
  expect(others.map(({ of, id }) => `${of} ${id}`)).toEqual([
    'employees B@example.com',
    'users a@example.com',
  ])
  expect(isAll).toBe(true)
})

it('offers the others where one kind may not be read, and nobody where a server is away', async () => {
  fetched.mockImplementation((address) =>
    address.startsWith('/api/users')
      ? page(['a@example.com'])
      : Response.json({ errors: [] }, { status: 403 }),
  )
  expect((await find()).others.map(({ id }) => id)).toEqual(['a@example.com'])
  fetched.mockImplementation(() => Response.json({ errors: [] }, { status: 503 }))
  await expect(find()).rejects.toThrow()
})
