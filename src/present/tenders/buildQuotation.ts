import { dayFromStored, type Day } from '@/domain/shared/day'
import { textLines } from '@/domain/shared/text/richText'
import { termsIn } from '@/domain/settings/terms'
import {
  isMarkedAcross,
  isReserved,
  type PrintedCompany,
  type PrintedTender,
} from '@/domain/tenders/sending/quotation'
import type { NamedText, QuotationPaper } from '@/domain/tenders/sending/quotationPaper'
import { displayStatus, type DisplayStatus } from '@/domain/tenders/status'
import { createFormatters } from '@/i18n/format'
import type { Locale } from '@/i18n/locales'
import { createTranslator } from '@/i18n/translate'
import { buildItems } from './buildItems'
import { buildAccounts, buildBuyer, buildPreparer, buildSeller } from './buildParties'
import { buildTaxes, buildTotals, buildAmountInWords } from './buildTotals'

/**
 * The displayed status of a document.
 * @param today the company's day
 */
export const paperStatus = (
  { status, isAccepted = false, validUntil }: PrintedTender,
  today: Day,
): DisplayStatus | null =>
  displayStatus({ status, isAccepted, validUntil: dayFromStored(validUntil), today })

/**
 * A formatted quotation in one language.
 * @param args.today the company's day: an expired offer gets a watermark
 */
export const buildQuotation = (args: {
  tender: PrintedTender
  company: PrintedCompany
  locale: Locale
  today: Day
}): QuotationPaper => {
  const { tender, company, locale, today } = args
  const t = createTranslator(locale)
  const format = createFormatters(locale)
  const words = { t, format, locale }
  const status = paperStatus(tender, today)
  const fact = (label: string, text: string): NamedText[] =>
    text === '' ? [] : [{ label, text, isCode: true }]
  const formatted = (label: string, html: string | null, lang?: string) =>
    html === null ? [] : [{ label, text: textLines(html), html, ...(lang && { lang }) }]
  const terms = termsIn(company.terms, locale)
  return {
    title: t('printing.documentTitle'),
    number: tender.number,
    mark: status !== null && isMarkedAcross(status) ? t(`tenders.statuses.${status}`) : null,
    seller: buildSeller(company, t),
    facts: [
      ...fact(t('printing.number'), tender.number ?? '—'),
      ...fact(t('printing.date'), format.day(tender.date)),
      ...fact(t('printing.validUntil'), format.day(tender.validUntil)),
      ...fact(t('tenders.fields.paymentDate'), format.day(tender.paymentDate)),
    ],
    buyer: buildBuyer(tender.customer, t),
    preparedBy: buildPreparer(tender.preparedBy, t),
    heading: tender.title,
    items: buildItems(tender, words),
    taxes: buildTaxes(tender, words),
    totals: buildTotals(tender, words),
    inWords: buildAmountInWords(tender, words),
    instalments: {
      label: t('printing.payment'),
      rows: tender.instalments.map(({ dueDate, amount }) => ({
        day: format.day(dueDate),
        amount: format.money(amount, tender.currency),
      })),
    },
    texts: [
      ...(isReserved(tender) ? [{ label: t('printing.order'), text: t('offer.reservation') }] : []),
      ...formatted(t('printing.notes'), tender.notes),
      ...formatted(
        t('printing.terms'),
        terms?.html ?? null,
        terms?.language === locale ? undefined : (terms?.language ?? undefined),
      ),
    ],
    accounts: buildAccounts(company, t),
    signatures: [
      { label: t('printing.offeredBy'), hints: [t('printing.signature')] },
      {
        label: t('printing.acceptedBy'),
        hints: [t('printing.nameAndDay'), t('printing.signature')],
      },
    ],
  }
}
