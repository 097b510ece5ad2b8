import { everyTaxRate, USUAL_TAX_RATES, type TaxRate } from '../../taxes/taxRates'
import type { Currency } from '../../shared/currency'
import { readDecimal } from '../../shared/readDecimal'
import type { FieldRefusal, RefusalCode } from '../../shared/refusal'
import type { TypingLocale } from '../../shared/text/typedText'
import type { DiscountType } from '../totals/discount'
import { columnsOfShape } from './columnsOfShape'
import { refuseItem } from './lines'
import type { LineChoice } from '../choices/choices'
import { choiceIn, columnsOfHeads, type Columns, type PastedColumn } from './pastedColumns'
import { bareNumber, currenciesIn } from './pastedMoney'
import { readCells } from './spreadsheet'

export type PastedProblem = { column: PastedColumn; code: RefusalCode; text: string }

/** One pasted line: its text, and its numbers as they were in the sheet. */
export type PastedLine = {
  code: string
  name: string
  unit: string
  quantity: string
  unitPrice: string
  discount: string
  discountType: DiscountType
  taxRate: string
  /** Its role in the total; an alternative belongs to the counted line above it. */
  choice: LineChoice
  problems: PastedProblem[]
}

export type PastedTable = {
  columns: Columns
  /** The first row was a header. */
  hasHeads: boolean
  lines: PastedLine[]
}

const COLUMN_OF: Readonly<Record<string, PastedColumn>> = {
  quantity: 'quantity',
  unitPrice: 'unitPrice',
  discountValue: 'discount',
  taxRate: 'taxRate',
}

/** How numbers are parsed: in the reader's language and the tender's currency. */
type Terms = {
  locale: TypingLocale
  currency: Currency
  /** Every past and current VAT rate; the default rates if missing. */
  taxRates?: readonly TaxRate[]
}

/** A missing price is no problem: the card's price is used, or the line reports it. */
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
    // An amount with another currency stays as text.
    const isForeign = currenciesIn(line[column]).length > 0
    return [{ column, code: isForeign ? 'otherCurrency' : code, text: line[column] }]
  })
}

/** An amount as a number; one in another currency keeps its sign and stays text. */
const amountOf = (text: string, head: string, currency: Currency): string => {
  const [own, ofHead] = [currenciesIn(text), currenciesIn(head)]
  const named = own.length > 0 ? own : ofHead
  if (text === '' || named.every((one) => one === currency)) return bareNumber(text)
  return own.length > 0 ? text : `${text} ${named.join(' ')}`
}

type Row = { cells: readonly string[]; heads: readonly string[]; columns: Columns }

const lineOf = ({ cells, heads, columns }: Row, { locale, currency }: Terms): PastedLine | null => {
  const at = (column: PastedColumn, row = cells) => row[columns.indexOf(column)] ?? ''
  const amountAt = (column: PastedColumn) => amountOf(at(column), at(column, heads), currency)
  const [code, name] = [at('code'), at('name')]
  if (code === '' && name === '') return null
  const isAmount = currenciesIn(at('discount')).length > 0
  const line = {
    code,
    name,
    unit: at('unit'),
    quantity: bareNumber(at('quantity')) || '1',
    unitPrice: amountAt('unitPrice'),
    discount: isAmount ? amountAt('discount') : bareNumber(at('discount')),
    discountType: isAmount ? ('amount' as const) : ('percent' as const),
    taxRate: bareNumber(at('taxRate')),
    choice: choiceIn(at('choice')),
  }
  return { ...line, problems: problemsOf(line, locale) }
}

/**
 * Reads tender lines copied from a spreadsheet. Columns are recognised by headers in four
 * languages, else by their content.
 *
 * @param terms.locale of the reader: numbers are parsed in it
 * @param terms.currency of the tender: an amount in another one is a problem
 * @returns the lines in their order, each with its problems; an unreadable number stays as text, to
 *   be corrected in the line
 */
export const readPastedLines = (text: string, terms: Terms): PastedTable => {
  const rows = readCells(text)
  const named = rows[0] && rows.length > 1 ? columnsOfHeads(rows[0]) : null
  const content = named ? rows.slice(1) : rows
  const number = (cell: string) => readDecimal(bareNumber(cell), terms.locale)
  const columns =
    named ?? columnsOfShape(content, number, everyTaxRate(terms.taxRates ?? USUAL_TAX_RATES))
  const heads = (named && rows[0]) ?? []
  const lines = content.flatMap((cells) => lineOf({ cells, heads, columns }, terms) ?? [])
  return { columns, hasHeads: named !== null, lines }
}
