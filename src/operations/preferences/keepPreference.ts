import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { changedPreference, MAX_PREFERENCE_BYTES } from '@/domain/settings/preferences'
import { Refusal } from '@/domain/shared/refusal'
import { inTransaction, query } from '../shared/transaction'
import { ownRowsOf } from '@/queries/preferences/ownRows'

const COLLECTION = 'payload-preferences'

/** Serialises saves of one key of a user: a missing row cannot be locked. */
const lockKey = (req: PayloadRequest, owner: number, key: string) =>
  query(req, sql`select pg_advisory_xact_lock(${owner}::int, hashtext(${key}))`)

/**
 * Stores a preference of the signed-in user: one row for each key, even with concurrent saves from
 * several tabs.
 * @param args.owner id of the user
 * @param args.value the whole preference as the sender knows it
 * @param args.changed the fields the sender changed; others keep what is stored
 * @returns the stored row
 * @throws Refusal `preferenceQuota` when the preference would become too large
 */
export const keepPreference = (args: {
  req: PayloadRequest
  owner: number
  key: string
  value: unknown
  changed?: readonly string[]
}): Promise<unknown> => {
  const { req, owner, key, changed } = args
  return inTransaction(req, async () => {
    await lockKey(req, owner, key)
    const rows = await query<{ id: number; value: unknown }>(
      req,
      sql`select p.id, p.value ${ownRowsOf(owner)} and p.key = ${key}
          order by p.updated_at desc, p.id desc`,
    )
    const [newest, ...older] = rows
    const value = changedPreference({ stored: newest?.value, value: args.value, changed })
    if (Buffer.byteLength(JSON.stringify(value ?? null)) > MAX_PREFERENCE_BYTES)
      throw new Refusal('preferenceQuota')
    for (const { id } of older)
      await query(req, sql`delete from payload_preferences where id = ${id}`)
    const data = { key, value, user: { relationTo: 'users', value: owner } }
    return newest
      ? req.payload.db.updateOne({ collection: COLLECTION, id: newest.id, data, req })
      : req.payload.db.create({ collection: COLLECTION, data, req })
  })
}

/**
 * Deletes a preference of the signed-in user.
 * @param args.owner id of the user
 * @returns the deleted row
 * @throws Refusal `notFound` when nothing is stored under the key
 */
export const deletePreference = (args: {
  req: PayloadRequest
  owner: number
  key: string
}): Promise<{ id: number; key: string; value: unknown }> => {
  const { req, owner, key } = args
  return inTransaction(req, async () => {
    await lockKey(req, owner, key)
    const deleted = await query<{ id: number; key: string; value: unknown }>(
      req,
      sql`delete from payload_preferences
          where id in (select p.id ${ownRowsOf(owner)} and p.key = ${key})
          returning id, key, value`,
    )
    const [newest] = deleted.sort((one, other) => other.id - one.id)
    if (!newest) throw new Refusal('notFound')
    return newest
  })
}
