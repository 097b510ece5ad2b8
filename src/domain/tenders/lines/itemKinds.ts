/** Kinds of tender lines; the first three are priced, the others only shape the document. */
export const ITEM_KINDS = [
  'stockCard',
  'stockGroup',
  'text',
  'heading',
  'subtotal',
  'comment',
] as const
export type ItemKind = (typeof ITEM_KINDS)[number]

export const PRICED_KINDS = ['stockCard', 'stockGroup', 'text'] as const satisfies ItemKind[]

/** True for a value that names a kind of line. */
export const isItemKind = (value: unknown): value is ItemKind =>
  (ITEM_KINDS as readonly unknown[]).includes(value)

/** True for kinds with quantity, price and tax. */
export const isPricedKind = (kind: unknown): kind is (typeof PRICED_KINDS)[number] =>
  (PRICED_KINDS as readonly unknown[]).includes(kind)
