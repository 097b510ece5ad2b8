import { isCurrency } from '@/domain/shared/currency'
import type { PrintedTender } from '@/domain/tenders/sending/quotation'
import type { QuotationPaper } from '@/domain/tenders/sending/quotationPaper'
import { quotationTaxes } from '@/domain/tenders/totals/quotationTaxes'
import { amountInWords } from '@/i18n/amountInWords'
import type { Formatters } from '@/i18n/format'
import type { Locale } from '@/i18n/locales'
import type { Translator } from '@/i18n/messages'

type Words = { t: Translator; format: Formatters; locale: Locale }

/** VAT by rate, with its tax base. */
export const buildTaxes = (
  tender: PrintedTender,
  { t, format }: Words,
): QuotationPaper['taxes'] => ({
  heads: [t('printing.taxRate'), t('printing.taxBase'), t('printing.taxAmount')],
  rows: quotationTaxes(tender).map(({ rate, base, tax }) => ({
    rate: format.percent(rate.toFixed()),
    base: format.money(base.toFixed(2), tender.currency),
    tax: format.money(tax.toFixed(2), tender.currency),
  })),
})

/** The rate, with its source if it is the central bank; an agreed rate needs none. */
const buildRate = (
  { currencyRate, rateDay, rateSource }: PrintedTender,
  { t, format }: Pick<Words, 't' | 'format'>,
): string => {
  const rate = format.price(currencyRate)
  if (rateSource === null || rateSource === 'manual' || rateDay === null)
    return t('tenders.totals.rate', { rate })
  const source = t(`tenders.rateSources.${rateSource}`)
  return t('tenders.totals.rateOf', { rate, source, day: format.day(rateDay) })
}

/** The totals of the quotation, as stored. */
export const buildTotals = (
  tender: PrintedTender,
  { t, format }: Words,
): QuotationPaper['totals'] => {
  const { currency, discountTotal } = tender
  const row = (label: string, amount: number, code = currency) => ({
    label,
    amount: format.money(amount, code),
    isGrand: false,
  })
  const rate = buildRate(tender, { t, format })
  return [
    row(t('printing.subtotal'), tender.subtotal),
    ...(discountTotal > 0 ? [row(t('printing.discount'), -discountTotal)] : []),
    row(t('printing.taxTotal'), tender.taxTotal),
    { ...row(t('printing.grandTotal'), tender.total), isGrand: true },
    ...(currency === 'TRY'
      ? []
      : [row(`${t('printing.inLira')} (${rate})`, tender.totalBase, 'TRY')]),
  ]
}

/** The total in words, so that no digit can be inserted; null for a currency without words. */
export const buildAmountInWords = (
  { total, currency }: PrintedTender,
  { t, locale }: Words,
): string | null => {
  if (!isCurrency(currency) || total < 0) return null
  return t('printing.inWords', { words: amountInWords({ amount: total, currency, locale }) })
}
