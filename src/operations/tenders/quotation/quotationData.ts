import { dayFromStored } from '@/domain/shared/day'
import { termsIn } from '@/domain/settings/terms'
import {
  printedBanks,
  type PrintedCompany,
  type PrintedTender,
} from '@/domain/tenders/sending/quotation'
import { quotationTaxes } from '@/domain/tenders/totals/quotationTaxes'
import type { Locale } from '@/i18n/locales'

/**
 * The content of the document as data for programs, attached to the PDF; it contains nothing that
 * is not printed.
 */
export const quotationData = (args: {
  tender: PrintedTender
  company: PrintedCompany
  locale: Locale
}) => {
  const { tender, company, locale } = args
  const { logo: _logo, terms, iban: _iban, ...seller } = company
  const { customer, date, validUntil, paymentDate, instalments, items, ...rest } = tender
  const { number, revision, title, currency, subtotal, discountTotal, taxTotal, total, notes } =
    rest
  return {
    format: 'quotation',
    version: 1,
    language: locale,
    number,
    revision,
    title,
    currency,
    subtotal,
    discountTotal,
    taxTotal,
    total,
    notes,
    date: dayFromStored(date),
    validUntil: dayFromStored(validUntil),
    paymentDate: dayFromStored(paymentDate),
    terms: termsIn(terms, locale)?.html ?? null,
    seller: { ...seller, banks: printedBanks(company) },
    preparedBy: tender.preparedBy ?? null,
    buyer: customer,
    items: items.map(({ id: _line, ...item }) => item),
    taxes: quotationTaxes(tender).map(({ rate, base, tax }) => ({
      rate: rate.toNumber(),
      base: base.toNumber(),
      tax: tax.toNumber(),
    })),
    instalments: instalments.map(({ dueDate, amount }) => ({
      dueDate: dayFromStored(dueDate),
      amount,
    })),
  }
}
