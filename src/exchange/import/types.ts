import type { DecimalSpec } from '@/domain/shared/decimal'
import type { RefusalCode, RefusalData } from '@/domain/shared/refusal'
import type { Locale } from '@/i18n/locales'

/**
 * A value as the file holds it: texts of CSV, and what a spreadsheet knows to be more than text.
 */
export type RawCell = string | number | boolean | Date | null

/** What was read of a file: one table with heads. Blank rows are left out. */
export type Table = {
  kind: 'csv' | 'xlsx'
  headers: string[]
  rows: RawCell[][]
  /** For each row where it stands in the file: the row of the sheet, or the line of the text. */
  numbers: number[]
  encoding?: string
  delimiter?: string
}

/** Why a file or a cell cannot be read. */
export type Unread = { code: RefusalCode; data?: RefusalData }

export type ImportKind =
  | 'text'
  /** Barcodes, codes of stock, tax numbers: digits that are no number. */
  | 'code'
  | 'number'
  | 'day'
  | 'boolean'
  | 'choice'
  /** A record, by its name: read as text and looked up elsewhere. */
  | 'relation'
  | 'email'
  | 'phone'

/** Each of the four languages has at least one name; the first is the one that people are shown. */
export type Names = Readonly<Record<Locale, readonly string[]>>

/** One field that a file may fill. */
export type ImportColumn = {
  field: string
  kind: ImportKind
  names: Names
  required: boolean
  /** Heads it had in earlier exports. */
  formerly?: readonly string[]
  /** Another field whose heads name this one in files. */
  alsoCalled?: string
  /** Of a number. */
  digits?: DecimalSpec
  /** Of an amount that is always in one currency: its sign may stand beside the number. */
  currency?: string
  /** Of a choice. */
  choices?: readonly { value: string; names: Names }[]
  /** Of a relation: the collection, and the field by which a record is found. */
  relation?: { to: string; by: string }
}

/** What a cell says: a value, `null` to clear the field, `undefined` to leave it as it is. */
export type ReadCell = { value: string | boolean | null | undefined } | Unread
