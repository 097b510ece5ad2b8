import type { Currency } from '../shared/currency'
import type { LineChoice } from './choices/choices'
import type { DiscountType } from './totals/discount'
import type { ItemKind } from './lines/itemKinds'

/** As for titles of tenders. */
export const MAX_TEMPLATE_NAME_LENGTH = 200

/**
 * Fields of a tender that a template stores: what is sold and on which terms. Not customer, dates,
 * rate or instalments: those are specific to one offer.
 */
export const TEMPLATE_FIELDS = [
  'title',
  'type',
  'currency',
  'discountType',
  'discountValue',
  'notes',
  'internalNote',
] as const

/** A line of a template; `name` is the former name of its card or group, in case it is deleted. */
export type TemplateLine = {
  kind: ItemKind
  choice: LineChoice
  stockCard: number | null
  stockGroup: number | null
  name: string | null
  description: string | null
  quantity: number | null
  unitPrice: number | null
  discountType: DiscountType | null
  discountValue: number | null
  taxRate: number | null
}

export type TemplateContent = Partial<Record<(typeof TEMPLATE_FIELDS)[number], unknown>> & {
  currency: Currency
  items: TemplateLine[]
}

/** The current price of a card; `price` is null if it has none in the currency. */
export type CardPrice = { id: number; price: number | null }

/** What changed in a line of a template. */
export type LineNews =
  | { kind: 'repriced'; name: string; before: number; after: number }
  | { kind: 'gone'; name: string }

/** Name of a line: its text, else what it sells. */
const nameOf = ({ description, name }: TemplateLine): string => description || name || '—'

/** A line whose card or group is deleted becomes a text line with its price. */
const asWords = (line: TemplateLine): TemplateLine => ({
  ...line,
  kind: 'text',
  stockCard: null,
  stockGroup: null,
  description: nameOf(line),
})

/**
 * The lines of a new tender from a template: prices are refreshed from cards that have one in the
 * currency of the template; a line whose card or group is deleted becomes a text line.
 *
 * @param known.cards existing cards with their current prices, by id
 * @param known.groups existing stock groups
 * @returns the lines, and what changed in them in the order of the lines
 */
export const linesOfTemplate = (
  items: readonly TemplateLine[],
  known: { cards: ReadonlyMap<number, CardPrice>; groups: ReadonlySet<number> },
): { items: TemplateLine[]; news: LineNews[] } => {
  const news: LineNews[] = []
  const lines = items.map((line) => {
    const card = line.stockCard === null ? null : known.cards.get(line.stockCard)
    const isGroupGone = line.stockGroup !== null && !known.groups.has(line.stockGroup)
    if (card === undefined || isGroupGone) {
      news.push({ kind: 'gone', name: nameOf(line) })
      return asWords(line)
    }
    const price = card?.price ?? null
    if (price === null || price === line.unitPrice) return line
    news.push({ kind: 'repriced', name: nameOf(line), before: line.unitPrice ?? 0, after: price })
    return { ...line, unitPrice: price }
  })
  return { items: lines, news }
}

/** Facts of a template for its commands: nothing can block them. */
export type TemplateFacts = { status: 'ready' }
export const TEMPLATE_STATUSES = ['ready'] as const
