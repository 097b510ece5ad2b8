/** A row behind a number. */
export type ExplainedRow = {
  id: number
  text: string
  note: string
  /** Its share of the number, with its sign. */
  amount: string
  /** Its page, where the reader may open it. */
  href?: string
  /** It is the limiting one. */
  isLimit?: boolean
  /** It is not part of the number: an option that was not chosen, a line of unknown cost. */
  isNotCounted?: boolean
}

/** The explanation of a number. */
export type Explanation = {
  /** The record, and the label of the field. */
  name: string
  label: string
  value: string
  /** Unit of the number, its rows and its remainder; none for money. */
  unit?: string
  terms: Term[]
  /** The rule in words. */
  note?: string
  rows: ExplainedRow[]
  /** Number of further rows, and their sum if the rows are a sum. */
  rest?: { count: number; amount?: string }
  /** The rows do not add up to the stored number; the nightly comparison notifies administrators. */
  differs: boolean
  /** All rows in their own list. */
  allHref?: string
}

/** An explanation without the names of its record and field. */
export type ExplainedFigure = Omit<Explanation, 'name' | 'label' | 'value'>

export type Term = {
  label: string
  value: string
  /** Its unit, shown after it in the direction of the page. */
  unit?: string
  /** The operator before it; none before the first. */
  sign?: '+' | '−' | '×' | '÷' | '='
}
