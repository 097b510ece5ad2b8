/** A text with a label. */
export type NamedText = {
  label: string | null
  text: string
  /** A number or code: left to right in every language, never wrapped. */
  isCode: boolean
}

export const PAPER_FIGURES = ['quantity', 'unitPrice', 'discount', 'taxRate', 'lineTotal'] as const
export type PaperFigure = (typeof PAPER_FIGURES)[number]

/** A line of the quotation, priced or structural. */
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
      /** Notes on a choosable line: its VAT, and which line it replaces. */
      notes: readonly string[]
      figures: Readonly<Record<PaperFigure, string>>
    }

/**
 * A quotation in one language, with every number and text formatted. The printed page and the PDF
 * both render this, so that they are identical.
 */
export type QuotationPaper = {
  title: string
  number: string | null
  /** Watermark if it is no valid offer. */
  mark: string | null
  /** `logo`: stored name of the file. */
  seller: { name: string | null; logo: string | null; lines: NamedText[] }
  facts: NamedText[]
  buyer: { label: string; name: string; lines: NamedText[] }
  /** The responsible person of the company; null when unknown or not readable. */
  preparedBy: { label: string; name: string; lines: NamedText[] } | null
  heading: string
  items: {
    name: string
    heads: { key: PaperFigure; label: string }[]
    rows: PaperRow[]
    /** Lines outside the total, under their own heading; null if there are none. */
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
    /** With formatting. */
    html?: string
    /** Set if the language differs from the document's. */
    lang?: string
  }[]
  /** Bank accounts of the seller; `about`: bank, holder and currency. */
  accounts: { label: string; rows: { iban: string; about: string }[] }
  signatures: { label: string; hints: string[] }[]
}
