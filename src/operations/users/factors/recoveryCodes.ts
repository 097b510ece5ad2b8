import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { RECOVERY_CODES, recoveryCodeFrom } from '@/domain/users/factors'
import { readRows } from '@/queries/shared/rows'
import { query } from '../../shared/transaction'
import { inHashSlot } from '../passwordHash'

/** N = 2^14, r = 8, p = 1, of Node's defaults: 16 MB and some 30 ms. */
const HASH_BYTES = 32

const derive = (code: string, salt: string): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    scrypt(code, salt, HASH_BYTES, (error, key) => (error ? reject(error) : resolve(key)))
  })

export type CodeSet = { codes: string[]; salt: string; hashes: string[] }

/** A new set of recovery codes; one salt for all, so that one derivation finds a code among them. */
export const newCodeSet = async (): Promise<CodeSet> => {
  const salt = randomBytes(16).toString('hex')
  const codes = Array.from({ length: RECOVERY_CODES }, () => recoveryCodeFrom(randomBytes(12)))
  const hashes: string[] = []
  // One after the other in a slot: sign-ins wait no longer than for a password.
  for (const code of codes)
    hashes.push((await inHashSlot(() => derive(code, salt))).toString('hex'))
  return { codes, salt, hashes }
}

/** Puts a set in place of the one before, in the request's transaction. */
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
 * @returns its id; null when it is none of the user's
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
