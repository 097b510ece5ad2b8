/** Minutes for the second step of a sign-in, and the number of codes that may be tried. */
export const STEP_MINUTES = 5
export const STEP_ATTEMPTS = 5

/**
 * Whether users of a role may, or must, have a second factor, from the loosest to the strictest.
 */
export const FACTOR_POLICIES = ['off', 'optional', 'required'] as const
export type FactorPolicy = (typeof FACTOR_POLICIES)[number]

/** Days for which users may still sign in without a second factor once their role requires one. */
export const FACTOR_GRACE_DAYS = 7

/** Minutes to set up a second factor during a sign-in: an app must be installed. */
export const ENROL_MINUTES = 10

/** True when a change of a role's policy makes it less strict. */
export const isLooserPolicy = (before: FactorPolicy, after: FactorPolicy): boolean =>
  FACTOR_POLICIES.indexOf(after) < FACTOR_POLICIES.indexOf(before)

/** For how long a session counts as confirmed. */
export const CONFIRMED_MINUTES = 10

/**
 * Number of recovery codes in a set, and the remaining number at which the user is asked to create
 * new ones.
 */
export const RECOVERY_CODES = 10
export const FEW_RECOVERY_CODES = 3

/** Methods that confirm the user's identity, in display order. */
export type ConfirmMethod = 'passkey' | 'code' | 'recovery' | 'provider' | 'password'

/** Methods of the second step of a sign-in, in display order. */
export type StepMethod = Exclude<ConfirmMethod, 'provider' | 'password'>
const STEP_PROOFS: readonly StepMethod[] = ['passkey', 'code', 'recovery']

/** Query parameter of the second step's page that names its methods. */
export const STEP_METHODS = 'with'

/** The methods of a second step as a query parameter. */
export const methodsText = (methods: readonly string[]): string => methods.join('.')

/**
 * The methods shown on the page of a second step. They only control the display: the API decides.
 * @param value of `methodsText`, or any other value of the query parameter
 * @returns all but passkeys by default
 */
export const methodsIn = (value: unknown): StepMethod[] => {
  const named = typeof value === 'string' ? value.split('.') : []
  const methods = STEP_PROOFS.filter((method) => named.includes(method))
  return methods.length > 0 ? methods : ['code', 'recovery']
}

/** Crockford's alphabet: no letter looks like a digit. */
export const RECOVERY_ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const RECOVERY_LENGTH = 12

const inGroups = (text: string): string[] => text.match(/.{1,4}/g) ?? []

/** A verification code of an authenticator, six ASCII digits; null for anything else. */
export const readVerificationCode = (value: unknown): string | null =>
  typeof value === 'string' && /^[0-9]{6}$/.test(value) ? value : null

/**
 * The stored form of a recovery code: codes read aloud or written by hand may differ in case,
 * hyphens, blanks and look-alike letters.
 * @returns 12 characters; null for what cannot be a code
 */
export const readRecoveryCode = (value: unknown): string | null => {
  if (typeof value !== 'string' || value.length > 40) return null
  const plain = value
    .replaceAll(/[\s-]/g, '')
    .toUpperCase()
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1')
  const isCode =
    plain.length === RECOVERY_LENGTH && [...plain].every((one) => RECOVERY_ALPHABET.includes(one))
  return isCode ? plain : null
}

/**
 * A new recovery code from random bytes.
 * @param bytes at least 12, of which five bits each count: 60 bits
 */
export const recoveryCodeFrom = (bytes: Uint8Array): string =>
  Array.from(bytes.subarray(0, RECOVERY_LENGTH), (byte) => RECOVERY_ALPHABET[byte % 32]).join('')

/** Splits a code or secret into groups of four for reading. */
export const inFours = (text: string, separator: string): string => inGroups(text).join(separator)

/**
 * The content of the QR code for an authenticator.
 * @param args.secret Base32, without padding
 * @param args.account e-mail address of the owner
 * @param args.site name of the installation; a colon would end the issuer in its label
 */
export const setupAddress = (args: { secret: string; account: string; site: string }): string => {
  const issuer = encodeURIComponent(args.site.replaceAll(':', ' ').trim())
  const label = `${issuer}:${encodeURIComponent(args.account)}`
  return `otpauth://totp/${label}?secret=${args.secret}&issuer=${issuer}&algorithm=SHA1&digits=6&period=30`
}
