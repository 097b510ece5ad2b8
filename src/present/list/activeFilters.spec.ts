import { describe, expect, it } from 'vitest'
import { tenders } from '@/catalog/tenders'
import { createFormatters } from '@/i18n/format'
import { createTranslator } from '@/i18n/translate'
import { activeFilters, recordsInWhere } from './activeFilters'

const context = {
  slug: 'tenders',
  format: createFormatters('tr'),
  t: createTranslator('tr'),
  titles: new Map([['companies:7', 'Yıldız']]),
  today: '2026-03-01',
  timeZone: 'UTC',
}
const { company, validUntil, acceptedAt, total } = tenders.list.columns
const available = [
  { name: 'company', label: 'Müşteri', relationTo: 'companies', column: company },
  { name: 'validUntil', label: 'Geçerlilik', column: validUntil },
  { name: 'acceptedAt', label: 'Kabul', column: acceptedAt },
  { name: 'total', label: 'Toplam', column: total },
]
const chips = (where: Record<string, string>) => activeFilters({ where, available, context })

const FROM = 'where[or][0][validUntil][greater_than_equal]'
const ACCEPTED = 'where[or][1][acceptedAt][exists]'

describe('activeFilters', () => {
  it('should give each field one chip, and alternatives one', () => {
    expect(
      chips({
        'where[company][equals]': '7',
        'where[total][greater_than_equal]': '12',
        'where[total][less_than_equal]': '40',
        [FROM]: '2026-03-01T12:00:00.000Z',
        [ACCEPTED]: 'true',
      }),
    ).toEqual([
      { label: 'Müşteri: Yıldız', keys: ['where[company][equals]'] },
      {
        label: 'Toplam: 12 – 40',
        keys: ['where[total][greater_than_equal]', 'where[total][less_than_equal]'],
      },
      { label: 'Geçerlilik: ≥ 01.03.2026 veya Kabul: Evet', keys: [FROM, ACCEPTED] },
    ])
  })

  it('should join the fields of one alternative', () => {
    const both = 'where[or][1][total][greater_than_equal]'
    expect(chips({ [FROM]: '2026-03-01', [ACCEPTED]: 'false', [both]: '5' })[0]?.label).toBe(
      'Geçerlilik: ≥ 01.03.2026 veya Kabul: Hayır, Toplam: ≥ 5',
    )
  })

  it.each([
    ['a field that is not shown', { [FROM]: '2026-03-01', 'where[or][1][owner][equals]': '3' }],
    ['an operator without a short form', { 'where[total][not_equals]': '3' }],
    ['a form that nothing in the product writes', { 'where[and][0][or][0][total][equals]': '3' }],
  ])('should leave %s without words', (_, where) => {
    expect(chips(where as Record<string, string>)).toEqual([
      { label: 'Özel filtre', keys: Object.keys(where) },
    ])
  })
})

describe('recordsInWhere', () => {
  it('should name the records of conditions and of their alternatives', () => {
    const where = { 'where[company][in]': '7,8,x', 'where[or][0][company][equals]': '9' }
    expect(recordsInWhere(where, available).map(({ id }) => id)).toEqual([7, 8, 9])
  })
})
