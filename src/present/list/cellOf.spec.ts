import { describe, expect, it } from 'vitest'
import type { Column } from '@/catalog/column'
import { stockCards } from '@/catalog/stock/cards'
import { stockMovements } from '@/catalog/stock/ledger'
import { tenders } from '@/catalog/tenders'
import { createFormatters } from '@/i18n/format'
import { createTranslator } from '@/i18n/translate'
import { cellOf } from './cellOf'

const context = {
  slug: 'any',
  format: createFormatters('tr'),
  t: createTranslator('tr'),
  titles: new Map(),
  today: '2026-03-01',
  timeZone: 'UTC',
}
const draw = (name: string, column: Column, doc: Record<string, unknown>) =>
  cellOf({ id: 1, ...doc }, { name, label: name, column }, context)

describe('the quantity of a movement', () => {
  const { quantity } = stockMovements.list.columns
  it.each([
    [{ type: 'in', quantity: 3 }, '+3'],
    [{ type: 'out', quantity: 1.5 }, '−1,5'],
    // Without permission to read the direction, the sign must not reveal it.
    [{ quantity: 3 }, '3'],
    [{ type: 'out', quantity: null }, ''],
  ])('should draw %j as %s', (doc, text) => {
    expect(draw('quantity', quantity, doc)).toBe(text)
  })
})

describe('the stock of a card', () => {
  const { currentQuantity } = stockCards.list.columns
  it.each([
    [{ currentQuantity: 0 }, 'none'],
    [{ currentQuantity: 4 }, 'low'],
    [{ currentQuantity: 11 }, undefined],
    [{ currentQuantity: 0, allowNoStock: true }, undefined],
  ])('should say of %j: %s', (doc, level) => {
    const cell = draw('currentQuantity', currentQuantity, doc)
    expect(typeof cell === 'string' ? undefined : cell.level).toBe(level)
  })
})

describe('the last day of a quotation', () => {
  const { validUntil } = tenders.list.columns
  it.each([
    ['2026-03-04', 'sent', '3 gün kaldı'],
    ['2026-03-01', 'sent', 'Bugün son gün'],
    ['2026-02-28', 'sent', undefined],
    ['2026-03-04', 'approved', undefined],
    // Without permission to read the state, the note on the days left must not reveal it.
    ['2026-03-04', undefined, undefined],
  ])('should say of %s while %s: %s', (day, status, note) => {
    const doc = { validUntil: `${day}T12:00:00.000Z`, status }
    expect(draw('validUntil', validUntil, doc)).toEqual(
      note
        ? { text: expect.any(String), value: day, note }
        : { text: expect.any(String), value: day },
    )
    const accepted = draw('validUntil', validUntil, { ...doc, acceptedAt: '2026-02-20T10:00:00Z' })
    expect(accepted).not.toHaveProperty('note')
  })
})

describe('the total of a quotation', () => {
  const { total } = tenders.list.columns
  it.each([
    [
      { total: 100, currency: 'EUR', totalBase: 4512.5 },
      { text: '€100,00', note: '₺4.512,50' },
    ],
    [{ total: 100, currency: 'TRY', totalBase: 100 }, '₺100,00'],
    [{ total: 100, currency: 'EUR' }, '€100,00'],
  ])('should draw %j', (doc, cell) => {
    expect(draw('total', total, doc)).toEqual(cell)
  })
})

describe('the state of a quotation', () => {
  const { status } = tenders.list.columns
  it.each([
    ['of somebody the reader sees', { status: 'draft', approver: 7 }, 'Onay bekliyor: Ayşe'],
    ['of somebody else', { status: 'draft', approver: 8 }, 'Onay bekliyor'],
    ['of nobody', { status: 'draft', approver: null }, undefined],
    ['to a reader of no such field', { status: 'draft' }, undefined],
  ])('says that it awaits the approval %s', (_, doc, note) => {
    const titles = new Map([['users:7', 'Ayşe']])
    const drawn = { name: 'status', label: 'status', column: status }
    const cell = cellOf({ id: 1, ...doc }, drawn, { ...context, slug: 'tenders', titles })
    expect(typeof cell === 'string' ? undefined : cell.note).toBe(note)
  })
})
