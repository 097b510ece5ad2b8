import type { Day } from '@/domain/shared/day'
import type { Locale } from '@/i18n/locales'

/** File formats of an exported list. */
export const EXPORT_FORMATS = ['xlsx', 'csv'] as const
export type ExportFormat = (typeof EXPORT_FORMATS)[number]

export const isExportFormat = (value: unknown): value is ExportFormat =>
  (EXPORT_FORMATS as readonly unknown[]).includes(value)

/** One value: its type decides how each format writes it. Numbers are decimals as texts. */
export type ExportCell =
  | { is: 'text' | 'number'; text: string }
  | { is: 'day'; day: Day }
  | { is: 'moment'; at: Date }
  | null

export type ExportColumn = {
  header: string
  is: Exclude<ExportCell, null>['is']
  /** Number format code of the spreadsheet; if missing, a number keeps its own digits. */
  digits?: string
}

/** A list as it is exported; the rows of long ones are queried while the file is downloaded. */
export type ExportSheet = {
  /** Title of the list. */
  title: string
  columns: readonly ExportColumn[]
  rows: AsyncIterable<readonly ExportCell[]> | readonly (readonly ExportCell[])[]
  locale: Locale
  /** The time zone in which moments are written. */
  timeZone: string
}
