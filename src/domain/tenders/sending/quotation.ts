import type { RateSource } from '../../rates/rates'
import type { LineChoice } from '../choices/choices'
import type { TermsByLanguage } from '../../settings/terms'
import type { DiscountType } from '../totals/discount'
import type { ItemKind } from '../lines/itemKinds'
import type { DisplayStatus, TenderStatus } from '../status'

/** One line as it is printed; figures as stored. */
export type PrintedItem = {
  id: number | string
  kind: ItemKind
  /** None in papers that were sent before lines could be chosen. */
  choice?: LineChoice
  name: string
  /** Code of the card behind it. */
  code: string | null
  unit: string | null
  /** Words beside the name, when they say something else. */
  description: string | null
  quantity: number | null
  unitPrice: number | null
  discountType: DiscountType | null
  discountValue: number | null
  taxRate: number | null
  net: number
  tax: number
}

/** A customer as printed; what the company keeps of it only for those who may read customers. */
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

/** Who of the company answers for a quotation. */
export type PrintedPerson = { name: string; phone: string | null; email: string | null }

/** Everything the quotation shows of a tender, from what is stored; nothing is calculated again. */
export type PrintedTender = {
  id: number | string
  number: string | null
  revision: number
  title: string
  /** Null where the reader may not see it. */
  status: TenderStatus | null
  /** Who began it. */
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
  /** Null where the reader may not see that person; none in papers sent before it was printed. */
  preparedBy?: PrintedPerson | null
  items: PrintedItem[]
  instalments: { dueDate: string | null; amount: number }[]
  /** What `discountTotal` follows from; unknown of papers that were sent before lines could be chosen. */
  discountType?: DiscountType | null
  discountValue?: number | null
  subtotal: number
  discountTotal: number
  taxTotal: number
  total: number
  totalBase: number
}

/** An account that may be paid to. */
export type PrintedBank = {
  iban: string
  bank: string | null
  holder: string | null
  currency: string | null
}

/** The company whose quotation it is, from the settings. */
export type PrintedCompany = {
  name: string | null
  /** Stored name of the picture. */
  logo: string | null
  address: string | null
  phone: string | null
  email: string | null
  taxOffice: string | null
  taxNumber: string | null
  /** None in papers that were sent before it was printed; so are `mersisNo` and `banks`. */
  website?: string | null
  mersisNo?: string | null
  banks?: PrintedBank[]
  /** The only account of papers from before there were several. */
  iban?: string | null
  /** HTML by language; one text for all of them in papers from before there were several. */
  terms: TermsByLanguage | string | null
}

/** The accounts of a company, those of older papers too. */
export const printedBanks = ({ banks, iban }: PrintedCompany): readonly PrintedBank[] =>
  banks ?? (iban ? [{ iban, bank: null, holder: null, currency: null }] : [])

const MARKED: readonly DisplayStatus[] = ['draft', 'expired', 'rejected', 'cancelled']

/** True for a state that is written across the paper: it is no offer, or no longer. */
export const isMarkedAcross = (status: DisplayStatus): boolean => MARKED.includes(status)

/**
 * True for an offer that is not approved yet: its acceptance would be binding all the same, unless the
 * document reserves approval (Turkish Code of Obligations, articles 3 and 8).
 */
export const isReserved = ({ status }: { status: TenderStatus | null }): boolean =>
  status === 'draft' || status === 'sent'
