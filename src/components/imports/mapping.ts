import type { ImportMode, NumberStyle } from '@/domain/imports/imports'
import type { ImportSheet } from '@/domain/imports/importReadings'

/** The user's mapping of a file before its rows are checked. */
export type Chosen = {
  /** The field of each column, by index; undefined for a skipped column. */
  fields: Readonly<Record<number, string>>
  styles: Readonly<Record<number, NumberStyle>>
  mode: ImportMode
  key: string
  whole: boolean
}

/** The importer's former mapping, or the suggested one. */
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

/** Maps a column to a field; another column mapped to the same field is unmapped. */
export const withField = (chosen: Chosen, index: number, field: string): Chosen => {
  const others = Object.entries(chosen.fields).filter(
    ([at, had]) => Number(at) !== index && had !== field,
  )
  return {
    ...chosen,
    fields: { ...Object.fromEntries(others), ...(field && { [index]: field }) },
  }
}

/** The request body of the check. */
export const bodyOf = ({ fields, styles, mode, key, whole }: Chosen) => ({
  mapping: Object.entries(fields).map(([index, field]) => ({ index: Number(index), field })),
  mode,
  key: mode === 'create' ? null : key,
  whole,
  styles,
})
