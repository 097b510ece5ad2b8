/** One pasted line: a code or a description, and texts of numbers as they stood in the sheet. */
export type PastedLine = { what: string; quantity: string; unitPrice: string }

/** Cells of a copied table: tabs between cells, quotes around cells with line breaks. */
const cellsOf = (text: string): string[][] => {
  const table: string[][] = [[]]
  const cell = /"((?:[^"]|"")*)"(?=[\t\r\n]|$)|([^\t\r\n]*)/y
  let at = 0
  while (at <= text.length) {
    cell.lastIndex = at
    const [found = '', quoted, plain = ''] = cell.exec(text) ?? []
    table.at(-1)?.push(quoted === undefined ? plain.trim() : quoted.replaceAll('""', '"').trim())
    at += found.length
    const sign = text[at]
    if (sign === '\n' || sign === '\r') {
      table.push([])
      if (sign === '\r' && text[at + 1] === '\n') at += 1
    }
    at += 1
  }
  return table
}

/**
 * Reads lines copied from a spreadsheet: code or description, quantity, price.
 * @returns null for plain text of one cell, which belongs into the input it was pasted into
 */
export const readPaste = (text: string): PastedLine[] | null => {
  if (!/[\t\n]/.test(text.trimEnd())) return null
  const lines = cellsOf(text.trimEnd())
    .map(([what = '', quantity = '', unitPrice = '']) => ({ what, quantity, unitPrice }))
    .filter(({ what }) => what !== '')
  return lines.length > 0 ? lines : null
}
