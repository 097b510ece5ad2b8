import type { RefusalCode } from '../shared/refusal'

export const MIN_PASSWORD_LENGTH = 10
export const MAX_PASSWORD_LENGTH = 128

const sameAs = (a: string, b: string): boolean => a.trim().toLowerCase() === b.trim().toLowerCase()

/**
 * Whether a password may be set: 10 to 128 characters, not the e-mail address. No forced mix of
 * signs: length is what counts. Longer ones are refused before hashing, not cut.
 *
 * @param confirmation the second field of a form; left out by programs
 * @returns null, or `required`, `passwordTooShort`, `passwordTooLong`, `passwordIsEmail`,
 *   `passwordsDiffer`
 */
export const refusePassword = ({
  password,
  email,
  confirmation,
}: {
  password: unknown
  email?: string | null
  confirmation?: unknown
}): RefusalCode | null => {
  if (typeof password !== 'string' || password === '') return 'required'
  // Two UTF-16 units a character at most: no need to spread a megabyte of text to count it.
  if (password.length > MAX_PASSWORD_LENGTH * 2) return 'passwordTooLong'
  const length = [...password].length
  if (length < MIN_PASSWORD_LENGTH) return 'passwordTooShort'
  if (length > MAX_PASSWORD_LENGTH) return 'passwordTooLong'
  if (email && sameAs(password, email)) return 'passwordIsEmail'
  return confirmation !== undefined && confirmation !== password ? 'passwordsDiffer' : null
}
