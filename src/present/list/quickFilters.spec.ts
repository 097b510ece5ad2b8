import { describe, expect, it } from 'vitest'
import { CATALOG } from '@/catalog'
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
      .filter(({ where }) => {
        const { currentQuantity } = where as Record<string, Bounds>
        return currentQuantity && holds(currentQuantity, quantity)
      })
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
    // A draft never expires, as in the status chip.
    expect(expired?.where).toEqual({
      status: { equals: 'sent' },
      acceptedAt: { exists: 'false' },
      validUntil: { less_than: '2026-03-16T12:00:00.000Z' },
    })
  })
})

describe('quickFiltersOf what somebody is responsible for', () => {
  const day = { today: '2026-03-16', timeZone: 'UTC' } as const
  const own = (slug: string, reader?: number) =>
    quickFiltersOf(slug, { ...day, reader }).find(({ key }) => key === 'own')

  it.each([
    ['tenders', 'owner', 'owners.mine'],
    ['companies', 'owner', 'owners.mine'],
    ['api-clients', 'responsible', 'owners.mine'],
    ['meets', 'company.owner', 'owners.ofMyCustomers'],
    ['company-projects', 'company.owner', 'owners.ofMyCustomers'],
  ])('should offer it first in %s, by %s', (slug, path, label) => {
    expect(own(slug, 7)).toMatchObject({ label, where: { [path]: { equals: '7' } } })
    expect(quickFiltersOf(slug, { ...day, reader: 7 })[0]?.key).toBe('own')
    expect(own(slug)).toBeUndefined()
  })

  it('should offer it in every list with such a column', () => {
    const lists = CATALOG.entities.filter(({ list }) =>
      ['owner', 'responsible'].some((column) => list?.columns[column]),
    )
    expect(lists.map(({ slug }) => slug).sort()).toEqual([
      'actions',
      'api-clients',
      'companies',
      'tenders',
    ])
    expect(lists.filter(({ list }) => !list?.owner)).toEqual([])
  })

  it('should offer it to readers of the fields it goes by', () => {
    expect(own('tenders', 7)?.column).toBe('owner')
    expect(own('meets', 7)).toMatchObject({
      column: 'company',
      right: ['read', 'customers', 'owner'],
    })
  })
})

describe('quickFiltersOf others', () => {
  it('should offer nothing where no filters are described', () => {
    expect(quickFiltersOf('companies', { today: '2026-03-01', timeZone: 'UTC' })).toEqual([])
  })
})
