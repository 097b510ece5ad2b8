import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DEFAULT_ARRANGEMENT, isSameArrangement, movedTo, readArrangement } from './arrangement'
import { COLUMNS, fillRows, isWidgetId, WIDGET_IDS, WIDGETS, type WidgetId } from './widgets'

describe('readArrangement', () => {
  it('should keep every widget once, whatever was stored', () => {
    fc.assert(
      fc.property(fc.anything(), fc.anything(), (order, hidden) => {
        const arrangement = readArrangement({ order, hidden })
        expect([...arrangement.order].sort()).toEqual([...WIDGET_IDS].sort())
        expect(arrangement.hidden.every((id) => WIDGET_IDS.includes(id))).toBe(true)
      }),
    )
    expect(readArrangement('nonsense')).toEqual(DEFAULT_ARRANGEMENT)
    expect(readArrangement(null)).toEqual(DEFAULT_ARRANGEMENT)
  })

  it('should drop what it does not know and put new widgets where they usually stand', () => {
    const { order, hidden, stepsDismissed } = readArrangement({
      order: ['meets', 'gone', 'meets', 'summary'],
      hidden: ['meets', '__proto__', 3],
      stepsDismissed: true,
    })
    expect(order.indexOf('meets')).toBeLessThan(order.indexOf('summary'))
    expect(order.indexOf('tendersByMonth')).toBe(order.indexOf('summary') + 1)
    expect(hidden).toEqual(['meets'])
    expect(stepsDismissed).toBe(true)
  })
})

describe('movedTo', () => {
  it('should put a widget in the place of another, in both directions', () => {
    const order = [...WIDGET_IDS]
    const [first, second, third] = order as [
      (typeof order)[number],
      (typeof order)[number],
      (typeof order)[number],
    ]
    expect(movedTo(order, { id: first, place: third }).slice(0, 3)).toEqual([second, third, first])
    expect(movedTo(order, { id: third, place: first }).slice(0, 3)).toEqual([third, first, second])
    expect(movedTo(order, { id: first, place: first })).toEqual(order)
  })

  it('should leave an order as it is that lacks one of the two', () => {
    const order = ['summary', 'winRate', 'waiting'] as const
    expect(movedTo(order, { id: 'meets', place: 'summary' })).toEqual(order)
    expect(movedTo(order, { id: 'waiting', place: 'meets' })).toEqual(order)
  })
})

it('should tell whether anything was rearranged', () => {
  const hidden = { ...DEFAULT_ARRANGEMENT, hidden: ['meets' as const] }
  expect(isSameArrangement(DEFAULT_ARRANGEMENT, readArrangement({}))).toBe(true)
  expect(isSameArrangement(DEFAULT_ARRANGEMENT, hidden)).toBe(false)
  expect(isSameArrangement(hidden, DEFAULT_ARRANGEMENT)).toBe(false)
  const moved = movedTo(WIDGET_IDS, { id: 'meets', place: 'summary' })
  expect(isSameArrangement(DEFAULT_ARRANGEMENT, { ...DEFAULT_ARRANGEMENT, order: moved })).toBe(
    false,
  )
})

it.each<[WidgetId[], WidgetId[], boolean]>([
  [['meets', 'summary'], ['summary', 'meets'], true],
  [['summary', 'meets'], ['meets', 'summary'], true],
  [['meets'], ['summary'], false],
])('should compare %j with %j hidden, in any order: %s', (one, other, expected) => {
  const hiding = (hidden: WidgetId[]) => ({ ...DEFAULT_ARRANGEMENT, hidden })
  expect(isSameArrangement(hiding(one), hiding(other))).toBe(expected)
})

it.each([
  ['summary', true],
  ['gone', false],
  ['toString', false],
  [['summary'], false],
  [null, false],
])('should tell of %j whether it is a widget: %s', (value, expected) => {
  expect(isWidgetId(value)).toBe(expected)
})

describe('fillRows', () => {
  it.each<[WidgetId[], number[]]>([
    [[], []],
    [['waiting'], [12]],
    [
      ['waiting', 'expiring'],
      [6, 6],
    ],
    [
      ['tendersByMonth', 'winRate', 'meets'],
      [8, 4, 12],
    ],
    [
      ['tendersByMonth', 'waiting'],
      [12, 12],
    ],
    [
      ['winRate', 'waiting'],
      [5, 7],
    ],
    [
      ['summary', 'winRate'],
      [12, 12],
    ],
    [
      ['openTenders', 'lowStock', 'winRate', 'meets'],
      [4, 4, 4, 12],
    ],
  ])('should give %j the columns %j', (ids, columns) => {
    expect(fillRows(ids).map(({ span }) => span)).toEqual(columns)
  })

  it('should leave no hole in any order', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray(WIDGET_IDS), (ids) => {
        const sized = fillRows(ids)
        expect(sized.map(({ id }) => id)).toEqual(ids)
        let used = 0
        for (const { id, span } of sized) {
          expect(span).toBeGreaterThanOrEqual(WIDGETS[id].span)
          used += span
          expect(used).toBeLessThanOrEqual(COLUMNS)
          if (used === COLUMNS) used = 0
        }
        expect(used).toBe(0)
      }),
    )
  })
})
