import { expect, it } from 'vitest'
import { proposeColumns, rememberColumns, rememberedOf, type Remembered } from './rememberedColumns'
import type { ImportColumn } from './types'

const column = (field: string, name: string): ImportColumn => ({
  field,
  kind: 'text',
  names: { tr: [name], en: [field], fr: [field], ar: [field] },
  required: false,
})
const columns = [
  column('name', 'Ad'),
  column('sku', 'Stok kodu'),
  column('barcode', 'Barkod'),
  column('currentPrice', 'Fiyat'),
]

it('proposes what was said by hand, whatever the case and the marks, and guesses the rest', () => {
  const headers = ['Ad', 'Fabrika No', 'Fiyat', 'Eski fiyat']
  const chosen = ['name', 'sku', null, 'currentPrice']
  const remembered = rememberColumns(new Map(), headers, { chosen, columns })
  expect([...remembered]).toEqual([
    ['fabrika no', 'sku'],
    ['fiyat', null],
    ['eski fiyat', 'currentPrice'],
  ])
  expect(proposeColumns(['FABRİKA NO *', 'Ad', 'Barkod', 'fiyat'], columns, remembered)).toEqual([
    'sku',
    'name',
    'barcode',
    null,
  ])
})

it('gives a field that was said by hand to no guess, and none twice', () => {
  const remembered = new Map([['referans', 'sku']])
  const known = rememberColumns(remembered, ['Seri'], { chosen: ['sku'], columns })
  expect(proposeColumns(['Stok kodu', 'Seri'], columns, known)).toEqual([null, 'sku'])
  expect(proposeColumns(['Seri', 'Referans'], columns, known)).toEqual(['sku', null])
})

it('forgets what is guessed right again, and a field that is open no more', () => {
  const remembered = rememberedOf([
    ['fiyat', null],
    ['kod', 'costPrice'],
  ])
  const known = rememberColumns(remembered, ['Fiyat'], { chosen: ['currentPrice'], columns })
  expect([...known]).toEqual([['kod', 'costPrice']])
  expect(proposeColumns(['Kod'], columns, remembered)).toEqual(['sku'])
})

it('keeps the newest heads, and none without a name', () => {
  let remembered: Remembered = new Map()
  for (let at = 0; at < 250; at += 1)
    remembered = rememberColumns(remembered, [`Baş ${at}`, ''], {
      chosen: ['sku', 'name'],
      columns,
    })
  const kept = [...remembered.keys()]
  expect([kept.length, kept[0], kept.at(-1)]).toEqual([200, 'bas 50', 'bas 249'])
})

it.each([[null], [{ a: 'sku' }], ['x'], [[['a', 5], 'b']]])('takes %j for nothing', (stored) => {
  expect(rememberedOf(stored).size).toBe(0)
})
