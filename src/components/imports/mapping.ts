import type { ImportMode, NumberStyle } from '@/domain/imports/imports'
import type { ImportSheet } from '@/domain/imports/importReadings'

/** The user's mapping of a file before its rows are checked. */
export type Chosen = {
  /** The field of each column, by its place; none for a column that is left out. */
  fields: Readonly<Record<number, string>>
  styles: Readonly<Record<number, NumberStyle>>
  mode: ImportMode
  key: string
  whole: boolean
}

/** What was said last, or what is probably meant. */
export const firstChosen = (sheet: ImportSheet): Chosen => ({
  fields: Object.fromEntries(
    sheet.columns.flatMap(({ index, field }) => (field ? [[index, field]] : [])),
  ),
  styles: sheet.styles,
  mode: sheet.mode ?? (sheet.keys.length > 0 ? 'upsert' : 'create'),
  key:
    sheet.key ??
    sheet.keys.find((key) => sheet.columns.some(({ field }) => field === key)) ??
    sheet.keys[0] ??
    '',
  whole: sheet.alwaysWhole || sheet.whole,
})

/** A column fills one field and a field has one column: the other one that had it lets it go. */
export const withField = (chosen: Chosen, index: number, field: string): Chosen => {
  const others = Object.entries(chosen.fields).filter(
    ([at, had]) => Number(at) !== index && had !== field,
  )
  return {
    ...chosen,
    fields: { ...Object.fromEntries(others), ...(field && { [index]: field }) },
  }
}

/** As the check takes it. */
export const bodyOf = ({ fields, styles, mode, key, whole }: Chosen) => ({
  mapping: Object.entries(fields).map(([index, field]) => ({ index: Number(index), field })),
  mode,
  key: mode === 'create' ? null : key,
  whole,
  styles,
})
