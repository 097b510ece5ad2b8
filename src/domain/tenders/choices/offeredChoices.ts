import type { Id } from '../../shared/idOf'

/** A selectable line, in one language. */
export type OfferedLine = {
  id: Id
  number: number
  name: string
  /** Quantity and price, and the amount with its VAT. */
  details: readonly string[]
  /** Net amount. */
  amount: string
}

/** Choices of a customer: optional lines, and alternatives to lines. */
export type OfferedChoices = {
  optional: OfferedLine[]
  groups: { base: OfferedLine; alternatives: OfferedLine[] }[]
}
