const ANY_COUNTRY = /^[A-Z]{2}[0-9]{2}[A-Z0-9]{11,30}$/
const TURKISH = /^TR[0-9]{24}$/

/** The stored form: no blanks, ASCII capitals. */
export const normalizeIban = (text: string): string =>
  text.replace(/\s/g, '').replace(/[a-z]/g, (letter) => letter.toUpperCase())

/** True for a well-formed IBAN of any country; a Turkish one is `TR` and 24 digits. */
export const isIban = (text: string): boolean => {
  const iban = normalizeIban(text)
  const shape = iban.startsWith('TR') ? TURKISH : ANY_COUNTRY
  if (!shape.test(iban)) return false
  const digits = `${iban.slice(4)}${iban.slice(0, 4)}`.replace(/[A-Z]/g, (letter) =>
    String(letter.charCodeAt(0) - 55),
  )
  return BigInt(digits) % 97n === 1n
}

/** The printed form, in groups of four. */
export const formatIban = (text: string): string =>
  normalizeIban(text).replace(/(.{4})(?=.)/g, '$1 ')
