import { dayFromStored, type Day } from '@/domain/shared/day'
import { formatIban } from '@/domain/shared/iban'
import { textLines } from '@/domain/shared/richText'
import {
  isMarkedAcross,
  isReserved,
  type PrintedCompany,
  type PrintedTender,
} from '@/domain/tenders/quotation'
import type { NamedText, QuotationPaper } from '@/domain/tenders/quotationPaper'
import { displayStatus } from '@/domain/tenders/status'
import { createFormatters } from '@/i18n/format'
import type { Locale } from '@/i18n/locales'
import { createTranslator } from '@/i18n/translate'
import { layItems } from './layItems'
import { layBuyer, laySeller } from './layParties'
import { layTaxes, layTotals, layWords } from './layTotals'

/**
 * A quotation as it stands on paper: every figure and word, in one language.
 * @param args.today the company's day: an offer that ended is marked across
 */
export const layQuotation = (args: {
  tender: PrintedTender
  company: PrintedCompany
  locale: Locale
  today: Day
}): QuotationPaper => {
  const { tender, company, locale, today } = args
  const t = createTranslator(locale)
  const format = createFormatters(locale)
  const words = { t, format, locale }
  const status = displayStatus({ ...tender, validUntil: dayFromStored(tender.validUntil), today })
  const fact = (label: string, text: string): NamedText[] =>
    text === '' ? [] : [{ label, text, isCode: true }]
  const titled = (label: string, text: string | null, isCode = false) =>
    text === null ? [] : [{ label, text, isCode }]
  const formatted = (label: string, html: string | null) =>
    html === null ? [] : [{ label, text: textLines(html), isCode: false, html }]
  return {
    title: t('printing.documentTitle'),
    number: tender.number,
    mark: isMarkedAcross(status) ? t(`tenders.statuses.${status}`) : null,
    seller: laySeller(company, t),
    facts: [
      ...fact(t('printing.number'), tender.number ?? '—'),
      ...fact(t('printing.date'), format.day(tender.date)),
      ...fact(t('printing.validUntil'), format.day(tender.validUntil)),
      ...fact(t('tenders.fields.paymentDate'), format.day(tender.paymentDate)),
    ],
    buyer: layBuyer(tender.customer, t),
    heading: tender.title,
    items: layItems(tender, words),
    taxes: layTaxes(tender, words),
    totals: layTotals(tender, words),
    inWords: layWords(tender, words),
    instalments: {
      label: t('printing.payment'),
      rows: tender.instalments.map(({ dueDate, amount }) => ({
        day: format.day(dueDate),
        amount: format.money(amount, tender.currency),
      })),
    },
    texts: [
      ...titled(t('printing.order'), isReserved(tender) ? t('offer.reservation') : null),
      ...formatted(t('printing.notes'), tender.notes),
      ...formatted(t('printing.terms'), company.terms),
      ...titled(
        t('settings.companyProfile.iban'),
        company.iban === null ? null : formatIban(company.iban),
        true,
      ),
    ],
    signatures: [
      { label: t('printing.offeredBy'), hints: [t('printing.signature')] },
      {
        label: t('printing.acceptedBy'),
        hints: [t('printing.nameAndDay'), t('printing.signature')],
      },
    ],
  }
}
