import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { RECOVERY_CODES, recoveryCodeFrom } from '@/domain/users/factors'
import { readRows } from '@/queries/shared/rows'
import { query } from '../../shared/transaction'
import { inHashSlot } from '../passwordHash'

/** Node's defaults N = 2^14, r = 8, p = 1: 16 MB and some 30 ms. */
const HASH_BYTES = 32

const derive = (code: string, salt: string): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    scrypt(code, salt, HASH_BYTES, (error, key) => (error ? reject(error) : resolve(key)))
  })

export type CodeSet = { codes: string[]; salt: string; hashes: string[] }

/** A new set of recovery codes with a common salt, so that one derivation finds a code. */
export const newCodeSet = async (): Promise<CodeSet> => {
  const salt = randomBytes(16).toString('hex')
  const codes = Array.from({ length: RECOVERY_CODES }, () => recoveryCodeFrom(randomBytes(12)))
  const hashes: string[] = []
  // Sequentially in one slot, so that sign-ins do not wait longer than for a password.
  for (const code of codes)
    hashes.push((await inHashSlot(() => derive(code, salt))).toString('hex'))
  return { codes, salt, hashes }
}

/** Replaces the set of codes, in the request's transaction. */
export const storeCodeSet = async (
  req: PayloadRequest,
  { userId, set }: { userId: number; set: CodeSet },
): Promise<void> => {
  await query(req, sql`delete from recovery_codes where user_id = ${userId}`)
  await query(
    req,
    sql`insert into recovery_codes (user_id, salt, hash)
        select ${userId}, ${set.salt}, hash
          from jsonb_array_elements_text(${JSON.stringify(set.hashes)}::jsonb) hash`,
  )
}

type Stored = { id: number; salt: string; hash: string }

/**
 * The row of an unused recovery code.
 * @param args.code as `readRecoveryCode` gives it
 * @returns its id; null if the user has no such code
 * @throws Refusal `overloaded`
 */
export const findRecoveryCode = async (args: {
  req: PayloadRequest
  userId: number
  code: string
}): Promise<number | null> => {
  const rows = await readRows<Stored>(
    args.req,
    sql`select id, salt, hash from recovery_codes
         where user_id = ${args.userId} and used_at is null`,
  )
  const [first] = rows
  if (!first) return null
  const key = await inHashSlot(() => derive(args.code, first.salt))
  const found = rows.find(({ hash }) => timingSafeEqual(Buffer.from(hash, 'hex'), key))
  return found?.id ?? null
}
