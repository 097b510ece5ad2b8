import type { CollectionBeforeValidateHook } from 'payload'
import { refuseFields } from '@/domain/shared/refusal'
import { canonicalEmail } from '@/operations/users/canonicalEmail'

/** Stores the one form of an address that sign-in looks for; no two accounts share it. */
export const canonicalizeEmail: CollectionBeforeValidateHook = ({ data }) => {
  if (!data || data.email === undefined) return data
  const email = canonicalEmail(data.email)
  refuseFields([email === null ? { path: 'email', code: 'invalidEmail' } : null])
  return { ...data, email }
}
