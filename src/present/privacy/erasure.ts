import type { KeptBecause, Treatment } from '@/catalog/erasure'

/** What becomes of some rows of a table; names in the reader's language. */
export type ErasureLine = {
  table: string
  name: string
  effect: Exclude<Treatment, object> | 'keep'
  /** Why it stays. */
  because: KeptBecause | null
  columns: string[]
  rows: number
}

/** What an erasure would do. */
export type ErasurePreview = {
  lines: ErasureLine[]
  /** Given back with the erasure, which is refused when the data has changed since. */
  seen: string
}
