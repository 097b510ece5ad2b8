import type { RefusalCode } from '../shared/refusal'

export const MIN_PASSWORD_LENGTH = 10
export const MAX_PASSWORD_LENGTH = 128

const sameAs = (a: string, b: string): boolean => a.trim().toLowerCase() === b.trim().toLowerCase()

export type PasswordRule = 'length' | 'notEmail' | 'same'

/**
 * Each rule of a new password by itself, for the list that a person sees while typing.
 *
 * @param confirmation the second field
 * @returns the rules in the order they are shown; an empty field meets none
 */
export const passwordRules = ({
  password,
  email,
  confirmation,
}: {
  password: string
  email?: string | null
  confirmation: string
}): { rule: PasswordRule; isMet: boolean }[] => {
  const length = [...password].length
  const isLong = length >= MIN_PASSWORD_LENGTH && length <= MAX_PASSWORD_LENGTH
  const isTyped = password !== ''
  return [
    { rule: 'length', isMet: isLong },
    { rule: 'notEmail', isMet: isTyped && !(email && sameAs(password, email)) },
    { rule: 'same', isMet: isTyped && password === confirmation },
  ]
}

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
