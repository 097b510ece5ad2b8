import type { ImportProgress, ImportSheet } from '@/domain/imports/importReadings'
import type { ImportStatus } from '@/domain/imports/imports'

/** Data of an import's page. */
export type ImportData = {
  id: number
  target: string
  fileName: string
  /** Name of its collection. */
  targetName: string
  /** Their list, for users who may see it. */
  listHref?: string
  progress: ImportProgress
  /** Only for the user who uploaded the file; nobody else may run its steps. */
  sheet?: ImportSheet
  /** The name of that user. */
  importer: string
  /** Labels of the mapped fields. */
  fields: readonly { field: string; label: string }[]
  whole: boolean
}

/** An import in a list. */
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
