/** How long the second step of a sign-in may take, and how many codes may be tried in it. */
export const STEP_MINUTES = 5
export const STEP_ATTEMPTS = 5

/** Whether holders of a role may, or must, have a second factor. In the order from loose to strict. */
export const FACTOR_POLICIES = ['off', 'optional', 'required'] as const
export type FactorPolicy = (typeof FACTOR_POLICIES)[number]

/** How long a user without a second factor still signs in once their role requires one. */
export const FACTOR_GRACE_DAYS = 7

/** How long setting up a second factor may take that a sign-in asks for: an app is to be installed. */
export const ENROL_MINUTES = 10

/** True when a change of a role's policy asks less of its holders. */
export const isLooserPolicy = (before: FactorPolicy, after: FactorPolicy): boolean =>
  FACTOR_POLICIES.indexOf(after) < FACTOR_POLICIES.indexOf(before)

/** For how long a session counts as confirmed. */
export const CONFIRMED_MINUTES = 10

/** Recovery codes of a set, and how many are left when the user is asked to make new ones. */
export const RECOVERY_CODES = 10
export const FEW_RECOVERY_CODES = 3

/** What proves that it is the person: in the order in which a screen offers them. */
export type ConfirmMethod = 'passkey' | 'code' | 'recovery' | 'password'

/** Methods of the second step of a sign-in, in the order in which a screen offers them. */
export type StepMethod = Exclude<ConfirmMethod, 'password'>
const STEP_PROOFS: readonly StepMethod[] = ['passkey', 'code', 'recovery']

/** The name in the query of the second step's page under which it is given what to offer. */
export const STEP_METHODS = 'with'

/** The methods of a second step as its page is given them. */
export const methodsText = (methods: readonly string[]): string => methods.join('.')

/**
 * The methods that the page of a second step offers. They only say what to show: the API decides.
 * @param value of `methodsText`, or any other value of the query parameter
 * @returns all but passkeys where nothing else is said
 */
export const methodsIn = (value: unknown): StepMethod[] => {
  const named = typeof value === 'string' ? value.split('.') : []
  const methods = STEP_PROOFS.filter((method) => named.includes(method))
  return methods.length > 0 ? methods : ['code', 'recovery']
}

/** Crockford's alphabet: no letter is taken for a digit. */
export const RECOVERY_ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const RECOVERY_LENGTH = 12

const inGroups = (text: string): string[] => text.match(/.{1,4}/g) ?? []

/** A verification code as an authenticator shows it, six ASCII digits; null for anything else. */
export const readVerificationCode = (value: unknown): string | null =>
  typeof value === 'string' && /^[0-9]{6}$/.test(value) ? value : null

/**
 * A recovery code in the one form it is stored for: what is read aloud or written down by hand may
 * differ in case, hyphens, blanks and look-alike letters.
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
 * A new recovery code out of random bytes.
 * @param bytes at least 12, of which five bits each count: 60 bits
 */
export const recoveryCodeFrom = (bytes: Uint8Array): string =>
  Array.from(bytes.subarray(0, RECOVERY_LENGTH), (byte) => RECOVERY_ALPHABET[byte % 32]).join('')

/** A code or secret in groups of four, for reading. */
export const inFours = (text: string, separator: string): string => inGroups(text).join(separator)

/**
 * What an authenticator reads out of the QR code.
 * @param args.secret Base32, without padding
 * @param args.account e-mail address of the owner
 * @param args.site name of the installation; a colon would end the issuer in its label
 */
export const setupAddress = (args: { secret: string; account: string; site: string }): string => {
  const issuer = encodeURIComponent(args.site.replaceAll(':', ' ').trim())
  const label = `${issuer}:${encodeURIComponent(args.account)}`
  return `otpauth://totp/${label}?secret=${args.secret}&issuer=${issuer}&algorithm=SHA1&digits=6&period=30`
}
