import { sql } from '@payloadcms/db-postgres'
import type { CollectionBeforeOperationHook } from 'payload'
import { refuseFields, type RefusalCode } from '@/domain/shared/refusal'
import { query } from '@/operations/shared/transaction'
import { inHashSlot, isPasswordOf, type PasswordHash } from '@/operations/users/passwordHash'

const MAX_LENGTH = 256

/**
 * Whoever changes their own password must know the old one: an unlocked screen is not enough
 * (security A-14). An administrator sets the password of others without it.
 */
export const requireCurrentPassword: CollectionBeforeOperationHook = async (call) => {
  const { args, operation, req } = call
  const { id, data } = args as { id?: number | string; data?: Record<string, unknown> }
  const { currentPassword, ...rest } = data ?? {}
  if (operation !== 'update' || !data) return args
  const isOwn = req.user?.collection === 'users' && String(req.user.id) === String(id)
  if (rest.password !== undefined && isOwn) {
    const [row] = await query<PasswordHash>(req, sql`select hash, salt from users where id = ${id}`)
    const isText = typeof currentPassword === 'string' && currentPassword.length <= MAX_LENGTH
    const isRight = isText && row && (await inHashSlot(() => isPasswordOf(currentPassword, row)))
    const code: RefusalCode = currentPassword ? 'wrongCurrentPassword' : 'required'
    refuseFields([isRight ? null : { path: 'currentPassword', code }])
  }
  // The form folds its new password after a refusal: a second save must not look as if it had set it.
  const isForgotten = isOwn && Boolean(currentPassword) && rest.password === undefined
  refuseFields([isForgotten ? { path: 'password', code: 'required' } : null])
  return { ...args, data: rest }
}
