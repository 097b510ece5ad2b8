import { MAX_LABELS, type LabelFormat } from '@/domain/stock/codes/labelFormats'
import { fitSymbol, labelsOnPage, type CardCodes } from '@/domain/stock/codes/labels'

export type LabelledCard = CardCodes & { id: number; name: string }

export type PlannedLabel = { card: LabelledCard; fit: ReturnType<typeof fitSymbol>; copies: number }

export type LabelPlan = {
  rows: PlannedLabel[]
  /** Labels that can be printed. */
  printed: PlannedLabel[]
  labels: number
  pages: number
  isTooMany: boolean
}

/**
 * Plans the labels of some cards: the symbol of each, and the number of pages.
 * @param args.copiesOf labels of a card; cards with none are left out
 */
export const planLabels = (args: {
  cards: readonly LabelledCard[]
  format: LabelFormat
  start: number
  copiesOf: (card: LabelledCard) => number
}): LabelPlan => {
  const { cards, format, start, copiesOf } = args
  const rows = cards.map((card) => ({
    card,
    fit: fitSymbol(format, card),
    copies: copiesOf(card),
  }))
  const printed = rows.filter(({ fit, copies }) => typeof fit !== 'string' && copies > 0)
  const labels = printed.reduce((sum, { copies }) => sum + copies, 0)
  const pages = labels === 0 ? 0 : Math.ceil((labels + start - 1) / labelsOnPage(format))
  return { rows, printed, labels, pages, isTooMany: labels > MAX_LABELS }
}
