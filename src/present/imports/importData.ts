import type { ImportProgress, ImportSheet } from '@/domain/imports/importReadings'
import type { ImportStatus } from '@/domain/imports/imports'

/** An import as its page shows it. */
export type ImportData = {
  id: number
  target: string
  fileName: string
  /** What its records are called. */
  targetName: string
  /** Their list, for users who may see it. */
  listHref?: string
  progress: ImportProgress
  /** Only for the user who uploaded the file, who alone may run its steps. */
  sheet?: ImportSheet
  /** The name of that user. */
  importer: string
  /** Names of the fields that its rows fill. */
  fields: readonly { field: string; label: string }[]
  whole: boolean
}

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
