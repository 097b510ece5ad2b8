import { pbkdf2, randomBytes, timingSafeEqual } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { promisify } from 'node:util'
import { sql } from '@payloadcms/db-postgres'
import PQueue from 'p-queue'
import type { PayloadRequest } from 'payload'
import { Refusal } from '@/domain/shared/refusal'
import { normalizePassword } from '@/domain/users/password'
import { query } from '../shared/transaction'

// Payload's format: both must be able to check each other's hashes.
const PREFIX = 'pbkdf2-sha256-v1:'
const CURRENT = { iterations: 600_000, bytes: 32 }
const OLD = { iterations: 25_000, bytes: 512 }

const derive = promisify(pbkdf2)

export type PasswordHash = { hash: string; salt: string }

/** A stored hash; without a salt the account has no password. */
export type StoredPassword = { hash: string | null; salt: string | null }

/** Whether an account has a password. */
export const isPasswordSet = (stored: StoredPassword): stored is PasswordHash =>
  Boolean(stored.hash && stored.salt)

/**
 * Leaves an account without a password: without a salt no password can match, and `hasPassword` is
 * false. Call it in a transaction, after something else opens the account.
 */
export const removePassword = async (req: PayloadRequest, userId: number): Promise<void> => {
  await query(req, sql`update users set salt = null, updated_at = now() where id = ${userId}`)
}

/** A dummy hash of the current cost: an unknown address takes as long as a wrong password. */
export const NOBODYS_HASH: PasswordHash = {
  hash: PREFIX + '0'.repeat(CURRENT.bytes * 2),
  salt: '0'.repeat(64),
}

/** Concurrent hashes: each keeps one core busy, and one core stays free for other requests. */
const MAX_HASHES = Math.max(1, Math.min(2, availableParallelism() - 1))
const MAX_WAITING = 200

const KEY = Symbol.for('backoffice.hashQueue')
const shared = globalThis as { [KEY]?: PQueue }
const queueOfProcess = () => (shared[KEY] ??= new PQueue({ concurrency: MAX_HASHES }))

/**
 * Runs work that hashes when a slot is free.
 * @throws Refusal `overloaded` when too many wait
 */
export const inHashSlot = <T>(work: () => Promise<T>): Promise<T> => {
  const queue = queueOfProcess()
  if (queue.size >= MAX_WAITING) return Promise.reject(new Refusal('overloaded'))
  return queue.add(work)
}

/** Hashes a new password with a fresh salt. Call it in a hash slot. */
export const hashPassword = async (password: string): Promise<PasswordHash> => {
  const salt = randomBytes(32).toString('hex')
  const { iterations, bytes } = CURRENT
  const key = await derive(normalizePassword(password), salt, iterations, bytes, 'sha256')
  return { hash: PREFIX + key.toString('hex'), salt }
}

const matches = async (password: string, stored: PasswordHash): Promise<boolean> => {
  const isCurrent = stored.hash.startsWith(PREFIX)
  const { iterations, bytes } = isCurrent ? CURRENT : OLD
  const expected = Buffer.from(isCurrent ? stored.hash.slice(PREFIX.length) : stored.hash, 'hex')
  const key = await derive(password, stored.salt, iterations, bytes, 'sha256')
  return key.length === expected.length && timingSafeEqual(key, expected)
}

/**
 * True when the password matches the stored hash; never for an account without a password, after the
 * same time. Compared in normalized form, then as typed: older hashes were not normalized. Call it in
 * a hash slot.
 */
export const isPasswordOf = async (password: string, stored: StoredPassword): Promise<boolean> => {
  const isSet = isPasswordSet(stored)
  const compared = isSet ? stored : NOBODYS_HASH
  const normalized = normalizePassword(password)
  const isMatch =
    (await matches(normalized, compared)) ||
    (normalized !== password && (await matches(password, compared)))
  return isSet && isMatch
}
