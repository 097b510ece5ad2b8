import type { PrintedCompany, PrintedCustomer } from '@/domain/tenders/quotation'
import type { NamedText, QuotationPaper } from '@/domain/tenders/quotationPaper'
import type { Translator } from '@/i18n/messages'

type Say = (label: string | null, text: string | null, isCode?: boolean) => NamedText[]

/** Texts under their names; none where there is nothing to say. */
const sayIn =
  (t: Translator): Say =>
  (label, text, isCode = false) =>
    text === null
      ? []
      : [{ label: label === null ? null : t('printing.named', { name: label }), text, isCode }]

type Taxed = Pick<PrintedCustomer, 'taxOffice' | 'taxNumber'>

const taxLines = (t: Translator, { taxOffice, taxNumber }: Taxed): NamedText[] => [
  ...sayIn(t)(t('branches.fields.taxOffice'), taxOffice),
  ...sayIn(t)(t('branches.fields.taxNumber'), taxNumber, true),
]

/** The company that offers. */
export const laySeller = (company: PrintedCompany, t: Translator): QuotationPaper['seller'] => ({
  name: company.name,
  logo: company.logo,
  lines: [
    ...sayIn(t)(null, company.address),
    ...sayIn(t)(t('printing.phone'), company.phone, true),
    ...sayIn(t)(t('printing.email'), company.email, true),
    ...taxLines(t, company),
  ],
})

/** To whom it goes. */
export const layBuyer = (customer: PrintedCustomer, t: Translator): QuotationPaper['buyer'] => ({
  label: t('printing.to'),
  name: customer.title ?? customer.name,
  lines: [
    ...sayIn(t)(t('printing.contact'), customer.contact),
    ...sayIn(t)(t('branches.singular'), customer.branch),
    ...sayIn(t)(t('branches.fields.address'), customer.address),
    ...sayIn(t)(t('printing.phone'), customer.phone, true),
    ...sayIn(t)(t('printing.email'), customer.email, true),
    ...taxLines(t, customer),
  ],
})
