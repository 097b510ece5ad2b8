import { describe, expect, it } from 'vitest'
import type { LastPrice } from '@/present/tenders/approvalSheet'
import type { EditorRow } from './EditorRow'
import { createLineActions } from './lineActions'
import { linesReducer, type LinesState } from './linesReducer'
import { emptyRow } from './rowsFromValue'

/** The actions on these lines, and functions that return the lines after them. */
const actionsOn = (...rows: EditorRow[]) => {
  let state: LinesState = { rows, edits: 0, removed: null, serverErrors: {} }
  const actions = createLineActions(
    (action) => (state = linesReducer(state, action)),
    () => ({
      ...{
        rows: state.rows,
        priceTerms: { currency: 'TRY', rate: null },
        locale: 'tr',
        nameOf: () => undefined,
      },
      taxes: { proposed: (rate) => rate ?? null },
      ...{ proposeGroup: () => Promise.resolve(), partsOf: () => PARTS, whyNotExplode: () => null },
      ...{ rememberCards: () => {}, rememberGroups: () => {}, focusCell: () => {} },
      lastPriceOf: (row) => (row.stockCard === 4 ? LAST : null),
    }),
  )
  const undo = () => (state = linesReducer(state, { type: 'undo' }))
  return { actions, undo, lineNow: () => state.rows[0], linesNow: () => state.rows }
}

const pasted = () =>
  emptyRow({ kind: 'text', description: 'YOK-1 Montaj', unknownCode: 'YOK-1', quantity: '3' })

const LAST: LastPrice = {
  ...{ card: 4, tender: 42, number: null, day: '2026-05-03', status: 'sent' },
  ...{ unitPrice: '118', currency: 'TRY', discountType: null, discountValue: null },
}

it('takes the last price of the customer for a card, which then counts as typed', () => {
  const line = emptyRow({ kind: 'stockCard', stockCard: 4, unitPrice: '90', isProposed: true })
  const other = emptyRow({ kind: 'stockCard', stockCard: 5, unitPrice: '90' })
  const { actions, linesNow } = actionsOn(line, other)
  for (const { key } of [line, other]) actions.takeLastPrice(key)
  expect(linesNow()).toMatchObject([
    { unitPrice: '118,00', isProposed: false },
    { unitPrice: '90' },
  ])
})

const PARTS = [
  { stockCard: 4, name: 'Boru', quantity: 2, price: 10, taxRate: 20 },
  { stockCard: 5, name: 'Vana', quantity: 1, price: 5, taxRate: 10 },
]

it('writes a group out into its parts, and puts it together again', () => {
  const group = emptyRow({
    ...{ kind: 'stockGroup', stockGroup: 3, quantity: '2', unitPrice: '25', choice: 'optional' },
    ...{ discountType: 'amount', discountValue: '5', taxRate: '20' },
  })
  const before = emptyRow({ kind: 'text', description: 'Montaj' })
  const { actions, linesNow, undo } = actionsOn(before, group)
  actions.explode(group.key)
  expect(
    linesNow().map((row) => [row.description, row.quantity, row.unitPrice, row.discountValue]),
  ).toEqual([
    ['Montaj', '', '', ''],
    ['Boru', '4', '10,00', '4'],
    ['Vana', '2', '5,00', '1'],
  ])
  expect(
    linesNow()
      .slice(1)
      .every(({ choice }) => choice === 'optional'),
  ).toBe(true)
  actions.move(before.key, 1)
  undo()
  expect(linesNow()).toEqual([group, before])
})

describe('a pasted line with a code that no card has', () => {
  it('loses the mark with a card', () => {
    const { actions, lineNow } = actionsOn(pasted())
    actions.pickCard(lineNow()?.key ?? '', { id: 7, name: 'Boru' })
    expect(lineNow()).toMatchObject({ stockCard: 7, description: 'YOK-1 Montaj', quantity: '3' })
    expect(lineNow()?.unknownCode).toBeUndefined()
  })

  it('loses the mark with a group', () => {
    const { actions, lineNow } = actionsOn(pasted())
    actions.pickGroup(lineNow()?.key ?? '', { id: 8, name: 'Takım' })
    expect(lineNow()).toMatchObject({ kind: 'stockGroup', stockGroup: 8 })
    expect(lineNow()?.unknownCode).toBeUndefined()
  })

  it('keeps it while only its words change', () => {
    const { actions, lineNow } = actionsOn(pasted())
    actions.change(lineNow()?.key ?? '', { description: 'Montaj' })
    expect(lineNow()?.unknownCode).toBe('YOK-1')
  })
})

describe('the key that makes a line optional', () => {
  const turned = (rows: EditorRow[], at: number) => {
    const { actions, linesNow } = actionsOn(...rows)
    return Array.from({ length: 3 }, () => {
      actions.turnChoice(rows[at]?.key ?? '')
      return linesNow()[at]?.choice
    })
  }
  it('goes round, and leaves out the alternative where there is no line to stand for', () => {
    const two = [emptyRow(), emptyRow({ kind: 'text' })]
    expect(turned(two, 1)).toEqual(['optional', 'alternative', 'included'])
    expect(turned(two, 0)).toEqual(['optional', 'included', 'optional'])
    expect(turned([emptyRow({ choice: 'optional' }), emptyRow()], 1)).toEqual([
      'optional',
      'included',
      'optional',
    ])
  })
  it('does nothing to a heading', () => {
    expect(turned([emptyRow({ kind: 'heading' })], 0)).toEqual(Array(3).fill('included'))
  })
})
