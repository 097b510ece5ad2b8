import type { SimilarRecord } from '../customers/similar'
import type { RefusalCode } from '../shared/refusal'
import type { ImportMode, ImportStatus, NumberStyle, RowState } from './imports'

/** Progress of an import in numbers of rows; response of `GET /api/imports/:id/progress`. */
export type ImportProgress = {
  status: ImportStatus
  total: number
  checked: number
  ready: number
  errors: number
  /** Records that were created or changed and still exist; `left` of them could not be undone. */
  done: number
  undone: number
  left: number
  /** Why it stopped, or was not imported completely. */
  reason: { code: RefusalCode; message: string } | null
}

/** A column of the file with the field it fills. */
export type FileColumn = {
  index: number
  header: string
  samples: readonly string[]
  field: string | null
  /** Its numbers are ambiguous: the user must choose the style. */
  ask?: 'numberStyle'
}

/** A field that the file may fill, by its name in the reader's language. */
export type FileField = { field: string; label: string; required: boolean }

/** Which column of the file fills which field. */
export type Mapped = { index: number; field: string }

/** The mapping form of an import; response of `GET /api/imports/:id/mapping`. */
export type ImportSheet = {
  id: number
  target: string
  fileName: string
  kind: 'csv' | 'xlsx'
  rows: number
  columns: readonly FileColumn[]
  fields: readonly FileField[]
  keys: readonly string[]
  /** It is always imported completely or not at all, whatever the request says. */
  alwaysWhole: boolean
  /** Rows with the same key form one record and fill its line rows. */
  hasRows: boolean
  whole: boolean
  /** Null before the first check. */
  mapping: readonly Mapped[] | null
  mode: ImportMode | null
  key: string | null
  styles: Readonly<Record<string, NumberStyle>>
}

/** An error of a row: at one field, or of the whole row. */
export type ShownRowError = { field: string | null; code: RefusalCode; message: string }

/** A row as its reader may see it. */
export type ShownRow = {
  /** Row number in the file. */
  number: number
  cells: Readonly<Record<string, string>>
  state: RowState
  errors: readonly ShownRowError[]
  record: { id: number; title: string; href: string | null } | null
  change: 'create' | 'update' | null
  /** Existing records that a new row may duplicate. A hint, never a refusal. */
  similar: readonly SimilarRecord[]
}

/** Response of `POST /api/imports/:id/fix`: the row, and the other rows it changed. */
export type MendedRow = ShownRow & { beside: readonly ShownRow[] }

/** Response of `GET /api/imports/:id/rows`. */
export type RowPage = { rows: ShownRow[]; total: number; page: number; pages: number }
