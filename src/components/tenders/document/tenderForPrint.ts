import type { DiscountType } from '@/domain/tenders/discount'
import type { ItemKind } from '@/domain/tenders/itemKinds'
import type { TenderStatus } from '@/domain/tenders/status'

/** One line as it is printed; figures as stored. */
export type PrintedItem = {
  id: number | string
  kind: ItemKind
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

/** A customer as printed; address and tax data only for those who may read customers. */
export type PrintedCustomer = { name: string; title: string | null; lines: string[] }

/** Everything the quotation shows, from what is stored; nothing here is calculated again. */
export type PrintedTender = {
  id: number | string
  number: string | null
  revision: number
  title: string
  status: TenderStatus
  /** Who began it. */
  createdBy: number | string | null
  date: string | null
  validUntil: string | null
  currency: string
  currencyRate: number | null
  paymentDate: string | null
  notes: string | null
  customer: PrintedCustomer
  items: PrintedItem[]
  instalments: { dueDate: string | null; amount: number }[]
  subtotal: number
  discountTotal: number
  taxTotal: number
  total: number
  totalBase: number
}

/** The company whose quotation it is, from the settings. */
export type PrintedCompany = {
  name: string | null
  /** Address of its logo. */
  logo: string | null
  address: string | null
  phone: string | null
  email: string | null
  taxOffice: string | null
  taxNumber: string | null
  iban: string | null
  terms: string | null
}
