/** What a spreadsheet would take for a formula. */
const FORMULA = /^[=+\-@]/

const unguarded = (cell: string): string => (/^'[=+\-@]/.test(cell) ? cell.slice(1) : cell)

/**
 * The cells of what was copied from a spreadsheet: tabs between cells, quotes around cells with
 * line breaks.
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
    // Between \r and \n stands a row without cells, which is left out below.
    if (/[\r\n]/.test(text.charAt(at))) {
      row = []
      table.push(row)
    }
    at += 1
  }
  return table.filter((row) => row.some((value) => value !== ''))
}

/**
 * False for what belongs into the input it is pasted into: the plain text of one cell, and into words
 * the lines of a text.
 */
export const isSpreadsheet = (text: string, { intoWords = false } = {}): boolean =>
  (intoWords ? /\t/ : /[\t\n]/).test(text.trim())

const written = (cell: string): string => {
  const guarded = FORMULA.test(cell) ? `'${cell}` : cell
  return /[\t\r\n"]/.test(guarded) ? `"${guarded.replaceAll('"', '""')}"` : guarded
}

/** Rows of cells as a spreadsheet reads them from the clipboard; words never become formulas. */
export const writeCells = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => row.map(written).join('\t')).join('\r\n')
