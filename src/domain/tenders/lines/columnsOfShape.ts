import { Decimal, round2 } from '../../shared/money'
import type { Columns, PastedColumn } from './pastedColumns'

/** One word with a digit in it. */
const CODE = /^(?=.*\p{N})[\p{L}\p{N}][\p{L}\p{N}./_-]*$/u
const LONG_NUMBER = /^[0-9]{6,14}$/

/** Whether a text may be the code of a card, if no header says so. */
export const looksLikeCode = (text: string): boolean => CODE.test(text)

type Read = (cell: string) => string | null
type Column = { at: number; cells: string[]; numbers: (string | null)[] }

const filled = ({ cells }: Column): string[] => cells.filter((cell) => cell !== '')

const isNumeric = (column: Column): boolean => {
  const read = column.numbers.filter((number) => number !== null).length
  return read * 2 >= filled(column).length
}

const isCode = (column: Column): boolean => filled(column).every(looksLikeCode)
const isBarcode = (column: Column): boolean =>
  filled(column).every((cell) => LONG_NUMBER.test(cell))

/** Row numbers 1, 2, 3 …. */
const isCounting = ({ cells }: Column): boolean =>
  cells.length > 1 && cells.every((cell, at) => cell === String(at + 1))

/** Quantity × price in every row with a number; rows without a price have none. */
const isProduct = ({ numbers }: Column, one: Column, other: Column): boolean =>
  numbers.every((number, at) => {
    if (number === null) return true
    const [a, b] = [one.numbers[at], other.numbers[at]]
    if (!a || !b) return false
    return round2(new Decimal(a).mul(b)).eq(round2(new Decimal(number)))
  })

const wordColumns = (columns: readonly Column[]): [Column, PastedColumn][] => {
  const [first, second, third] = columns
  if (!first) return []
  if (!second) return [[first, isCode(first) ? 'code' : 'name']]
  if (!isCode(first))
    return [
      [first, 'name'],
      [second, 'unit'],
    ]
  return [
    [first, 'code'],
    [second, 'name'],
    ...(third ? [[third, 'unit'] as [Column, 'unit']] : []),
  ]
}

const numberColumns = (
  columns: readonly Column[],
  taxRates: ReadonlySet<string>,
): [Column, PastedColumn][] => {
  const [quantity, unitPrice, ...more] = columns
  if (!quantity) return []
  if (!unitPrice) return [[quantity, 'quantity']]
  const left = more.filter((column) => !isProduct(column, quantity, unitPrice))
  const rate = left.findLast(({ numbers }) =>
    numbers.every((number) => number === null || taxRates.has(number)),
  )
  const discount = left.find((column) => column !== rate)
  return [
    [quantity, 'quantity'],
    [unitPrice, 'unitPrice'],
    ...(rate ? [[rate, 'taxRate'] as [Column, 'taxRate']] : []),
    ...(discount ? [[discount, 'discount'] as [Column, 'discount']] : []),
  ]
}

/**
 * Recognises the columns of a table without headers by their content: text first, then quantity,
 * price, discount, VAT in this order; row numbers and line totals are left out.
 * @param rows cells by row
 * @param read parses a number, in the reader's language
 * @param taxRates rates of VAT as plain decimals: a column with only these is a VAT column
 */
export const columnsOfShape = (
  rows: readonly (readonly string[])[],
  read: Read,
  taxRates: ReadonlySet<string>,
): Columns => {
  const width = Math.max(0, ...rows.map((row) => row.length))
  const columns = Array.from({ length: width }, (_, at): Column => {
    const cells = rows.map((row) => row[at] ?? '')
    return { at, cells, numbers: cells.map((cell) => (cell === '' ? null : read(cell))) }
  }).filter((column) => filled(column).length > 0)
  const [first] = columns
  const left = first && columns.length > 1 && isCounting(first) ? columns.slice(1) : columns
  const isWords = (column: Column) =>
    !isNumeric(column) || (isBarcode(column) && column === left[0] && left.length > 1)
  const named = [
    ...wordColumns(left.filter(isWords)),
    ...numberColumns(
      left.filter((column) => !isWords(column)),
      taxRates,
    ),
  ]
  const result: (PastedColumn | null)[] = Array.from({ length: width }, () => null)
  for (const [{ at }, name] of named) result[at] = name
  return result
}
