import { clockTime } from './clockTime'
import type { ExportCell } from './exportSheet'

/** What fits into one cell of a spreadsheet, in characters. */
const LONGEST = 32_767
/** Spreadsheets calculate with so many digits; more would be other figures. */
const DIGITS = 15

/** Text that looks like an escaped character of the format stands for itself. */
const asWritten = (text: string): string =>
  text.slice(0, LONGEST).replace(/_(?=x[0-9a-f]{4}_)/gi, '_x005F_')

const digitsOf = (decimal: string): number =>
  decimal.replace(/[-.]/g, '').replace(/^0+|0+$/g, '').length

/**
 * A value as a spreadsheet keeps it: real numbers, days and moments, and texts that stay texts,
 * whatever they begin with. A number with more digits than a spreadsheet has stays a text.
 */
export const sheetValueOf =
  (timeZone: string) =>
  (cell: ExportCell): string | number | Date | null => {
    if (!cell) return null
    if (cell.is === 'day') return new Date(`${cell.day}T00:00:00.000Z`)
    if (cell.is === 'moment') return clockTime(cell.at, timeZone)
    if (cell.is === 'number' && digitsOf(cell.text) <= DIGITS) return Number(cell.text)
    return asWritten(cell.text)
  }
