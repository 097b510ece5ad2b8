import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Decimal, sum, toDecimal } from '../../shared/money'
import { marginsOf, unitCostOfCard, unitCostOfGroup, type CostedLine } from './margins'
import { totalsOf } from './totals'

const card = (data: Partial<CostedLine> = {}): CostedLine => ({
  kind: 'stockCard',
  quantity: 2,
  unitCost: 30,
  base: 100,
  ...data,
})
const said = (lines: CostedLine[], rate: number | null = null) => {
  const { cost, margin, percent, unknown } = marginsOf(lines, rate)
  return [cost.toFixed(2), margin.toFixed(2), percent?.toFixed(1) ?? null, unknown.lines]
}

describe('the margin of a tender', () => {
  it.each([
    ['nothing', [], null, ['0.00', '0.00', null, 0]],
    ['one line', [card()], null, ['60.00', '40.00', '40.0', 0]],
    ['below cost', [card({ unitCost: 60 })], null, ['120.00', '-20.00', '-20.0', 0]],
    ['a cost of 0', [card({ unitCost: 0 })], null, ['0.00', '100.00', '100.0', 0]],
    ['given away', [card({ base: 0 })], null, ['60.00', '-60.00', null, 0]],
    ['in foreign money', [card()], 40, ['1.50', '98.50', '98.5', 0]],
    [
      'rounded once',
      [card({ quantity: 3, unitCost: '0.335' })],
      null,
      ['1.01', '98.99', '99.0', 0],
    ],
    ['an option', [card(), card({ choice: 'optional' })], null, ['60.00', '40.00', '40.0', 0]],
    ['unknown', [card(), card({ unitCost: null })], null, ['60.00', '40.00', '40.0', 1]],
    ['by hand', [card({ kind: 'text', unitCost: null })], null, ['0.00', '0.00', null, 1]],
    [
      'an unknown option',
      [card({ choice: 'optional', unitCost: null })],
      null,
      ['0.00', '0.00', null, 0],
    ],
    ['a heading', [card({ kind: 'heading', base: 0 })], null, ['0.00', '0.00', null, 0]],
  ] as const)('%s', (_, lines, rate, expected) => {
    expect(said([...lines], rate)).toEqual(expected)
  })

  it('says of each line its own, of options too', () => {
    const { lines } = marginsOf(
      [card(), card({ choice: 'optional', base: 60 }), card({ unitCost: null })],
      1,
    )
    expect(lines.map((line) => line?.percent?.toFixed(1) ?? null)).toEqual(['40.0', '0.0', null])
  })

  it('says what lines of unknown cost bring', () => {
    const { unknown } = marginsOf([card({ unitCost: null, base: '12.5' }), card()], 1)
    expect(unknown.base.toFixed(2)).toBe('12.50')
  })

  it('is what the lines bring less what they cost, with the discount of the document', () => {
    const cents = fc.integer({ min: 1, max: 100_000_00 })
    const line = fc.record({
      quantity: fc.integer({ min: 1, max: 9_999 }).map((n) => n / 1000),
      unitPrice: cents.map((n) => n / 100),
      unitCost: fc.option(cents.map((n) => n / 100)),
      choice: fc.constantFrom('included' as const, 'optional' as const),
      taxRate: fc.constantFrom(0, 1, 10, 20),
    })
    fc.assert(
      fc.property(
        fc.array(line, { maxLength: 12 }),
        fc.integer({ min: 0, max: 100 }),
        fc.integer({ min: 1, max: 99_000_000 }).map((n) => n / 1_000_000),
        (rows, discountValue, rate) => {
          const items = rows.map((row) => ({ kind: 'stockCard' as const, ...row }))
          const totals = totalsOf({ items, discountType: 'percent', discountValue })
          const found = marginsOf(
            items.map((item, at) => ({ ...item, base: totals.lines[at]!.base })),
            rate,
          )
          const counted = items.flatMap((item, at) =>
            item.choice === 'included' ? [{ item, at, own: found.lines[at] }] : [],
          )
          const known = counted.filter(({ own }) => own)
          expect(found.margin.eq(sum(known.map(({ own }) => own!.margin)))).toBe(true)
          expect(found.unknown.lines).toBe(counted.length - known.length)
          // Known and unknown amounts together are the tender's net revenue.
          const brings = found.margin.plus(found.cost).plus(found.unknown.base)
          expect(brings.eq(totals.subtotal.minus(totals.discountTotal))).toBe(true)
          for (const { item, own } of known) {
            const exact = new Decimal(item.quantity).mul(item.unitCost!).div(rate)
            expect(own!.cost.minus(exact).abs().lte('0.005')).toBe(true)
          }
        },
      ),
    )
  })
})

it.each([
  [{}, null],
  [{ averageCost: null, costPrice: 5 }, '5'],
  [{ averageCost: '0', costPrice: 5 }, '0'],
  [{ averageCost: '4.123456', costPrice: null }, '4.123456'],
])('a card %j costs %s', (facts, expected) => {
  expect(unitCostOfCard(facts)?.toFixed() ?? null).toBe(expected)
})

it('a group costs what its parts cost, and nothing is known of it where one is not', () => {
  const parts = [
    { quantity: '0.333', unitCost: '10.000001' },
    { quantity: 2, unitCost: 5 },
  ]
  expect(unitCostOfGroup(parts)?.toFixed()).toBe('13.33')
  expect(unitCostOfGroup([...parts, { quantity: 1, unitCost: null }])).toBeNull()
  expect(unitCostOfGroup([])).toBeNull()
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.integer({ min: 1, max: 99 }), fc.integer({ min: 0, max: 9_999 })), {
        minLength: 1,
      }),
      (rows) => {
        const found = unitCostOfGroup(rows.map(([quantity, unitCost]) => ({ quantity, unitCost })))
        const lines = rows.map(([quantity, unitCost]) => card({ quantity, unitCost, base: 0 }))
        // Split into its parts it costs the same.
        expect(toDecimal(found).eq(marginsOf(lines, 1).cost)).toBe(true)
      },
    ),
  )
})
