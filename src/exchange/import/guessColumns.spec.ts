import { expect, it } from 'vitest'
import { guessColumns } from './guessColumns'
import type { ImportColumn } from './types'

const column = (field: string, tr: string, en: string, fr: string, ar: string): ImportColumn => ({
  field,
  kind: 'text',
  names: { tr: [tr], en: [en], fr: [fr], ar: [ar] },
  required: false,
})
const COLUMNS = [
  column('name', 'Stok adı', 'Stock name', 'Nom', 'اسم الصنف'),
  column('sku', 'Stok kodu (SKU)', 'Stock code (SKU)', 'Code (SKU)', 'رمز الصنف (SKU)'),
  column('currentPrice', 'Güncel fiyat', 'Current price', 'Prix actuel', 'السعر الحالي'),
  column('priceUsd', 'Fiyat (USD)', 'Price (USD)', 'Prix (USD)', 'السعر (USD)'),
  column('priceEur', 'Fiyat (EUR)', 'Price (EUR)', 'Prix (EUR)', 'السعر (EUR)'),
  column('taxRate', 'KDV oranı (%)', 'VAT rate (%)', 'Taux de TVA (%)', 'نسبة الضريبة (%)'),
]

it('should read a head of earlier exports, after a field that is called so today', () => {
  const formerly = { ...column('quantity', 'Gereken miktar', 'Needed', 'Nécessaire', 'المطلوبة') }
  const columns = [{ ...formerly, formerly: ['Miktar'] }, column('held', 'Tutulan', 'H', 'T', 'م')]
  expect(guessColumns(['MİKTAR'], columns)).toEqual(['quantity'])
  const renamed = [...columns, column('onHand', 'Miktar', 'On hand', 'En stock', 'الموجودة')]
  expect(guessColumns(['Miktar'], renamed)).toEqual(['onHand'])
  expect(guessColumns(['Gereken miktar', 'Miktar'], columns)).toEqual(['quantity', null])
})

it.each<[string[], (string | null)[]]>([
  [
    ['STOK KODU', 'Ürün Adı', 'FİYAT'],
    ['sku', 'name', 'currentPrice'],
  ],
  [
    ['Stok adı *', 'Güncel fiyat (TRY)'],
    ['name', 'currentPrice'],
  ],
  [
    ['Fiyat (USD)', 'Fiyat €', 'Satış Fiyatı'],
    ['priceUsd', 'priceEur', 'currentPrice'],
  ],
  [
    ['Taux de TVA (%)', 'Prix actuel', 'référence'],
    ['taxRate', 'currentPrice', 'sku'],
  ],
  [
    ['رمز الصنف (SKU)', 'السعر'],
    ['sku', 'currentPrice'],
  ],
  [
    ['sku', 'priceUsd'],
    ['sku', 'priceUsd'],
  ],
  // The best match gets the field; the other header is left for the user to assign.
  [
    ['Kod', 'Stok kodu (SKU)'],
    [null, 'sku'],
  ],
  [
    ['Raf', '', 'kdv'],
    [null, null, 'taxRate'],
  ],
])('should find the fields of %j', (headers, fields) => {
  expect(guessColumns(headers, COLUMNS)).toEqual(fields)
})
