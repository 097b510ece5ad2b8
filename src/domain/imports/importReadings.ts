import type { SimilarRecord } from '../customers/similar'
import type { RefusalCode } from '../shared/refusal'
import type { ImportMode, ImportStatus, NumberStyle, RowState } from './imports'

/** How far an import is; numbers of rows. What `GET /api/imports/:id/progress` answers. */
export type ImportProgress = {
  status: ImportStatus
  total: number
  checked: number
  ready: number
  errors: number
  /** Records that were made or changed and still are; `left` of them could not be taken back. */
  done: number
  undone: number
  left: number
  /** Why it stopped, or was not taken whole. */
  reason: { code: RefusalCode; message: string } | null
}

/** A column of the file, as somebody says what it fills. */
export type FileColumn = {
  index: number
  header: string
  samples: readonly string[]
  field: string | null
  /** Its numbers could be read in two ways. */
  ask?: 'numberStyle'
}

/** A field that the file may fill, by its name in the reader's language. */
export type FileField = { field: string; label: string; required: boolean }

/** Which column of the file fills which field. */
export type Mapped = { index: number; field: string }

/** What an import asks of its importer. What `GET /api/imports/:id/mapping` answers. */
export type ImportSheet = {
  id: number
  target: string
  fileName: string
  kind: 'csv' | 'xlsx'
  rows: number
  columns: readonly FileColumn[]
  fields: readonly FileField[]
  keys: readonly string[]
  /** It is taken as a whole or not at all, whatever is asked. */
  alwaysWhole: boolean
  /** Rows with the same key are one record, and say what its rows are. */
  hasRows: boolean
  whole: boolean
  /** Null before the first check. */
  mapping: readonly Mapped[] | null
  mode: ImportMode | null
  key: string | null
  styles: Readonly<Record<string, NumberStyle>>
}

/** What is wrong with a row: with a field of it, or with all of it. */
export type ShownRowError = { field: string | null; code: RefusalCode; message: string }

/** A row as its reader may see it. */
export type ShownRow = {
  /** Where it stands in the file. */
  number: number
  cells: Readonly<Record<string, string>>
  state: RowState
  errors: readonly ShownRowError[]
  record: { id: number; title: string; href: string | null } | null
  change: 'create' | 'update' | null
  /** Existing records that it may be, while it would become a new one. A hint, never a refusal. */
  similar: readonly SimilarRecord[]
}

/** What `POST /api/imports/:id/fix` answers: the row, and the others that it changed. */
export type MendedRow = ShownRow & { beside: readonly ShownRow[] }

/** What `GET /api/imports/:id/rows` answers. */
export type RowPage = { rows: ShownRow[]; total: number; page: number; pages: number }
