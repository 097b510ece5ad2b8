import type pg from 'pg'
import { fingerprintOf } from '@/database/secretGuard'
import { SECRET_ROTATED } from '@/domain/audit/auditedActions'
import { openSeed, sealSeed } from './seed'

type Sealed = { id: number; userId: number; sealed: string }

/** What a secret signed, or opens: it ends with it. */
const ENDED = [
  'delete from users_sessions',
  'delete from session_devices',
  'delete from sign_in_steps',
  `update users set reset_password_token = null, reset_password_expiration = null
    where reset_password_token is not null`,
  'update user_invitations set token_hash = null where token_hash is not null',
] as const

/**
 * Replaces PAYLOAD_SECRET: what is encrypted with the former one is encrypted with the new one, and what
 * it signed ends, so that everybody signs in again. Links of offers that customers have stay valid, as
 * they are found by their hash.
 * @param args.client of the owner of the tables, in a transaction, while no program works with them
 * @param args.secret the new PAYLOAD_SECRET
 * @param args.former the one before; null when it is lost: second factors cannot be read any more
 *   then, and their owners need a recovery code
 * @returns how many second factors were encrypted anew, and how many open with neither secret
 */
export const rotateSecret = async (args: {
  client: pg.Client
  secret: string
  former: string | null
}): Promise<{ sealed: number; unreadable: number }> => {
  const { client, secret, former } = args
  const { rows } = await client.query<Sealed>(
    `select id, user_id as "userId", sealed from user_factors order by id for update`,
  )
  let [sealed, unreadable] = [0, 0]
  for (const row of rows) {
    const owner = { userId: row.userId, factorId: row.id }
    if (openSeed({ sealed: row.sealed, secret, owner })) continue
    const seed = former && openSeed({ sealed: row.sealed, secret: former, owner })
    if (!seed) {
      unreadable += 1
      continue
    }
    await client.query('update user_factors set sealed = $2 where id = $1', [
      row.id,
      sealSeed({ seed, secret, owner }),
    ])
    sealed += 1
  }
  for (const statement of ENDED) await client.query(statement)
  await client.query('update schema_facts set secret = $1', [fingerprintOf(secret)])
  await client.query('insert into audit_events (action, command) values ($1, $1)', [SECRET_ROTATED])
  return { sealed, unreadable }
}
