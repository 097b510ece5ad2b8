import PQueue from 'p-queue'
import { unescapeFormula } from '../escapeFormula'
import { readInProcess, type ReadFile } from './inProcess'
import { MAX_MB, MAX_ROWS } from './reader/limits.mjs'
import type { RawCell, Table, Unread } from './types'

/** Rows searched for headers: the title and date of a list may come first. */
const LOOKED_AT = 20

const isFilled = (cell: RawCell): boolean =>
  cell !== null && !(typeof cell === 'string' && cell.trim() === '')
const filledIn = (row: readonly RawCell[]) => row.filter(isFilled)

/**
 * Index of the row with the headers: the first row of texts that fills at least half as many
 * columns as the widest row; the first row if there is none.
 * @param rows filled rows from the top
 */
const headRowOf = (rows: readonly (readonly RawCell[])[]): number => {
  const looked = rows.slice(0, LOOKED_AT)
  const widest = Math.max(1, ...looked.map((row) => filledIn(row).length))
  const found = looked.findIndex((row) => {
    const cells = filledIn(row)
    return cells.length * 2 >= widest && cells.every((cell) => typeof cell === 'string')
  })
  return Math.max(0, found)
}

/** Number of files that may wait while one is read. */
const MAX_WAITING = 5

// One per process, also when the bundler makes several copies of this module.
const KEY = Symbol.for('backoffice.importReader')
const shared = globalThis as { [KEY]?: PQueue }
const queue = () => (shared[KEY] ??= new PQueue({ concurrency: 1 }))

/** A bare `-` has a special meaning; our exports write the literal text as `'-`. */
const plainCell = (cell: RawCell): RawCell =>
  typeof cell === 'string' && cell !== "'-" ? unescapeFormula(cell) : cell

const headOf = (cell: RawCell | undefined): string =>
  cell === null || cell === undefined
    ? ''
    : cell instanceof Date
      ? cell.toISOString().slice(0, 10)
      : String(cell).replace(/\s+/g, ' ').trim().slice(0, 200)

/** The headers and the rows below them, all as wide as the widest row. */
const tableOf = (read: ReadFile): Table => {
  const rows = read.kind === 'csv' ? read.rows.map((row) => row.map(plainCell)) : read.rows
  const { kind, encoding, delimiter, numbers } = read
  const at = headRowOf(rows)
  const width = rows.slice(at).reduce((widest, { length }) => Math.max(widest, length), 0)
  return {
    kind,
    ...(encoding && { encoding }),
    ...(delimiter && { delimiter }),
    headers: Array.from({ length: width }, (_, column) => headOf(rows[at]?.[column])),
    rows: rows.slice(at + 1),
    numbers: numbers.slice(at + 1),
  }
}

/**
 * Reads a text file or the first sheet of a spreadsheet; the format is detected from the bytes. A
 * server process reads one file at a time.
 *
 * @param file its name is ignored
 * @returns the table, or why there is none: `fileTooLarge`, `overloaded`, `importNotATable`,
 *   `importOldExcel`, `importUnpacksTooLarge`, `importTooManyRows`, `importTooManyColumns`,
 *   `importUnclosedQuote`, `importEmpty`, `importTookTooLong`, `fileUnreadable`
 */
export const readTable = async ({
  bytes,
}: {
  name: string
  bytes: Uint8Array
}): Promise<{ table: Table } | { refusal: Unread }> => {
  if (bytes.byteLength > MAX_MB * 1024 * 1024)
    return { refusal: { code: 'fileTooLarge', data: { max: MAX_MB } } }
  if (queue().size >= MAX_WAITING) return { refusal: { code: 'overloaded' } }
  const answer = await queue().add(() => readInProcess(bytes))
  if ('refusal' in answer) return answer
  const table = tableOf(answer.read)
  if (table.rows.length === 0) return { refusal: { code: 'importEmpty' } }
  if (table.rows.length > MAX_ROWS)
    return { refusal: { code: 'importTooManyRows', data: { max: MAX_ROWS } } }
  return { table }
}
