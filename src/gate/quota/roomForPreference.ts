import type { Payload } from 'payload'
import type { Pool } from 'pg'
import { staffIdOf } from '@/access/session/staffOf'
import { poolOf } from '@/database/adapter'
import { Refusal } from '@/domain/shared/refusal'
import { callerOf } from '../callerOf'

/** Most preferences of a user, and their total size in bytes. */
export const MAX_PREFERENCES = 1_000
export const MAX_PREFERENCE_TOTAL = 2 * 1024 * 1024

const OWN = `from payload_preferences p
  join payload_preferences_rels r on r.parent_id = p.id and r.path = 'user'
 where r.users_id = $1 and p.key is distinct from $2`

/** The open tab is stored for each record: the oldest are deleted for new ones. */
const forgetOldest = (pool: Pool, userId: unknown, key: string) =>
  pool.query(
    `delete from payload_preferences where id in (
       select p.id ${OWN} and p.key ~ '^collection-[a-z-]+-[0-9]+$'
        order by p.updated_at limit 100)`,
    [userId, key],
  )

const hasRoom = async (pool: Pool, userId: unknown, key: string, bytes: number) => {
  const { rows } = await pool.query<{ count: number; total: number }>(
    `select count(*)::int as count, coalesce(sum(length(p.value::text)), 0)::int as total ${OWN}`,
    [userId, key],
  )
  const [{ count, total } = { count: 0, total: 0 }] = rows
  return count < MAX_PREFERENCES && total + bytes <= MAX_PREFERENCE_TOTAL
}

/**
 * Keeps a user's preferences within MAX_PREFERENCES and MAX_PREFERENCE_TOTAL.
 * @param args.key of the preference to store; its former value does not count
 * @param args.bytes of its value
 * @throws Refusal `preferenceQuota` when deleting those of single records does not suffice
 */
export const roomForPreference = async (args: {
  payload: Payload
  headers: Headers
  key: string
  bytes: number
}): Promise<void> => {
  const { payload, headers, key, bytes } = args
  const person = staffIdOf({ user: await callerOf(payload, headers) })
  // Anonymous requests are refused before, and programs have no preferences.
  if (person === null) return
  const pool = poolOf(payload)
  if (await hasRoom(pool, person, key, bytes)) return
  await forgetOldest(pool, person, key)
  if (!(await hasRoom(pool, person, key, bytes))) throw new Refusal('preferenceQuota')
}
