import type { CardFacts } from '../../../stock/stockFacts'
import { toDecimal } from '@/domain/shared/money'
import {
  proposedPriceOf,
  SELLING_PRICES,
  type KeptRate,
  type PriceTerms,
} from '@/domain/stock/prices/prices'
import { proposedOfGroup } from '@/domain/tenders/lines/groupLines'
import type { Formatters } from '@/i18n/format'
import type { Locale } from '@/i18n/locales'
import type { Translator } from '@/i18n/messages'
import type { EditorRow } from '../rows/EditorRow'
import type { NamedPart } from '../rows/explodedRows'
import { lineText } from '../rows/lineText'

/** Source of a line's price; `isConverted` if an exchange rate was applied. */
export type PriceNote = { text: string; isConverted: boolean }

type Around = {
  cards: ReadonlyMap<string, CardFacts>
  priceTerms: PriceTerms
  partsOf: (row: EditorRow) => readonly NamedPart[]
  locale: Locale
  t: Translator
  format: Formatters
}

/** False without permission to read prices: the card must not look as if it had none. */
const showsPrices = (card: CardFacts): boolean => SELLING_PRICES.some((name) => name in card)

const rateText = ({ rate, day }: KeptRate, { t, format }: Pick<Around, 't' | 'format'>): string => {
  const shown = format.price(toDecimal(rate).toFixed(), 'TRY')
  return day === null
    ? t('tenderItems.price.rate', { rate: shown })
    : t('tenderItems.price.rateOfDay', { rate: shown, day: format.day(day) })
}

const noteOfCard = (row: EditorRow, around: Around): PriceNote | null => {
  const card = around.cards.get(String(row.stockCard))
  if (!card || !showsPrices(card)) return null
  const { priceTerms, locale, t, format } = around
  const { currency } = priceTerms
  const proposed = proposedPriceOf(card, priceTerms)
  if (!proposed)
    return row.unitPrice === ''
      ? { text: t('tenderItems.price.none', { currency }), isConverted: false }
      : null
  if (row.unitPrice !== lineText('unitPrice', proposed.price, locale)) return null
  const { converted } = proposed
  if (!converted) return { text: t('tenderItems.price.own', { currency }), isConverted: false }
  const isConverted = row.isProposed === true
  const text = t(`tenderItems.price.${isConverted ? 'converted' : 'equal'}`, {
    price: format.price(converted.lira, 'TRY'),
    rate: rateText(converted, around),
  })
  return { text, isConverted }
}

const noteOfGroup = (row: EditorRow, around: Around): PriceNote | null => {
  const parts = around.partsOf(row)
  const { unitPrice } = proposedOfGroup(parts)
  if (!unitPrice || row.unitPrice !== lineText('unitPrice', unitPrice, around.locale)) return null
  const converted = parts.filter((part) => part.converted)
  const rate = converted[0]?.converted
  if (!rate || !row.isProposed)
    return { text: around.t('tenderItems.group.sum'), isConverted: false }
  const text = around.t('tenderItems.price.ofParts', {
    n: converted.length,
    rate: rateText(rate, around),
  })
  return { text, isConverted: true }
}

/**
 * The note of a line with the suggested price: its source; for a line without a price, why there is
 * no suggestion. Only a price filled in by the suggestion is marked as converted: a typed or stored
 * price may be equal by chance.
 * @returns null for any other price
 */
export const priceNote = (row: EditorRow, around: Around): PriceNote | null => {
  if (row.kind === 'stockCard') return noteOfCard(row, around)
  return row.kind === 'stockGroup' ? noteOfGroup(row, around) : null
}
