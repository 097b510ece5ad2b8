import { describe, expect, it } from 'vitest'
import type { Column } from '@/catalog/column'
import { stockCards } from '@/catalog/stock/cards'
import { stockMovements } from '@/catalog/stock/ledger'
import { createFormatters } from '@/i18n/format'
import { createTranslator } from '@/i18n/translate'
import { cellOf } from './cellOf'

const context = {
  slug: 'any',
  format: createFormatters('tr'),
  t: createTranslator('tr'),
  titles: new Map(),
  today: '2026-03-01',
}
const draw = (name: string, column: Column, doc: Record<string, unknown>) =>
  cellOf({ id: 1, ...doc }, { name, label: name, column }, context)

describe('the quantity of a movement', () => {
  const { quantity } = stockMovements.list.columns
  it.each([
    [{ type: 'in', quantity: 3 }, '+3'],
    [{ type: 'out', quantity: 1.5 }, '−1,5'],
    // Whoever may not read the direction is not told it by the sign.
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
