import type { RawCell } from './types'

/** A cell as JSON keeps it: a moment is no text that looks like one. */
export type KeptCell = string | number | boolean | null | { at: string }

export const keptCell = (cell: RawCell | undefined): KeptCell =>
  cell instanceof Date ? { at: cell.toISOString() } : (cell ?? null)

export const rawCell = (kept: KeptCell | undefined): RawCell =>
  typeof kept === 'object' && kept !== null ? new Date(kept.at) : (kept ?? null)
