import type { PrintedCompany, PrintedTender } from '@/domain/tenders/sending/quotation'
import { printable } from '@/domain/shared/text/printable'
import type { QuotationPaper } from '@/domain/tenders/sending/quotationPaper'
import { directionOf, type Locale } from '@/i18n/locales'
import { createTranslator } from '@/i18n/translate'
import { formattedBlocks } from '@/lib/formattedBlocks'
import type { Work } from '@/lib/typst/typesetter'
import { quotationData } from './quotationData'

/** Every text in it, at any depth, as it may be printed. */
const printed = (value: unknown): unknown => {
  if (typeof value === 'string') return printable(value)
  if (Array.isArray(value)) return value.map(printed)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, printed(inner)]))
}

/** A text with its formats as the typesetter takes them. */
const drawnText = ({ html, ...text }: QuotationPaper['texts'][number]) => ({
  ...text,
  blocks: html === undefined ? null : formattedBlocks(html),
})

/** What a file may not be called anywhere. */
const UNSAFE = /[\\/:*?"<>|\n]+/g

/** `Teklif TKF-2026-00042`; a draft goes by its title. */
export const quotationTitle = ({ title, number, heading }: QuotationPaper): string =>
  printable(`${title} ${number ?? heading}`)
    .replace(UNSAFE, '-')
    .slice(0, 150)
    .trim()

/** What travels inside a PDF for programs. */
type Attachment = { name: string; description: string; data: unknown }

/**
 * The input of the typesetter for a paper. Text written by users is passed as data only.
 * @param args.moment time of the last change of its content: the same paper gives the same bytes
 * @param args.logo as the paper takes it
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

/** What the typesetter needs of a quotation. @param args.logo as the paper takes it */
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
