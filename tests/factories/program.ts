import { rest } from '../helpers/rest'
import type { Permission } from '@/access/roles/permissions'
import { insertRole } from '../helpers/member'
import type { Client, Json } from './client'
import { select } from './database'
import { administrator, type Person } from './person'
import { anyName } from './rows'

/** A program with a key, as its maker was shown it. */
export type Program = Client & { id: number; key: string; roleId: number; doc: Json }

/** The REST API as a program uses it. */
export const programClient = (key: string): Client => {
  const send =
    (method: 'GET' | 'POST' | 'PATCH' | 'DELETE') =>
    (path: string, body?: unknown, options: { headers?: Record<string, string> } = {}) =>
      rest<never>({
        method,
        path: `/api${path}`,
        ...(body !== undefined && { body }),
        headers: { Authorization: `Bearer ${key}`, ...options.headers },
      })
  return {
    cookie: '',
    get: (path, options) => send('GET')(path, undefined, options),
    post: (path, body = {}, options) => send('POST')(path, body, options),
    patch: (path, body, options) => send('PATCH')(path, body, options),
    remove: (path, options) => send('DELETE')(path, undefined, options),
  }
}

/** A program with a role of its own, made over REST by an administrator. */
export const makeProgram = async (
  permissions: Permission[],
  data: Json = {},
  maker?: Person,
): Promise<Program> => {
  const roleId = await insertRole(select, { name: anyName('Rol'), permissions })
  const { post } = maker ?? (await administrator())
  const { status, json, text } = await post<{ doc: Json & { id: number }; key: string }>(
    '/api-clients',
    { name: anyName('Program'), role: roleId, ...data },
  )
  if (status !== 201) throw new Error(`No program was made: ${status} ${text}`)
  return { ...programClient(json.key), id: json.doc.id, key: json.key, roleId, doc: json.doc }
}

/**
 * Lets a program send more than the limits of a minute: for tests that go through every address.
 */
export const liftLimits = ({ id }: Program) =>
  select(
    `insert into rate_limits (key, points, expire)
      select name || ':' || $1, -1000000, 9000000000000
        from unnest(array['client-request', 'client-change', 'client-call']) name
      on conflict (key) do update set points = excluded.points, expire = excluded.expire`,
    [id],
  )
