import { asciiDigits } from '../shared/text/asciiDigits'
import { withoutBlanks } from '../shared/text/cleanText'
import { toDecimal, type Numeric } from '../shared/money'
import type { RefusalCode } from '../shared/refusal'

export const MAX_INVOICE_NUMBER_LENGTH = 50

/** What an invoice number consists of once it is normalised; the database has the same pattern. */
const INVOICE_NUMBER = /^[A-Z0-9/-]*$/

/**
 * The form in which invoice numbers are stored and compared: no blanks, digits of any script as
 * `0`–`9`, capitals. Only a–z are upper-cased, so that a Turkish `i` gives the same number in every
 * language.
 *
 * @returns null when nothing is left
 */
export const normalizeInvoiceNumber = (text: unknown): string | null => {
  if (typeof text !== 'string') return null
  const clean = asciiDigits(withoutBlanks(text.normalize('NFKC'))).replace(/[a-z]/g, (letter) =>
    letter.toUpperCase(),
  )
  return clean === '' ? null : clean
}

/**
 * Validates an invoice number; its uniqueness is enforced by the database.
 *
 * @param value as entered; empty is allowed, it can be added to the books later
 * @returns null, or `invalidInput` (no text), `textTooLong` (above 50 characters),
 *   `invoiceNumberInvalid` (more than A–Z, 0–9, `/` and `-` once normalised)
 */
export const refuseInvoiceNumber = (value: unknown): RefusalCode | null => {
  if (value === null || value === undefined) return null
  if (typeof value !== 'string') return 'invalidInput'
  const number = normalizeInvoiceNumber(value) ?? ''
  if (number.length > MAX_INVOICE_NUMBER_LENGTH) return 'textTooLong'
  return INVOICE_NUMBER.test(number) ? null : 'invoiceNumberInvalid'
}

/**
 * Whether a tender may be invoiced at its total although its customer accepted another one, by
 * choosing optional or alternative lines that no revision applied.
 *
 * @param acceptedTotal the accepted total, in the tender's currency; null without an acceptance
 * @param acceptDifference the caller states that the difference is intended
 * @returns null, or `acceptedTotalDiffers`
 */
export const refuseAcceptedTotal = ({
  total,
  acceptedTotal,
  acceptDifference,
}: {
  total: Numeric
  acceptedTotal: Numeric | null
  acceptDifference: boolean
}): RefusalCode | null => {
  if (acceptedTotal === null || acceptDifference) return null
  return toDecimal(acceptedTotal).eq(toDecimal(total)) ? null : 'acceptedTotalDiffers'
}
