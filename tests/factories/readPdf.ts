import { extractText, getDocumentProxy } from 'unpdf'
import { expect } from 'vitest'
import type { PrintedCompany, PrintedTender } from '@/domain/tenders/sending/quotation'
import type { QuotationPaper } from '@/domain/tenders/sending/quotationPaper'
import type { Locale } from '@/i18n/locales'
import { typeset } from '@/lib/typst/typeset'
import { buildQuotation } from '@/present/tenders/buildQuotation'
import { sampleCompany } from './quotation'
import { quotationWork } from '@/operations/tenders/quotation/quotationWork'

type Asked = {
  tender: PrintedTender
  company?: PrintedCompany
  locale?: Locale
  today?: string
  logo?: Uint8Array | null
}

export const work = (asked: Asked) => {
  const { tender, company = sampleCompany, locale = 'tr', today = '2026-03-05' } = asked
  const paper = buildQuotation({ tender, company, locale, today })
  return {
    paper,
    work: quotationWork({ tender, company, paper, locale, logo: asked.logo ?? null }),
  }
}

export const set = async (asked: Asked) => {
  const made = work(asked)
  return { paper: made.paper, ...(await typeset(made.work, { kind: 'single', person: '' })) }
}

export const opened = async (pdf: Uint8Array) => getDocumentProxy(new Uint8Array(pdf))

/** The text of each page, in the order of its content. */
export const pagesOf = async (pdf: Uint8Array): Promise<string[]> => {
  const { text } = await extractText(await opened(pdf), { mergePages: false })
  return text.map((page) => page.replace(/\s+/g, ' '))
}

/** A piece of text with its position, in points from the left and lower edges of its page. */
export type Placed = {
  page: number
  text: string
  left: number
  right: number
  y: number
  font: string
}

/** Every piece of text of a PDF with its place. */
export const placedText = async (pdf: Uint8Array): Promise<Placed[]> => {
  const file = await opened(pdf)
  const found: Placed[] = []
  for (let page = 1; page <= file.numPages; page += 1) {
    const { items } = await (await file.getPage(page)).getTextContent()
    for (const item of items) {
      if (!('str' in item) || item.str.trim() === '') continue
      const [, , , , left = 0, y = 0] = item.transform as number[]
      found.push({ page, text: item.str, left, right: left + item.width, y, font: item.fontName })
    }
  }
  return found
}

/** Every figure of a paper, in its order. */
export const figuresOf = ({ items, taxes, totals, instalments }: QuotationPaper): string[] => [
  ...[...items.rows, ...(items.options?.rows ?? [])].flatMap((row) =>
    row.kind === 'line'
      ? [...row.notes, ...items.heads.map(({ key }) => row.figures[key])]
      : row.kind === 'subtotal'
        ? [row.amount]
        : [],
  ),
  ...taxes.rows.flatMap(({ rate, base, tax }) => [rate, base, tax]),
  ...totals.map(({ amount }) => amount),
  ...instalments.rows.flatMap(({ day, amount }) => [day, amount]),
]

/** Fails unless all parts are in the text, one after the other. */
export const expectInOrder = (text: string, parts: readonly string[]) => {
  let from = 0
  for (const part of parts.filter(Boolean)) {
    const at = text.indexOf(part, from)
    expect(at, `${part} after ${text.slice(Math.max(0, from - 40), from)}`).toBeGreaterThan(-1)
    from = at + part.length
  }
}

export const plain = (text: string) => text.replace(/\s+/g, ' ')
