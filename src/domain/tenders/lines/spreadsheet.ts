/** A cell that a spreadsheet would read as a formula. */
const FORMULA = /^[=+\-@]/

const unguarded = (cell: string): string => (/^'[=+\-@]/.test(cell) ? cell.slice(1) : cell)

/**
 * Parses cells copied from a spreadsheet: tabs between cells, quotes around cells with line breaks.
 * @returns rows with at least one filled cell
 */
export const readCells = (text: string): string[][] => {
  let row: string[] = []
  const table = [row]
  const cell = /"((?:[^"]|"")*)"(?=[\t\r\n]|$)|([^\t\r\n]*)/y
  let at = 0
  while (at <= text.length) {
    cell.lastIndex = at
    const [found = '', quoted, plain = ''] = cell.exec(text) ?? []
    const value = quoted === undefined ? plain.trim() : quoted.replaceAll('""', '"').trim()
    row.push(unguarded(value))
    at += found.length
    // Between \r and \n an empty row results, which is left out below.
    if (/[\r\n]/.test(text.charAt(at))) {
      row = []
      table.push(row)
    }
    at += 1
  }
  return table.filter((row) => row.some((value) => value !== ''))
}

/**
 * False for text that belongs into the input itself: a single cell, and for text inputs the lines
 * of a text.
 */
export const isSpreadsheet = (text: string, { intoWords = false } = {}): boolean =>
  (intoWords ? /\t/ : /[\t\n]/).test(text.trim())

const written = (cell: string): string => {
  const guarded = FORMULA.test(cell) ? `'${cell}` : cell
  return /[\t\r\n"]/.test(guarded) ? `"${guarded.replaceAll('"', '""')}"` : guarded
}

/** Formats cells for the clipboard as spreadsheets read them; texts never become formulas. */
export const writeCells = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => row.map(written).join('\t')).join('\r\n')
