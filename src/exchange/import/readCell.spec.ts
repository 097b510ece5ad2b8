import type { NumberStyle } from '@/domain/imports/imports'
import { describe, expect, it } from 'vitest'
import { PRICE } from '@/domain/shared/decimal'
import { numberStyle } from './numberStyle'
import { readCell } from './readCell'
import type { ImportColumn, ImportKind, Names, RawCell } from './types'

const names = (tr: string, en = tr, fr = tr, ar = tr): Names => ({
  tr: [tr],
  en: [en],
  fr: [fr],
  ar: [ar],
})
const column = (kind: ImportKind, more: Partial<ImportColumn> = {}): ImportColumn => ({
  field: kind,
  kind,
  names: names(kind),
  required: false,
  ...more,
})
const read = (raw: RawCell, asked: ImportColumn, style: NumberStyle = 'comma') =>
  readCell(raw, asked, { style, today: '2026-11-23' })

const PRICES = column('number', { digits: PRICE, currency: 'TRY' })
const PIECES = column('number', { digits: { scale: 0, integerDigits: 9 } })
const UNITS = column('choice', {
  choices: [
    { value: 'piece', names: names('Adet', 'Piece', 'Pièce', 'قطعة') },
    { value: 'kilogram', names: names('Kilogram', 'Kilogram', 'Kilogramme', 'كيلوغرام') },
  ],
})

describe('a cell', () => {
  it.each([[null], [''], ['  '], ['\u00a0\u200f']])('should leave the field for %j', (raw) => {
    expect(read(raw, PRICES)).toEqual({ value: undefined })
  })
  it('should clear the field for a dash alone, unless an apostrophe says it is a text', () => {
    expect(read(' - ', PRICES)).toEqual({ value: null })
    expect(read("'-", column('text'))).toEqual({ value: '-' })
  })
  it.each(['#N/A', '#YOK', '#DEĞER!', '#DIV/0!', '#SAYI/0!', '#REF!', '#AD?'])(
    'should refuse %s, whatever it fills',
    (raw) => {
      expect(read(raw, column('text'))).toEqual({ code: 'cellIsError' })
    },
  )
  it('should be no error because it begins like one', () => {
    expect(read('#12 KABLO', column('text'))).toEqual({ value: '#12 KABLO' })
  })
})

describe('a number', () => {
  it.each<[RawCell, string]>([
    ['1.234,50', '1234.5'],
    ['1234,5', '1234.5'],
    ['1 234,50', '1234.5'],
    ['1\u202f234,50', '1234.5'],
    ['₺1.234,50', '1234.5'],
    ['1.234,50 TL', '1234.5'],
    ['-0,5', '-0.5'],
    ['−0,5', '-0.5'],
    ['١٬٢٣٤٫٥', '1234.5'],
    ['% 20', '20'],
    ['0', '0'],
    [0.1 + 0.2, '0.3'],
    [1234.5, '1234.5'],
  ])('should be read from %j', (raw, value) => {
    expect(read(raw, PRICES)).toEqual({ value })
  })
  it.each<[RawCell, string]>([
    ['1.23,5', 'notADecimal'],
    ['1,2,3', 'notADecimal'],
    ['1,234.50', 'notADecimal'],
    ['0.123', 'notADecimal'],
    ['12 adet', 'notADecimal'],
    ['yok', 'notADecimal'],
    ['1e5', 'notADecimal'],
    [true, 'notADecimal'],
    [new Date('2026-03-01'), 'notADecimal'],
    ['1,1234567', 'tooManyDecimals'],
    ['12345678901', 'tooLarge'],
    ['12 USD', 'cellOtherCurrency'],
  ])('should be refused for %j', (raw, code) => {
    expect(read(raw, PRICES)).toMatchObject({ code })
  })
  it('should be whole where fields are', () => {
    expect(read('1,5', PIECES)).toEqual({ code: 'wholeNumberExpected' })
    expect(read('1.500', PIECES)).toEqual({ value: '1500' })
  })
})

describe('the numbers of a column', () => {
  it.each<[RawCell[], string]>([
    [['1.234,50', '3'], 'comma'],
    [['1234,5'], 'comma'],
    [['1,234.50'], 'point'],
    [['1.5', '1.234'], 'point'],
    [['0.125'], 'point'],
    [['1.234.567'], 'comma'],
    [['1.234', '5.678'], 'ask'],
    [['1,234'], 'ask'],
    [['1,5', '1.5'], 'ask'],
    [['12', '13'], 'comma'],
    [[12.5, null, ''], 'comma'],
    [['yok', '12,5'], 'comma'],
  ])('%j are written with %s', (cells, style) => {
    expect(numberStyle(cells, 'comma')).toBe(style)
  })
})

describe('a code', () => {
  it.each<[RawCell, string]>([
    ['0012', '0012'],
    [8690000001234, '8690000001234'],
    ['1E5', '1E5'],
  ])('should be kept digit by digit: %j', (raw, value) => {
    expect(read(raw, column('code'))).toEqual({ value })
  })
  it.each<[RawCell]>([['8,69E+12'], ['8.69E+12'], ['8E+12'], [8690000001234000]])(
    'should be refused where a spreadsheet broke it: %j',
    (raw) => {
      expect(read(raw, column('code'))).toEqual({ code: 'codeBroken' })
      expect(read(raw, column('phone'))).toEqual({ code: 'codeBroken' })
    },
  )
})

describe('a day', () => {
  it.each<[RawCell]>([
    ['01.03.2026'],
    ['1.3.2026'],
    ['1.3.26'],
    ['01/03/2026'],
    ['2026-03-01'],
    ['2026-03-01T00:00:00Z'],
    ['01.03.2026 00:00:00'],
    ['01 Mar 2026'],
    ['1 Mart 2026'],
    ['1er mars 2026'],
    ['١/٣/٢٠٢٦'],
    ['46082'],
    [46082],
    [new Date('2026-03-01T00:00:00Z')],
  ])('should be read from %j', (raw) => {
    expect(read(raw, column('day'))).toEqual({ value: '2026-03-01' })
  })
  it.each<[RawCell]>([['31.02.2026'], ['12/31/2026'], ['1.3'], ['yarın'], [1.5], [true], [12]])(
    'should be refused for %j',
    (raw) => {
      expect(read(raw, column('day'))).toEqual({ code: 'invalidDate' })
    },
  )
})

describe('words', () => {
  it.each<[RawCell, boolean]>([
    ['Evet', true],
    ['HAYIR', false],
    ['yes', true],
    ['non', false],
    ['نعم', true],
    ['لا', false],
    [1, true],
    ['0', false],
    [true, true],
  ])('of yes and no: %j', (raw, value) => {
    expect(read(raw, column('boolean'))).toEqual({ value })
  })
  it('of neither are refused', () => {
    expect(read('belki', column('boolean'))).toEqual({ code: 'notYesOrNo' })
  })
  it.each([['ADET'], ['piece'], ['Pièce'], ['piece'], ['قطعه']])('of a choice: %j', (raw) => {
    expect(read(raw, UNITS)).toEqual({ value: 'piece' })
  })
  it.each([
    ['Metre', 'm'],
    ['MT.', 'm'],
    ['ad.', 'piece'],
    ['m²', 'm2'],
  ])('of a unit as people write it: %s', (raw, value) => {
    const choices = ['piece', 'm', 'm2'].map((one) => ({ value: one, names: names(one) }))
    expect(read(raw, column('choice', { field: 'unit', choices }))).toEqual({ value })
  })
  it('of no choice are refused', () => {
    expect(read('koli', UNITS)).toEqual({ code: 'notAnOption' })
  })
  it('of an address or a phone are judged by their rule', () => {
    expect(read('info@firma.com', column('email'))).toEqual({ value: 'info@firma.com' })
    expect(read('info@firma', column('email'))).toEqual({ code: 'invalidEmail' })
    expect(read(5321234567, column('phone'))).toEqual({ value: '5321234567' })
    expect(read('+90 (532) 123 45 67', column('phone'))).toEqual({ value: '+90 (532) 123 45 67' })
    expect(read('arayın', column('phone'))).toEqual({ code: 'invalidPhone' })
  })
})

const KINDS: readonly ImportKind[] = [
  ...(['text', 'code', 'number', 'day', 'boolean', 'choice'] as const),
  ...(['relation', 'email', 'phone'] as const),
]

// The pattern of days took cubic time: a cell of maximum length would have taken years.
it.each(KINDS)('reads a cell of %s as long as a sheet has', (kind) => {
  for (const part of ['a', '1', ' ', '1a', 'a 1', '@.', '#A'])
    expect(read(`1${part.repeat(30_000 / part.length)}!`, column(kind))).toBeDefined()
})
