import { toDecimal } from '@/domain/shared/money'
import type { PriceTerms } from '@/domain/stock/prices/prices'
import type { Locale } from '@/i18n/locales'
import type { LastPrice } from '@/present/tenders/approvalSheet'
import type { EditorRow } from './EditorRow'
import { lineText } from './lineText'

type Taken = Pick<EditorRow, 'unitPrice' | 'isProposed'> &
  Partial<Pick<EditorRow, 'discountType' | 'discountValue'>>

/** Without trailing zeros of the column's scale: cells limit the number of digits. */
const plain = (value: string): string => toDecimal(value).toFixed()

/**
 * The patch that applies the last price: unit price, and the discount if it had one; otherwise the
 * line keeps its discount.
 * @returns null if the line already has it, and for a price in another currency
 */
export const takenPrice = (
  row: EditorRow,
  last: LastPrice,
  { priceTerms, locale }: { priceTerms: Pick<PriceTerms, 'currency'>; locale: Locale },
): Taken | null => {
  if (last.currency !== priceTerms.currency) return null
  const { discountType, discountValue } = last
  const taken: Taken = {
    unitPrice: lineText('unitPrice', plain(last.unitPrice), locale),
    isProposed: false,
    ...(discountType &&
      discountValue && {
        discountType,
        discountValue: lineText('discountValue', plain(discountValue), locale),
      }),
  }
  const isSame = (['unitPrice', 'discountType', 'discountValue'] as const).every(
    (name) => taken[name] === undefined || taken[name] === row[name],
  )
  return isSame ? null : taken
}
