import { MAX_LIMIT } from '@/domain/lists/pageSizes'
import { cleanText } from '@/domain/shared/cleanText'
import { CURRENCIES, type Currency } from '@/domain/shared/currency'
import { isDecimal, parseDecimal, QUANTITY, type DecimalSpec } from '@/domain/shared/decimal'
import { isDay, type Day } from '@/domain/shared/day'
import { isEmailAddress } from '@/domain/shared/email'
import { recordIdOf } from '@/domain/shared/recordId'
import type { RefusalCode } from '@/domain/shared/refusal'
import {
  MAX_INVOICE_NUMBER_LENGTH,
  normalizeInvoiceNumber,
  refuseInvoiceNumber,
} from '@/domain/tenders/invoicing'
import {
  readRegisteredCustomer,
  type RegisteredCustomer,
} from '@/domain/tenders/registeredCustomer'
import { MAX_MESSAGE_LENGTH, MAX_RECIPIENTS } from '@/domain/tenders/sends'
import type { MessageKey } from '@/i18n/messages'
import { bodyField, type BodyField } from './body'

export const MAX_REASON_LENGTH = 500
const MAX_NOTE_LENGTH = 2000

const DECIMAL_CODES = ['notADecimal', 'tooManyDecimals', 'tooLarge'] as const

/** Why something ends; what is longer is cut. */
export const reasonField = bodyField<string>(
  { input: 'words', isRequired: true, maxLength: MAX_REASON_LENGTH, codes: ['reasonMissing'] },
  (sent) => {
    const reason = typeof sent === 'string' ? cleanText(sent) : ''
    return reason === '' ? { code: 'reasonMissing' } : { value: reason.slice(0, MAX_REASON_LENGTH) }
  },
)

const wordsField = (maxLength: number, label?: MessageKey) =>
  bodyField<string | null>(
    { input: 'words', isRequired: false, maxLength, label, codes: ['invalidInput', 'tooLarge'] },
    (sent) => {
      if (sent === null) return { value: null }
      if (typeof sent !== 'string') return { code: 'invalidInput' }
      return sent.length > maxLength ? { code: 'tooLarge' } : { value: sent }
    },
  )

/** A remark that may be left out. */
export const noteField = wordsField(MAX_NOTE_LENGTH)

/** What is written to whoever is asked for an approval; it may be left out. */
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
    codes: ['invalidInput', 'tooLarge', 'invoiceNumberInvalid', 'invoiceNumberTaken'],
  },
  (sent) => {
    const code = refuseInvoiceNumber(sent)
    return code ? { code } : { value: normalizeInvoiceNumber(sent) }
  },
)

type DecimalRule = {
  digits: DecimalSpec
  /** What of a decimal is refused besides its digits. */
  refuse?: (value: unknown) => RefusalCode | null
  /** Codes of `refuse`, and those the operation says at this field. */
  codes?: readonly RefusalCode[]
}

const readDecimal = (sent: unknown, { digits, refuse }: DecimalRule) => {
  const value = parseDecimal(sent, digits)
  const code = isDecimal(value) ? refuse?.(sent) : value
  return code || !isDecimal(value) ? { code: code as RefusalCode } : { value: value.toNumber() }
}

/** A decimal that must be sent. */
export const decimalField = (rule: DecimalRule) =>
  bodyField<number>(
    {
      input: 'decimal',
      isRequired: true,
      digits: rule.digits,
      codes: ['required', ...DECIMAL_CODES, ...(rule.codes ?? [])],
    },
    (sent) => (sent === null ? { code: 'required' } : readDecimal(sent, rule)),
  )

/** A decimal that may be left out. */
export const optionalDecimalField = (rule: DecimalRule) =>
  bodyField<number | null>(
    {
      input: 'decimal',
      isRequired: false,
      digits: rule.digits,
      codes: [...DECIMAL_CODES, ...(rule.codes ?? [])],
    },
    (sent) => (sent === null ? { value: null } : readDecimal(sent, rule)),
  )

const isObject = (sent: unknown): sent is Record<string, unknown> =>
  typeof sent === 'object' && sent !== null && !Array.isArray(sent)

/**
 * How much of each of some records, by their numbers: `{ "12": 3.5 }`; null where nobody said.
 * @param codes those the operation says at a record (`quantities.12`)
 */
export const quantitiesField = (codes: readonly RefusalCode[]) =>
  bodyField<ReadonlyMap<number, number> | null>(
    {
      input: 'quantities',
      isRequired: false,
      digits: QUANTITY,
      codes: [
        'invalidInput',
        'invalidId',
        'required',
        'mustNotBeNegative',
        ...DECIMAL_CODES,
        ...codes,
      ],
    },
    (sent) => {
      if (sent === null) return { value: null }
      if (!isObject(sent) || Object.keys(sent).length > MAX_LIMIT) return { code: 'invalidInput' }
      const read = new Map<number, number>()
      for (const [key, quantity] of Object.entries(sent)) {
        const id = recordIdOf(key)
        if (id === null) return { code: 'invalidId' }
        const value = parseDecimal(quantity, QUANTITY)
        if (!isDecimal(value)) return { code: value, at: key }
        if (value.lt(0)) return { code: 'mustNotBeNegative', at: key }
        read.set(id, value.toNumber())
      }
      return { value: read }
    },
  )

/** Who somebody is to become: a customer that is known, or a new one (`customer.companyName`). */
export const customerField = bodyField<RegisteredCustomer>(
  {
    input: 'customer',
    isRequired: true,
    codes: [
      'required',
      'invalidInput',
      'invalidId',
      'tooLarge',
      'invalidEmail',
      'invalidPhone',
      'notAnOption',
      'employeeOfOtherCompany',
      'justRegistered',
    ],
  },
  readRegisteredCustomer,
)

/** One of some words. */
export const optionField = <Option extends string>(options: readonly Option[]) =>
  bodyField<Option>(
    { input: 'option', isRequired: true, options, codes: ['notAnOption'] },
    (sent) => {
      const value = options.find((option) => option === sent)
      return value === undefined ? { code: 'notAnOption' } : { value }
    },
  )

/** One of some words, or null where the choice is left to the product. */
export const optionalOptionField = <Option extends string>(options: readonly Option[]) =>
  bodyField<Option | null>(
    { input: 'option', isRequired: false, options, codes: ['notAnOption'] },
    (sent) => {
      if (sent === null) return { value: null }
      const value = options.find((option) => option === sent)
      return value === undefined ? { code: 'notAnOption' } : { value }
    },
  )

/** A calendar day, `2026-03-01`. */
export const dayBodyField = (codes: readonly RefusalCode[] = []) =>
  bodyField<Day>(
    { input: 'day', isRequired: true, codes: ['required', 'invalidDate', ...codes] },
    (sent) => {
      if (sent === null || sent === '') return { code: 'required' }
      return isDay(sent) ? { value: sent } : { code: 'invalidDate' }
    },
  )

/** The same, where none means all. */
export const optionalDayField = (codes: readonly RefusalCode[] = []) =>
  bodyField<Day | null>(
    { input: 'day', isRequired: false, codes: ['invalidDate', ...codes] },
    (sent) => {
      if (sent === null || sent === '') return { value: null }
      return isDay(sent) ? { value: sent } : { code: 'invalidDate' }
    },
  )

/**
 * Another record, by its number.
 * @param about where it is looked for, and what is refused of it
 */
export const recordField = (about: {
  records: NonNullable<BodyField['records']>
  codes?: readonly RefusalCode[]
}) =>
  bodyField<number>(
    {
      input: 'record',
      isRequired: true,
      records: about.records,
      codes: ['required', 'invalidId', ...(about.codes ?? [])],
    },
    (sent) => {
      if (sent === null || sent === '') return { code: 'required' }
      const id = recordIdOf(sent)
      return id === null ? { code: 'invalidId' } : { value: id }
    },
  )

/** Which record of a collection is meant, where that is not in the address. */
export const recordNumberField = bodyField<number>(
  { input: 'code', isRequired: true, codes: ['required', 'invalidId'] },
  (sent) => {
    if (sent === null || sent === '') return { code: 'required' }
    const id = recordIdOf(sent)
    return id === null ? { code: 'invalidId' } : { value: id }
  },
)

/** The same, where it may be named in another way. */
export const optionalRecordNumberField = bodyField<number | null>(
  { input: 'code', isRequired: false, codes: ['invalidId'] },
  (sent) => {
    if (sent === null || sent === '') return { value: null }
    const id = recordIdOf(sent)
    return id === null ? { code: 'invalidId' } : { value: id }
  },
)

/** One of the currencies. */
export const currencyField = optionField<Currency>(CURRENCIES)

/** Yes or no, said with a boolean. */
export const yesNoField = bodyField<boolean>(
  { input: 'yesNo', isRequired: true, codes: ['required'] },
  (sent) => (typeof sent === 'boolean' ? { value: sent } : { code: 'required' }),
)

const isId = (id: unknown): id is number => typeof id === 'number' && recordIdOf(id) !== null

const areIds = (sent: unknown): sent is number[] =>
  Array.isArray(sent) && sent.length <= MAX_LIMIT && sent.every(isId)

/** Which records are meant; null for all of one's own. */
export const optionalIdsField = bodyField<number[] | null>(
  { input: 'ids', isRequired: false, codes: ['invalidId'] },
  (sent) => (sent === null || areIds(sent) ? { value: sent } : { code: 'invalidId' }),
)

/** Which records are meant: all by omission would be too easy a mistake. */
export const idsField = bodyField<number[]>(
  { input: 'ids', isRequired: true, codes: ['required', 'invalidId'] },
  (sent) => (areIds(sent) ? { value: sent } : { code: sent === null ? 'required' : 'invalidId' }),
)

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

/** Which run of a job is meant. */
export const uuidField = bodyField<string>(
  { input: 'code', isRequired: true, codes: ['invalidId'] },
  (sent) => (typeof sent === 'string' && UUID.test(sent) ? { value: sent } : { code: 'invalidId' }),
)

/** Which row of a table without a collection is meant: its numbers go beyond those of records. */
export const rowNumberField = bodyField<number>(
  { input: 'code', isRequired: true, codes: ['invalidId'] },
  (sent) => {
    const isText = typeof sent === 'string' && /^[1-9]\d{0,15}$/.test(sent)
    const value = isText ? Number(sent) : sent
    return Number.isSafeInteger(value) && Number(value) > 0
      ? { value: Number(value) }
      : { code: 'invalidId' }
  },
)
