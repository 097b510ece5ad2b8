import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sum, toDecimal, type Decimal } from '@/domain/shared/money'
import { ITEM_KINDS } from '@/domain/tenders/lines/itemKinds'
import { LINE_CHOICES } from '@/domain/tenders/choices/choices'
import { marginsOf } from '@/domain/tenders/totals/margins'
import { totalsOf } from '@/domain/tenders/totals/totals'
import { createFormatters } from '@/i18n/format'
import { createTranslator } from '@/i18n/translate'
import type { ExplainedFigure } from '../record/explanation'
import { marginExplanation, type CostedTender } from './explainedMargin'
import { LINE_TOTALS, totalExplanation } from './explainedTotals'

const words = { t: createTranslator('tr'), format: createFormatters('tr'), limit: 3 }

const numberOf = (text: string): Decimal => toDecimal(text.replace(/[₺$.]/g, '').replace(',', '.'))
const addedUp = ({ rows, rest }: ExplainedFigure): string =>
  sum([
    ...rows.filter((row) => !row.isNotCounted).map(({ amount }) => numberOf(amount)),
    numberOf(rest?.amount ?? '0'),
  ]).toFixed(2)

const integers = (min: number, max: number, by: number) =>
  fc.integer({ min, max }).map((n) => n / by)

const anyTender: fc.Arbitrary<CostedTender> = fc
  .record({
    items: fc.array(
      fc.record({
        kind: fc.constantFrom(...ITEM_KINDS, 'text' as const),
        choice: fc.constantFrom(...LINE_CHOICES, 'included' as const),
        quantity: integers(1, 99_999, 1000),
        unitPrice: integers(1, 999_999_999, 1_000_000),
        unitCost: fc.option(integers(0, 99_999, 100)),
        taxRate: fc.constantFrom(0, 1, 10, 20),
        discountType: fc.constantFrom('percent' as const, null),
        discountValue: fc.integer({ min: 0, max: 100 }),
      }),
      { maxLength: 9 },
    ),
    discountType: fc.constantFrom('percent' as const, null),
    discountValue: integers(0, 10_000, 100),
    currencyRate: integers(1, 99_000_000, 1_000_000),
  })
  .map(({ items, ...head }) => ({
    ...head,
    currency: 'USD',
    names: [],
    items: items.map((item, id) => ({ ...item, id, description: null })),
  }))

describe('the explanation of a total', () => {
  it('has lines that add up to it, whatever the tender', () => {
    fc.assert(
      fc.property(anyTender, (tender) => {
        const totals = totalsOf(tender)
        for (const figure of LINE_TOTALS) {
          const stored = totals[figure].toFixed(2)
          const found = totalExplanation({ tender, figure, stored, label: 'x', words })
          expect([addedUp(found), found.differs]).toEqual([stored, false])
          const [result] = found.terms.slice(-1)
          if (result) expect(numberOf(result.value).toFixed(2)).toBe(stored)
          const other = totals[figure].plus('0.01')
          expect(
            totalExplanation({ tender, figure, stored: other, label: 'x', words }).differs,
          ).toBe(true)
        }
      }),
    )
  })
})

describe('the explanation of a margin', () => {
  it('has lines that add up to margin and cost, those of unknown cost aside', () => {
    fc.assert(
      fc.property(anyTender, (tender) => {
        const { lines } = totalsOf(tender)
        const costed = tender.items.map((item, at) => ({ ...item, base: lines[at]?.base ?? 0 }))
        const expected = marginsOf(costed, tender.currencyRate)
        for (const figure of ['margin', 'cost'] as const) {
          const found = marginExplanation({ tender, figure, words })
          expect([addedUp(found), found.differs]).toEqual([expected[figure].toFixed(2), false])
          const unknown = found.rows.filter(({ note }) =>
            note.endsWith(words.t('tenderItems.margin.unknown')),
          )
          expect(unknown.every(({ isNotCounted }) => isNotCounted)).toBe(true)
          const notCounted = found.rows.filter(({ isNotCounted }) => isNotCounted)
          expect(notCounted.length).toBeLessThanOrEqual(words.limit)
          if (notCounted.length < words.limit)
            expect(unknown.length).toBeGreaterThanOrEqual(expected.unknown.lines)
        }
      }),
    )
  })
})
