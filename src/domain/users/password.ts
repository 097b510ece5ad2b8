import { fold } from '../shared/text/fold'
import type { RefusalCode, RefusalData } from '../shared/refusal'

/** In characters (code points) of the normalized password. */
export const MIN_PASSWORD_LENGTH = 15
export const MAX_PASSWORD_LENGTH = 128
/** Most UTF-16 units of the longest password before it is normalized. */
export const MAX_PASSWORD_UNITS = 8 * MAX_PASSWORD_LENGTH
/** Letters and digits that must remain without the words of the context. */
const MIN_OWN_CHARACTERS = 8
const MIN_WORD_LENGTH = 3

/**
 * The form in which a password is checked and hashed: systems compose accented letters in different
 * ways.
 */
export const normalizePassword = (password: string): string => password.normalize('NFC')

const lengthOf = (password: string): number => [...normalizePassword(password)].length

/** The folded letters and digits of a text: `Ayşe Yılmaz 1` gives `ayseyilmaz1`. */
export const passwordCharacters = (text: string): string =>
  fold(text).replace(/[^\p{L}\p{N}]/gu, '')

const wordsOf = (texts: readonly (string | null | undefined)[]): string[] => {
  const words = texts.flatMap((text) => fold(text ?? '').split(/[^\p{L}\p{N}]+/u))
  const known = new Set(words.filter((word) => [...word].length >= MIN_WORD_LENGTH))
  // The longest first: "ali" must not take a part of "alican".
  return [...known].sort((a, b) => b.length - a.length)
}

/**
 * Whether little remains of a password without known facts of its owner: words of three letters or
 * more are removed anywhere, then trailing digits.
 *
 * @param context name, e-mail address, names of the company and the product
 */
const hasContext = (password: string, context: readonly (string | null | undefined)[]): boolean => {
  const whole = passwordCharacters(password)
  const own = wordsOf(context).reduce((rest, word) => rest.replaceAll(word, ''), whole)
  return own !== whole && [...own.replace(/\p{N}+$/u, '')].length < MIN_OWN_CHARACTERS
}

export type PasswordRule = 'length' | 'notContext' | 'same'

type Typed = {
  password: string
  /** Known facts of the owner: name, e-mail address, names of the company and the product. */
  context: readonly (string | null | undefined)[]
}

/**
 * The rules of a new password that a browser checks while it is typed. The server also refuses
 * common ones.
 *
 * @param confirmation the second field
 * @returns the rules in display order; an empty field meets none
 */
export const passwordRules = ({
  password,
  context,
  confirmation,
}: Typed & { confirmation: string }): { rule: PasswordRule; isMet: boolean }[] => {
  const isTyped = password !== ''
  const isSane = password.length <= MAX_PASSWORD_UNITS
  const length = isSane ? lengthOf(password) : Number.POSITIVE_INFINITY
  return [
    { rule: 'length', isMet: length >= MIN_PASSWORD_LENGTH && length <= MAX_PASSWORD_LENGTH },
    { rule: 'notContext', isMet: isTyped && isSane && !hasContext(password, context) },
    { rule: 'same', isMet: isTyped && password === confirmation },
  ]
}

type PasswordRefusal = { code: RefusalCode; data?: RefusalData }

/**
 * Whether a password has an acceptable length: 15 to 128 characters. Longer ones are refused before
 * hashing, not cut.
 *
 * @returns null, or `required`, `passwordTooShort` with `min`, `passwordTooLong`
 */
export const refusePasswordLength = (password: unknown): PasswordRefusal | null => {
  if (typeof password !== 'string' || password === '') return { code: 'required' }
  if (password.length > MAX_PASSWORD_UNITS) return { code: 'passwordTooLong' }
  const length = lengthOf(password)
  if (length < MIN_PASSWORD_LENGTH)
    return { code: 'passwordTooShort', data: { min: MIN_PASSWORD_LENGTH } }
  return length > MAX_PASSWORD_LENGTH ? { code: 'passwordTooLong' } : null
}

/**
 * Validates a new password: its length, not derived from facts of its owner, not a common one. No
 * mix of character classes is required.
 *
 * @param context see `passwordRules`
 * @param isCommon returns whether a normalized password is easy to guess; called last
 * @returns null, or `required`, `passwordTooShort` with `min`, `passwordTooLong`,
 *   `passwordHasContext`, `passwordTooCommon`
 */
export const refusePassword = async ({
  password,
  context,
  isCommon,
}: {
  password: unknown
  context: Typed['context']
  isCommon: (password: string) => Promise<boolean> | boolean
}): Promise<PasswordRefusal | null> => {
  const length = refusePasswordLength(password)
  if (length) return length
  const text = normalizePassword(password as string)
  if (hasContext(text, context)) return { code: 'passwordHasContext' }
  return (await isCommon(text)) ? { code: 'passwordTooCommon' } : null
}
