import { fieldsBeside, type Column } from '@/catalog/column'
import { dayOf, isDay } from '@/domain/shared/day'
import { DECIMALS, isDecimal, parseDecimal } from '@/domain/shared/decimal'
import { movedEnd } from '@/domain/shared/movedEnd'
import { startOfDay } from '@/domain/shared/startOfDay'
import type { Locale } from '@/i18n/locales'
import { decimalOfText, textOfDecimal, type DecimalLook } from '@/present/record/decimalText'
import { isUnread, type Unread } from '@/present/record/unread'

/** The kind of input of a cell. */
export type CellInput =
  | 'text'
  | 'phone'
  | 'email'
  | 'decimal'
  | 'moment'
  | 'day'
  | 'choice'
  | 'person'

/** The value of the input: a text, an unreadable day, or nothing. */
export type CellDraft = string | Unread | null

/** The values of a record, by field. */
export type CellDoc = Readonly<Record<string, unknown>>

/** An inline-editable column. */
export type EditedColumn = {
  name: string
  column: Column
  words?: Readonly<Record<string, string>>
}

type Place = { locale: Locale; timeZone: string }

const isWholeDay = ({ column: { wholeDay } }: EditedColumn, doc: CellDoc): boolean =>
  wholeDay !== undefined && doc[wholeDay] === true

const lookOf = ({ kind }: Column): DecimalLook => ({
  spec: DECIMALS[kind === 'price' ? 'price' : 'quantity'],
  isPrice: kind === 'price',
})

/**
 * The input of a cell.
 * @param doc the record: an all-day moment is edited as a day
 */
export const cellInputOf = (edited: EditedColumn, doc: CellDoc): CellInput => {
  const { column, words } = edited
  if (words) return 'choice'
  if (column.kind === 'relation') return 'person'
  if (column.kind === 'price' || column.kind === 'quantity') return 'decimal'
  if (column.kind === 'dateTime') return isWholeDay(edited, doc) ? 'day' : 'moment'
  return column.reach ?? 'text'
}

/** The fields that an editor needs: the value, dependent ones, and the end that moves with it. */
export const fieldsToEdit = ({ name, column }: EditedColumn): string[] => [
  ...new Set([name, ...fieldsBeside(column), column.inline?.moves ?? name, 'updatedAt']),
]

/** The initial value of the input. */
export const draftOf = (edited: EditedColumn, doc: CellDoc, place: Place): CellDraft => {
  const value = doc[edited.name]
  switch (cellInputOf(edited, doc)) {
    case 'decimal':
      return textOfDecimal(value, lookOf(edited.column), place.locale)
    case 'day':
      return typeof value === 'string' ? dayOf({ instant: value, timeZone: place.timeZone }) : null
    case 'moment':
      return typeof value === 'string' ? value : null
    default:
      return value === null || value === undefined ? '' : String(value)
  }
}

const numberOf = (
  text: string,
  edited: EditedColumn,
  locale: Locale,
): number | string | Unread | null => {
  const read = decimalOfText(text, locale)
  // A number with too many digits is sent unchanged, so that the server refuses it with the reason.
  return typeof read === 'string' && isDecimal(parseDecimal(read, lookOf(edited.column).spec))
    ? Number(read)
    : read
}

/**
 * Converts the draft for the request.
 * @returns the text marked as unread if it is no number or day
 */
export const valueOfDraft = (
  edited: EditedColumn,
  doc: CellDoc,
  draft: CellDraft,
  { locale, timeZone }: Place,
): number | string | Unread | null => {
  if (isUnread(draft)) return draft
  const text = draft ?? ''
  if (text.trim() === '') return null
  switch (cellInputOf(edited, doc)) {
    case 'decimal':
      return numberOf(text, edited, locale)
    case 'day':
      return isDay(text) ? startOfDay({ day: text, timeZone }) : { unread: text }
    case 'person':
      return Number(text)
    default:
      return text
  }
}

/**
 * The request body for a cell, with the end that moves with it.
 * @param doc the record as loaded
 * @param value result of `valueOfDraft`
 */
export const bodyOfEdit = (
  edited: EditedColumn,
  doc: CellDoc,
  value: unknown,
  timeZone: string,
): Record<string, unknown> => {
  const { name, column } = edited
  const { moves } = column.inline ?? {}
  const [from, until] = [doc[name], moves && doc[moves]]
  if (!moves || typeof from !== 'string' || typeof until !== 'string' || typeof value !== 'string')
    return { [name]: value }
  const isWholeDays = isWholeDay(edited, doc)
  return { [name]: value, [moves]: movedEnd({ from, until, to: value, isWholeDays }, timeZone) }
}
