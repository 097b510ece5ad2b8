/** What a row of a file may do. */
export const IMPORT_MODES = ['create', 'update', 'upsert'] as const
export type ImportMode = (typeof IMPORT_MODES)[number]

/**
 * The life of an import: its columns are matched, its rows checked, imported, perhaps undone.
 * `stopped` when its importer may no longer do what it does.
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

/** States in which a job is at work on it. */
export const RUNNING_STATUSES = ['checking', 'importing', 'undoing'] as const
export type RunningStatus = (typeof RUNNING_STATUSES)[number]
export const isRunning = (status: string): status is RunningStatus =>
  (RUNNING_STATUSES as readonly string[]).includes(status)

/** What a row has become. `left`: undoing left its record as it is. */
export const ROW_STATES = ['pending', 'error', 'ready', 'done', 'undone', 'left'] as const
export type RowState = (typeof ROW_STATES)[number]

/** Rows that are asked for: those of one state, or all. */
export const ROW_FILTERS = ['all', ...ROW_STATES] as const
export type RowFilter = (typeof ROW_FILTERS)[number]

/** What stands before the decimals of a column's numbers. */
export type NumberStyle = 'comma' | 'point'

/** Rows judged, and imported, in one transaction. */
export const CHUNK = 200

/** Most rows that are imported wholly or not at all: one transaction holds all of their locks. */
export const MOST_WHOLE = 5_000

/** Days for which the rows of a file are kept, after the last that was done with it. */
export const KEPT_DAYS = 90

/**
 * Work that took longer sends a notification when it ends: the user has probably left its page.
 */
const TOLD_AFTER_SECONDS = 10

/** States in which the work that was asked for has ended, one way or another. */
export type EndedStatus = Extract<ImportStatus, 'checked' | 'done' | 'undone' | 'stopped'>
const ENDED: readonly ImportStatus[] = ['checked', 'done', 'undone', 'stopped']

/**
 * Whether the importer is notified that the work on an import has ended.
 * @param seconds since they asked for it
 */
export const isToldOf = (status: ImportStatus, seconds: number): status is EndedStatus =>
  ENDED.includes(status) && seconds > TOLD_AFTER_SECONDS

/** What is asked of an import once its file was read. */
export type ImportStep = 'check' | 'fix' | 'commit' | 'undo' | 'discard'

const FROM: Readonly<Record<ImportStep, readonly ImportStatus[]>> = {
  check: ['mapping', 'checked', 'stopped'],
  fix: ['checked', 'done', 'stopped'],
  commit: ['checked', 'done', 'stopped'],
  undo: ['done', 'stopped'],
  discard: ['mapping', 'checking', 'checked', 'stopped'],
}

/** What decides which step an import takes. @property done rows that are records already */
export type ImportFacts = {
  status: ImportStatus
  whole: boolean
  ready: number
  errors: number
  done: number
}

/**
 * Why an import does not take a step (docs/domains/exchange.md, *Import*).
 * @returns null when it does
 */
export const refuseImportStep = (
  step: ImportStep,
  { status, whole, ready, errors, done }: ImportFacts,
): 'wrongImportState' | 'nothingToImport' | 'importHasErrors' | null => {
  if (!FROM[step].includes(status)) return 'wrongImportState'
  // What rows became is not forgotten by judging or discarding them again.
  if ((step === 'check' || step === 'discard') && done > 0) return 'wrongImportState'
  if (step === 'undo' && done === 0) return 'wrongImportState'
  if (step !== 'commit') return null
  if (whole && errors > 0) return 'importHasErrors'
  return ready === 0 ? 'nothingToImport' : null
}
