import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { goesBack, isSameValue, mergeValue, pairOf, type SplitRows } from './merge'

const NOTHING: SplitRows = { branches: [], employees: [], meets: [], tenders: [] }
const moved = (id: number, of: object = {}) => ({ id, moved: true, ...of })
const stays = (id: number, of: object = {}) => ({ id, moved: false, ...of })
const idsOf = (rows: SplitRows) =>
  Object.fromEntries(Object.entries(goesBack(rows)).map(([kind, ids]) => [kind, [...ids]]))

describe('what goes back when a customer is split off', () => {
  it('is all that was moved, where nothing else refers to it', () => {
    const rows: SplitRows = {
      branches: [moved(1)],
      employees: [moved(2, { branch: 1 })],
      meets: [moved(3, { employee: 2 })],
      tenders: [moved(4, { branch: 1, employee: 2 }), moved(5, { branch: null, employee: null })],
    }
    expect(idsOf(rows)).toEqual({ branches: [1], employees: [2], meets: [3], tenders: [4, 5] })
  })

  it.each<[string, SplitRows, Record<string, number[]>]>([
    [
      'no employee of a tender that was made since',
      { ...NOTHING, employees: [moved(2)], tenders: [stays(9, { employee: 2 })] },
      {},
    ],
    [
      'no branch of an employee that was made since, and so none of its tenders',
      {
        ...NOTHING,
        branches: [moved(1)],
        employees: [stays(9, { branch: 1 })],
        tenders: [moved(4, { branch: 1 }), moved(5)],
      },
      { tenders: [5] },
    ],
    [
      'no tender that was given an employee of the other',
      { ...NOTHING, employees: [stays(9)], tenders: [moved(4, { employee: 9 })] },
      {},
    ],
    [
      'nobody of a branch that stays, nor their meetings',
      {
        branches: [moved(1)],
        employees: [moved(2, { branch: 1 }), stays(9, { branch: 1 })],
        meets: [moved(3, { employee: 2 })],
        tenders: [],
      },
      {},
    ],
  ])('is %s', (_, rows, expected) => {
    expect(idsOf(rows)).toEqual({
      ...{ branches: [], employees: [], meets: [], tenders: [] },
      ...expected,
    })
  })

  it('never leaves a row with a branch or an employee of the other customer', () => {
    const id = fc.integer({ min: 1, max: 6 })
    const maybe = fc.option(id)
    const kind = (of: Record<string, fc.Arbitrary<number | null>>) =>
      fc.uniqueArray(fc.record({ id, moved: fc.boolean(), ...of }), {
        selector: ({ id: one }) => one,
        maxLength: 6,
      })
    fc.assert(
      fc.property(
        fc.record({
          branches: kind({}),
          employees: kind({ branch: maybe }),
          meets: kind({ employee: maybe }),
          tenders: kind({ branch: maybe, employee: maybe }),
        }),
        (rows) => {
          const going = goesBack(rows as SplitRows)
          for (const of of ['employees', 'meets', 'tenders'] as const)
            for (const row of (rows as SplitRows)[of]) {
              const goes = going[of].has(row.id)
              if (row.branch != null) expect(going.branches.has(row.branch)).toBe(goes)
              if (row.employee != null) expect(going.employees.has(row.employee)).toBe(goes)
            }
        },
      ),
    )
  })
})

it.each([
  ['email', '', null],
  ['email', undefined, null],
  ['email', 'a@b.co', 'a@b.co'],
  ['noReminders', undefined, false],
  ['noReminders', true, true],
  ['workingDays', [], null],
  ['workingDays', ['1', '2'], ['1', '2']],
  ['extraEmails', [{ id: 'x', email: 'a@b.co' }], [{ email: 'a@b.co' }]],
  ['extraEmails', [], null],
  ['extraEmails', null, null],
] as const)(
  'the value of %s is compared without what the database adds: %j',
  (field, value, is) => {
    expect(mergeValue(field, value)).toEqual(is)
    expect(isSameValue(field, value, is)).toBe(true)
  },
)

it.each([
  ['email', 'a@b.co', 'b@b.co'],
  ['noReminders', true, false],
  ['extraEmails', [{ id: 'x', email: 'a@b.co' }], [{ id: 'x', email: 'b@b.co' }]],
] as const)('values of %s that differ are not the same', (field, one, other) => {
  expect(isSameValue(field, one, other)).toBe(false)
})

it('names a pair of customers the same in both orders, by numbers', () => {
  expect([pairOf(9, 10), pairOf(10, 9)]).toEqual(['9-10', '9-10'])
})
