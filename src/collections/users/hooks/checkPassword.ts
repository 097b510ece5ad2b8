import type { CollectionBeforeOperationHook } from 'payload'
import { refuseFields } from '@/domain/shared/refusal'
import { refusePassword } from '@/domain/users/password'

const SETS_PASSWORD = ['create', 'update', 'resetPassword']

/** The rules for passwords, wherever one is set: Payload itself accepts three characters. */
export const checkPassword: CollectionBeforeOperationHook = ({ args, operation }) => {
  const { data } = args as { data?: Record<string, unknown> }
  if (!SETS_PASSWORD.includes(operation) || data?.password === undefined) return args
  const email = typeof data.email === 'string' ? data.email : undefined
  const code = refusePassword({ password: data.password, email })
  refuseFields([code ? { path: 'password', code } : null])
  return args
}
