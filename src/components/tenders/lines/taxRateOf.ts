import { readDecimal } from '@/domain/shared/readDecimal'
import { toDecimal } from '@/domain/shared/money'
import type { Locale } from '@/i18n/locales'
import type { EditorRow } from './EditorRow'

/** The rate of VAT of a line as a plain decimal; null for none, and for one that cannot be read. */
export const taxRateOf = (
  { taxRate }: Pick<EditorRow, 'taxRate'>,
  locale: Locale,
): string | null => {
  const read = taxRate.trim() === '' ? null : readDecimal(taxRate, locale)
  return read === null ? null : toDecimal(read).toFixed()
}
