import { describe, expect, it } from 'vitest'
import { quickFiltersOf } from './quickFilters'

type Bounds = Partial<
  Record<'less_than' | 'less_than_equal' | 'greater_than' | 'greater_than_equal', string>
>

const holds = (bounds: Bounds, quantity: number): boolean =>
  (bounds.less_than === undefined || quantity < Number(bounds.less_than)) &&
  (bounds.less_than_equal === undefined || quantity <= Number(bounds.less_than_equal)) &&
  (bounds.greater_than === undefined || quantity > Number(bounds.greater_than)) &&
  (bounds.greater_than_equal === undefined || quantity >= Number(bounds.greater_than_equal))

describe('quickFiltersOf stock cards', () => {
  const filters = quickFiltersOf('stock-cards', { today: '2026-03-01', timeZone: 'UTC' })
  const filtersHolding = (quantity: number) =>
    filters
      .filter(({ where }) => where.currentQuantity)
      .filter(({ where }) => holds(where.currentQuantity as Bounds, quantity))
      .map(({ key }) => key)

  it.each([
    [0, 'below5'],
    [4.5, 'below5'],
    [4.999, 'below5'],
    [5, 'from5to10'],
    [7, 'from5to10'],
    [10, 'from5to10'],
    [10.001, 'above10'],
    [10.5, 'above10'],
  ])('DT12 should put %d in exactly one filter: %s', (quantity, key) => {
    expect(filtersHolding(quantity)).toEqual([key])
  })
})

describe('quickFiltersOf tenders', () => {
  it('should count a tender as over only after its last valid day', () => {
    const filters = quickFiltersOf('tenders', { today: '2026-03-16', timeZone: 'UTC' })
    const expired = filters.find(({ key }) => key === 'expired')
    // A draft never expires, as the chip beside its title says.
    expect(expired?.where).toEqual({
      status: { equals: 'sent' },
      validUntil: { less_than: '2026-03-16T12:00:00.000Z' },
    })
  })
})

describe('quickFiltersOf others', () => {
  it('should offer nothing where no filters are described', () => {
    expect(quickFiltersOf('companies', { today: '2026-03-01', timeZone: 'UTC' })).toEqual([])
  })
})
