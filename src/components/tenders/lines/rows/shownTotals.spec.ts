import { expect, it } from 'vitest'
import { totalsOf } from '@/domain/tenders/totals/totals'
import { shownTotals } from './shownTotals'

const live = totalsOf({
  items: [{ kind: 'text', quantity: 2, unitPrice: 300, taxRate: 20 }],
  currencyRate: 1,
} as never)
const stored = {
  ...{ subtotal: '500', discountTotal: '0', taxTotal: '100' },
  ...{ total: '600', totalBase: '600' },
}
const shown = (isModified: boolean, tender?: number) =>
  shownTotals({ live, options: null, stored, isModified, tender })

it('stored totals are shown and explained while nothing has changed', () => {
  expect(shown(false, 94)).toMatchObject({
    ...{ explain: 'tenders/94', isPreview: false },
    totals: { total: '600' },
  })
})

it('totals of unsaved changes are a preview without an explanation', () => {
  expect(shown(true, 94)).toMatchObject({ isPreview: true, totals: { total: '720.00' } })
  expect(shown(true, 94)).not.toHaveProperty('explain')
})

it('without a tender there is nothing to explain', () => {
  expect(shown(false)).not.toHaveProperty('explain')
})
