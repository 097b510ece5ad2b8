import { sql } from '@payloadcms/db-postgres'
import type { CollectionBeforeOperationHook, PayloadRequest } from 'payload'
import { staffIdOf } from '@/access/session/staffOf'
import { refuseFields, type RefusalCode } from '@/domain/shared/refusal'
import { MAX_PASSWORD_UNITS } from '@/domain/users/password'
import { canonicalEmail } from '@/operations/users/canonicalEmail'
import { hasFactor } from '@/queries/users/factorPolicy'
import { insistOnConfirmed } from '@/operations/users/factors/confirmItsYou'
import { query } from '@/operations/shared/transaction'
import {
  inHashSlot,
  isPasswordOf,
  isPasswordSet,
  type StoredPassword,
} from '@/operations/users/passwordHash'
import { ownPasswordLimit } from '@/operations/users/signInLimits'

type Stored = StoredPassword & { email: string }

const isOwnPassword = async (
  { payload, user }: PayloadRequest,
  guess: string,
  stored: StoredPassword,
): Promise<boolean> => {
  const sessionId = (user as { _sid?: string } | null)?._sid ?? ''
  const limit = ownPasswordLimit(payload, { userId: staffIdOf({ user }) ?? 0, sessionId })
  await limit.refuseFlood()
  const isRight = await isPasswordOf(guess, stored)
  if (!isRight) await limit.countFailure()
  return isRight
}

/**
 * A user who changes their own password, or the address a new one is sent to, must know the old
 * one: an unlocked screen is not enough. Without a password their session must be confirmed. An
 * administrator changes those of others without it.
 */
export const requireCurrentPassword: CollectionBeforeOperationHook = async (call) => {
  const { args, operation, req } = call
  const { id, data } = args as { id?: number | string; data?: Record<string, unknown> }
  const { currentPassword, ...rest } = data ?? {}
  if (operation !== 'update' || !data) return args
  const isOwn = id != null && String(staffIdOf(req)) === String(id)
  const email = rest.email === undefined ? null : canonicalEmail(rest.email)
  const [row] =
    isOwn && (rest.password !== undefined || email !== null)
      ? await query<Stored>(req, sql`select hash, salt, email from users where id = ${id}`)
      : []
  const isSensitive = rest.password !== undefined || (email !== null && email !== row?.email)
  // `row` is also missing when the user is deleted meanwhile: the password is then required.
  const hasNone = row !== undefined && !isPasswordSet(row)
  if (isOwn && isSensitive && !hasNone) {
    const isText =
      typeof currentPassword === 'string' && currentPassword.length <= MAX_PASSWORD_UNITS
    const isRight =
      isText && row && (await inHashSlot(() => isOwnPassword(req, currentPassword, row)))
    const code: RefusalCode = currentPassword ? 'wrongCurrentPassword' : 'required'
    refuseFields([isRight ? null : { path: 'currentPassword', code }])
  }
  // The password alone must not be enough to take an account over that has a second factor.
  if (isOwn && isSensitive && (hasNone || (await hasFactor(req, Number(id)))))
    await insistOnConfirmed(req)
  // The form clears its new password after a refusal: a second save must not look as if it had set
  // it.
  const isForgotten = isOwn && Boolean(currentPassword) && !isSensitive
  refuseFields([isForgotten ? { path: 'password', code: 'required' } : null])
  return { ...args, data: rest }
}
