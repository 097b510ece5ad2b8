import { beforeEach, expect, it, vi } from 'vitest'
import { openEmbeddedDatabase } from './embeddedDatabase.mjs'

const statements = vi.hoisted(() => [])
vi.mock('./database.mjs', async (original) => ({
  ...(await original()),
  setDatabaseRoles: () => Promise.resolve(),
  withClient: (url, work) =>
    work({
      query: (text) => {
        statements.push(text)
        return Promise.resolve({ rowCount: 1 })
      },
    }),
}))
beforeEach(() => {
  statements.length = 0
})

const server = { urlOf: (database) => `postgres://postgres:x@127.0.0.1:5433/${database}` }
const passwordIn = (url) => decodeURIComponent(new URL(url).password)

it('gives the roles of the embedded database new random passwords at each start', async () => {
  const passwords = []
  for (let start = 0; start < 2; start += 1) {
    const { url, ownerUrl } = await openEmbeddedDatabase(server)
    passwords.push(passwordIn(url), passwordIn(ownerUrl))
  }
  expect(new Set(passwords).size).toBe(4)
  // 192 random bits in base64url.
  for (const password of passwords) expect(password).toMatch(/^[\w-]{32}$/)
  const set = statements.map((text) => /^alter role (\w+) password '(.*)'$/.exec(text)?.[2])
  expect(set.filter(Boolean).sort()).toEqual([...passwords].sort())
})
