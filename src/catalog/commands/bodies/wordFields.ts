import { cleanText } from '@/domain/shared/text/cleanText'
import { isEmailAddress } from '@/domain/shared/email'
import type { RefusalCode } from '@/domain/shared/refusal'
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
export const MAX_NOTE_LENGTH = 2000
export const MAX_ANSWER_LENGTH = 2000

/** A SHA-256 in hex digits: of the content shown to the sender. */
export const hashField = bodyField<string>(
  { input: 'code', isRequired: true, codes: ['invalidInput'] },
  (sent) =>
    typeof sent === 'string' && /^[\da-f]{64}$/.test(sent)
      ? { value: sent }
      : { code: 'invalidInput' },
)

/** A text that must not be empty. @param missing the refusal of an empty one */
const neededWordsField = (maxLength: number, missing: RefusalCode) =>
  bodyField<string>(
    { input: 'words', isRequired: true, maxLength, codes: [missing, 'textTooLong'] },
    (sent) => {
      const words = typeof sent === 'string' ? cleanText(sent) : ''
      if (words === '') return { code: missing }
      return words.length > maxLength ? tooLong(maxLength) : { value: words }
    },
  )

/** The reason for ending something. */
export const reasonField = neededWordsField(MAX_REASON_LENGTH, 'reasonMissing')

/** The answer to a person. */
export const answerField = neededWordsField(MAX_ANSWER_LENGTH, 'required')

/** As `answerField`, optional if another field gives the reason. */
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

/** An optional remark. */
export const noteField = wordsField(MAX_NOTE_LENGTH)

/** An optional message to the requested approver. */
export const requestNoteField = wordsField(MAX_NOTE_LENGTH, 'approvals.note')

/** An optional message with a send. */
export const messageField = wordsField(MAX_MESSAGE_LENGTH)

/** Recipients: an empty list for none, null for the default. */
export const addressesField = bodyField<string[] | null>(
  { input: 'addresses', isRequired: false, codes: ['notAList', 'invalidEmail', 'tooLarge'] },
  (sent) => {
    if (sent === null) return { value: null }
    if (!Array.isArray(sent)) return { code: 'notAList' }
    if (sent.length > MAX_RECIPIENTS) return { code: 'tooLarge' }
    return sent.every(isEmailAddress) ? { value: sent } : { code: 'invalidEmail' }
  },
)

/**
 * The whole list of invitees. An empty one is refused, as it would withdraw all invitations.
 * @param max the most addresses it takes
 */
export const inviteesField = (max: number) =>
  bodyField<string[]>(
    {
      input: 'addresses',
      isRequired: true,
      offersPeople: { label: 'meets.invitations.add', notFound: 'meets.invitations.nobody' },
      label: 'meets.invitations.invitees',
      codes: ['required', 'notAList', 'invalidEmail', 'tooLarge'],
    },
    (sent) => {
      if (sent === null) return { code: 'required' }
      if (!Array.isArray(sent)) return { code: 'notAList' }
      if (sent.length === 0) return { code: 'required' }
      if (sent.length > max) return { code: 'tooLarge' }
      return sent.every(isEmailAddress) ? { value: sent } : { code: 'invalidEmail' }
    },
  )

/** The normalised number of an invoice; null to add it to the books later. */
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

/** The customer to register: an existing one, or a new one (`customer.companyName`). */
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
