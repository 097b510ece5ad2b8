import { describe, expect, it } from 'vitest'
import type { CardFacts } from '../../../stock/stockFacts'
import type { EditorRow } from './EditorRow'
import { lineFigures } from './lineFigures'
import { emptyRow } from './rowsFromValue'

const card: CardFacts = { id: 7, name: 'Boru', unit: 'm', availableQuantity: 5 }
const terms = { discountType: null, discountValue: null, currencyRate: 1 }

const figuresOf = (rows: EditorRow[], facts: Partial<CardFacts> = {}) => {
  const { byKey, totals } = lineFigures({
    rows,
    locale: 'tr',
    terms,
    cards: new Map([['7', { ...card, ...facts }]]),
    groups: new Map([['3', { id: 3, name: 'Set', buildableQuantity: 2 }]]),
  })
  return { figures: rows.map(({ key }) => byKey.get(key)), totals }
}
const ofCard = (quantity: string) => emptyRow({ stockCard: 7, quantity, unitPrice: '10' })

describe('the figures of lines', () => {
  it('say what is available, and of which unit', () => {
    const { figures } = figuresOf([ofCard('2'), emptyRow({ kind: 'stockGroup', stockGroup: 3 })])
    expect(figures).toMatchObject([
      { available: '5', isShort: false, unit: 'm', amount: '20.00' },
      { available: '2', isShort: false, unit: null },
    ])
  })

  it('add up what the lines ask of one card', () => {
    const { figures } = figuresOf([ofCard('3'), ofCard('3')])
    expect(figures).toMatchObject([{ isShort: true }, { isShort: true }])
  })

  it('ask nothing of a card with lines for choosing, and tell what options would add', () => {
    const optional = { ...ofCard('3'), choice: 'optional' as const, taxRate: '20' }
    const { figures, totals } = figuresOf([ofCard('3'), optional])
    expect(figures).toMatchObject([
      { isShort: false, amount: '30.00' },
      { isShort: false, amount: '30.00' },
    ])
    expect(totals.total.toFixed(2)).toBe('30.00')
    const { options } = lineFigures({
      ...{ rows: [ofCard('3'), optional], locale: 'tr', terms },
      ...{ cards: new Map(), groups: new Map() },
    })
    expect(options?.toFixed(2)).toBe('36.00')
  })

  it('never warn of a card that may go below nothing', () => {
    expect(figuresOf([ofCard('9')], { allowNoStock: true }).figures).toMatchObject([
      { available: '5', isShort: false },
    ])
  })

  it('count what cannot be read as nothing, and follow a line that changes', () => {
    const [row] = [ofCard('1,5')]
    expect(figuresOf([{ ...row!, quantity: '1.5' }]).totals.total.toFixed(2)).toBe('0.00')
    expect(figuresOf([row!]).totals.total.toFixed(2)).toBe('15.00')
    expect(figuresOf([{ ...row!, quantity: '2' }]).totals.total.toFixed(2)).toBe('20.00')
  })
})

describe('lines of groups and what lines earn', () => {
  const cards = new Map<string, CardFacts>([
    ['7', { ...card, costPrice: 4, averageCost: null }],
    ['8', { ...card, id: 8, averageCost: 3 }],
  ])
  const parts = [
    { stockCard: 7, quantity: 1 },
    { stockCard: 8, quantity: 2 },
  ]
  const groups = new Map([['3', { id: 3, name: 'Set', buildableQuantity: 2, parts }]])
  const of = (rows: EditorRow[], seesCosts = true) =>
    lineFigures({ rows, locale: 'tr', terms, cards, groups, seesCosts })
  const set = (quantity: string) =>
    emptyRow({ kind: 'stockGroup', stockGroup: 3, quantity, unitPrice: '20' })

  it('count the parts of a group with the cards sold beside it', () => {
    const rows = [set('2'), ofCard('3')]
    expect(of(rows).byKey.get(rows[0]!.key)).toMatchObject({ isShort: false, available: '2' })
    const short = [set('2'), ofCard('4')]
    expect(of(short).byKey.get(short[0]!.key)).toMatchObject({ isShort: true })
    expect(of(short).byKey.get(short[1]!.key)).toMatchObject({ isShort: true })
  })

  it('cost what was kept, else what will be', () => {
    const rows = [
      set('1'),
      ofCard('1'),
      { ...ofCard('1'), unitCost: 9 },
      { ...ofCard('1'), unitCost: null },
    ]
    const { byKey, margin } = of(rows)
    expect(rows.map(({ key }) => byKey.get(key)?.margin?.cost.toFixed(2) ?? null)).toEqual([
      '10.00',
      '4.00',
      '9.00',
      null,
    ])
    expect([margin?.margin.toFixed(2), margin?.unknown.lines]).toEqual(['17.00', 1])
  })

  it('earn nothing that is told to who sees no costs', () => {
    const rows = [set('1')]
    expect(of(rows, false).margin).toBeNull()
    expect(of(rows, false).byKey.get(rows[0]!.key)).not.toHaveProperty('margin')
  })
})
