import { cleanText } from '@/domain/shared/text/cleanText'
import { isEmailAddress } from '@/domain/shared/email'
import {
  MAX_INVOICE_NUMBER_LENGTH,
  normalizeInvoiceNumber,
  refuseInvoiceNumber,
} from '@/domain/tenders/invoicing'
import {
  CUSTOMER_KEYS,
  readRegisteredCustomer,
  type RegisteredCustomer,
} from '@/domain/tenders/registeredCustomer'
import { MAX_MESSAGE_LENGTH, MAX_RECIPIENTS } from '@/domain/tenders/sending/sends'
import type { MessageKey } from '@/i18n/messages'
import { bodyField, tooLong } from './body'

export const MAX_REASON_LENGTH = 500
const MAX_NOTE_LENGTH = 2000

/** A SHA-256 in hex digits: of what the sender has before them. */
export const hashField = bodyField<string>(
  { input: 'code', isRequired: true, codes: ['invalidInput'] },
  (sent) =>
    typeof sent === 'string' && /^[\da-f]{64}$/.test(sent)
      ? { value: sent }
      : { code: 'invalidInput' },
)

/** Why something ends. */
export const reasonField = bodyField<string>(
  {
    input: 'words',
    isRequired: true,
    maxLength: MAX_REASON_LENGTH,
    codes: ['reasonMissing', 'textTooLong'],
  },
  (sent) => {
    const reason = typeof sent === 'string' ? cleanText(sent) : ''
    if (reason === '') return { code: 'reasonMissing' }
    return reason.length > MAX_REASON_LENGTH ? tooLong(MAX_REASON_LENGTH) : { value: reason }
  },
)

/** The same, where another field of the body may say why. */
export const reasonUnless = (field: string) =>
  bodyField<string | null>(
    {
      input: 'words',
      isRequired: false,
      neededUnless: { field, code: 'reasonMissing' },
      inBulk: true,
      maxLength: MAX_REASON_LENGTH,
      codes: ['reasonMissing', 'textTooLong', 'invalidInput'],
    },
    (sent) => {
      if (sent !== null && typeof sent !== 'string') return { code: 'invalidInput' }
      const reason = cleanText(sent ?? '')
      return reason.length > MAX_REASON_LENGTH
        ? tooLong(MAX_REASON_LENGTH)
        : { value: reason || null }
    },
  )

const wordsField = (maxLength: number, label?: MessageKey) =>
  bodyField<string | null>(
    { input: 'words', isRequired: false, maxLength, label, codes: ['invalidInput', 'textTooLong'] },
    (sent) => {
      if (sent === null) return { value: null }
      if (typeof sent !== 'string') return { code: 'invalidInput' }
      return sent.length > maxLength ? tooLong(maxLength) : { value: sent }
    },
  )

/** A remark that may be left out. */
export const noteField = wordsField(MAX_NOTE_LENGTH)

/** What is written to the person asked for an approval; it may be left out. */
export const requestNoteField = wordsField(MAX_NOTE_LENGTH, 'approvals.note')

/** What is written to somebody beside what is sent; it may be left out. */
export const messageField = wordsField(MAX_MESSAGE_LENGTH)

/**
 * Addresses to write to: none of them for an empty list, and null when nobody said to whom.
 */
export const addressesField = bodyField<string[] | null>(
  { input: 'addresses', isRequired: false, codes: ['notAList', 'invalidEmail', 'tooLarge'] },
  (sent) => {
    if (sent === null) return { value: null }
    if (!Array.isArray(sent)) return { code: 'notAList' }
    if (sent.length > MAX_RECIPIENTS) return { code: 'tooLarge' }
    return sent.every(isEmailAddress) ? { value: sent } : { code: 'invalidEmail' }
  },
)

/** The number of an invoice as it is stored; null to add it to the books later. */
export const invoiceNumberField = bodyField<string | null>(
  {
    input: 'code',
    isRequired: false,
    maxLength: MAX_INVOICE_NUMBER_LENGTH,
    codes: ['invalidInput', 'textTooLong', 'invoiceNumberInvalid', 'invoiceNumberTaken'],
  },
  (sent) => {
    const code = refuseInvoiceNumber(sent)
    if (code === 'textTooLong') return tooLong(MAX_INVOICE_NUMBER_LENGTH)
    return code ? { code } : { value: normalizeInvoiceNumber(sent) }
  },
)

/** Who somebody is to become: a customer that is known, or a new one (`customer.companyName`). */
export const customerField = bodyField<RegisteredCustomer>(
  {
    input: 'customer',
    keys: CUSTOMER_KEYS,
    isRequired: true,
    codes: [
      'required',
      'invalidInput',
      'invalidId',
      'textTooLong',
      'invalidEmail',
      'invalidPhone',
      'notAnOption',
      'employeeOfOtherCompany',
      'justRegistered',
    ],
  },
  readRegisteredCustomer,
)
