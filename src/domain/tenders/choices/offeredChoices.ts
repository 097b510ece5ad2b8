import type { Id } from '../../shared/idOf'

/** A line as it is offered for choosing, in one language. */
export type OfferedLine = {
  id: Id
  number: number
  name: string
  /** Quantity and price, and what it comes to with its VAT. */
  details: readonly string[]
  /** Net. */
  amount: string
}

/** What a customer may choose of an offer: lines to add, and others to take instead of a line. */
export type OfferedChoices = {
  optional: OfferedLine[]
  groups: { base: OfferedLine; alternatives: OfferedLine[] }[]
}
