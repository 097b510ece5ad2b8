import type { RateSource } from '../../rates/rates'
import type { LineChoice } from '../choices/choices'
import type { TermsByLanguage } from '../../settings/terms'
import type { DiscountType } from '../totals/discount'
import type { ItemKind } from '../lines/itemKinds'
import type { DisplayStatus, TenderStatus } from '../status'

/** A printed line; figures as stored. */
export type PrintedItem = {
  id: number | string
  kind: ItemKind
  /** Missing in older documents. */
  choice?: LineChoice
  name: string
  /** Code of its card. */
  code: string | null
  unit: string | null
  /** Description, if it differs from the name. */
  description: string | null
  quantity: number | null
  unitPrice: number | null
  discountType: DiscountType | null
  discountValue: number | null
  taxRate: number | null
  net: number
  tax: number
}

/** A customer as printed; the stored company only for those who may read customers. */
export type PrintedCustomer = {
  name: string
  title: string | null
  branch: string | null
  address: string | null
  taxOffice: string | null
  taxNumber: string | null
  contact: string | null
  phone: string | null
  email: string | null
}

/** The person responsible for a quotation. */
export type PrintedPerson = { name: string; phone: string | null; email: string | null }

/** All data a quotation shows of a tender, as stored; nothing is recalculated. */
export type PrintedTender = {
  id: number | string
  number: string | null
  revision: number
  title: string
  /** Null if the reader may not see it. */
  status: TenderStatus | null
  /** Its customer accepted it; missing in older documents. */
  isAccepted?: boolean
  /** The author. */
  createdBy: number | string | null
  updatedAt: string
  date: string | null
  validUntil: string | null
  currency: string
  currencyRate: number | null
  rateDay: string | null
  rateSource: RateSource | null
  paymentDate: string | null
  notes: string | null
  customer: PrintedCustomer
  /** Null if the reader may not see that person; missing in older documents. */
  preparedBy?: PrintedPerson | null
  items: PrintedItem[]
  instalments: { dueDate: string | null; amount: number }[]
  /** Basis of `discountTotal`; missing in older documents. */
  discountType?: DiscountType | null
  discountValue?: number | null
  subtotal: number
  discountTotal: number
  taxTotal: number
  total: number
  totalBase: number
}

/** A bank account for payments. */
export type PrintedBank = {
  iban: string
  bank: string | null
  holder: string | null
  currency: string | null
}

/** The company that issues the quotation, from the settings. */
export type PrintedCompany = {
  name: string | null
  /** Stored name of the logo file. */
  logo: string | null
  address: string | null
  phone: string | null
  email: string | null
  taxOffice: string | null
  taxNumber: string | null
  /** Missing in older documents; so are `mersisNo` and `banks`. */
  website?: string | null
  mersisNo?: string | null
  banks?: PrintedBank[]
  /** The only account in older documents. */
  iban?: string | null
  /** HTML by language; a single text in older documents. */
  terms: TermsByLanguage | string | null
}

/** The accounts of a company, also in older documents. */
export const printedBanks = ({ banks, iban }: PrintedCompany): readonly PrintedBank[] =>
  banks ?? (iban ? [{ iban, bank: null, holder: null, currency: null }] : [])

const MARKED: readonly DisplayStatus[] = ['draft', 'expired', 'rejected', 'cancelled']

/** True for a status that is printed as a watermark: the document is no valid offer. */
export const isMarkedAcross = (status: DisplayStatus): boolean => MARKED.includes(status)

/**
 * True for an offer that is not approved yet. Its acceptance would be binding nevertheless, unless
 * the document reserves approval (Turkish Code of Obligations, articles 3 and 8).
 */
export const isReserved = ({ status }: { status: TenderStatus | null }): boolean =>
  status === 'draft' || status === 'sent'
