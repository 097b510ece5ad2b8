import { describe, expect, it } from 'vitest'
import {
  alternativesOf,
  isCounted,
  LINE_CHOICES,
  lineNumbers,
  mayBeAlternative,
  refuseChoices,
  type ChoiceLine,
} from './choices'
import { refuseChosen, takenOver } from './chosenLines'
import { chosenTotals, optionsWouldAdd } from './chosenTotals'
import { demandByCard } from '../lines/demand'
import { ITEM_KINDS, isPricedKind } from '../lines/itemKinds'
import { refuseItem } from '../lines/lines'
import { openDeliveries } from '../openDeliveries'
import { sectionSubtotals } from '../lines/sections'
import { totalsOf } from '../totals/totals'

const line = (choice: ChoiceLine['choice'], price = 100, more: object = {}) => ({
  kind: 'text' as const,
  choice,
  quantity: 1,
  unitPrice: price,
  taxRate: 20,
  ...more,
})
const heading = { kind: 'heading' as const }

/** 0 a pump · 1, 2 instead of it · 3 a heading · 4 a service · 5 instead of that · 6 optional. */
const LINES = [
  line('included', 100),
  line('alternative', 150),
  line('alternative', 90),
  heading,
  line(undefined, 200),
  line('alternative', 250),
  line('optional', 50),
]

describe('what a line is to the total', () => {
  it.each(ITEM_KINDS)('%s: only a price can be left open', (kind) => {
    for (const choice of LINE_CHOICES) {
      expect(isCounted({ kind, choice })).toBe(isPricedKind(kind) && choice === 'included')
      const refused = refuseItem({ ...line(choice), kind, stockCard: 1, stockGroup: 1 })
      const isWrong = choice !== 'included' && !isPricedKind(kind)
      expect(refused).toEqual(isWrong ? [{ path: 'choice', code: 'choiceWithoutPrice' }] : [])
    }
    expect(isCounted({ kind })).toBe(isPricedKind(kind))
  })

  it('refuses what is no choice', () => {
    expect(refuseItem({ ...line('included'), choice: 'maybe' }, 'items.2')).toEqual([
      { path: 'items.2.choice', code: 'notAnOption' },
    ])
  })

  it('gives each alternative to the nearest line above that counts', () => {
    expect([...alternativesOf(LINES)]).toEqual([
      [1, 0],
      [2, 0],
      [5, 4],
    ])
    expect(refuseChoices(LINES)).toEqual([])
    expect(
      refuseChoices([heading, line('optional'), line('alternative'), line('included')]),
    ).toEqual([{ path: 'items.2.choice', code: 'alternativeWithoutLine' }])
    expect(LINES.map((_, index) => mayBeAlternative(LINES, index))).toEqual([
      false,
      ...Array(6).fill(true),
    ])
  })

  it('numbers what is for choosing after everything that counts', () => {
    expect([...lineNumbers(LINES)].sort(([a], [b]) => a - b)).toEqual([
      [0, 1],
      [1, 3],
      [2, 4],
      [4, 2],
      [5, 5],
      [6, 6],
    ])
  })
})

describe('lines for choosing', () => {
  it('have figures of their own and are part of no sum', () => {
    const totals = totalsOf({ items: LINES, discountType: 'percent', discountValue: 10 })
    expect(
      totals.lines.map(({ net, discountShare, tax }) => [net, discountShare, tax].join()),
    ).toEqual(['100,10,18', '150,0,30', '90,0,18', '0,0,0', '200,20,36', '250,0,50', '50,0,10'])
    expect([totals.subtotal, totals.discountTotal, totals.taxTotal, totals.total].join()).toBe(
      '300,30,54,324',
    )
    expect(totals.taxByRate).toHaveLength(1)
    expect(optionsWouldAdd({ items: LINES }, totalsOf({ items: LINES }).total)?.toFixed()).toBe(
      '60',
    )
    const none = [
      line('included'),
      line('alternative'),
      { ...heading, choice: 'optional' as const },
    ]
    expect(optionsWouldAdd({ items: none }, totals.total)).toBeNull()
  })

  it('are in no subtotal of a section', () => {
    const items = [...LINES, { kind: 'subtotal' as const }]
    const nets = totalsOf({ items }).lines.map(({ net }) => net)
    expect(sectionSubtotals({ items, nets }).get(7)?.toFixed()).toBe('300')
  })

  it('take nothing from stock, and nothing is delivered of them', () => {
    const cards = LINES.map((one) => ({ ...one, kind: 'stockCard' as const, stockCard: 7 }))
    const items = cards.map((card, index) => ({ ...card, quantity: 2 ** index }))
    const demand = demandByCard({ items, partsByGroup: new Map() })
    // Lines 0, 3 and 4 count: here line 3 is no heading.
    expect(demand.get(7)?.toFixed()).toBe('25')
    const delivered = openDeliveries(items, new Map([['7', '25']]))
    expect([...(delivered?.keys() ?? [])].sort()).toEqual([0, 3, 4])
  })
})

describe('a choice', () => {
  it.each<[string, number[], string | null]>([
    ['nothing', [], null],
    ['an option and an alternative', [6, 2], null],
    ['an alternative to each', [1, 5], null],
    ['two alternatives to one line', [1, 2], 'choiceNotOffered'],
    ['a line that counts anyway', [0], 'choiceNotOffered'],
    ['a heading', [3], 'choiceNotOffered'],
    ['a line that is not there', [7], 'choiceNotOffered'],
  ])('of %s', (_, chosen, code) => {
    expect(refuseChosen(LINES, new Set(chosen))).toBe(code)
  })

  it('of an alternative that stands instead of no line is none', () => {
    expect(refuseChosen([heading, line('alternative'), line('included')], new Set([1]))).toBe(
      'choiceNotOffered',
    )
  })

  it('is taken over: options count, an alternative stands in the place of its line', () => {
    const agreed = takenOver(LINES, new Set([2, 6]))
    expect(agreed.map((one) => [one.kind, 'unitPrice' in one ? one.unitPrice : null])).toEqual([
      ['text', 90],
      ['heading', null],
      ['text', 200],
      ['text', 50],
    ])
    expect(agreed.every(({ choice }) => choice === 'included')).toBe(true)
    expect(chosenTotals({ items: LINES }, new Set([2, 6])).total.toFixed()).toBe('408')
  })
})
