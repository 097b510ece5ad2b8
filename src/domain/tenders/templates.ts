import type { Currency } from '../shared/currency'
import type { LineChoice } from './choices/choices'
import type { DiscountType } from './totals/discount'
import type { ItemKind } from './lines/itemKinds'

/** As long as titles of tenders are. */
export const MAX_TEMPLATE_NAME_LENGTH = 200

/**
 * What a template keeps of a tender: what is sold and on which terms. Not to whom, when, at which
 * rate or in which instalments: these are of one offer, and each new tender has its own.
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

/** A line of a template; `name` is what its card or group was called, should it be gone. */
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

/** What a card asks by now; `price` is null where it names none in the currency. */
export type CardPrice = { id: number; price: number | null }

/** What became of a line on the way into a tender. */
export type LineNews =
  | { kind: 'repriced'; name: string; before: number; after: number }
  | { kind: 'gone'; name: string }

/** What a line is called: its words, else what it sells. */
const nameOf = ({ description, name }: TemplateLine): string => description || name || '—'

/** A line whose card or group is gone is sold by its words and price. */
const asWords = (line: TemplateLine): TemplateLine => ({
  ...line,
  kind: 'text',
  stockCard: null,
  stockGroup: null,
  description: nameOf(line),
})

/**
 * The lines of a new tender out of a template: a card's price is proposed anew where the card names
 * one in the currency of the template; a line whose card or group is gone becomes one of words.
 *
 * @param known.cards cards there still are, with what they ask now, by id
 * @param known.groups stock groups there still are
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

/** What of a template decides about its commands: there is nothing that could be in the way. */
export type TemplateFacts = { status: 'ready' }
export const TEMPLATE_STATUSES = ['ready'] as const
