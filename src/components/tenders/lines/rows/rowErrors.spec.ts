import { expect, it } from 'vitest'
import { createTranslator } from '@/i18n/translate'
import type { StockUnit } from '@/domain/stock/units'
import { rowErrors } from './rowErrors'
import { emptyRow } from './rowsFromValue'

const at = (quantity: string, unit: StockUnit | null, isStrict = false) =>
  rowErrors({
    row: emptyRow({ stockCard: 7, quantity, unitPrice: '10', taxRate: '20' }),
    base: null,
    locale: 'tr',
    t: createTranslator('tr'),
    isStrict,
    unit,
  }).quantity

it('says at the quantity of pieces that there are no halves, before anything is saved', () => {
  expect(at('3,5', 'piece')).toMatch(/tam sayı/)
  expect([at('3', 'piece'), at('3,5', 'm'), at('3,5', null)]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
})

it.each([
  ['abc', /Geçerli bir sayı/],
  ['1e9', /Geçerli bir sayı/],
  ['-5', /0’dan büyük/],
  ['١٢a', /Geçerli bir sayı/],
])('says of %s what is wrong with it', (quantity, sentence) => {
  expect(at(quantity, 'piece')).toMatch(sentence)
})

it('says of an empty one nothing before somebody tried to save', () => {
  expect(at('', 'piece')).toBeUndefined()
  expect(at('', 'piece', true)).toMatch(/zorunlu/)
})
