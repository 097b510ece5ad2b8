import { phoneTail } from '../shared/phone'
import { normalizeTaxNumber, PLACEHOLDER_TAX_NUMBERS } from './taxNumber'

/** Search criteria for similar records. */
export type Sought = {
  names: readonly string[]
  emails: readonly string[]
  /** As typed. */
  phones: readonly string[]
  taxNumbers: readonly string[]
}

/**
 * Normalises search criteria that may still be incomplete: complete addresses, the last ten digits
 * of phones, and tax numbers other than the placeholders that many companies share.
 */
export const comparedOf = ({ names, emails, phones, taxNumbers }: Sought): Sought => ({
  names: names.map((name) => name.trim()).filter((name) => name !== ''),
  emails: emails.map((email) => email.trim()).filter((email) => /^[^@\s]+@[^@\s]+$/.test(email)),
  phones: phones.flatMap((phone) => phoneTail(phone) ?? []),
  taxNumbers: taxNumbers
    .map(normalizeTaxNumber)
    .filter((number) => number !== '' && !PLACEHOLDER_TAX_NUMBERS.includes(number)),
})
