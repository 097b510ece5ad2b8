import type { PrintedCompany, PrintedTender } from '@/domain/tenders/sending/quotation'
import { printable } from '@/domain/shared/text/printable'
import type { QuotationPaper } from '@/domain/tenders/sending/quotationPaper'
import { directionOf, type Locale } from '@/i18n/locales'
import { createTranslator } from '@/i18n/translate'
import { formattedBlocks } from '@/lib/formattedBlocks'
import type { Work } from '@/lib/typst/typesetter'
import { quotationData } from './quotationData'

/** Applies `printable` to every text at any depth. */
const printed = (value: unknown): unknown => {
  if (typeof value === 'string') return printable(value)
  if (Array.isArray(value)) return value.map(printed)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, printed(inner)]))
}

/** Formatted text in the typesetter's form. */
const drawnText = ({ html, ...text }: QuotationPaper['texts'][number]) => ({
  ...text,
  blocks: html === undefined ? null : formattedBlocks(html),
})

/** Characters not allowed in file names on any system. */
const UNSAFE = /[\\/:*?"<>|\n]+/g

/** `Teklif TKF-2026-00042`; a draft uses its title. */
export const quotationTitle = ({ title, number, heading }: QuotationPaper): string =>
  printable(`${title} ${number ?? heading}`)
    .replace(UNSAFE, '-')
    .slice(0, 150)
    .trim()

/** A data file attached to a PDF for programs. */
type Attachment = { name: string; description: string; data: unknown }

/**
 * The input of the typesetter for a document. Text written by users is passed as data only.
 * @param args.moment time of the last change of its content: the same document gives the same bytes
 * @param args.logo converted for documents
 */
export const paperWork = (args: {
  paper: QuotationPaper
  locale: Locale
  moment: Date
  logo: Uint8Array | null
  attachment: Attachment
}): Work => {
  const { paper, locale, moment, logo, attachment } = args
  const t = createTranslator(locale)
  const sheet = {
    ...(printed({ ...paper, texts: paper.texts.map(drawnText) }) as QuotationPaper),
    fileTitle: quotationTitle(paper),
    locale,
    direction: directionOf(locale),
    date: {
      year: moment.getUTCFullYear(),
      month: moment.getUTCMonth() + 1,
      day: moment.getUTCDate(),
    },
    pageOf: printable(t('printing.page', { page: '{page}', pages: '{pages}' })),
    hasLogo: logo !== null,
    attachment: { name: attachment.name, description: printable(attachment.description) },
  }
  return {
    paper: 'quotation',
    inputs: {
      paper: JSON.stringify(sheet),
      attachment: JSON.stringify(attachment.data, null, 2),
    },
    files: logo ? { 'logo.png': logo } : {},
    timestamp: Math.floor(moment.getTime() / 1000),
  }
}

/** Input of the typesetter for a quotation. @param args.logo converted for documents */
export const quotationWork = (args: {
  tender: PrintedTender
  company: PrintedCompany
  paper: QuotationPaper
  locale: Locale
  logo: Uint8Array | null
}): Work => {
  const { tender, company, paper, locale, logo } = args
  return paperWork({
    paper,
    locale,
    logo,
    moment: new Date(tender.updatedAt),
    attachment: {
      name: 'quotation.json',
      description: createTranslator(locale)('printing.data'),
      data: quotationData({ tender, company, locale }),
    },
  })
}
