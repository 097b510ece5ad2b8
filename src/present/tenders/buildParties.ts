import { isCurrency } from '@/domain/shared/currency'
import { formatIban } from '@/domain/shared/iban'
import {
  printedBanks,
  type PrintedCompany,
  type PrintedCustomer,
  type PrintedPerson,
} from '@/domain/tenders/sending/quotation'
import type { NamedText, QuotationPaper } from '@/domain/tenders/sending/quotationPaper'
import type { Translator } from '@/i18n/messages'

type Say = (label: string | null, text: string | null, isCode?: boolean) => NamedText[]

/** Labelled texts; empty ones are left out. */
const labelled =
  (t: Translator): Say =>
  (label, text, isCode = false) =>
    text === null
      ? []
      : [{ label: label === null ? null : t('printing.named', { name: label }), text, isCode }]

type Taxed = Pick<PrintedCustomer, 'taxOffice' | 'taxNumber'>

const taxLines = (t: Translator, { taxOffice, taxNumber }: Taxed): NamedText[] => [
  ...labelled(t)(t('branches.fields.taxOffice'), taxOffice),
  ...labelled(t)(t('branches.fields.taxNumber'), taxNumber, true),
]

/** A web address without scheme and trailing slash. */
const shownWebsite = (address: string): string =>
  address.replace(/^https?:\/\//i, '').replace(/\/$/, '')

/** The seller. */
export const buildSeller = (company: PrintedCompany, t: Translator): QuotationPaper['seller'] => ({
  name: company.name,
  logo: company.logo,
  lines: [
    ...labelled(t)(null, company.address),
    ...labelled(t)(t('printing.phone'), company.phone, true),
    ...labelled(t)(t('printing.email'), company.email, true),
    ...labelled(t)(
      t('settings.companyProfile.website'),
      company.website ? shownWebsite(company.website) : null,
      true,
    ),
    ...taxLines(t, company),
    ...labelled(t)(t('settings.companyProfile.mersisNo'), company.mersisNo ?? null, true),
  ],
})

/** The customer. */
export const buildBuyer = (customer: PrintedCustomer, t: Translator): QuotationPaper['buyer'] => ({
  label: t('printing.to'),
  name: customer.title ?? customer.name,
  lines: [
    ...labelled(t)(t('printing.contact'), customer.contact),
    ...labelled(t)(t('branches.singular'), customer.branch),
    ...labelled(t)(t('branches.fields.address'), customer.address),
    ...labelled(t)(t('printing.phone'), customer.phone, true),
    ...labelled(t)(t('printing.email'), customer.email, true),
    ...taxLines(t, customer),
  ],
})

/** The person responsible, with contact details. */
export const buildPreparer = (
  person: PrintedPerson | null | undefined,
  t: Translator,
): QuotationPaper['preparedBy'] =>
  person
    ? {
        label: t('printing.preparedBy'),
        name: person.name,
        lines: [
          ...labelled(t)(t('printing.phone'), person.phone, true),
          ...labelled(t)(t('printing.email'), person.email, true),
        ],
      }
    : null

/** The bank accounts, in the order of the settings. */
export const buildAccounts = (
  company: PrintedCompany,
  t: Translator,
): QuotationPaper['accounts'] => ({
  label: t('printing.accounts'),
  rows: printedBanks(company).map(({ iban, bank, holder, currency }) => ({
    iban: formatIban(iban),
    about: [bank, holder, isCurrency(currency) ? t(`currencies.${currency}`) : null]
      .filter(Boolean)
      .join(' · '),
  })),
})
