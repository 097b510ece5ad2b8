import { refuseRate } from '../shared/money'
import type { RefusalCode } from '../shared/refusal'
import { refuseTransition } from './status'
import type { TenderStatus } from './status'

export const MAX_INVOICE_NUMBER_LENGTH = 50

/**
 * The form in which invoice numbers are stored and compared: trimmed, single blanks, capitals.
 * Only a–z are raised, so that a Turkish `i` gives the same number for everybody.
 *
 * @returns null when nothing is left
 */
export const normalizeInvoiceNumber = (text: unknown): string | null => {
  if (typeof text !== 'string') return null
  const clean = text
    .normalize('NFKC')
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/[a-z]/g, (letter) => letter.toUpperCase())
  return clean === '' ? null : clean
}

/** True for an official e-invoice number: 3 alphanumerics, the year, 9 digits. */
export const isOfficialInvoiceNumber = (text: string): boolean => /^[A-Z0-9]{3}20\d{11}$/.test(text)

/**
 * Whether a tender may be invoiced now; uniqueness of the number is the database's matter.
 *
 * @param invoiceNumber as entered; empty is allowed, it can be added to the books later
 * @param invoiceRate lira per unit on the day of the invoice; empty keeps the tender's rate
 * @returns null, or `notApproved`, `alreadyInvoiced`, `invalidInput` (no text, or characters that
 *   cannot be printed), `tooLarge` (above 50 characters), `rateNotPositive`, a decimal code
 */
export const refuseInvoicing = ({
  status,
  invoiceNumber,
  invoiceRate,
}: {
  status: TenderStatus
  invoiceNumber?: unknown
  invoiceRate?: unknown
}): RefusalCode | null => {
  const wrongState = refuseTransition({ status, verb: 'invoice' })
  if (wrongState) return wrongState
  if (invoiceNumber !== null && invoiceNumber !== undefined) {
    if (typeof invoiceNumber !== 'string') return 'invalidInput'
    const number = normalizeInvoiceNumber(invoiceNumber) ?? ''
    if (number.length > MAX_INVOICE_NUMBER_LENGTH) return 'tooLarge'
    if (/[\p{Cc}\p{Cf}]/u.test(number)) return 'invalidInput'
  }
  if (invoiceRate === null || invoiceRate === undefined) return null
  return refuseRate(invoiceRate)
}
