/** Longest address a mail server must take. */
const MAX_EMAIL_LENGTH = 254

/** Invisible characters, which would create a second account for the same address. */
const INVISIBLE = /[\u00ad\u200b-\u200f\u2060\ufeff]/g

/**
 * The canonical form of an e-mail address, so that a person has one account however they type it:
 * Turkish dotted and dotless i included.
 * @param input what was typed
 * @returns lower-case address without blanks, invisible characters and a trailing dot of the
 *   domain; null for anything that cannot be an address
 */
export const canonicalEmail = (input: unknown): string | null => {
  if (typeof input !== 'string' || input.length > 2 * MAX_EMAIL_LENGTH) return null
  const email = input
    .normalize('NFKC')
    .replace(INVISIBLE, '')
    .trim()
    .replace(/[İIı]/g, 'i')
    .toLowerCase()
    .normalize('NFC')
    .replace(/\.$/, '')
  return email.length <= MAX_EMAIL_LENGTH && /^[^\s@]+@[^\s@]+$/.test(email) ? email : null
}
