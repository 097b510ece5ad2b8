import { randomInt, randomUUID } from 'node:crypto'
import { allPermissions } from '@/access/buildAbility'
import type { Permission } from '@/access/permissions'
import { getTestPayload } from '../helpers/payload'
import { rest } from '../helpers/rest'
import { clientOf, type Client } from './client'

export const PASSWORD = 'uzun bir parola 1'

export type Person = Client & { id: number; email: string; roleId: number }

/** The cookie of a sign-in, as a browser sends it back; an address of its own, for the limits. */
export const signIn = async (email: string, password = PASSWORD): Promise<string> => {
  const { status, text, headers } = await rest({
    method: 'POST',
    path: '/api/users/login',
    body: { email, password },
    headers: { 'x-client-address': `10.${randomInt(250)}.${randomInt(250)}.${randomInt(250)}` },
  })
  if (status !== 200) throw new Error(`${email} cannot sign in: ${status} ${text}`)
  return headers.getSetCookie()[0]?.split(';')[0] ?? ''
}

/** A signed-in user with a role of their own; an administrator unless permissions are given. */
export const makePerson = async (
  permissions: Permission[] = allPermissions(),
  overrides: Record<string, unknown> = {},
): Promise<Person> => {
  const payload = await getTestPayload()
  const tag = randomUUID()
  const role = await payload.create({
    collection: 'roles',
    data: { name: tag, permissions } as never,
  })
  const email = `${tag}@example.com`
  const data = { name: tag, email, password: PASSWORD, role: role.id, ...overrides }
  const user = await payload.create({ collection: 'users', data: data as never })
  const cookie = await signIn(email)
  return { ...clientOf(cookie), id: Number(user.id), email, roleId: Number(role.id) }
}

let boss: Promise<Person> | undefined

/** One administrator for all tests of a worker: signing in costs a fifth of a second. */
export const administrator = (): Promise<Person> => (boss ??= makePerson())
