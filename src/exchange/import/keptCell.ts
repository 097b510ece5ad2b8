import type { RawCell } from './types'

/** A cell as stored in JSON: a moment is tagged, so that it differs from a text. */
export type KeptCell = string | number | boolean | null | { at: string }

export const keptCell = (cell: RawCell | undefined): KeptCell =>
  cell instanceof Date ? { at: cell.toISOString() } : (cell ?? null)

export const rawCell = (kept: KeptCell | undefined): RawCell =>
  typeof kept === 'object' && kept !== null ? new Date(kept.at) : (kept ?? null)
