import type { RowState } from '@/domain/imports/imports'
import type { RefusalCode, RefusalData } from '@/domain/shared/refusal'
import type { KeptCell } from '@/exchange/import/keptCell'

/** Why a row is no record; `message` where there is a sentence without a code of its own. */
export type RowError = {
  field: string | null
  code: RefusalCode
  data?: RefusalData
  message?: string
}

/** A row of the ledger by its columns, as a trial wrote it. */
export type TriedRow = Readonly<Record<string, unknown>>

/** What a row of a file is, and what became of it. */
export type ImportRow = {
  /** Its row number in the file. */
  number: number
  cells: KeptCell[]
  state: RowState
  /** Earlier rows that hold the same, by the field in which they do. */
  twins: Record<string, number> | null
  /** The first row of its record, where several rows are one. */
  lead: number | null
  change: 'create' | 'update' | null
  record: number | null
  /** What an update replaced. */
  before: Record<string, unknown> | null
  /** Of its record: as the check saw it while the row is ready, as the row left it once it is done. */
  version: string | null
  /** Of a movement what its trial wrote, as long as the row is ready. */
  tried: TriedRow | null
}
