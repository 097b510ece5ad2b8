import { describe, expect, it } from 'vitest'
import type { EditorRow } from './EditorRow'
import { createLineActions } from './lineActions'
import { linesReducer, type LinesState } from './linesReducer'
import { emptyRow } from './rowsFromValue'

/** The actions on one line, and the line after them. */
const actionsOn = (row: EditorRow) => {
  let state: LinesState = { rows: [row], edits: 0, removed: null, serverErrors: {} }
  const actions = createLineActions(
    (action) => (state = linesReducer(state, action)),
    () => ({
      ...{ rows: state.rows, currency: 'TRY', locale: 'tr', nameOf: () => undefined },
      ...{ rememberCards: () => {}, rememberGroups: () => {}, focusCell: () => {} },
    }),
  )
  return { actions, lineNow: () => state.rows[0] }
}

const pasted = () =>
  emptyRow({ kind: 'text', description: 'YOK-1 Montaj', unknownCode: 'YOK-1', quantity: '3' })

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
