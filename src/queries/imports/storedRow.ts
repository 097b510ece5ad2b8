import type { RowState } from '@/domain/imports/imports'
import type { RefusalCode, RefusalData } from '@/domain/shared/refusal'
import type { KeptCell } from '@/exchange/import/keptCell'

/** The error of a row; `message` if its text has no code. */
export type RowError = {
  field: string | null
  code: RefusalCode
  data?: RefusalData
  message?: string
}

/** A ledger row by its columns, as a dry run wrote it. */
export type TriedRow = Readonly<Record<string, unknown>>

/** A row of a file with its result. */
export type ImportRow = {
  /** Its row number in the file. */
  number: number
  cells: KeptCell[]
  state: RowState
  /** Earlier rows with the same value, by field. */
  twins: Record<string, number> | null
  /** The first row of its record, if several rows form one. */
  lead: number | null
  change: 'create' | 'update' | null
  record: number | null
  /** Values that an update replaced. */
  before: Record<string, unknown> | null
  /** Version of its record: as checked while the row is ready, as imported once it is done. */
  version: string | null
  /** The movement written by the dry run, while the row is ready. */
  tried: TriedRow | null
}
