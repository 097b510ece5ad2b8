import type { ImportColumn } from '@/exchange/import/types'
import { describeRefusal } from '@/i18n/describeRefusal'
import type { Locale } from '@/i18n/locales'
import { translate } from '@/i18n/translate'
import type { RowError } from './storedRow'

/**
 * The error of a row as a sentence. A cell has no list of options, so the message names them.
 * @param columns that the file may fill
 */
export const describeRowError = (
  { field, code, data = {}, message }: RowError,
  columns: readonly ImportColumn[],
  locale: Locale,
): string => {
  const choices = columns.find((column) => column.field === field)?.choices ?? []
  if (code !== 'notAnOption' || choices.length === 0)
    return message ?? describeRefusal(code, data, locale).message
  const options = new Intl.ListFormat(locale, { type: 'disjunction' }).format(
    choices.flatMap(({ names }) => names[locale][0] ?? []),
  )
  return translate(locale, 'importing.rows.oneOf', { options })
}
