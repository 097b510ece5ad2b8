import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sum, toDecimal } from '../shared/money'
import {
  assembledRows,
  disassembledRows,
  GROUP_STATES,
  groupStateOf,
  partOfItself,
  refuseGroupCommand,
  shortagesOfAssembly,
  valueOfRow,
  type AssembledCard,
  type AssemblyRow,
} from './assembly'

const card = (id: number, quantity: number, average: number | null): AssembledCard => ({
  card: id,
  quantity: toDecimal(quantity),
  average,
})
const told = (rows: AssemblyRow[]) =>
  rows.map(({ card: id, type, quantity, price }) => [
    id,
    type,
    quantity.toNumber(),
    price.toNumber(),
  ])

describe('what is put together and taken apart', () => {
  it('comes in for what its parts cost together', () => {
    expect(told(assembledRows([card(1, 6, 2.5), card(2, 3, 10)], card(9, 3, null)))).toEqual([
      [1, 'out', 6, 2.5],
      [2, 'out', 3, 10],
      [9, 'in', 3, 15],
    ])
    expect(told(assembledRows([card(1, 1, 10)], card(9, 3, null)))).toEqual([
      [1, 'out', 1, 10],
      [9, 'in', 3, 3.333333],
    ])
  })

  it('shares its cost among the parts by what they cost now', () => {
    expect(told(disassembledRows([card(1, 2, 1), card(2, 1, 2)], card(9, 1, 10.01)))).toEqual([
      [9, 'out', 1, 10.01],
      [1, 'in', 2, 2.505],
      [2, 'in', 1, 5],
    ])
    expect(told(disassembledRows([card(1, 1, null), card(2, 3, null)], card(9, 1, 10)))).toEqual([
      [9, 'out', 1, 10],
      [1, 'in', 1, 2.5],
      [2, 'in', 3, 2.5],
    ])
  })

  it('costs nothing where nobody knows a cost', () => {
    expect(
      assembledRows([card(1, 2, null)], card(9, 1, 5))
        .map(valueOfRow)
        .map(Number),
    ).toEqual([0, 0])
  })

  const quantity = fc.integer({ min: 1, max: 99_999_999 }).map((n) => toDecimal(n).div(1000))
  const average = fc.option(fc.integer({ min: 0, max: 2_000_000_000 }).map((n) => n / 1_000_000))
  const parts = fc
    .array(fc.record({ quantity, average }), { minLength: 1, maxLength: 8 })
    .map((all) => all.map((part, index) => ({ card: index + 1, ...part })))
  const made = fc.record({
    card: fc.constant(99),
    quantity: fc.integer({ min: 1, max: 999_999 }).map(toDecimal),
    average,
  })

  it.each([
    ['put together', assembledRows],
    ['taken apart', disassembledRows],
  ])('loses and makes no kuruş, and no unit, when %s', (_, rowsOf) => {
    fc.assert(
      fc.property(parts, made, (all, one) => {
        const rows = rowsOf(all, one)
        const of = (type: string) => rows.filter((row) => row.type === type)
        const value = (type: string) => sum(of(type).map(valueOfRow))
        for (const { card: id, quantity: moved } of [...all, one])
          expect(
            sum(rows.filter((row) => row.card === id).map((row) => row.quantity)).eq(moved),
          ).toBe(true)
        expect(value('out').eq(value('in'))).toBe(true)
        expect(
          rows.every(
            ({ price, quantity: q }) => price.gte(0) && price.decimalPlaces() <= 6 && q.gt(0),
          ),
        ).toBe(true)
      }),
    )
  })
})

describe('a group that is put together', () => {
  it.each([
    [true, 2, 'made', null],
    [true, 1, 'made', null],
    [true, 0, 'made', { code: 'groupHasNoParts', isShown: true }],
    [false, 2, 'sold', { code: 'groupMakesNothing', isShown: false }],
    [false, 0, 'sold', { code: 'groupMakesNothing', isShown: false }],
  ])('becomes a card: %s, has %i parts: %s, %j', (makesCard, partCount, state, blocker) => {
    expect(groupStateOf({ makesCard, partCount })).toBe(state)
    expect(GROUP_STATES).toContain(state)
    expect(refuseGroupCommand({ makesCard, partCount })).toEqual(blocker)
  })
})

describe('a card is never part of itself', () => {
  const recipes = new Map([
    [2, [3, 4]],
    [4, [5]],
    [7, [8]],
    [8, [7, 8]],
  ])
  it.each([
    [1, [2, 3], null],
    [1, [1], 1],
    [5, [3, 2], 2],
    [3, [2], 2],
    [6, [], null],
    // Cyclic parts in older data: the search terminates.
    [1, [7], null],
    [7, [8], 8],
  ])('%d made of %j: %j', (made, parts, expected) => {
    expect(partOfItself(made, parts, recipes)).toBe(expected)
  })
})

describe('more than there is', () => {
  const given = [
    { card: 1, name: 'Vida', quantity: 2, available: 8 },
    { card: 2, name: 'Profil', quantity: '1.5', available: 7 },
    { card: 3, name: 'Montaj', quantity: 1, available: -9, allowNoStock: true },
  ]
  it.each([
    [0, []],
    [-1, []],
    ['4', []],
    [
      '5',
      [
        [1, 10, 8],
        [2, 7.5, 7],
      ],
    ],
  ] as const)('%s of it lack %j', (groups, expected) => {
    expect(
      shortagesOfAssembly(given, groups).map(({ card: id, wanted, available }) => [
        id,
        wanted,
        available,
      ]),
    ).toEqual(expected)
  })
})
