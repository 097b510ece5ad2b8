import type { PrintedCompany, PrintedTender } from '@/domain/tenders/quotation'
import { printable, printableText } from '@/domain/shared/printable'
import type { QuotationPaper } from '@/domain/tenders/quotationPaper'
import { directionOf, type Locale } from '@/i18n/locales'
import { createTranslator } from '@/i18n/translate'
import type { Work } from '@/lib/typst/typesetter'
import { quotationData } from './quotationData'

/** Every text in it, at any depth, as it may be printed. */
const printed = (value: unknown): unknown => {
  if (typeof value === 'string') return printableText(value)
  if (Array.isArray(value)) return value.map(printed)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, printed(inner)]))
}

/** Letters of the total in words that one line holds: Turkish writes them as one word. */
const WORDS_OF_LINE = 90

/** What a file may not be called anywhere. */
const UNSAFE = /[\\/:*?"<>|\n]+/g

/** `Teklif TKF-2026-00042`; a draft goes by its title. */
export const quotationTitle = ({ title, number, heading }: QuotationPaper): string =>
  printable(`${title} ${number ?? heading}`)
    .replace(UNSAFE, '-')
    .slice(0, 150)
    .trim()

/**
 * What the typesetter needs of a quotation. Whatever people wrote goes there as data.
 * @param args.logo as the paper takes it
 */
export const quotationWork = (args: {
  tender: PrintedTender
  company: PrintedCompany
  paper: QuotationPaper
  locale: Locale
  logo: Uint8Array | null
}): Work => {
  const { tender, company, paper, locale, logo } = args
  const t = createTranslator(locale)
  const title = quotationTitle(paper)
  const moment = new Date(tender.updatedAt)
  const sheet = {
    ...(printed(paper) as QuotationPaper),
    inWords: paper.inWords && printableText(paper.inWords, WORDS_OF_LINE),
    fileTitle: title,
    locale,
    direction: directionOf(locale),
    date: {
      year: moment.getUTCFullYear(),
      month: moment.getUTCMonth() + 1,
      day: moment.getUTCDate(),
    },
    pageOf: printable(t('printing.page', { page: '{page}', pages: '{pages}' })),
    hasLogo: logo !== null,
    attachment: { name: 'quotation.json', description: printable(t('printing.data')) },
  }
  return {
    paper: 'quotation',
    inputs: {
      paper: JSON.stringify(sheet),
      attachment: JSON.stringify(quotationData({ tender, company, locale }), null, 2),
    },
    files: logo ? { 'logo.png': logo } : {},
    timestamp: Math.floor(moment.getTime() / 1000),
  }
}
