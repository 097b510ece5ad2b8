import { writeXlsx, type DataValidation } from 'hucre/xlsx'
import type { Locale } from '@/i18n/locales'
import { escapeFormula } from '../escapeFormula'
import type { ExportFormat } from '../exportSheet'
import type { ImportColumn, ImportKind } from './types'

/** Rows of a template with choice lists and text-formatted codes. */
const PREPARED_ROWS = 1_000
/** Maximum characters of a choice list in the file format. */
const LONGEST_LIST = 255

const nameOf = ({ names, field }: ImportColumn, locale: Locale): string => names[locale][0] ?? field

/** Required columns are marked as in forms; the parser ignores the mark. */
const headOf = (column: ImportColumn, locale: Locale): string =>
  `${nameOf(column, locale)}${column.required ? ' *' : ''}`

/**
 * Codes and phones are formatted as text: a spreadsheet would turn digits into a number and shorten
 * it.
 */
const FORMATS: Partial<Readonly<Record<ImportKind, string>>> = {
  code: '@',
  phone: '@',
  day: 'dd.mm.yyyy',
}

const letterOf = (at: number): string =>
  (at >= 26 ? letterOf(Math.floor(at / 26) - 1) : '') + String.fromCharCode(65 + (at % 26))

/** The options of a column, offered as a list in its cells. */
const offeredIn = (column: ImportColumn, at: number, locale: Locale): DataValidation[] => {
  const values = (column.choices ?? []).map(({ value, names }) => names[locale][0] ?? value)
  const isWritable =
    values.join(',').length <= LONGEST_LIST && values.every((value) => !/[,"]/.test(value))
  if (values.length === 0 || !isWritable) return []
  const letter = letterOf(at)
  const range = `${letter}2:${letter}${PREPARED_ROWS + 1}`
  return [{ type: 'list', values, allowBlank: true, range }]
}

const csvOf = (heads: readonly string[]): Uint8Array => {
  const written = heads.map((head) => {
    const text = escapeFormula(head)
    return /[;"\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
  })
  return new TextEncoder().encode(`\ufeff${written.join(';')}\r\n`)
}

/**
 * An empty file with the header of every field, to be filled in.
 *
 * @param columns fields that a file may fill, for the caller
 * @param locale language of the headers; they are recognized in every language
 * @param format a spreadsheet also keeps codes as texts and offers lists of choices
 */
export const templateOf = async (
  columns: readonly ImportColumn[],
  locale: Locale,
  format: ExportFormat,
): Promise<Uint8Array> => {
  const heads = columns.map((column) => headOf(column, locale))
  if (format === 'csv') return csvOf(heads)
  const blank = columns.map(() => null)
  return writeXlsx({
    sheets: [
      {
        name: '1',
        rows: [heads, ...Array.from({ length: PREPARED_ROWS }, () => blank)],
        columns: columns.map((column, at) => ({
          width: Math.max(14, (heads[at]?.length ?? 0) + 4),
          numFmt: FORMATS[column.kind],
        })),
        dataValidations: columns.flatMap((column, at) => offeredIn(column, at, locale)),
        freezePane: { rows: 1 },
      },
    ],
  })
}
