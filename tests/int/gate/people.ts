import { randomUUID } from 'node:crypto'
import type { Payload } from 'payload'
import { allPermissions } from '@/access/buildAbility'
import type { Permission } from '@/access/permissions'
import { ask } from './rest'

export const PASSWORD = 'uzun bir parola 1'

export type Person = { id: number; email: string; roleId: number }

/** A user with a role of their own; an administrator unless permissions are given. */
export const makePerson = async (
  payload: Payload,
  permissions: Permission[] = allPermissions(),
): Promise<Person> => {
  const tag = randomUUID()
  const role = await payload.create({
    collection: 'roles',
    data: { name: tag, permissions } as never,
  })
  const email = `${tag}@example.com`
  const data = { name: tag, email, password: PASSWORD, role: role.id, status: 'active' }
  const user = await payload.create({ collection: 'users', data: data as never })
  return { id: Number(user.id), email, roleId: Number(role.id) }
}

/** An address of their own, so that one test does not use up another's limit. */
export const anyIp = () => ({ 'x-forwarded-for': `10.${Math.floor(Math.random() * 1e9)}` })

export const signIn = (email: string, more: Record<string, unknown> = {}, headers = anyIp()) =>
  ask('POST', '/users/login', { json: { email, password: PASSWORD, ...more }, headers })

/** The cookie of an answer, as a browser sends it back. */
export const cookieOf = (response: Response): string =>
  (response.headers.getSetCookie()[0] ?? '').split(';')[0] ?? ''

export const cookieFor = async ({ email }: Person): Promise<string> => cookieOf(await signIn(email))
