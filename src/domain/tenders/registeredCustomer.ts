import { cleanText } from '../shared/text/cleanText'
import { isEmailAddress } from '../shared/email'
import { refusePhone, tidyPhone } from '../shared/phone'
import { recordIdOf } from '../shared/recordId'
import type { RefusalCode, RefusalData } from '../shared/refusal'

/** The customer record for the unregistered person of a tender: existing or to be created. */
export type RegisteredCustomer = {
  /** An existing company; null for a new one of `companyName`. */
  company: number | null
  companyName: string | null
  /** Name of a new branch. */
  branchName: string | null
  /** An existing employee of the company. */
  employee: number | null
  /** Name of a new employee, with e-mail and phone. */
  employeeName: string | null
  email: string | null
  phone: string | null
}

type Reading =
  | { value: RegisteredCustomer }
  | { code: RefusalCode; at?: string; data?: RefusalData }

const TEXTS = ['companyName', 'branchName', 'employeeName', 'email', 'phone'] as const
const RECORDS = ['company', 'employee'] as const
export const CUSTOMER_KEYS: readonly string[] = [...TEXTS, ...RECORDS]
const MAX_LENGTH = 200

const isObject = (sent: unknown): sent is Record<string, unknown> =>
  typeof sent === 'object' && sent !== null && !Array.isArray(sent)

const isEmpty = (value: unknown) => value === undefined || value === null || value === ''

const readTexts = (sent: Record<string, unknown>) => {
  const read: Partial<Record<(typeof TEXTS)[number], string | null>> = {}
  for (const at of TEXTS) {
    const value = sent[at]
    if (!isEmpty(value) && typeof value !== 'string') return { code: 'invalidInput' as const, at }
    const text = typeof value === 'string' ? cleanText(value) : ''
    if (text.length > MAX_LENGTH)
      return { code: 'textTooLong' as const, at, data: { max: MAX_LENGTH } }
    read[at] = text || null
  }
  return read as Record<(typeof TEXTS)[number], string | null>
}

const readRecords = (sent: Record<string, unknown>) => {
  const read: Partial<Record<(typeof RECORDS)[number], number | null>> = {}
  for (const at of RECORDS) {
    const id = isEmpty(sent[at]) ? null : recordIdOf(sent[at])
    if (id === null && !isEmpty(sent[at])) return { code: 'invalidId' as const, at }
    read[at] = id
  }
  return read as Record<(typeof RECORDS)[number], number | null>
}

const refuse = (customer: RegisteredCustomer): { code: RefusalCode; at: string } | null => {
  const { company, companyName, employee, employeeName, email, phone } = customer
  if (company === null && companyName === null) return { code: 'required', at: 'companyName' }
  if (company === null && employee !== null) return { code: 'required', at: 'company' }
  // A new company, and an e-mail address or phone number without a known person, need a new person's name.
  const isNew = employee === null && (company === null || email !== null || phone !== null)
  if (isNew && employeeName === null) return { code: 'required', at: 'employeeName' }
  if (email !== null && !isEmailAddress(email)) return { code: 'invalidEmail', at: 'email' }
  const wrongPhone = refusePhone(phone)
  return wrongPhone ? { code: wrongPhone, at: 'phone' } : null
}

/**
 * Validates the target of registering a customer.
 * @param sent the request body
 * @returns the customer, or the first invalid field
 */
export const readRegisteredCustomer = (sent: unknown): Reading => {
  if (!isObject(sent)) return { code: sent === null ? 'required' : 'invalidInput' }
  const texts = readTexts(sent)
  if ('code' in texts) return texts as Reading
  const records = readRecords(sent)
  if ('code' in records) return records as Reading
  const customer = { ...texts, ...records }
  const found = refuse(customer)
  return found ?? { value: { ...customer, phone: customer.phone && tidyPhone(customer.phone) } }
}
