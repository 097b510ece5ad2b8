import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sum } from '../../shared/money'
import { demandByCard } from './demand'
import {
  explodedLines,
  proposedOfGroup,
  refuseExploding,
  type GroupLine,
  type SoldPart,
} from './groupLines'
import { totalsOf } from '../totals/totals'

const part = (stockCard: number, data: Partial<SoldPart> = {}): SoldPart => ({
  stockCard,
  quantity: 1,
  price: 100,
  taxRate: 20,
  ...data,
})
const line = (data: Partial<GroupLine> = {}): GroupLine => ({
  quantity: 2,
  unitPrice: null,
  taxRate: 20,
  choice: 'included',
  discountType: null,
  discountValue: null,
  ...data,
})
const said = (group: GroupLine, parts: SoldPart[]) =>
  explodedLines(group, parts).map((one) => [
    one.stockCard,
    one.quantity.toFixed(),
    one.unitPrice?.toFixed() ?? null,
    one.taxRate?.toFixed() ?? null,
    one.discountValue?.toFixed() ?? null,
  ])

it.each([
  ['nothing', [], [null, null, false]],
  [
    'the sum of its parts',
    [part(1), part(2, { quantity: 3, price: '0.5' })],
    ['101.5', '20', false],
  ],
  ['no price where a part has none', [part(1), part(2, { price: null })], [null, '20', false]],
  [
    'the VAT of most of it',
    [part(1, { taxRate: 10 }), part(2, { quantity: 2 })],
    ['300', '20', true],
  ],
  [
    'the VAT of most of it, where that is the lower',
    [part(1, { taxRate: 20 }), part(2, { quantity: 2, taxRate: '10.00' })],
    ['300', '10', true],
  ],
  [
    'one VAT however it is written',
    [part(1, { taxRate: 20 }), part(2, { taxRate: '20.00' })],
    ['200', '20', false],
  ],
  [
    'of two alike the higher',
    [part(1, { taxRate: 1 }), part(2, { taxRate: 10 })],
    ['200', '10', true],
  ],
  ['no VAT where no part has one', [part(1, { taxRate: null })], ['100', null, false]],
] as const)('proposes %s', (_, parts, expected) => {
  const { unitPrice, taxRate, isMixed } = proposedOfGroup(parts)
  expect([unitPrice?.toFixed() ?? null, taxRate?.toFixed() ?? null, isMixed]).toEqual(expected)
})

describe('a line of a group, written out', () => {
  it('has a line for each part, with quantity, price and VAT of its own', () => {
    expect(
      said(line({ unitPrice: 250 }), [part(1), part(2, { quantity: 3, price: 50, taxRate: 10 })]),
    ).toEqual([
      [1, '2', '100', '20', null],
      [2, '6', '50', '10', null],
    ])
  })

  it('comes to the price it had where that was another', () => {
    const parts = [part(1), part(2, { quantity: 2, price: 50 })]
    expect(said(line({ unitPrice: 180 }), parts).map(([, , price]) => price)).toEqual(['90', '45'])
  })

  it('keeps the prices of its cards where one has none, to be filled in', () => {
    const parts = [part(1), part(2, { price: null, taxRate: null })]
    expect(said(line({ unitPrice: 180, taxRate: 1 }), parts)).toEqual([
      [1, '2', '100', '20', null],
      [2, '2', null, '1', null],
    ])
  })

  it.each([
    ['a percent goes to each', 'percent', 10, ['10', '10']],
    ['an amount is divided', 'amount', '10.01', ['7.51', '2.5']],
    ['nothing stays nothing', 'percent', null, [null, null]],
    ['no amount neither', 'amount', null, [null, null]],
  ] as const)('%s', (_, discountType, discountValue, expected) => {
    const parts = [part(1, { quantity: 3 }), part(2)]
    const found = said(line({ discountType, discountValue }), parts)
    expect(found.map((one) => one.at(-1))).toEqual(expected)
  })

  it('loses no discount where there is no price to divide it by', () => {
    const parts = [part(1, { price: null }), part(2, { price: null })]
    const found = said(line({ discountType: 'amount', discountValue: 5 }), parts)
    expect(found.map((one) => one.at(-1))).toEqual(['5', '0'])
  })

  it('names a kind of discount only with a value', () => {
    const kindOf = (discountValue: number | null) =>
      explodedLines(line({ discountType: 'percent', discountValue }), [part(1)])[0]?.discountType
    expect([kindOf(0), kindOf(null)]).toEqual(['percent', null])
  })

  it('is optional where the group was', () => {
    expect(explodedLines(line({ choice: 'optional' }), [part(1)])[0]?.choice).toBe('optional')
  })
})

it.each([
  ['three decimals', '0.001', 1, null],
  ['four decimals', '0.0005', 1, 'notExact'],
  ['four in the product', '0.001', '0.5', 'notExact'],
  ['three in the product', '0.001', 2, null],
  ['no quantity yet', '0.001', null, null],
] as const)('has lines of exact quantities: %s', (_, ofPart, quantity, code) => {
  const parts = [part(1), part(2, { quantity: ofPart })]
  expect(refuseExploding([{ kind: 'stockGroup' }], 0, { quantity, parts })).toBe(code)
})

describe('is not written out', () => {
  const group = { kind: 'stockGroup', choice: 'included' as const }
  const card = { kind: 'stockCard', choice: 'included' as const }
  const alternative = { kind: 'stockCard', choice: 'alternative' as const }
  const one = { quantity: 1, parts: [part(1)] }
  it.each([
    ['a group like others', [group], 0, one, null],
    ['an option', [{ ...group, choice: 'optional' as const }], 0, one, null],
    ['a group without parts', [group], 0, { quantity: 1, parts: [] }, 'noParts'],
    [
      'an alternative',
      [card, { ...group, choice: 'alternative' as const }],
      1,
      one,
      'isAlternative',
    ],
    ['one that has an alternative', [group, alternative], 0, one, 'hasAlternative'],
    ['one above another that has', [group, card, alternative], 0, one, null],
    [
      'a quantity no line holds',
      [group],
      0,
      { quantity: 0.5, parts: [part(1, { quantity: 0.333 })] },
      'notExact',
    ],
    ['one without a quantity', [group], 0, { quantity: null, parts: [part(1)] }, null],
  ] as const)('%s', (_, lines, index, args, expected) => {
    expect(refuseExploding(lines, index, args)).toBe(expected)
  })
})

describe('properties', () => {
  const anyPart = fc.record({
    stockCard: fc.integer({ min: 1, max: 6 }),
    quantity: fc.integer({ min: 1, max: 500 }).map((n) => n / 100),
    price: fc.integer({ min: 1, max: 9_999_99 }).map((n) => n / 100),
    taxRate: fc.constantFrom(1, 10, 20),
  })
  const parts = fc.uniqueArray(anyPart, { selector: ({ stockCard }) => stockCard, minLength: 1 })

  it('takes from stock exactly what the group takes, beside whatever else is sold', () => {
    fc.assert(
      fc.property(
        parts,
        fc.integer({ min: 1, max: 200 }),
        fc.integer({ min: 1, max: 9 }),
        (some, tenths, other) => {
          const quantity = tenths / 10
          const lines = [{ kind: 'stockGroup' as const, choice: 'included' as const }]
          fc.pre(refuseExploding(lines, 0, { quantity, parts: some }) === null)
          const beside = { kind: 'stockCard' as const, stockCard: 1, quantity: other }
          const grouped = demandByCard({
            items: [{ kind: 'stockGroup', stockGroup: 7, quantity }, beside],
            partsByGroup: new Map([[7, some]]),
          })
          const exploded = demandByCard({
            items: [
              ...explodedLines(line({ quantity }), some).map((one) => ({
                kind: 'stockCard' as const,
                ...one,
              })),
              beside,
            ],
            partsByGroup: new Map(),
          })
          const text = (demand: typeof grouped) =>
            [...demand].map(([id, n]) => `${id}: ${n.toFixed()}`)
          expect(text(exploded)).toEqual(text(grouped))
        },
      ),
    )
  })

  it('comes to the same, to half a kuruş a line, whatever the price and the discount', () => {
    fc.assert(
      fc.property(
        parts,
        fc.integer({ min: 1, max: 20 }),
        fc.integer({ min: 50, max: 200 }),
        fc.constantFrom('percent' as const, 'amount' as const),
        fc.integer({ min: 0, max: 1 }),
        (some, quantity, percent, discountType, discountValue) => {
          const unitPrice = proposedOfGroup(some)
            .unitPrice!.mul(percent)
            .div(100)
            .toDecimalPlaces(6)
          // A discount above the line's amount is refused, as one line or several.
          fc.pre(unitPrice.mul(quantity).gte(discountValue))
          const group = line({ quantity, unitPrice, discountType, discountValue })
          const whole = totalsOf({ items: [{ ...group, kind: 'stockGroup' }] })
          fc.pre(whole.subtotal.gt(some.length))
          const lines = explodedLines(group, some).map((one) => ({
            ...one,
            kind: 'stockCard' as const,
          }))
          const written = totalsOf({ items: lines })
          const off = written.subtotal.minus(whole.subtotal).abs()
          expect(
            off.lte(sum([0.01 * (some.length + 1), 0.000001 * 100 * quantity * some.length])),
          ).toBe(true)
        },
      ),
    )
  })
})
