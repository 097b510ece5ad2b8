import type pg from 'pg'
import { BackupProblem } from '@/database/backup/problem'
import { findOtherSecret, fingerprintOf } from '@/database/secretGuard'
import { SECRET_ROTATED } from '@/domain/audit/auditedActions'
import { endAccess } from '../endAccess'
import { openSeed, sealSeed } from './seed'

type Sealed = { id: number; userId: number; sealed: string }

/**
 * Replaces PAYLOAD_SECRET: encrypted values are re-encrypted, and everything signed with the former
 * one ends, so that everybody must sign in again. Customers' offer links stay valid, because they
 * are found by their hash.
 * @param args.client of the owner of the tables, in a transaction, while no program uses them
 * @param args.secret the new PAYLOAD_SECRET
 * @param args.former the former one; null when it is lost: second factors become unreadable, and
 *   their owners need a recovery code
 * @throws {BackupProblem} `setting` for a former secret that does not match the database
 * @returns the number of re-encrypted second factors, and of those that neither secret decrypts
 */
export const rotateSecret = async (args: {
  client: pg.Client
  secret: string
  former: string | null
}): Promise<{ sealed: number; unreadable: number }> => {
  const { client, secret, former } = args
  // A repeated run with the same secrets changes nothing.
  const isOther = async (one: string) => (await findOtherSecret(client, one)) !== null
  if (former && (await isOther(former)) && (await isOther(secret)))
    throw new BackupProblem(
      'setting',
      'PAYLOAD_SECRET_OLD is not the former secret of this database. Nothing was changed.',
    )
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
  await endAccess(client)
  await client.query('update schema_facts set secret = $1', [fingerprintOf(secret)])
  await client.query('insert into audit_events (action, command) values ($1, $1)', [SECRET_ROTATED])
  return { sealed, unreadable }
}
