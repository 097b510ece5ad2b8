import { readDecimal } from '../shared/readDecimal'
import type { FieldRefusal, RefusalCode } from '../shared/refusal'
import type { TypingLocale } from '../shared/typedText'
import type { DiscountType } from './discount'
import { columnsOfShape } from './columnsOfShape'
import { refuseItem } from './lines'
import { columnsOfHeads, type Columns, type PastedColumn } from './pastedColumns'
import { readCells } from './spreadsheet'

export type PastedProblem = { column: PastedColumn; code: RefusalCode; text: string }

/** One pasted line: its words, and the texts of its numbers as they stood in the sheet. */
export type PastedLine = {
  code: string
  name: string
  unit: string
  quantity: string
  unitPrice: string
  discount: string
  discountType: DiscountType
  taxRate: string
  problems: PastedProblem[]
}

export type PastedTable = {
  columns: Columns
  /** The columns were named by the first row. */
  hasHeads: boolean
  lines: PastedLine[]
}

/** What may stand round a number: the sign or code of a currency, a percent sign. */
const SIGNS = /[%٪₺$€£]|(?<!\p{L})(TL|TRY|USD|EUR|GBP)(?!\p{L})/giu
const MONEY = /[₺$€£]|(?<!\p{L})(TL|TRY|USD|EUR|GBP)(?!\p{L})/iu

const bare = (text: string): string => text.replace(SIGNS, '').trim()

const COLUMN_OF: Readonly<Record<string, PastedColumn>> = {
  quantity: 'quantity',
  unitPrice: 'unitPrice',
  discountValue: 'discount',
  taxRate: 'taxRate',
}

/** A price that is missing may be that of the card: the line says so itself where it has none. */
const problemsOf = (line: Omit<PastedLine, 'problems'>, locale: TypingLocale): PastedProblem[] => {
  const number = (text: string) => (text === '' ? null : (readDecimal(text, locale) ?? Number.NaN))
  const refused: FieldRefusal[] = refuseItem({
    kind: 'text',
    quantity: number(line.quantity),
    unitPrice: number(line.unitPrice),
    discountType: line.discountType,
    discountValue: number(line.discount),
    taxRate: number(line.taxRate),
  })
  return refused.flatMap(({ path, code }) => {
    const column = COLUMN_OF[path]
    if (!column || code === 'required') return []
    return [{ column, code, text: line[column] }]
  })
}

const lineOf = (
  cells: readonly string[],
  columns: Columns,
  locale: TypingLocale,
): PastedLine | null => {
  const at = (column: PastedColumn) => cells[columns.indexOf(column)] ?? ''
  const [code, name, discount] = [at('code'), at('name'), at('discount')]
  if (code === '' && name === '') return null
  const line = {
    code,
    name,
    unit: at('unit'),
    quantity: bare(at('quantity')) || '1',
    unitPrice: bare(at('unitPrice')),
    discount: bare(discount),
    discountType: MONEY.test(discount) ? ('amount' as const) : ('percent' as const),
    taxRate: bare(at('taxRate')),
  }
  return { ...line, problems: problemsOf(line, locale) }
}

/**
 * Reads lines of a tender from what was copied from a spreadsheet. Columns are recognised by their
 * heads in four languages, else by what stands in them.
 *
 * @param locale of the reader: numbers are read as this person writes them
 * @returns the lines in their order, each with what is wrong in it; a number that cannot be read
 *   stays as it is, to be mended in the line
 */
export const readPastedLines = (text: string, locale: TypingLocale): PastedTable => {
  const rows = readCells(text)
  const heads = rows[0] && rows.length > 1 ? columnsOfHeads(rows[0]) : null
  const content = heads ? rows.slice(1) : rows
  const columns = heads ?? columnsOfShape(content, (cell) => readDecimal(bare(cell), locale))
  const lines = content.flatMap((cells) => lineOf(cells, columns, locale) ?? [])
  return { columns, hasHeads: heads !== null, lines }
}
