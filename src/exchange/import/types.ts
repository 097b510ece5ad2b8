import type { DecimalSpec } from '@/domain/shared/decimal'
import type { RefusalCode, RefusalData } from '@/domain/shared/refusal'
import type { Locale } from '@/i18n/locales'

/** A value as read from the file: texts in CSV, typed values in spreadsheets. */
export type RawCell = string | number | boolean | Date | null

/** The parsed file: one table with headers. Blank rows are left out. */
export type Table = {
  kind: 'csv' | 'xlsx'
  headers: string[]
  rows: RawCell[][]
  /** For each row its number in the file: the row of the sheet, or the line of the text. */
  numbers: number[]
  encoding?: string
  delimiter?: string
}

/** Reason why a file or a cell cannot be read. */
export type Unread = { code: RefusalCode; data?: RefusalData }

export type ImportKind =
  | 'text'
  /** Barcodes, stock codes, tax numbers: digits that are not a number. */
  | 'code'
  | 'number'
  | 'day'
  | 'boolean'
  | 'choice'
  /** A record by its name: read as text and looked up elsewhere. */
  | 'relation'
  | 'email'
  | 'phone'

/** Each of the four languages has at least one name; the first is the displayed one. */
export type Names = Readonly<Record<Locale, readonly string[]>>

/** One field that a file may fill. */
export type ImportColumn = {
  field: string
  kind: ImportKind
  names: Names
  required: boolean
  /** Headers of the field in earlier exports. */
  formerly?: readonly string[]
  /** Another field whose headers name this one in files. */
  alsoCalled?: string
  /** For a number. */
  digits?: DecimalSpec
  /** For an amount with a fixed currency: its sign may accompany the number. */
  currency?: string
  /** For a choice. */
  choices?: readonly { value: string; names: Names }[]
  /** For a relation: the collection, and the field by which a record is found. */
  relation?: { to: string; by: string }
}

/** Parsed cell: a value, `null` to clear the field, `undefined` to leave it unchanged. */
export type ReadCell = { value: string | boolean | null | undefined } | Unread
