import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cleanText } from '@/domain/shared/text/cleanText'
import { addDays } from '@/domain/shared/day'
import { QUANTITY } from '@/domain/shared/decimal'
import { LOCALES, type Locale } from '@/i18n/locales'
import type { ExportCell, ExportFormat } from '../exportSheet'
import { writeSheet } from '../writeSheet'
import { guessColumns } from './guessColumns'
import { numberStyle } from './numberStyle'
import { readCell } from './readCell'
import { readTable } from './readTable'
import { templateOf } from './templateOf'
import type { ImportColumn } from './types'

const HEADS: Readonly<Record<Locale, string[]>> = {
  tr: ['Stok adı', 'Barkod', 'Miktar', 'İşlem tarihi'],
  en: ['Stock name', 'Barcode', 'Quantity', 'Date'],
  fr: ['Nom', 'Code-barres', 'Quantité', 'Date'],
  ar: ['اسم الصنف', 'الباركود', 'الكمية', 'التاريخ'],
}
const KINDS = [
  ['name', 'text'],
  ['barcode', 'code'],
  ['quantity', 'number'],
  ['operationDate', 'day'],
] as const
const COLUMNS: ImportColumn[] = KINDS.map(([field, kind], at) => ({
  field,
  kind,
  digits: kind === 'number' ? QUANTITY : undefined,
  required: field === 'name',
  names: Object.fromEntries(LOCALES.map((locale) => [locale, [HEADS[locale][at] ?? '']])) as never,
}))

/**
 * Possible values of a record: names with any characters, also ones a spreadsheet would evaluate.
 */
const name = fc
  .oneof(
    fc.string({ unit: 'grapheme', maxLength: 30 }),
    fc.constantFrom('=1+1', "'=x", '+90 532', '@a', '-5', 'Boru 1/2"', 'a;b', 'iki\nsatır', 'Işık'),
  )
  // The error value of a cell, and a single dash, have a special meaning in a file.
  .filter((text) => cleanText(text) === text && text !== '-' && text !== "'-" && !/^#/.test(text))

  .filter(
    (text) => text !== '' && !/[\u0000-\u0008\u000b-\u001f\ud800-\udfff\ufffe\uffff]/.test(text),
  )
const quantity = fc
  .integer({ min: -999_999_999, max: 999_999_999 })
  .map((thousandths) => String(thousandths / 1000))
const day = fc.integer({ min: 0, max: 60_000 }).map((days) => addDays('1950-01-01', days))
const barcode = fc.stringMatching(/^\d{8,13}$/)

const rowsOf = fc.sample(fc.tuple(name, barcode, quantity, day), { numRuns: 400, seed: 20_261_123 })

const cellsOf = ([text, code, number, on]: (typeof rowsOf)[number]): ExportCell[] => [
  { is: 'text', text },
  { is: 'text', text: code },
  { is: 'number', text: number },
  { is: 'day', day: on },
]

const written = async (locale: Locale, format: ExportFormat) => {
  const stream = writeSheet(format, {
    title: 'Stok',
    columns: COLUMNS.map(({ kind }, at) => ({
      header: HEADS[locale][at] ?? '',
      is: kind === 'number' || kind === 'day' ? kind : 'text',
    })),
    rows: (async function* () {
      for (const row of rowsOf) yield await Promise.resolve(cellsOf(row))
    })(),
    locale,
    timeZone: 'Europe/Istanbul',
  })
  return new Uint8Array(await new Response(stream).arrayBuffer())
}

const readBack = async (bytes: Uint8Array) => {
  const answer = await readTable({ name: 'liste', bytes })
  if ('refusal' in answer) throw new Error(answer.refusal.code)
  const { headers, rows } = answer.table
  expect(guessColumns(headers, COLUMNS)).toEqual(COLUMNS.map(({ field }) => field))
  const style = numberStyle(
    rows.map((row) => row[2] ?? null),
    'comma',
  )
  if (style === 'ask') throw new Error('ask')
  return rows.map((row) =>
    COLUMNS.map((column, at) => readCell(row[at], column, { style, today: '2026-11-23' })),
  )
}

describe.each(LOCALES)('a list taken along in %s', (locale) => {
  it.each(['csv', 'xlsx'] as const)('should be read back as it was, from %s', async (format) => {
    const read = await readBack(await written(locale, format))
    expect(read).toEqual(rowsOf.map((row) => row.map((value) => ({ value }))))
  })

  it.each(['csv', 'xlsx'] as const)(
    'should have a template of %s that is known',
    async (format) => {
      const bytes = await templateOf(COLUMNS, locale, format)
      // The template has no rows yet.
      expect(await readTable({ name: 'a', bytes })).toEqual({ refusal: { code: 'importEmpty' } })
    },
  )
})
