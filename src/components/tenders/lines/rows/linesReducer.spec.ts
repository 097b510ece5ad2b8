import { describe, expect, it } from 'vitest'
import { linesReducer, type LinesState } from './linesReducer'
import { emptyRow } from './rowsFromValue'

const state = (count: number): LinesState => ({
  rows: Array.from({ length: count }, (_, index) => emptyRow({ description: `line ${index}` })),
  edits: 0,
  removed: null,
  serverErrors: {},
})

const words = ({ rows }: LinesState) => rows.map(({ description }) => description)
const keyAt = ({ rows }: LinesState, index: number) => rows[index]?.key ?? ''

describe('linesReducer', () => {
  it('changes one line and leaves the others the very same objects', () => {
    const before = state(3)
    const after = linesReducer(before, {
      type: 'change',
      key: keyAt(before, 1),
      patch: { quantity: '2' },
    })
    expect(after.rows[1]?.quantity).toBe('2')
    expect(after.rows[0]).toBe(before.rows[0])
    expect(after.rows[2]).toBe(before.rows[2])
    expect(after.edits).toBe(1)
  })

  it('forgets what a line cost once another card or price is set, and with a copy', () => {
    const row = emptyRow({ stockCard: 7, unitPrice: '10', unitCost: 4 })
    const before: LinesState = { ...state(0), rows: [row] }
    const after = (patch: Partial<typeof row>) =>
      linesReducer(before, { type: 'change', key: row.key, patch }).rows[0]
    expect(after({ quantity: '2', unitPrice: '10' })).toHaveProperty('unitCost', 4)
    expect(after({ unitPrice: '11' })).not.toHaveProperty('unitCost')
    expect(after({ stockCard: 8 })).not.toHaveProperty('unitCost')
    const copied = linesReducer(before, { type: 'duplicate', key: row.key, as: 'copy' })
    expect(copied.rows[1]).not.toHaveProperty('unitCost')
  })

  it('takes a price for proposed until somebody types one, the same one included', () => {
    const row = emptyRow({ stockCard: 7, unitPrice: '10', isProposed: true })
    const before: LinesState = { ...state(0), rows: [row] }
    const change = (from: LinesState, patch: Partial<typeof row>) =>
      linesReducer(from, { type: 'change', key: row.key, patch })
    expect(change(before, { quantity: '2' }).rows[0]?.isProposed).toBe(true)
    const typed = change(before, { unitPrice: '1' })
    expect(typed.rows[0]?.isProposed).toBeUndefined()
    expect(change(typed, { unitPrice: '10' }).rows[0]?.isProposed).toBeUndefined()
    expect(change(typed, { unitPrice: '12', isProposed: true }).rows[0]?.isProposed).toBe(true)
  })

  it('offers no way back to a written-out group once it was saved', () => {
    const before = state(1)
    const rows = [emptyRow(), emptyRow()]
    const exploded = linesReducer(before, { type: 'explode', key: keyAt(before, 0), rows })
    expect(exploded.removed?.instead).toEqual(rows.map(({ key }) => key))
    expect(linesReducer(exploded, { type: 'reset', rows }).removed).toBeNull()
  })

  it('brings a removed line back to its place', () => {
    const before = state(3)
    const removed = linesReducer(before, { type: 'remove', key: keyAt(before, 1) })
    expect(words(removed)).toEqual(['line 0', 'line 2'])
    expect(words(linesReducer(removed, { type: 'undo' }))).toEqual(words(before))
  })

  it('copies a line without its identity and stored figures', () => {
    const one: LinesState = { ...state(0), rows: [{ ...emptyRow(), id: 7, net: 1, tax: 1 }] }
    const copy = linesReducer(one, {
      type: 'duplicate',
      key: keyAt(one, 0),
      as: 'copy',
    }).rows[1]
    expect(copy).not.toHaveProperty('id')
    expect(copy).not.toHaveProperty('net')
    expect(copy?.key).toBe('copy')
  })

  it('moves a line, and not past the ends', () => {
    const before = state(2)
    const key = keyAt(before, 1)
    const up = linesReducer(before, { type: 'move', key, by: -1 })
    expect(words(up)).toEqual(['line 1', 'line 0'])
    expect(linesReducer(up, { type: 'move', key, by: -1 })).toBe(up)
    const far = linesReducer(state(4), { type: 'move', key: 'none', by: 1 })
    const dragged = linesReducer(far, { type: 'move', key: keyAt(far, 3), by: -2 })
    expect(words(dragged)).toEqual(['line 0', 'line 3', 'line 1', 'line 2'])
  })

  it('keeps a refusal with its line, until that cell is changed', () => {
    const before = state(2)
    const key = keyAt(before, 1)
    const errors = [{ index: 1, cell: 'quantity' as const, message: 'too much' }]
    const refused = linesReducer(before, { type: 'serverErrors', errors })
    const moved = linesReducer(refused, { type: 'move', key, by: -1 })
    expect(moved.serverErrors[key]).toEqual({ quantity: 'too much' })
    const mended = linesReducer(moved, { type: 'change', key, patch: { quantity: '1' } })
    expect(mended.serverErrors[key]).toEqual({})
  })
})
