import type { KeptBecause, Treatment } from '@/catalog/erasure'

/** The effect on some rows of a table; names in the reader's language. */
export type ErasureLine = {
  table: string
  name: string
  effect: Exclude<Treatment, object> | 'keep'
  /** Why it is kept. */
  because: KeptBecause | null
  columns: string[]
  rows: number
}

/** The effect of an erasure. */
export type ErasurePreview = {
  lines: ErasureLine[]
  /** Must be sent with the erasure, which is refused when the data has changed since. */
  seen: string
}
