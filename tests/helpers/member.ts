import { createHash, pbkdf2, randomBytes } from 'node:crypto'
import { promisify } from 'node:util'
import { SignJWT } from 'jose'
import type { Permission } from '@/access/roles/permissions'
import { sessionCookieName } from '@/lib/sessionCookie'
import { testEnv } from './templateDatabase'

/**
 * Creates users and their sessions directly in the database. Creating one over the API and signing
 * in hashes a password twice, which takes longer than most tests.
 */

/** Runs a statement and returns its rows. */
export type Query = <Row>(statement: string, values: unknown[]) => Promise<Row[]>

const SESSION_S = 8 * 60 * 60

/** The version claim of a token; Payload refuses any other. */
const AUTH_VERSION = 1

const hash = async (password: string) => {
  const salt = randomBytes(32).toString('hex')
  const key = await promisify(pbkdf2)(password, salt, 600_000, 32, 'sha256')
  return { hash: `pbkdf2-sha256-v1:${key.toString('hex')}`, salt }
}

const hashes = new Map<string, ReturnType<typeof hash>>()
/** Hashes each password once per process. */
const hashOf = (password: string) => {
  const known = hashes.get(password) ?? hash(password)
  hashes.set(password, known)
  return known
}

/** The secret of the server: `E2E_SECRET` if it was already running (`E2E_RUNNING`). */
const signingKey = () => {
  const secret = process.env.E2E_SECRET ?? testEnv.PAYLOAD_SECRET
  return new TextEncoder().encode(createHash('sha256').update(secret).digest('hex').slice(0, 32))
}

/**
 * Adds a role.
 * @returns its id
 */
export const insertRole = async (
  query: Query,
  role: { name: string; permissions: readonly Permission[] },
): Promise<number> => {
  const [made] = await query<{ id: number }>(
    'insert into roles (name, permissions) values ($1, $2) returning id',
    [role.name, JSON.stringify(role.permissions)],
  )
  if (!made) throw new Error(`${role.name} was not made`)
  return made.id
}

/**
 * Adds a user.
 * @returns the id
 */
export const insertMember = async (
  query: Query,
  member: { name: string; email: string; password: string; roleId: number },
): Promise<number> => {
  const { name, email, password, roleId } = member
  const { hash: key, salt } = await hashOf(password)
  const [made] = await query<{ id: number }>(
    `insert into users (name, email, hash, salt, role_id, status)
     values ($1, $2, $3, $4, $5, 'active') returning id`,
    [name, email, key, salt, roleId],
  )
  if (!made) throw new Error(`${email} was not made`)
  return made.id
}

/**
 * Adds a session to a user, as signing in does.
 * @param options.endsIn lifetime of the token in seconds; the session itself lasts eight hours
 * @returns name and value of its cookie
 */
export const openSession = async (
  query: Query,
  user: { id: number; email: string },
  { endsIn = SESSION_S }: { endsIn?: number } = {},
) => {
  const { id, email } = user
  const sid = randomBytes(32).toString('base64url')
  await query(
    `insert into users_sessions (_order, _parent_id, id, created_at, expires_at)
     select coalesce(max(_order), 0) + 1, $1, $2, now(), now() + make_interval(secs => $3)
       from users_sessions where _parent_id = $1`,
    [id, sid, SESSION_S],
  )
  const issued = Math.floor(Date.now() / 1000)
  const value = await new SignJWT({ id, collection: 'users', email, sid })
    .setProtectedHeader({ alg: 'HS256', authVersion: AUTH_VERSION, typ: 'JWT' })
    .setIssuedAt(issued)
    .setExpirationTime(issued + endsIn)
    .sign(signingKey())
  return { name: sessionCookieName(), value }
}
