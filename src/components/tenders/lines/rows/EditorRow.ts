import type { Unread } from '@/present/record/unread'
import type { LineChoice } from '@/domain/tenders/choices/choices'
import type { DiscountType } from '@/domain/tenders/totals/discount'
import { isPricedKind, type ItemKind } from '@/domain/tenders/lines/itemKinds'

/** The numeric cells of a line, typed in the reader's format. */
export type NumericCell = 'quantity' | 'unitPrice' | 'discountValue' | 'taxRate'

/** Cells by field name: the last part of a refusal's path. */
export type CellName = NumericCell | 'kind' | 'choice' | 'stockCard' | 'stockGroup' | 'description'

export type RelationId = number | string

/** One line in the editor: numbers are the typed texts. */
export type EditorRow = {
  /** A stable React key: a moved line keeps its focus and state. */
  readonly key: string
  readonly id?: RelationId
  readonly kind: ItemKind
  readonly choice: LineChoice
  readonly stockCard: RelationId | null
  readonly stockGroup: RelationId | null
  readonly description: string
  readonly quantity: string
  readonly unitPrice: string
  readonly discountType: DiscountType
  readonly discountValue: string
  readonly taxRate: string
  /** Stored figures of the last save; absent for lines never saved. */
  readonly net?: number
  readonly tax?: number
  /**
   * Lira a unit at quoting time, null if unknown; absent for lines whose cost is determined anew
   * when saving, and for readers who see no costs.
   */
  readonly unitCost?: number | null
  /** Its price was filled in by the suggestion, not typed; undefined for stored lines. */
  readonly isProposed?: boolean | undefined
  /** The code of a pasted line that no card has; marked until it has one, or is saved. */
  readonly unknownCode?: string | undefined
}

/** True for a new line without input. */
export const isUntouched = (row: EditorRow): boolean =>
  row.stockCard === null &&
  row.stockGroup === null &&
  [row.description, row.quantity, row.unitPrice].every((text) => text.trim() === '')

/**
 * The lines without trailing empty ones: Enter in the last one adds another, which is neither
 * counted nor saved until it has input. A stored line stays.
 */
export const filledRows = (rows: readonly EditorRow[]): readonly EditorRow[] => {
  const isFilled = (row: EditorRow) =>
    row.id !== undefined || !isPricedKind(row.kind) || !isUntouched(row)
  return rows.slice(0, rows.findLastIndex(isFilled) + 1)
}

/** True for a line of a card. */
export const isLineOf = (row: EditorRow, card: RelationId): boolean =>
  row.kind === 'stockCard' && String(row.stockCard) === String(card)

type NumberValue = string | number | null | Unread

/** One line in the form and the API. */
export type TenderItemValue = {
  id?: RelationId
  kind: ItemKind
  choice: LineChoice
  stockCard: RelationId | null
  stockGroup: RelationId | null
  description: string | null
  quantity: NumberValue
  unitPrice: NumberValue
  discountType: DiscountType | null
  discountValue: NumberValue
  taxRate: NumberValue
  order: number
}

export type ServerErrors = Readonly<Record<string, Partial<Record<CellName, string>>>>
