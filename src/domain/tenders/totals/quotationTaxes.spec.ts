import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sum } from '../../shared/money'
import { quotationTaxes } from './quotationTaxes'
import { totalsOf, type TotalsItem } from './totals'

const stored = (items: readonly TotalsItem[], discountValue: number) => {
  const totals = totalsOf({ items, discountType: 'percent', discountValue })
  const lines = items.map(({ kind, taxRate }, index) => ({
    kind,
    taxRate: taxRate == null ? null : Number(taxRate),
    net: totals.lines[index]?.net.toNumber() ?? 0,
    tax: totals.lines[index]?.tax.toNumber() ?? 0,
  }))
  return { totals, tender: { items: lines, discountTotal: totals.discountTotal.toNumber() } }
}

const item = fc.record<TotalsItem>({
  kind: fc.constantFrom('text', 'stockCard', 'heading', 'subtotal'),
  quantity: fc.integer({ min: 1, max: 99_999 }).map((n) => n / 1000),
  unitPrice: fc.integer({ min: 1, max: 9_999_999 }).map((n) => n / 1000),
  taxRate: fc.constantFrom(0, 1, 10, 20),
})

describe('quotationTaxes', () => {
  it('reads the example of the domain’s page out of its stored figures', () => {
    const tender = {
      discountTotal: 50,
      items: [
        { kind: 'stockCard' as const, taxRate: 20, net: 90.01, tax: 17.2 },
        { kind: 'stockCard' as const, taxRate: 10, net: 86.42, tax: 8.26 },
        { kind: 'comment' as const, taxRate: null, net: 0, tax: 0 },
        { kind: 'stockCard' as const, taxRate: 20, net: 949.99, tax: 181.57 },
      ],
    }
    const rows = quotationTaxes(tender).map(({ rate, base, tax }) => [rate, base, tax].map(String))
    expect(rows).toEqual([
      ['10', '82.58', '8.26'],
      ['20', '993.84', '198.77'],
    ])
  })

  it('says what the calculation said, and adds up to the total', () => {
    const tenders = [fc.array(item, { maxLength: 12 }), fc.integer({ min: 0, max: 100 })] as const
    fc.assert(
      fc.property(...tenders, (items, discount) => {
        const { totals, tender } = stored(items, discount)
        const taxes = quotationTaxes(tender)
        const texts = (rows: typeof taxes) => rows.map((row) => Object.values(row).map(String))
        expect(texts(taxes)).toEqual(texts(totals.taxByRate))
        const all = sum(taxes.flatMap(({ base, tax }) => [base, tax]))
        expect(all.toFixed(2)).toBe(totals.total.toFixed(2))
      }),
    )
  })
})
