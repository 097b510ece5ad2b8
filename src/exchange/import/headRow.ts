import type { RawCell } from './types'

/** Rows among which the heads are looked for: names and dates of a list may stand above them. */
const LOOKED_AT = 20

const isFilled = (cell: RawCell): boolean =>
  cell !== null && !(typeof cell === 'string' && cell.trim() === '')
const filledIn = (row: readonly RawCell[]) => row.filter(isFilled)

/**
 * Where the heads stand: the first row of texts that fills at least half of the columns others fill;
 * the first row where there is none.
 * @param rows filled rows from the top
 */
export const headRowOf = (rows: readonly (readonly RawCell[])[]): number => {
  const looked = rows.slice(0, LOOKED_AT)
  const widest = Math.max(1, ...looked.map((row) => filledIn(row).length))
  const found = looked.findIndex((row) => {
    const cells = filledIn(row)
    return cells.length * 2 >= widest && cells.every((cell) => typeof cell === 'string')
  })
  return Math.max(0, found)
}
