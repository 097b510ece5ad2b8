import { printable } from '@/domain/shared/text/printable'
import type { LabelFormat } from '@/domain/stock/codes/labelFormats'
import { LABEL_SHEETS, placeLabels, wordsOf, type FittingSymbol } from '@/domain/stock/codes/labels'
import { qrVersion } from '@/domain/stock/codes/symbols'
import type { Locale } from '@/i18n/locales'
import type { Work } from '@/lib/typst/typesetter'

export type PrintedCard = {
  name: string
  /** Printed next to a QR code; bars include their text. */
  code: string | null
  symbol: FittingSymbol
  copies: number
}

export type LabelOptions = {
  format: LabelFormat
  start: number
  offset: { x: number; y: number }
}

/** The positions of all labels, page by page, each with its card. */
const pagesOf = (cards: readonly PrintedCard[], options: LabelOptions) => {
  const order = cards.flatMap(({ copies }, card) => Array.from({ length: copies }, () => card))
  const places = placeLabels({ ...options, count: order.length })
  const pages: { x: number; y: number; card: number }[][] = []
  places.forEach(({ page, x, y }, index) => {
    const labels = (pages[page] ??= [])
    labels.push({ x, y, card: order[index] as number })
  })
  return pages
}

/**
 * Input of the typesetter for labels. Names and codes are passed as data.
 * @param args.today of the file, `2026-03-01`
 */
export const labelsWork = (args: {
  cards: readonly PrintedCard[]
  options: LabelOptions
  title: string
  locale: Locale
  today: string
}): Work => {
  const { cards, options, title, locale, today } = args
  const sheet = LABEL_SHEETS[options.format]
  const [year, month, day] = today.split('-').map(Number)
  const fileOf = (index: number) => `code-${index}.svg`
  const paper = {
    title: printable(title),
    locale,
    date: { year, month, day },
    page: sheet.page,
    label: sheet.label,
    margin: sheet.margin,
    words: wordsOf(sheet),
    cards: cards.map(({ name, code, symbol }, index) => ({
      name: printable(name),
      code: code === null ? null : printable(code),
      symbol: { ...symbol, text: printable(symbol.text), file: fileOf(index) },
    })),
    pages: pagesOf(cards, options),
  }
  const symbols = cards.map(({ symbol: { kind, text } }, index) => [
    fileOf(index),
    { kind, text, ...(kind === 'qr' && { version: qrVersion(text) ?? undefined }) },
  ])
  return {
    paper: 'labels',
    inputs: { paper: JSON.stringify(paper) },
    files: {},
    symbols: Object.fromEntries(symbols),
    timestamp: Math.floor(Date.parse(`${today}T12:00:00Z`) / 1000),
  }
}
