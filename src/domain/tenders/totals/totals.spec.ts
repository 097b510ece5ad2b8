import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sum, toDecimal } from '../../shared/money'
import { refuseInvoiceTotal, refuseTotals, totalsOf } from './totals'
import type { TotalsItem } from './totals'

const line = (fields: Partial<TotalsItem>): TotalsItem => ({
  kind: 'stockCard',
  quantity: 1,
  unitPrice: 1,
  taxRate: 20,
  ...fields,
})

const WORKED_EXAMPLE: TotalsItem[] = [
  line({ quantity: 3, unitPrice: 33.335, discountType: 'percent', discountValue: 10 }),
  line({ quantity: 7, unitPrice: 12.345, taxRate: 10 }),
  line({ quantity: 1, unitPrice: 999.99, discountType: 'percent', discountValue: 5 }),
]

describe('totalsOf', () => {
  it('should give the worked example of the rules: VAT 207.03, grand total 1283.45', () => {
    const totals = totalsOf({ items: WORKED_EXAMPLE, discountType: 'amount', discountValue: 50 })
    const column = (name: 'gross' | 'lineDiscount' | 'net' | 'discountShare') =>
      totals.lines.map((figures) => figures[name].toFixed(2))
    expect(column('gross')).toEqual(['100.01', '86.42', '999.99'])
    expect(column('lineDiscount')).toEqual(['10.00', '0.00', '50.00'])
    expect(column('net')).toEqual(['90.01', '86.42', '949.99'])
    expect(column('discountShare')).toEqual(['3.99', '3.84', '42.17'])
    expect(totals.subtotal.toFixed(2)).toBe('1126.42')
    expect(totals.discountTotal.toFixed(2)).toBe('50.00')
    expect(totals.taxByRate.map(({ rate, base, tax }) => [rate, base, tax].map(String))).toEqual([
      ['10', '82.58', '8.26'],
      ['20', '993.84', '198.77'],
    ])
    expect(totals.taxTotal.toFixed(2)).toBe('207.03')
    expect(totals.total.toFixed(2)).toBe('1283.45')
  })

  it('should convert the total, not the lines', () => {
    const totals = totalsOf({ items: [line({ unitPrice: '10.01' })], currencyRate: '41.123456' })
    expect(totals.total.toFixed(2)).toBe('12.01')
    expect(totals.totalBase.toFixed(2)).toBe('493.89')
  })

  it('should take a percent off the subtotal', () => {
    const totals = totalsOf({
      items: [line({ unitPrice: '33.33' }), line({ unitPrice: '33.33' })],
      discountType: 'percent',
      discountValue: '12.5',
    })
    expect(totals.discountTotal.toFixed(2)).toBe('8.33')
    expect(totals.lines.map((figures) => figures.discountShare.toFixed(2))).toEqual([
      '4.17',
      '4.16',
    ])
  })

  it('should not price headings, subtotals and comments', () => {
    const items = (['heading', 'subtotal', 'comment'] as const).map((kind) => line({ kind }))
    const totals = totalsOf({ items: [...items, line({ kind: 'text' })] })
    expect(totals.lines).toHaveLength(4)
    expect(totals.lines.map((figures) => figures.net.toFixed())).toEqual(['0', '0', '0', '1'])
    expect(totals.lines.map((figures) => figures.tax.toFixed())).toEqual(['0', '0', '0', '0.2'])
    expect(totals.total.toFixed(2)).toBe('1.20')
  })

  it('should give zeros for an empty tender and for a line given away', () => {
    expect(totalsOf({ items: [] }).total.toFixed()).toBe('0')
    const free = line({ discountType: 'percent', discountValue: 100 })
    expect(totalsOf({ items: [free] }).total.toFixed()).toBe('0')
  })

  it('should give each line the tax of its own rate', () => {
    const rates = [20, null, 1, '20.00', 10]
    const items = rates.map((taxRate) => line({ unitPrice: 10, taxRate }))
    const { lines, taxByRate } = totalsOf({ items })
    expect(lines.map(({ tax }) => tax.toFixed())).toEqual(['2', '0', '0.1', '2', '1'])
    expect(taxByRate.map(({ rate, base }) => [rate, base].map(String))).toEqual([
      ['0', '10'],
      ['1', '10'],
      ['10', '10'],
      ['20', '20'],
    ])
  })

  it('should see 20 and "20.00" as one rate', () => {
    const items = [line({ taxRate: 20 }), line({ taxRate: '20.00' })]
    expect(totalsOf({ items }).taxByRate).toHaveLength(1)
  })

  it.each([
    [{ items: [line({})], discountType: 'amount', discountValue: '1.01' }, 'discountValue'],
    [{ items: [line({})], discountType: 'amount', discountValue: -1 }, 'discountValue'],
    [
      { items: [line({}), line({ discountType: 'amount', discountValue: 2 })] },
      'items.1.discountValue',
    ],
    [{ items: [line({ discountType: 'percent', discountValue: 101 })] }, 'items.0.discountValue'],
  ] as const)('should refuse a discount larger than its amount, case %#', (input, path) => {
    expect(() => totalsOf(input)).toThrow(
      expect.objectContaining({
        code: 'discountTooLarge',
        fields: [{ path, code: 'discountTooLarge' }],
      }),
    )
  })

  it('should add up to the kuruş for any tender', () => {
    const item = fc.record({
      kind: fc.constantFrom('stockCard', 'stockGroup', 'text', 'heading'),
      quantity: fc.integer({ min: 1, max: 999_999 }).map((n) => n / 1000),
      unitPrice: fc.integer({ min: 1, max: 999_999_999 }).map((n) => n / 1_000_000),
      discountType: fc.constantFrom('percent', null),
      discountValue: fc.integer({ min: 0, max: 100_000 }).map((n) => n / 1000),
      taxRate: fc.constantFrom(0, 1, 10, 20, '17.5'),
    })
    const percent = fc.integer({ min: 0, max: 100 })
    fc.assert(
      fc.property(fc.array(item, { maxLength: 20 }), percent, (items, discountValue) => {
        const totals = totalsOf({ items, discountType: 'percent', discountValue })
        const of = (name: 'net' | 'discountShare' | 'base' | 'tax') =>
          sum(totals.lines.map((figures) => figures[name]))
        expect(of('net').eq(totals.subtotal)).toBe(true)
        expect(of('discountShare').eq(totals.discountTotal)).toBe(true)
        expect(of('tax').eq(totals.taxTotal)).toBe(true)
        expect(of('base').plus(of('tax')).eq(totals.total)).toBe(true)
        expect(totals.lines.every(({ base, tax }) => base.gte(0) && tax.gte(0))).toBe(true)
        expect(totals.total.decimalPlaces()).toBeLessThanOrEqual(2)
      }),
    )
  })
})

describe('refuseTotals', () => {
  it('should refuse figures that outgrow their columns', () => {
    const fits = toDecimal('999999999999.99')
    const figures = { subtotal: fits, total: fits, totalBase: fits }
    expect(refuseTotals(figures)).toBeNull()
    expect(refuseTotals({ ...figures, totalBase: toDecimal('1000000000000') })).toBe('tooLarge')
  })
})

describe('refuseInvoiceTotal', () => {
  it('should refuse a rate that makes the total in lira longer than twelve digits', () => {
    expect(refuseInvoiceTotal('1000000', '999999.99')).toBeNull()
    expect(refuseInvoiceTotal('1000000', '1000000')).toBe('tooLarge')
  })
})
