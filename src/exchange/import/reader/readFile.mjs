import { readCsv } from './csvRecords.mjs'
import { decodeText } from './decodeText.mjs'
import { MAX_CHARACTERS, MAX_COLUMNS, MAX_ROWS } from './limits.mjs'
import { readSheet } from './readSheet.mjs'
import { Unreadable } from './unread.mjs'

const startsWith = (bytes, ...start) => start.every((byte, at) => bytes[at] === byte)

const open = async (bytes) => {
  if (startsWith(bytes, 0x50, 0x4b)) return { kind: 'xlsx', ...(await readSheet(bytes)) }
  // Spreadsheet formats before 2007, and newer ones with a password.
  if (startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0)) throw new Unreadable('importOldExcel')
  const { text, encoding } = decodeText(bytes)
  return { kind: 'csv', encoding, ...readCsv(text) }
}

const isBlank = (cell) =>
  cell === null || cell === undefined || (typeof cell === 'string' && cell.trim() === '')

/** The cells up to the last nonempty one. */
const filled = (cells) => {
  let length = cells.length
  while (length > 0 && isBlank(cells[length - 1])) length -= 1
  return cells.slice(0, length)
}

const charactersOf = (cells) =>
  cells.reduce((sum, cell) => sum + (typeof cell === 'string' ? cell.length : 1), 0)

/**
 * The filled rows of a file; its format is detected from its bytes, not from its name.
 *
 * @param {Uint8Array} bytes
 * @returns {Promise<{ kind: string, encoding?: string, delimiter?: string, rows: unknown[][],
 *   numbers: number[] }>} the headers are among the rows, wherever they are
 * @throws {Unreadable}
 */
export const readFile = async (bytes) => {
  const { rows: read, ...file } = await open(bytes)
  const [rows, numbers] = [[], []]
  let characters = 0
  for await (const { cells, number } of read) {
    const row = filled(cells)
    if (row.length === 0) continue
    if (row.length > MAX_COLUMNS) throw new Unreadable('importTooManyColumns', { max: MAX_COLUMNS })
    // 20 more rows, for the headers and titles above them.
    if (rows.length > MAX_ROWS + 20) throw new Unreadable('importTooManyRows', { max: MAX_ROWS })
    characters += charactersOf(row)
    if (characters > MAX_CHARACTERS) throw new Unreadable('importUnpacksTooLarge', { max: 60 })
    rows.push(row)
    numbers.push(number)
  }
  return { ...file, rows, numbers }
}
