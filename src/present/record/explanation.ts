/** One of the rows that make a number. */
export type ExplainedRow = {
  id: number
  text: string
  note: string
  /** Its part of the number, with its sign. */
  amount: string
  /** Its page, where the reader may open it. */
  href?: string
  /** It alone decides. */
  isLimit?: boolean
}

/** Why a number is what it is. */
export type Explanation = {
  /** The record it belongs to, and what it is called there. */
  name: string
  label: string
  value: string
  /** What the number, its rows and its rest are counted in; none where they are money. */
  unit?: string
  terms: Term[]
  /** The rule in words. */
  note?: string
  rows: ExplainedRow[]
  /** How many more there are, and what they add up to where the rows are a sum. */
  rest?: { count: number; amount?: string }
  /** The rows do not add up to the stored number; the nightly comparison notifies administrators. */
  differs: boolean
  /** All rows in their own list. */
  allHref?: string
}

export type Term = {
  label: string
  value: string
  /** Its unit, shown after it in the direction of the page. */
  unit?: string
  /** The operator before it; none before the first. */
  sign?: '+' | '−' | '×' | '÷' | '='
}
