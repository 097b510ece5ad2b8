/** Most rows and columns of one file (repeated in `src/exchange/import/reader/limits.mjs`). */
export const MAX_ROWS = 50_000
export const MAX_COLUMNS = 100

/** What a row of a file may do. */
export const IMPORT_MODES = ['create', 'update', 'upsert'] as const
export type ImportMode = (typeof IMPORT_MODES)[number]

/**
 * States of an import: its columns are matched, its rows checked, imported, perhaps undone.
 * `stopped` when its importer has lost a right it needs.
 */
export const IMPORT_STATUSES = [
  'mapping',
  'checking',
  'checked',
  'importing',
  'done',
  'undoing',
  'undone',
  'stopped',
] as const
export type ImportStatus = (typeof IMPORT_STATUSES)[number]

/** States in which a job is working on it. */
export const RUNNING_STATUSES = ['checking', 'importing', 'undoing'] as const
export type RunningStatus = (typeof RUNNING_STATUSES)[number]
export const isRunning = (status: string): status is RunningStatus =>
  (RUNNING_STATUSES as readonly string[]).includes(status)

/** States of a row. `left`: undoing did not change its record. */
export const ROW_STATES = ['pending', 'error', 'ready', 'done', 'undone', 'left'] as const
export type RowState = (typeof ROW_STATES)[number]

/** Filter of rows: one state, or all. */
export const ROW_FILTERS = ['all', ...ROW_STATES] as const
export type RowFilter = (typeof ROW_FILTERS)[number]

/** Decimal separator of a column's numbers. */
export type NumberStyle = 'comma' | 'point'

/** Rows checked or imported in one transaction. */
export const CHUNK = 200

/** Most rows of an all-or-nothing import: one transaction holds all of their locks. */
export const MOST_WHOLE = 5_000

/** Days for which the rows of a file are kept, after its last use. */
export const KEPT_DAYS = 90

/**
 * Work that took longer sends a notification when it ends: the user has probably left its page.
 */
const TOLD_AFTER_SECONDS = 10

/** States in which the requested step has ended, successfully or not. */
export type EndedStatus = Extract<ImportStatus, 'checked' | 'done' | 'undone' | 'stopped'>
const ENDED: readonly ImportStatus[] = ['checked', 'done', 'undone', 'stopped']

/**
 * Whether the importer is notified that the work on an import has ended.
 * @param seconds since the request
 */
export const isToldOf = (status: ImportStatus, seconds: number): status is EndedStatus =>
  ENDED.includes(status) && seconds > TOLD_AFTER_SECONDS

/** Steps of an import once its file was read. */
export type ImportStep = 'check' | 'fix' | 'commit' | 'undo' | 'discard'

const FROM: Readonly<Record<ImportStep, readonly ImportStatus[]>> = {
  check: ['mapping', 'checked', 'stopped'],
  fix: ['checked', 'done', 'stopped'],
  commit: ['checked', 'done', 'stopped'],
  undo: ['done', 'stopped'],
  discard: ['mapping', 'checking', 'checked', 'stopped'],
}

/**
 * Facts that decide whether an import takes a step. @property done rows that are records already
 */
export type ImportFacts = {
  status: ImportStatus
  whole: boolean
  ready: number
  errors: number
  done: number
}

/**
 * Why an import refuses a step (docs/domains/exchange.md, *Import*).
 * @returns null when it is allowed
 */
export const refuseImportStep = (
  step: ImportStep,
  { status, whole, ready, errors, done }: ImportFacts,
): 'wrongImportState' | 'nothingToImport' | 'importHasErrors' | null => {
  if (!FROM[step].includes(status)) return 'wrongImportState'
  // Checking or discarding again must not lose the results of rows.
  if ((step === 'check' || step === 'discard') && done > 0) return 'wrongImportState'
  if (step === 'undo' && done === 0) return 'wrongImportState'
  if (step !== 'commit') return null
  if (whole && errors > 0) return 'importHasErrors'
  return ready === 0 ? 'nothingToImport' : null
}
