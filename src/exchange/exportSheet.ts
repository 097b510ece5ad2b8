import type { Day } from '@/domain/shared/day'
import type { Locale } from '@/i18n/locales'

/** Kinds of file a list can be taken along as. */
export const EXPORT_FORMATS = ['xlsx', 'csv'] as const
export type ExportFormat = (typeof EXPORT_FORMATS)[number]

export const isExportFormat = (value: unknown): value is ExportFormat =>
  (EXPORT_FORMATS as readonly unknown[]).includes(value)

/** One value: what it is decides how each kind of file writes it. Numbers are decimals as texts. */
export type ExportCell =
  | { is: 'text' | 'number'; text: string }
  | { is: 'day'; day: Day }
  | { is: 'moment'; at: Date }
  | null

export type ExportColumn = {
  header: string
  is: Exclude<ExportCell, null>['is']
  /** How a spreadsheet writes its numbers, by the code of the format; their own digits if missing. */
  digits?: string
}

/** A list as it goes into a file; rows are asked for while the file is taken. */
export type ExportSheet = {
  /** What the list is called. */
  title: string
  columns: readonly ExportColumn[]
  rows: AsyncIterable<readonly ExportCell[]>
  locale: Locale
  /** The zone on whose clock moments are written. */
  timeZone: string
}
