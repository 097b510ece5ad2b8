import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  adjustmentOf,
  countedOf,
  differenceOf,
  doubtOf,
  fallsBelowReserved,
  proposesRecount,
  refuseTypedCount,
  standingEntries,
  waitsForChoice,
  type Counted,
  type CountEntry,
} from './countFigures'

const DAY = '2026-03-10'
let next = 0
const entry = (quantity: number, more: Partial<CountEntry> = {}): CountEntry => ({
  id: (next += 1),
  mode: 'add',
  quantity,
  undoes: null,
  sequence: 5,
  expected: 10,
  day: DAY,
  ...more,
})
const count = (entries: CountEntry[]): Counted => {
  const counted = countedOf(entries)
  if (!counted) throw new Error('Nothing was counted')
  return counted
}

describe('what somebody types as counted', () => {
  it.each([
    ['0', 'piece', null],
    ['1.5', 'kg', null],
    ['1.5', 'piece', 'notWhole'],
    // The card of an unknown code is determined by the server.
    ['1.5', undefined, null],
    [null, 'piece', 'notADecimal'],
    ['-3', 'piece', 'mustNotBeNegative'],
    ['0.0001', 'kg', 'tooManyDecimals'],
    ['99999999999999', 'piece', 'tooLarge'],
  ])('%s of %s: %s', (quantity, unit, code) =>
    expect(refuseTypedCount({ quantity, unit })).toBe(code),
  )
})

describe('what was counted', () => {
  it('is nothing where nobody counted, and zero where zero was typed', () => {
    expect(countedOf([])).toBeNull()
    expect(count([entry(0)]).counted.toNumber()).toBe(0)
  })

  it('is the sum of scans, of several people', () => {
    expect(count([entry(1), entry(1), entry(5)]).counted.toNumber()).toBe(7)
  })

  it('begins anew with a recount, and without what was taken back', () => {
    const first = entry(3)
    const again = entry(4, { mode: 'recount' })
    const more = entry(2)
    expect(count([first, again, more]).counted.toNumber()).toBe(6)
    const undo = entry(0, { mode: 'undo', undoes: again.id })
    expect(count([first, again, more, undo]).counted.toNumber()).toBe(5)
    expect(countedOf([first, entry(0, { mode: 'undo', undoes: first.id })])).toBeNull()
  })

  it('says which entries count, and the last thing that anybody entered', () => {
    const [one, two] = [entry(3), entry(4, { sequence: 7 })]
    const undo = entry(0, { mode: 'undo', undoes: two.id })
    expect(count([one, two])).toMatchObject({ first: one.id, last: two.id, from: 5, to: 7 })
    expect(count([one, two, undo])).toMatchObject({ first: one.id, last: undo.id, from: 5, to: 5 })
    expect(count([two, one])).toMatchObject({ first: one.id, last: two.id })
  })

  it('is compared with what was there at the last entry that counts', () => {
    const first = entry(7)
    const last = entry(1, { sequence: 9, expected: 13 })
    const entries = [first, last]
    expect(differenceOf(count(entries)).toNumber()).toBe(-5)
    const undo = entry(0, { mode: 'undo', undoes: last.id })
    expect(differenceOf(count([...entries, undo])).toNumber()).toBe(-3)
  })

  it('does not depend on the order in which entries are read', () => {
    const entries = [entry(1), entry(2, { mode: 'recount' }), entry(4), entry(8)]
    fc.assert(
      fc.property(fc.shuffledSubarray(entries, { minLength: 4 }), (shuffled) => {
        expect(standingEntries(shuffled)).toEqual(standingEntries(entries))
      }),
    )
  })
})

describe('nothing is frozen while somebody counts', () => {
  it('10 on hand, 8 counted, 3 delivered since: −2, and 5 afterwards', () => {
    const counted = count([entry(8)])
    const adjustment = adjustmentOf({
      count: counted,
      choice: null,
      movements: [{ sequence: 6, operationDate: '2026-03-11', quantity: -3 }],
    })
    expect(adjustment.toNumber()).toBe(-2)
    expect(adjustment.plus(7).toNumber()).toBe(5)
  })

  it('10, 3 left unposted, 7 counted: the late issue of 3 is doubted, or 4 would be left', () => {
    const counted = count([entry(7)])
    const late = [{ sequence: 6, operationDate: DAY, quantity: -3 }]
    expect(doubtOf(counted, late)).toEqual({ moved: false, late: true, sequence: 6 })
    const after = (choice: 'keepDifference' | 'keepCounted') =>
      adjustmentOf({ count: counted, choice, movements: late }).plus(7).toNumber()
    expect(after('keepDifference')).toBe(4)
    expect(after('keepCounted')).toBe(7)
  })

  it('what was sold the day after is not brought back by what was counted', () => {
    const movements = [
      { sequence: 6, operationDate: DAY, quantity: -3 },
      { sequence: 7, operationDate: '2026-03-11', quantity: -2 },
    ]
    const kept = adjustmentOf({ count: count([entry(7)]), choice: 'keepCounted', movements })
    expect(kept.plus(5).toNumber()).toBe(5)
  })

  it('whatever moves meanwhile, the card has what was counted and what moved since', () => {
    const quantity = fc.integer({ min: 0, max: 100 })
    const move = fc.record({ by: fc.integer({ min: -9, max: 9 }), isLate: fc.boolean() })
    fc.assert(
      fc.property(quantity, quantity, fc.array(move), (had, seen, moves) => {
        const counted = count([entry(seen, { expected: had })])
        const movements = moves.map(({ by, isLate }, at) => ({
          sequence: 6 + at,
          operationDate: isLate ? DAY : '2026-03-11',
          quantity: by,
        }))
        const moved = (some: typeof moves) => some.reduce((total, { by }) => total + by, 0)
        const onHand = had + moved(moves)
        const kept = adjustmentOf({ count: counted, choice: 'keepDifference', movements })
        expect(kept.plus(onHand).toNumber()).toBe(seen + moved(moves))
        const set = adjustmentOf({ count: counted, choice: 'keepCounted', movements })
        expect(set.plus(onHand).toNumber()).toBe(seen + moved(moves.filter((one) => !one.isLate)))
      }),
    )
  })
})

describe('a person decides', () => {
  const counted = count([entry(3, { sequence: 5 }), entry(4, { sequence: 8 })])
  const at = (sequence: number, operationDate = DAY) => ({ sequence, operationDate })

  it.each([
    ['nothing moved', [], null],
    ['before the first entry', [at(5)], null],
    ['between first and last', [at(6)], { moved: true, late: false, sequence: 6 }],
    ['with the last', [at(8)], { moved: true, late: false, sequence: 8 }],
    ['after the day of the count', [at(9, '2026-03-11')], null],
    ['afterwards, dated earlier', [at(9, '2026-03-09')], { moved: false, late: true, sequence: 9 }],
    ['both', [at(7), at(9)], { moved: true, late: true, sequence: 9 }],
  ])('when something was posted %s', (_, movements, doubt) => {
    expect(doubtOf(counted, movements)).toEqual(doubt)
  })

  it('once, until something else is entered late or the card is counted anew', () => {
    const doubt = { moved: false, late: true, sequence: 9 }
    const kept = (more = {}) => ({ choice: 'keepCounted' as const, entry: 4, sequence: 9, ...more })
    const wait = waitsForChoice
    expect(wait({ first: 1, last: 1 }, null, null)).toBe(false)
    expect(wait({ first: 1, last: 1 }, doubt, null)).toBe(true)
    expect(wait({ first: 1, last: 1 }, doubt, kept())).toBe(false)
    expect(wait({ first: 1, last: 4 }, doubt, kept())).toBe(false)
    expect(wait({ first: 1, last: 1 }, doubt, kept({ sequence: 8 }))).toBe(true)
    expect(wait({ first: 5, last: 5 }, doubt, kept())).toBe(true)
    expect(wait({ first: 1, last: 5 }, doubt, kept())).toBe(true)
  })

  it('that a card is counted again, and what was counted then stands by itself', () => {
    const again = { choice: 'recount' as const, entry: 4, sequence: 9 }
    expect(waitsForChoice({ first: 1, last: 1 }, null, again)).toBe(true)
    expect(waitsForChoice({ first: 4, last: 4 }, null, again)).toBe(true)
    expect(waitsForChoice({ first: 1, last: 5 }, null, again)).toBe(true)
    expect(waitsForChoice({ first: 5, last: 5 }, null, again)).toBe(false)
    expect(
      waitsForChoice({ first: 5, last: 5 }, { moved: false, late: true, sequence: 8 }, again),
    ).toBe(true)
  })
})

describe('counting again is proposed', () => {
  const of = (counted: number, expected: number) => count([entry(counted, { expected })])
  it.each([
    ['two off of ten', 8, 10, null, false],
    ['three off of ten', 7, 10, null, true],
    ['two more than ten', 12, 10, null, false],
    ['three more than ten', 13, 10, null, true],
    ['six off of what was sold without stock', -106, -100, null, true],
    ['five off of that', -105, -100, null, false],
    ['one off, for all that may be risked', 9, 10, 100, false],
    ['five off of a hundred', 95, 100, null, false],
    ['six off of a hundred', 106, 100, null, true],
    ['one off, dear', 9, 10, 500, true],
    ['one off, cheap', 9, 10, 50, false],
  ])('%s', (_, counted, expected, unitCost, proposed) => {
    expect(proposesRecount({ count: of(counted, expected), unitCost, valueLimit: 100 })).toBe(
      proposed,
    )
  })

  it('not for its worth where nobody knows what it costs', () => {
    expect(proposesRecount({ count: of(9, 10), unitCost: null, valueLimit: 0 })).toBe(false)
  })

  it('not for its worth where nobody named a limit', () => {
    expect(proposesRecount({ count: of(9, 10), unitCost: 1e6, valueLimit: null })).toBe(false)
  })
})

describe('less than is reserved', () => {
  it.each([
    [5, 5, 0, false, false],
    [4, 5, 0, false, true],
    [4, 5, 1, false, false],
    [4, 5, 0, true, false],
    [-1, 0, 0, false, true],
    [0, 3, 5, false, false],
    [-1, 3, 5, false, true],
  ])('%s after, %s reserved, %s given back, without stock %s: %s', (...row) => {
    const [after, reserved, released, allowNoStock, expected] = row
    expect(fallsBelowReserved({ after, reserved, released, allowNoStock })).toBe(expected)
  })
})
