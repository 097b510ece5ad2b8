import { withoutMarks } from '@/domain/shared/text/typedText'
import { createFormatters } from '@/i18n/format'
import { intlTagOf, type Locale } from '@/i18n/locales'
import { escapeFormula } from './escapeFormula'
import type { ExportCell } from './exportSheet'

/** The sign before the decimals: the one that spreadsheets in the reader's language read. */
const decimalSignOf = (locale: Locale): string =>
  new Intl.NumberFormat(intlTagOf(locale)).formatToParts(0.5).find(({ type }) => type === 'decimal')
    ?.value ?? '.'

/**
 * Writes values as plain text: numbers bare, with the decimal sign of the language and nothing
 * between thousands; days and moments as the language writes them; texts such that none is computed.
 */
export const csvTextOf = (locale: Locale, timeZone: string): ((cell: ExportCell) => string) => {
  const format = createFormatters(locale)
  const sign = decimalSignOf(locale)
  return (cell) => {
    if (!cell) return ''
    if (cell.is === 'number') return cell.text.replace('.', sign)
    if (cell.is === 'day') return format.day(cell.day)
    return cell.is === 'moment'
      ? withoutMarks(format.dateTime(cell.at, timeZone))
      : escapeFormula(cell.text)
  }
}
