import { writeCsvStream } from 'hucre/csv'
import { writeXlsxStream } from 'hucre/xlsx'
import { type Locale, intlTagOf } from '@/i18n/locales'
import { escapeFormula } from './escapeFormula'
import type { ExportColumn, ExportFormat, ExportSheet, ExportCell } from './exportSheet'
import { withoutMarks } from '@/domain/shared/text/typedText'
import { createFormatters } from '@/i18n/format'

/** MIME types of the formats. */
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

/**
 * A sheet name has at most 31 characters, lacks some characters, and has no apostrophe at its ends.
 */
const sheetNameOf = (title: string): string =>
  title
    .replace(/[[\]:*?/\\\p{Cc}]/gu, ' ')
    .slice(0, 31)
    .trim()
    .replace(/^'+|'+$/g, '') || '1'

async function* mapped<From, To>(
  rows: AsyncIterable<readonly From[]> | readonly (readonly From[])[],
  value: (cell: From) => To,
): AsyncGenerator<To[]> {
  for await (const row of rows) yield row.map(value)
}

/** The decimal separator that spreadsheets in the reader's language expect. */
const decimalSignOf = (locale: Locale): string =>
  new Intl.NumberFormat(intlTagOf(locale)).formatToParts(0.5).find(({ type }) => type === 'decimal')
    ?.value ?? '.'

/**
 * Writes values as plain text: numbers bare, with the decimal sign of the language and nothing
 * between thousands; days and moments as the language writes them; texts are escaped, so that a
 * spreadsheet evaluates none.
 */
const csvTextOf = (locale: Locale, timeZone: string): ((cell: ExportCell) => string) => {
  const format = createFormatters(locale)
  const sign = decimalSignOf(locale)
  return (cell) => {
    if (!cell) return ''
    if (cell.is === 'number') return cell.text.replace('.', sign)
    if (cell.is === 'day') return format.day(cell.day)
    return cell.is === 'moment'
      ? withoutMarks(format.dateTime(cell.at, timeZone))
      : escapeFormula(cell.text)
  }
}

const writeCsv = ({ columns, rows, locale, timeZone }: ExportSheet): ReadableStream<Uint8Array> =>
  writeCsvStream(mapped(rows, csvTextOf(locale, timeZone)), {
    headers: columns.map(({ header }) => escapeFormula(header)),
    delimiter: ';',
    lineSeparator: '\r\n',
    bom: true,
  })

/** Maximum characters of a spreadsheet cell. */
const LONGEST = 32_767
/** Precision of spreadsheets; more digits would change the figure. */
const DIGITS = 15

/** Text that looks like an escape sequence of the format is escaped. */
const asWritten = (text: string): string =>
  text.slice(0, LONGEST).replace(/_(?=x[0-9a-f]{4}_)/gi, '_x005F_')

const digitsOf = (decimal: string): number =>
  decimal.replace(/[-.]/g, '').replace(/^0+|0+$/g, '').length

const formats = new Map<string, Intl.DateTimeFormat>()

const formatOf = (timeZone: string): Intl.DateTimeFormat => {
  const known = formats.get(timeZone)
  if (known) return known
  const made = new Intl.DateTimeFormat('en', {
    timeZone,
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
    hourCycle: 'h23',
  })
  formats.set(timeZone, made)
  return made
}

/** Local time of a zone at a moment, expressed as UTC: spreadsheets know no time zones. */
const clockTime = (at: Date, timeZone: string): Date => {
  const part = Object.fromEntries(
    formatOf(timeZone)
      .formatToParts(at)
      .map(({ type, value }) => [type, Number(value)]),
  ) as Record<'year' | 'month' | 'day' | 'hour' | 'minute' | 'second', number>
  return new Date(
    Date.UTC(part.year, part.month - 1, part.day, part.hour, part.minute, part.second),
  )
}

/**
 * A value as a spreadsheet stores it: real numbers, days and timestamps; texts stay texts, whatever
 * they begin with. A number with more digits than a spreadsheet can hold stays a text.
 */
const sheetValueOf =
  (timeZone: string) =>
  (cell: ExportCell): string | number | Date | null => {
    if (!cell) return null
    if (cell.is === 'day') return new Date(`${cell.day}T00:00:00.000Z`)
    if (cell.is === 'moment') return clockTime(cell.at, timeZone)
    if (cell.is === 'number' && digitsOf(cell.text) <= DIGITS) return Number(cell.text)
    return asWritten(cell.text)
  }

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
 * Writes a list as a stream: rows are queried while the consumer reads, and no longer once it
 * disconnects.
 */
export const writeSheet = (format: ExportFormat, sheet: ExportSheet): ReadableStream<Uint8Array> =>
  format === 'csv' ? writeCsv(sheet) : writeXlsx(sheet)
