import { readXlsx } from 'hucre/xlsx'
import { describe, expect, it, vi } from 'vitest'
import type { Locale } from '@/i18n/locales'
import type { ExportCell, ExportColumn, ExportSheet } from './exportSheet'
import { writeSheet } from './writeSheet'

const text = (value: string): ExportCell => ({ is: 'text', text: value })
const number = (value: string): ExportCell => ({ is: 'number', text: value })

const COLUMNS: ExportColumn[] = [
  { header: 'Ad', is: 'text' },
  { header: 'Tutar', is: 'number', digits: '#,##0.00' },
  { header: 'Gün', is: 'day' },
  { header: 'An', is: 'moment' },
]

const sheetOf = (
  rows: ExportCell[][],
  { locale = 'tr', title = 'Firmalar' }: { locale?: Locale; title?: string } = {},
): ExportSheet => ({
  title,
  columns: COLUMNS,
  rows: (async function* () {
    for (const row of rows) yield await Promise.resolve(row)
  })(),
  locale,
  timeZone: 'Europe/Istanbul',
})

const bytesOf = async (stream: ReadableStream<Uint8Array>) =>
  new Uint8Array(await new Response(stream).arrayBuffer())
const csv = async (rows: ExportCell[][], locale?: Locale) =>
  new TextDecoder('utf-8', { ignoreBOM: true }).decode(
    await bytesOf(writeSheet('csv', sheetOf(rows, { locale }))),
  )
const xlsx = async (rows: ExportCell[][], title?: string) => {
  const read = await readXlsx(await bytesOf(writeSheet('xlsx', sheetOf(rows, { title }))))
  return { name: read.sheets[0]?.name, rows: read.sheets[0]?.rows }
}

const ROW: ExportCell[] = [
  text('Çınar "Işık"; A.Ş.'),
  number('-1234567.5'),
  { is: 'day', day: '2026-03-01' },
  { is: 'moment', at: new Date('2026-03-01T21:30:00.000Z') },
]

describe('a CSV file', () => {
  it.each<[Locale, string]>([
    ['tr', '"Çınar ""Işık""; A.Ş.";-1234567,5;01.03.2026;02.03.2026 00:30'],
    ['fr', '"Çınar ""Işık""; A.Ş.";-1234567,5;01/03/2026;02/03/2026 00:30'],
    ['en', '"Çınar ""Işık""; A.Ş.";-1234567.5;01 Mar 2026;02 Mar 2026 00:30'],
    ['ar', '"Çınar ""Işık""; A.Ş.";-1234567.5;01/03/2026;02/03/2026 00:30'],
  ])('should write a row as %s reads it', async (locale, line) => {
    expect(await csv([ROW], locale)).toBe(`\ufeffAd;Tutar;Gün;An\r\n${line}`)
  })

  it('should compute no text and keep numbers numbers', async () => {
    const rows = [
      [text('=HYPERLINK("x")'), number('-5.25'), null, null],
      [text('+90 532'), number('+0'), null, null],
      [text('iki\nsatır'), null, null, null],
      [text('شركة النور'), null, null, null],
    ]
    expect((await csv(rows)).split('\r\n').slice(1)).toEqual([
      `"'=HYPERLINK(""x"")";-5,25;;`,
      `'+90 532;+0;;`,
      '"iki\nsatır";;;',
      'شركة النور;;;',
    ])
  })

  it('should have its headers where there is no row', async () => {
    expect(await csv([])).toBe('\ufeffAd;Tutar;Gün;An')
  })
})

describe('an XLSX file', () => {
  it('should hold real numbers, days and moments, and texts as they are', async () => {
    const { rows } = await xlsx([
      ROW,
      [text('=1+1'), number('0.1'), null, null],
      [text('8690000001234'), number('12345678901234567.89'), null, null],
      [text('a_x000D_b'), null, null, null],
      [text('شركة النور'), null, null, null],
    ])
    expect(rows?.slice(1)).toEqual([
      [
        'Çınar "Işık"; A.Ş.',
        -1234567.5,
        new Date('2026-03-01T00:00:00.000Z'),
        new Date('2026-03-02T00:30:00.000Z'),
      ],
      ['=1+1', 0.1, null, null],
      // More digits than a spreadsheet can hold would change the figure.
      ['8690000001234', '12345678901234567.89', null, null],
      ['a_x000D_b', null, null, null],
      ['شركة النور', null, null, null],
    ])
  })

  it.each([
    ['Stok / [kart]: a*b?', 'Stok    kart   a b'],
    ["'Teklifler'", 'Teklifler'],
    ['?', '1'],
  ])('should call the sheet of %j %j', async (title, name) => {
    expect((await xlsx([], title)).name).toBe(name)
  })
})

describe.each(['csv', 'xlsx'] as const)('a %s file that nobody takes any more', (format) => {
  it('should ask for no more rows', async () => {
    let [asked, isOver] = [0, false]
    const rows = (async function* () {
      try {
        for (;;) {
          asked += 1
          yield await Promise.resolve(ROW)
        }
      } finally {
        isOver = true
      }
    })()
    const reader = writeSheet(format, { ...sheetOf([]), rows }).getReader()
    for (let piece = 0; piece < 3; piece += 1) await reader.read()
    await reader.cancel()
    await vi.waitFor(() => expect(isOver).toBe(true))
    const before = asked
    await new Promise((resolve) => setImmediate(resolve))
    expect(asked).toBe(before)
  })
})
