import { writeCsvStream } from 'hucre/csv'
import { writeXlsxStream } from 'hucre/xlsx'
import type { Locale } from '@/i18n/locales'
import { csvTextOf } from './csvText'
import { escapeFormula } from './escapeFormula'
import type { ExportColumn, ExportFormat, ExportSheet } from './exportSheet'
import { sheetValueOf } from './sheetValue'

/** Types of files. */
export const MIME_TYPES: Readonly<Record<ExportFormat, string>> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}

const DAYS: Readonly<Record<Locale, string>> = {
  tr: 'dd.mm.yyyy',
  en: 'dd mmm yyyy',
  fr: 'dd/mm/yyyy',
  ar: 'dd/mm/yyyy',
}

const WIDTHS: Readonly<Record<ExportColumn['is'], number>> = {
  text: 28,
  number: 16,
  day: 13,
  moment: 18,
}

const numberFormatOf = ({ is, digits }: ExportColumn, locale: Locale): string | undefined => {
  if (is === 'day') return DAYS[locale]
  return is === 'moment' ? `${DAYS[locale]} hh:mm` : digits
}

/** The name of a sheet has 31 characters, without some signs, and no apostrophe at its ends. */
const sheetNameOf = (title: string): string =>
  title
    .replace(/[[\]:*?/\\\p{Cc}]/gu, ' ')
    .slice(0, 31)
    .trim()
    .replace(/^'+|'+$/g, '') || '1'

async function* mapped<From, To>(
  rows: AsyncIterable<readonly From[]>,
  value: (cell: From) => To,
): AsyncGenerator<To[]> {
  for await (const row of rows) yield row.map(value)
}

const writeCsv = ({ columns, rows, locale, timeZone }: ExportSheet): ReadableStream<Uint8Array> =>
  writeCsvStream(mapped(rows, csvTextOf(locale, timeZone)), {
    headers: columns.map(({ header }) => escapeFormula(header)),
    delimiter: ';',
    lineSeparator: '\r\n',
    bom: true,
  })

const writeXlsx = (sheet: ExportSheet): ReadableStream<Uint8Array> => {
  const { title, columns, rows, locale, timeZone } = sheet
  return writeXlsxStream(mapped(rows, sheetValueOf(timeZone)), {
    name: sheetNameOf(title),
    columns: columns.map((column) => ({
      header: column.header,
      width: Math.max(WIDTHS[column.is], column.header.length + 2),
      numFmt: numberFormatOf(column, locale),
    })),
    freezePane: { rows: 1 },
  })
}

/**
 * A list as a file, made while it is taken: rows are asked for as there is room for them, and no
 * more of them once nobody takes it.
 */
export const writeSheet = (format: ExportFormat, sheet: ExportSheet): ReadableStream<Uint8Array> =>
  format === 'csv' ? writeCsv(sheet) : writeXlsx(sheet)
