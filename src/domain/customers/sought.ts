import { phoneTail } from '../shared/phone'
import { normalizeTaxNumber, PLACEHOLDER_TAX_NUMBERS } from './taxNumber'

/** What similar records are looked for by. */
export type Sought = {
  names: readonly string[]
  emails: readonly string[]
  /** As they were typed. */
  phones: readonly string[]
  taxNumber: string | null
}

/**
 * What is compared of a text that may still be typed: whole addresses, the last ten digits of
 * phones, and tax numbers other than the placeholders that many companies share.
 */
export const comparedOf = ({ names, emails, phones, taxNumber }: Sought): Sought => {
  const number = normalizeTaxNumber(taxNumber ?? '')
  return {
    names: names.map((name) => name.trim()).filter((name) => name !== ''),
    emails: emails.map((email) => email.trim()).filter((email) => /^[^@\s]+@[^@\s]+$/.test(email)),
    phones: phones.flatMap((phone) => phoneTail(phone) ?? []),
    taxNumber: number === '' || PLACEHOLDER_TAX_NUMBERS.includes(number) ? null : number,
  }
}
