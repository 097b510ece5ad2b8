import type { ImportMode, ImportStatus, RowState } from '@/domain/imports/imports'
import type { NumberStyle } from '@/exchange/import/types'

/** How far an import is; numbers of rows. */
export type Progress = {
  status: ImportStatus
  total: number
  checked: number
  ready: number
  errors: number
  done: number
  undone: number
  left: number
  /** Why it stopped, or was not taken whole. */
  reason: { code: string; message: string } | null
}

export type FileColumn = {
  index: number
  header: string
  samples: readonly string[]
  field: string | null
  /** Its numbers could be read in two ways. */
  ask?: 'numberStyle'
}

export type FileField = { field: string; label: string; required: boolean }

/** What an import asks of its importer. */
export type Sheet = {
  columns: readonly FileColumn[]
  fields: readonly FileField[]
  keys: readonly string[]
  alwaysWhole: boolean
  whole: boolean
  mapping: readonly { index: number; field: string }[] | null
  mode: ImportMode | null
  key: string | null
  styles: Readonly<Record<string, NumberStyle>>
}

/** An import as its page shows it. */
export type ImportData = {
  id: number
  target: string
  fileName: string
  /** What its records are called. */
  targetName: string
  /** Their list, for whoever may see it. */
  listHref?: string
  progress: Progress
  /** Missing for whoever is not its importer: its steps are theirs. */
  sheet?: Sheet
  /** Who is. */
  importer: string
  /** Names of the fields that its rows fill. */
  fields: readonly { field: string; label: string }[]
  whole: boolean
}

export type RowError = { field: string | null; code: string; message: string }

export type ImportRow = {
  number: number
  cells: Readonly<Record<string, string>>
  state: RowState
  errors: readonly RowError[]
  record: { id: number; title: string; href: string | null } | null
  change: 'create' | 'update' | null
}

export type RowPage = { rows: ImportRow[]; total: number; page: number; pages: number }

export type RowFilter = 'error' | 'ready' | 'done' | 'left' | 'all'

/** An import in the list of them. */
export type ImportSummary = {
  id: number
  fileName: string
  targetName: string
  status: ImportStatus
  total: number
  errors: number
  done: number
  importer: string
  createdAt: string
}
