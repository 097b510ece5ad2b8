/** A text under a name of its own. */
export type NamedText = {
  label: string | null
  text: string
  /** A number or code: left to right in every language, never broken. */
  isCode: boolean
}

export const PAPER_FIGURES = ['quantity', 'unitPrice', 'discount', 'taxRate', 'lineTotal'] as const
export type PaperFigure = (typeof PAPER_FIGURES)[number]

/** A line of the quotation: a priced one, or one that shapes the others. */
export type PaperRow =
  | { id: string; kind: 'heading'; name: string }
  | { id: string; kind: 'comment'; name: string }
  | { id: string; kind: 'subtotal'; name: string; amount: string }
  | {
      id: string
      kind: 'line'
      number: number
      name: string
      code: string | null
      description: string | null
      /** What is to be known before it is chosen: its VAT, and to which line it is an alternative. */
      notes: readonly string[]
      figures: Readonly<Record<PaperFigure, string>>
    }

/**
 * A quotation in one language, every figure and word of it as it stands on the paper. The page that
 * is printed and the PDF draw this, so they cannot say different things.
 */
export type QuotationPaper = {
  title: string
  number: string | null
  /** Written across it, where it is no offer. */
  mark: string | null
  /** `logo`: stored name of the picture. */
  seller: { name: string | null; logo: string | null; lines: NamedText[] }
  facts: NamedText[]
  buyer: { label: string; name: string; lines: NamedText[] }
  /** The person responsible in the company; null when unknown or not readable. */
  preparedBy: { label: string; name: string; lines: NamedText[] } | null
  heading: string
  items: {
    name: string
    heads: { key: PaperFigure; label: string }[]
    rows: PaperRow[]
    /** Lines that are part of no sum, under their own head; null where there is none. */
    options: { label: string; rows: PaperRow[] } | null
  }
  taxes: { heads: [string, string, string]; rows: { rate: string; base: string; tax: string }[] }
  totals: { label: string; amount: string; isGrand: boolean }[]
  inWords: string | null
  instalments: { label: string; rows: { day: string; amount: string }[] }
  /** Notes and terms. */
  texts: {
    label: string
    text: string
    /** With its formats. */
    html?: string
    /** Of a text in another language than the paper's. */
    lang?: string
  }[]
  /** Bank accounts of the seller; `about`: bank, holder and currency. */
  accounts: { label: string; rows: { iban: string; about: string }[] }
  signatures: { label: string; hints: string[] }[]
}
