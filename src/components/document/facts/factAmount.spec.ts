import { expect, it } from 'vitest'

import { createFormatters } from '@/i18n/format'

import { factAmount } from './factAmount'

const format = createFormatters('tr')
const terms = { currency: 'EUR', discountType: 'percent' }

it.each([
  ['quantity', { decimal: 'quantity' }, '2.500', '2,5'],
  ['price', { decimal: 'price' }, '12.5', '€12,50'],
  ['priceUsd', { decimal: 'price', currency: 'USD' }, 3, '$3,00'],
  ['amount', { decimal: 'amount' }, '1234.5', '€1.234,50'],
  ['currencyRate', { decimal: 'rate' }, '41.25', '₺41,25'],
  ['taxRate', { decimal: 'percent' }, 20, '%20'],
  ['discountValue', { decimal: 'price' }, 10, '%10'],
  ['revision', {}, 2, '2'],
  ['price', { decimal: 'price' }, null, ''],
] as const)('says %s of %j as %s → %s', (name, shape, value, said) => {
  expect(factAmount({ name, value, shape, terms, format })).toBe(said)
})

it('rounds a price that the product worked out, and no other', () => {
  const shape = { decimal: 'price', currency: 'TRY' } as const
  const price = { name: 'averageCost', value: '22.191224', shape, terms, format }
  expect(factAmount({ ...price, isWorkedOut: true })).toBe('₺22,1912')
  expect(factAmount(price)).toBe('₺22,191224')
})

it('takes lira where a record names no currency', () => {
  const none = { currency: undefined, discountType: undefined }
  const shape = { decimal: 'price' } as const
  expect(factAmount({ name: 'discountValue', value: 5, shape, terms: none, format })).toBe('₺5,00')
})
