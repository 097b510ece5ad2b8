import { expect, it } from 'vitest'
import { createFormatters } from '@/i18n/format'
import { createTranslator } from '@/i18n/translate'
import type { EditorRow } from '../rows/EditorRow'
import { priceNote } from './priceNote'
import { emptyRow } from '../rows/rowsFromValue'

const around = (card: object, rate: string | null = '42.5') => ({
  cards: new Map([['7', { id: 7, name: 'Boru', ...card }]]),
  priceTerms: {
    currency: 'USD',
    rate: rate === null ? null : { rate, day: '2026-11-20' },
  } as const,
  partsOf: () => [
    { stockCard: 7, name: 'Boru', quantity: 2, price: 10, taxRate: 20 },
    {
      ...{ stockCard: 8, name: 'Vana', quantity: 1, price: '4.71', taxRate: 20 },
      converted: { lira: 200, rate: '42.5', day: '2026-11-20' },
    },
  ],
  locale: 'tr' as const,
  t: createTranslator('tr'),
  format: createFormatters('tr'),
})
const line = (unitPrice: string, data: Partial<EditorRow> = {}) =>
  emptyRow({ kind: 'stockCard', stockCard: 7, unitPrice, ...data })

it.each([
  ['its own price', line('12,00'), { priceUsd: 12, offerPrice: 850 }, 'Kartın USD fiyatı'],
  [
    'a converted one',
    line('20,00', { isProposed: true }),
    { offerPrice: 850 },
    /850,00.*çevrildi.*20\.11\.2026.*42,50/,
  ],
  ['a price somebody named', line('21,00'), { offerPrice: 850 }, undefined],
  ['no price that anybody may see', line(''), {}, undefined],
  [
    'a group',
    line('24,71', { kind: 'stockGroup', stockGroup: 3, isProposed: true }),
    {},
    /1 parçanın.*42,50/,
  ],
])('says of %s where it comes from', (_, row, card, expected) => {
  const note = priceNote(row, around(card))?.text
  if (expected === undefined) expect(note).toBeUndefined()
  else expect(note).toMatch(expected)
})

it('says of a line without a price that no rate is known, and of one with a price nothing', () => {
  expect(priceNote(line(''), around({ offerPrice: 850 }, null))?.text).toContain('kur bilinmiyor')
  expect(priceNote(line('5,00'), around({ offerPrice: 850 }, null))).toBeNull()
})

it('says that a price was converted only of one that was, not of one typed that equals it', () => {
  const card = around({ offerPrice: 850 })
  expect(priceNote(line('20,00', { isProposed: true }), card)?.isConverted).toBe(true)
  const typed = priceNote(line('20,00'), card)
  expect(typed).toMatchObject({ isConverted: false, text: expect.stringContaining('karşılığı') })
  const group = line('24,71', { kind: 'stockGroup', stockGroup: 3 })
  expect(priceNote(group, card)).toEqual({ text: 'Parçaların toplamı', isConverted: false })
})
