import { describe, expect, it } from 'vitest'
import type { LastPrice } from '@/present/tenders/approvalSheet'
import { emptyRow } from './rowsFromValue'
import { takenPrice } from './takenPrice'

const last: LastPrice = {
  ...{ card: 7, tender: 42, number: 'TKF-42', day: '2026-05-03', status: 'rejected' },
  ...{ unitPrice: '1250.5', currency: 'TRY', discountType: null, discountValue: null },
}
const percent = { discountType: 'percent', discountValue: '10.000000' } as const
const row = (more: object = {}) => ({ ...emptyRow({ kind: 'stockCard', taxRate: '20' }), ...more })
const take = (line: object, price: Partial<LastPrice> = {}, locale: 'tr' | 'en' = 'tr') =>
  takenPrice(row(line), { ...last, ...price }, { priceTerms: { currency: 'TRY' }, locale })

describe('the last price', () => {
  it('fills in the price as it is typed in the language, and counts as typed', () => {
    expect(take({})).toEqual({ unitPrice: '1.250,50', isProposed: false })
    expect(take({}, {}, 'en')).toEqual({ unitPrice: '1,250.50', isProposed: false })
  })

  it('comes with its discount, and leaves that of the line where it had none', () => {
    expect(take({}, percent)).toMatchObject({ discountType: 'percent', discountValue: '10' })
    expect(take({ discountValue: '5' })).not.toHaveProperty('discountValue')
  })

  it('has nothing to change where the line says so already', () => {
    expect(take({ unitPrice: '1.250,50' })).toBeNull()
    expect(
      take({ unitPrice: '1.250,50', discountType: 'percent', discountValue: '10' }, percent),
    ).toBeNull()
    expect(
      take({ unitPrice: '1.250,50', discountType: 'amount', discountValue: '10' }, percent),
    ).not.toBeNull()
  })

  it('is never taken in another currency', () => {
    expect(take({}, { currency: 'USD' })).toBeNull()
  })
})
