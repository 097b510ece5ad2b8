import { expect, it } from 'vitest'
import { FIELDS_OF_EXPLAINED_TOTALS } from './tenderAmounts'

it('explaining the totals of a tender takes its totals and what they are computed from', () => {
  expect(FIELDS_OF_EXPLAINED_TOTALS).toEqual(
    expect.arrayContaining([
      ...['subtotal', 'discountTotal', 'taxTotal', 'total', 'totalBase'],
      ...['items', 'discountValue', 'currencyRate'],
    ]),
  )
  expect(FIELDS_OF_EXPLAINED_TOTALS).not.toContain('cost')
})
