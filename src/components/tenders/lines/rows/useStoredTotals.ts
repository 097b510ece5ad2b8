'use client'

import type { Amount } from '@/i18n/format'
import type { StoredTotals } from '@/present/tenders/tenderSheet'
import { useTenderValue } from './useTenderTerms'

const amountOf = (value: unknown): Amount =>
  typeof value === 'number' || typeof value === 'string' ? value : null

/** The totals the server stored with the tender. */
export const useStoredTotals = (): StoredTotals => ({
  subtotal: amountOf(useTenderValue('subtotal')),
  discountTotal: amountOf(useTenderValue('discountTotal')),
  taxTotal: amountOf(useTenderValue('taxTotal')),
  total: amountOf(useTenderValue('total')),
  totalBase: amountOf(useTenderValue('totalBase')),
})
