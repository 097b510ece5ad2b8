import { describe, expect, it } from 'vitest'
import { readPastedLines } from './pastedLines'

const TR = { locale: 'tr', currency: 'TRY' } as const

const sheet = (...rows: string[]) => rows.map((row) => row.split('|').join('\t')).join('\r\n')
const columnsOf = (...rows: string[]) => readPastedLines(sheet(...rows), TR).columns

describe('columns with heads', () => {
  it.each([
    ['tr', 'Stok Kodu|Ürün Adı|Miktar|Birim|Birim Fiyat|İskonto (%)|KDV %'],
    ['TR capitals', 'KOD|AÇIKLAMA|MİKTAR|BİRİM|BİRİM FİYATI|İSKONTO|KDV ORANI'],
    ['en', 'SKU|Description|Qty.|Unit|Unit price|Discount|VAT rate'],
    ['fr', 'Référence|Désignation|Qté|Unité|Prix unitaire HT|Remise %|TVA'],
    ['ar', 'رمز الصنف|البيان|الكمية|الوحدة|سعر الوحدة|الخصم|الضريبة'],
  ])('are recognised: %s', (_language, heads) => {
    const { columns, hasHeads, lines } = readPastedLines(sheet(heads, 'A-1|Boru|2|m|10|5|20'), TR)
    expect(hasHeads).toBe(true)
    expect(columns).toEqual([
      'code',
      'name',
      'quantity',
      'unit',
      'unitPrice',
      'discount',
      'taxRate',
    ])
    expect(lines).toEqual([
      {
        ...{ code: 'A-1', name: 'Boru', unit: 'm', quantity: '2', unitPrice: '10' },
        ...{ discount: '5', discountType: 'percent', taxRate: '20', choice: 'included' },
        problems: [],
      },
    ])
  })

  it.each([
    [
      'with signs and brackets in them',
      'Kod|Birim / fiyat|KDV(%)oranı|Raf [1. kat]',
      ['code', 'unitPrice', 'taxRate', null],
    ],
    ['in any order', 'Fiyat|Adet|Ürün', ['unitPrice', 'quantity', 'name']],
    [
      'without the numbers of the rows and the totals',
      'Sıra|Ürün|Adet|Tutar',
      [null, 'name', 'quantity', null],
    ],
    ['where half of them is known', 'Kod|Adet|Raf|Kat', ['code', 'quantity', null, null]],
    [
      'with empty ones beside them',
      'Kod|Ürün|Adet|||||',
      ['code', 'name', 'quantity', null, null, null, null, null],
    ],
    ['where there is one', 'Kod', ['code']],
    ['without what nobody knows', 'Kod|Adet|Raf', ['code', 'quantity', null]],
  ])('are taken %s', (_how, heads, expected) => {
    expect(columnsOf(heads, '1|2|3|4')).toEqual(expected)
  })

  it.each([
    ['names only one of two', 'Kod|Raf'],
    ['names less than half', 'Kod|Miktar|Raf|Kat|Sayfa'],
    ['names a column twice', 'Kod|Barkod|Adet'],
    ['names nothing a line could be about', 'Miktar|Fiyat|KDV'],
  ])('are none when the first row %s', (_why, heads) => {
    expect(readPastedLines(sheet(heads, 'A-1|B-1|3'), TR).hasHeads).toBe(false)
  })
})

describe('columns without heads', () => {
  it.each<[string, string[], (string | null)[]]>([
    ['code, quantity, price', ['A-1|2|3,50', 'B-2|1|'], ['code', 'quantity', 'unitPrice']],
    ['words, quantity, price', ['Montaj işi|2|45,50'], ['name', 'quantity', 'unitPrice']],
    [
      'a numbered list with units and totals',
      ['1|A-1|Boru|2|m|10|20', '2|B-2|Vana|1|adet|5|5'],
      [null, 'code', 'name', 'quantity', 'unit', 'unitPrice', null],
    ],
    [
      'price, discount, VAT',
      ['Boru|2|100|12,5|20', 'Vana|3|50|0|20'],
      ['name', 'quantity', 'unitPrice', 'discount', 'taxRate'],
    ],
    [
      'price and VAT',
      ['Boru|2|100|20', 'Vana|3|50|10'],
      ['name', 'quantity', 'unitPrice', 'taxRate'],
    ],
    [
      'totals, empty where there is no price',
      ['Boru|2|100|200', 'Vana|3||'],
      ['name', 'quantity', 'unitPrice', null],
    ],
    [
      'no totals, where a row has one without a price',
      ['Boru|2|100|200', 'Vana|3||45'],
      ['name', 'quantity', 'unitPrice', 'discount'],
    ],
    [
      'rows that end early',
      ['A-1|Boru|2|m|10', 'B-2|Vana', 'C-3|Conta|1'],
      ['code', 'name', 'quantity', 'unit', 'unitPrice'],
    ],
    ['code and words, without a unit', ['A-1|Boru|2', 'B-2|Vana|1'], ['code', 'name', 'quantity']],
    ['words and units', ['Boru|m|2', 'Vana|adet|1'], ['name', 'unit', 'quantity']],
    ['nothing but numbers', ['2|10', '3|20'], ['quantity', 'unitPrice']],
    ['nothing', [''], []],
    ['barcodes', ['8690000000017|2', '8690000000024|1'], ['code', 'quantity']],
    ['one column of codes', ['A-1', 'B-2'], ['code']],
    ['an empty column between', ['A-1||2', 'B-2||3'], ['code', null, 'quantity']],
  ])('%s', (_what, rows, expected) => {
    expect(columnsOf(...rows)).toEqual(expected)
  })
})

describe('numbers', () => {
  type Terms = Parameters<typeof readPastedLines>[1]
  const lineIn = (terms: Terms, cells: string, price = 'Fiyat') =>
    readPastedLines(sheet(`Kod|Miktar|${price}|İskonto|KDV`, cells), terms).lines[0]
  const line = (locale: Terms['locale'], cells: string) =>
    lineIn({ locale, currency: 'TRY' }, cells)

  it.each([
    ['tr', 'A-1|1.000|1.234,50 ₺|%10|%20'],
    ['en', 'A-1|1,000|TRY 1,234.50|10%|20%'],
    ['fr', 'A-1|1 000|1 234,50 TL|10 %|20 %'],
    ['ar', 'A-1|١٬٠٠٠|١٬٢٣٤٫٥٠|١٠٪|٢٠٪'],
  ] as const)('are read as one writes them in %s', (locale, cells) => {
    expect(line(locale, cells)?.problems).toEqual([])
  })

  it.each([
    ['a number that can be read in two ways', '1.5|10||', 'quantity', 'notADecimal'],
    ['none', '2|on lira||', 'unitPrice', 'notADecimal'],
    ['a quantity of nothing', '0|10||', 'quantity', 'quantityNotPositive'],
    ['a discount above all', '1|10|120|', 'discount', 'percentOutOfRange'],
    ['a rate above all', '1|10||120', 'taxRate', 'percentOutOfRange'],
    ['too many digits', '1,2345|10||', 'quantity', 'tooManyDecimals'],
  ])('name what is wrong: %s', (_what, cells, column, code) => {
    const problems = line('tr', `A-1|${cells}`)?.problems ?? []
    expect(problems.map((one) => [one.column, one.code])).toEqual([[column, code]])
  })

  it('take a discount with the sign of a currency for an amount', () => {
    expect(line('tr', 'A-1|1|10|5 TL|')).toMatchObject({ discount: '5', discountType: 'amount' })
  })

  it.each([
    ['TRY', '100', 'Fiyat', '100', null],
    ['TRY', '100 $', 'Fiyat', '100 $', 'unitPrice'],
    ['TRY', '€100', 'Fiyat', '€100', 'unitPrice'],
    ['TRY', '100 £', 'Fiyat', '100 £', 'unitPrice'],
    ['TRY', '100 ₺', 'Fiyat', '100', null],
    ['TRY', '100 tl', 'Fiyat', '100', null],
    ['USD', 'USD 100', 'Fiyat', '100', null],
    ['USD', '100 TL', 'Fiyat', '100 TL', 'unitPrice'],
    ['EUR', '100 €', 'Fiyat', '100', null],
    ['TRY', '100', 'Fiyat (USD)', '100 USD', 'unitPrice'],
    ['USD', '100', 'Fiyat (USD)', '100', null],
    ['USD', '', 'Fiyat (EUR)', '', null],
    // The cell takes precedence over the header.
    ['TRY', '100 TL', 'Fiyat $', '100', null],
  ] as const)('of a tender in %s: %s under “%s”', (currency, price, head, unitPrice, wrong) => {
    const found = lineIn({ locale: 'tr', currency }, `A-1|1|${price}||`, head)
    const problems = wrong ? [{ column: wrong, code: 'otherCurrency' }] : []
    expect(found?.problems).toMatchObject(problems)
    expect(found).toMatchObject({ unitPrice, problems: { length: problems.length } })
  })

  it('name a discount in another currency', () => {
    const found = lineIn({ locale: 'tr', currency: 'EUR' }, 'A-1|1|10|5 TL|')
    expect(found).toMatchObject({ discountType: 'amount', discount: '5 TL' })
    expect(found?.problems).toMatchObject([{ column: 'discount', code: 'otherCurrency' }])
  })

  it('are one piece where no quantity stands, and the price of the card where no price does', () => {
    expect(line('tr', 'A-1||||')).toMatchObject({ quantity: '1', unitPrice: '', problems: [] })
  })
})

it('says what a line is to the total, in four languages; what is none of these counts', () => {
  const choicesOf = (...words: string[]) =>
    readPastedLines(sheet('Kod|Seçim', ...words.map((word) => `A-1|${word}`)), TR).lines.map(
      ({ choice }) => choice,
    )
  expect(choicesOf('Opsiyonel', 'İSTEĞE BAĞLI', 'en option', 'اختياري')).toEqual(
    Array(4).fill('optional'),
  )
  expect(choicesOf('alternatif', 'Alternative', 'Variante', 'بديل')).toEqual(
    Array(4).fill('alternative'),
  )
  expect(choicesOf('', 'dahil', '1')).toEqual(Array(3).fill('included'))
})

it('takes a row alone for a line, whatever it says', () => {
  const { hasHeads, lines } = readPastedLines(sheet('Ürün|Adet'), TR)
  expect(hasHeads).toBe(false)
  expect(lines.map(({ name, unit }) => [name, unit])).toEqual([['Ürün', 'Adet']])
  expect(readPastedLines('', TR)).toEqual({ columns: [], hasHeads: false, lines: [] })
})

it('names every currency of a head that names several', () => {
  const { lines } = readPastedLines(sheet('Kod|Fiyat (USD/EUR)', 'A-1|100'), TR)
  expect(lines[0]?.unitPrice).toBe('100 USD EUR')
})

it('takes a line by its code or by its name', () => {
  const { lines } = readPastedLines(sheet('Kod|Ürün|Miktar', 'A-1||1', '|Boru|2'), TR)
  expect(lines.map(({ code, name, quantity }) => [code, name, quantity])).toEqual([
    ['A-1', '', '1'],
    ['', 'Boru', '2'],
  ])
})

it('leaves out rows that name nothing', () => {
  const { lines } = readPastedLines(sheet('Kod|Miktar', 'A-1|1', '|5', 'B-2|2'), TR)
  expect(lines.map(({ code }) => code)).toEqual(['A-1', 'B-2'])
})
