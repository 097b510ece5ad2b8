import { refuseItem } from '@/domain/tenders/lines'
import type { Locale } from '@/i18n/locales'
import type { Translator } from '@/i18n/messages'
import type { CellName, EditorRow } from './EditorRow'
import { valueFromRow } from './valueFromRows'

export type RowErrors = Partial<Record<CellName, string>>

/** Errors of empty cells: not shown before the first attempt to save. */
const UNFINISHED = new Set(['required', 'itemCardMissing', 'itemGroupMissing'])

/**
 * The errors of a line by cell; those of the server take precedence.
 * @param isStrict somebody tried to save: empty cells count too
 */
export const rowErrors = ({
  row,
  locale,
  t,
  isStrict,
  fromServer = {},
}: {
  row: EditorRow
  locale: Locale
  t: Translator
  isStrict: boolean
  fromServer?: RowErrors | undefined
}): RowErrors => {
  const refused = refuseItem(valueFromRow(row, locale, 0)).filter(
    ({ code }) => isStrict || !UNFINISHED.has(code),
  )
  const own = refused.map(({ path, code, data }) => [
    path,
    t(`refusals.${code}`, data as Record<string, string>),
  ])
  return { ...Object.fromEntries(own), ...fromServer }
}
