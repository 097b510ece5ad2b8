import type { RefusalCode } from '../shared/refusal'

/**
 * Official placeholders for foreign buyers and final consumers; valid although they fail the check
 * digits.
 */
export const PLACEHOLDER_TAX_NUMBERS: readonly string[] = ['2222222222', '11111111111']

export type TaxNumberKind = 'vkn' | 'tckn' | 'placeholder' | 'foreign'

const MAX_FOREIGN_LENGTH = 50

const digitAt = (digits: string, index: number): number => Number(digits.charAt(index))
const mod10 = (value: number): number => ((value % 10) + 10) % 10

/** Check digit of a VKN, from its first nine digits. */
const vknCheckDigit = (digits: string): string => {
  let total = 0
  for (let i = 1; i <= 9; i += 1) {
    const shifted = (digitAt(digits, i - 1) + 10 - i) % 10
    total += shifted === 9 ? 9 : (shifted * 2 ** (10 - i)) % 9
  }
  return String(mod10(-total))
}

/** The two check digits of a TCKN, from its first nine digits. */
const tcknCheckDigits = (digits: string): string => {
  const at = (position: number): number => digitAt(digits, position - 1)
  const odd = at(1) + at(3) + at(5) + at(7) + at(9)
  const even = at(2) + at(4) + at(6) + at(8)
  const tenth = mod10(7 * odd - even)
  return `${tenth}${mod10(odd + even + tenth)}`
}

/** True for a well-formed Turkish tax number of ten digits. Well formed is not registered. */
export const isVkn = (text: string): boolean =>
  /^[0-9]{10}$/.test(text) && text.endsWith(vknCheckDigit(text))

/** True for a well-formed Turkish identity number of eleven digits. */
export const isTckn = (text: string): boolean =>
  /^[1-9][0-9]{10}$/.test(text) && text.endsWith(tcknCheckDigits(text))

/** The VKN that starts with these nine digits, for demonstration data. */
export const validVkn = (nineDigits: string): string => {
  if (!/^[0-9]{9}$/.test(nineDigits)) throw new RangeError('nine digits expected')
  return `${nineDigits}${vknCheckDigit(nineDigits)}`
}

/** The TCKN that starts with these nine digits, the first not 0, for demonstration data. */
export const validTckn = (nineDigits: string): string => {
  if (!/^[1-9][0-9]{8}$/.test(nineDigits)) throw new RangeError('nine digits expected')
  return `${nineDigits}${tcknCheckDigits(nineDigits)}`
}

/** The stored form: no blanks, ASCII capitals. */
export const normalizeTaxNumber = (text: string): string =>
  text.replace(/\s/g, '').replace(/[a-z]/g, (letter) => letter.toUpperCase())

/**
 * The kind of a tax number. A foreign one is recognised by having a letter (`DE129273398`).
 *
 * @returns null when it is none of these
 */
export const taxNumberKindOf = (text: string): TaxNumberKind | null => {
  const number = normalizeTaxNumber(text)
  if (PLACEHOLDER_TAX_NUMBERS.includes(number)) return 'placeholder'
  if (isVkn(number)) return 'vkn'
  if (isTckn(number)) return 'tckn'
  const isForeign = /^[A-Z0-9./-]+$/.test(number) && /[A-Z]/.test(number)
  return isForeign && number.length <= MAX_FOREIGN_LENGTH ? 'foreign' : null
}

/** An empty tax number is allowed; any other must be one of the four kinds. */
export const refuseTaxNumber = (value: unknown): RefusalCode | null => {
  if (value === null || value === undefined || value === '') return null
  if (typeof value !== 'string') return 'invalidTaxNumber'
  return taxNumberKindOf(value) === null ? 'invalidTaxNumber' : null
}
