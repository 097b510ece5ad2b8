import { idOf, type Id } from '@/domain/shared/idOf'
import { isLineChoice, type LineChoice } from '@/domain/tenders/choices/choices'
import { isItemKind, type ItemKind } from '@/domain/tenders/lines/itemKinds'

type Stored = string | number | null

/** One saved line of a tender as it is read. */
export type StoredLine = {
  kind: ItemKind
  choice: LineChoice
  stockCard: Id | null
  stockGroup: Id | null
  description: string | null
  discountType: string | null
  quantity: Stored
  unitPrice: Stored
  discountValue: Stored
  taxRate: Stored
  net: Stored
}

const numberOf = (value: unknown): Stored =>
  typeof value === 'number' || typeof value === 'string' ? value : null
const textOf = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' ? value : null

/** The lines in the value of a tender's form. */
export const storedLines = (value: unknown): StoredLine[] =>
  (Array.isArray(value) ? value : []).map((item: Record<string, unknown>) => ({
    kind: isItemKind(item.kind) ? item.kind : 'text',
    choice: isLineChoice(item.choice) ? item.choice : 'included',
    stockCard: idOf(item.stockCard),
    stockGroup: idOf(item.stockGroup),
    description: textOf(item.description),
    discountType: textOf(item.discountType),
    quantity: numberOf(item.quantity),
    unitPrice: numberOf(item.unitPrice),
    discountValue: numberOf(item.discountValue),
    taxRate: numberOf(item.taxRate),
    net: numberOf(item.net),
  }))
