import type { Payload } from 'payload'
import { beforeAll, expect, it } from 'vitest'
import { createFirstAdministrator } from '../../../scripts/bootstrap/createFirstAdministrator'
import { makePerson } from '../gate/people'
import { startPayload } from '../gate/rest'

let payload: Payload
beforeAll(async () => {
  payload = await startPayload()
})

const ADMIN_EMAIL = 'first@example.com'

/** The first start of an installation, and the password that it stores. */
const firstStart = async (given: { ADMIN_PASSWORD?: string } = {}) => {
  const stored: unknown[] = []
  const empty = Object.create(payload, {
    count: { value: () => Promise.resolve({ totalDocs: 0 }) },
    create: {
      value: ({ collection, data }: { collection: string; data: { password?: string } }) => {
        if (collection === 'users') stored.push(data.password)
        return Promise.resolve({ id: 1 })
      },
    },
  }) as Payload
  const signIn = await createFirstAdministrator({ payload: empty, env: { ADMIN_EMAIL, ...given } })
  return { signIn, stored }
}

it('gives the first administrator a password of 144 random bits, another one each time', async () => {
  const starts = [await firstStart(), await firstStart()]
  const passwords = starts.map(({ signIn }) => signIn?.password ?? '')
  expect(new Set(passwords).size).toBe(2)
  for (const password of passwords) expect(password).toMatch(/^[\w-]{24}$/)
  expect(starts.map(({ stored }) => stored)).toEqual(passwords.map((password) => [password]))
})

it('takes that of ADMIN_PASSWORD instead, which is not said again', async () => {
  const ADMIN_PASSWORD = 'kanarya patates mavi'
  expect(await firstStart({ ADMIN_PASSWORD })).toEqual({
    signIn: { email: ADMIN_EMAIL, password: undefined },
    stored: [ADMIN_PASSWORD],
  })
})

it('makes nobody where there are users', async () => {
  const env = { ADMIN_EMAIL, ADMIN_PASSWORD: undefined }
  await makePerson(payload)
  expect(await createFirstAdministrator({ payload, env })).toBeUndefined()
})
