import { randomUUID } from 'node:crypto'
import type { Payload, TypedUser } from 'payload'
import { allPermissions } from '@/access/buildAbility'
import type { Permission } from '@/access/roles/permissions'
import { hashPassword, type PasswordHash } from '@/operations/users/passwordHash'
import { sessionCookieName } from '@/lib/sessionCookie'
import { sessionToken } from '@/operations/users/sessionToken'
import { ask, poolOf, startPayload } from './rest'

export const PASSWORD = 'uzun bir parola 1'
const HOUR_MS = 3_600_000

export type Person = { id: number; email: string; roleId: number }

// One hash for everybody: each takes a good part of a second of a core.
let hashing: Promise<PasswordHash> | undefined

/** A user with a role of their own; an administrator unless permissions are given. */
export const makePerson = async (
  payload: Payload,
  permissions: Permission[] = allPermissions(),
): Promise<Person> => {
  const { hash, salt } = await (hashing ??= hashPassword(PASSWORD))
  const tag = randomUUID()
  const email = `${tag}@example.com`
  const { rows } = await poolOf(payload).query<{ id: number; roleId: number }>(
    `with role as (insert into roles (name, permissions) values ($1, $2) returning id)
     insert into users (name, email, role_id, status, hash, salt)
     select $1, $3, role.id, 'active', $4, $5 from role returning id, role_id as "roleId"`,
    [tag, JSON.stringify(permissions), email, hash, salt],
  )
  const [row] = rows
  if (!row) throw new Error('No user was made')
  return { ...row, email }
}

/** An address of their own, so that one test does not use up another's limit. */
export const anyIp = () => ({ 'x-client-address': `10.${Math.floor(Math.random() * 1e9)}` })

export const signIn = (
  email: string,
  more: Record<string, unknown> = {},
  headers: Record<string, string> = anyIp(),
) => ask('POST', '/users/login', { json: { email, password: PASSWORD, ...more }, headers })

/** The cookie of an answer, as a browser sends it back. */
export const cookieOf = (response: Response): string =>
  (response.headers.getSetCookie()[0] ?? '').split(';')[0] ?? ''

/** The cookie of somebody who is signed in, without the hash of signing in. */
export const cookieFor = async ({ id, email }: Person): Promise<string> => {
  const payload = await startPayload()
  const sid = randomUUID()
  await poolOf(payload).query(
    `insert into users_sessions (_order, _parent_id, id, created_at, expires_at)
     select coalesce(max(_order), 0) + 1, $1, $2, now(), now() + interval '1 hour'
       from users_sessions where _parent_id = $1`,
    [id, sid],
  )
  const user = { id, email, collection: 'users' } as unknown as TypedUser
  const { token } = await sessionToken({ payload, user, sid, lifeMs: HOUR_MS })
  return `${sessionCookieName()}=${token}`
}
