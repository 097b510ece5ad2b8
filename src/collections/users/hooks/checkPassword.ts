import type { CollectionBeforeOperationHook, CollectionBeforeValidateHook } from 'payload'
import { refuseFields } from '@/domain/shared/refusal'
import { normalizePassword, refusePasswordLength } from '@/domain/users/password'
import { judgePassword } from '@/operations/users/judgePassword'

const SETS_PASSWORD = ['create', 'update', 'resetPassword']

/**
 * Normalizes a new password before Payload hashes it, and refuses one of the wrong length before
 * anything is read: Payload itself accepts three characters.
 */
export const readNewPassword: CollectionBeforeOperationHook = ({ args, operation }) => {
  const { data } = args as { data?: Record<string, unknown> }
  if (!SETS_PASSWORD.includes(operation) || data?.password === undefined) return args
  const refusal = refusePasswordLength(data.password)
  refuseFields([refusal ? { path: 'password', ...refusal } : null])
  return { ...args, data: { ...data, password: normalizePassword(String(data.password)) } }
}

/** Checks a new password against its user's name and e-mail; in a bulk update once per user. */
export const checkPassword: CollectionBeforeValidateHook = async ({ data, originalDoc, req }) => {
  const values = data as Record<string, unknown> | undefined
  if (values?.password === undefined) return data
  const owner = [values.name, values.email, originalDoc?.name, originalDoc?.email]
  await judgePassword(req, { password: values.password, owner })
  return data
}
