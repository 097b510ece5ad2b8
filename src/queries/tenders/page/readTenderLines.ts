import type { PayloadRequest } from 'payload'
import type { AppAbility } from '@/access/buildAbility'
import { seesCosts } from '@/access/reading/costs'
import { mayReadField } from '@/access/reading/mayReadField'
import { mayReadFields } from '@/access/reading/mayReadFields'
import { paths } from '@/catalog/paths'
import { isCurrency } from '@/domain/shared/currency'
import { idOf } from '@/domain/shared/idOf'
import type { PromisedCard } from '@/domain/stock/delivery'
import { TOTAL_FIELDS } from '@/domain/tenders/compare'
import type { LineName, StoredTotals, TenderLinesSheet } from '@/present/tenders/tenderSheet'

import { docsOf, recordsById, textOf, type Doc } from '../quotation/printedValues'
import { mayReadPapers } from '../quotation/readQuotation'

/** The fields that the totals below the lines are calculated from. */
const MONEY = [
  ...TOTAL_FIELDS,
  'currency',
  'currencyRate',
  'discountType',
  'discountValue',
] as const

/**
 * Names of the cards and groups of lines: as on the document for users who may read every field of
 * tenders, for others only if they may read cards and groups.
 */
export const readLineNames = async (
  req: PayloadRequest,
  ability: AppAbility,
  items: readonly Doc[],
): Promise<LineName[]> => {
  const isWhole = mayReadPapers(ability)
  const named = (slug: 'stock-cards' | 'stock-groups', field: string, names: readonly string[]) => {
    const fields = names.filter((name) => isWhole || mayReadField(ability, slug, name))
    if (fields.length === 0) return new Map<string, Doc>()
    return recordsById(
      req,
      slug,
      items.map((item) => item[field]),
      fields,
    )
  }
  const [cards, groups] = await Promise.all([
    named('stock-cards', 'stockCard', ['name', 'sku', 'barcode', 'unit']),
    named('stock-groups', 'stockGroup', ['name']),
  ])
  const mayOpen = ability.can('read', 'stock-cards')
  return items.map(({ stockCard, stockGroup }) => {
    const card = cards.get(String(idOf(stockCard)))
    const group = groups.get(String(idOf(stockGroup)))
    return {
      name: textOf((card ?? group)?.name) ?? undefined,
      code: textOf(card?.sku) ?? textOf(card?.barcode) ?? undefined,
      unit: textOf(card?.unit) ?? undefined,
      ...(card && mayOpen && { href: paths.stockCardView(Number(idOf(stockCard))) }),
    }
  })
}

/**
 * Data of a tender's lines and their totals.
 * @param args.doc the tender limited to what its reader may see
 * @param args.cards promised quantities; null for readers who may not see them
 * @returns null for readers who may not see its lines
 */
export const readTenderLines = async (args: {
  req: PayloadRequest
  ability: AppAbility
  doc: Doc
  cards: readonly PromisedCard[] | null
}): Promise<TenderLinesSheet | null> => {
  const { req, ability, doc, cards } = args
  if (!mayReadField(ability, 'tenders', 'items')) return null
  const items = docsOf(doc.items)
  const seesTotals = mayReadFields(ability, 'tenders', ...MONEY)
  const { currency, currencyRate, discountType, discountValue } = doc
  return {
    items,
    names: await readLineNames(req, ability, items),
    currency: isCurrency(currency) ? currency : 'TRY',
    currencyRate: typeof currencyRate === 'number' ? currencyRate : null,
    discountType,
    discountValue,
    totals: seesTotals
      ? (Object.fromEntries(TOTAL_FIELDS.map((name) => [name, doc[name]])) as StoredTotals)
      : null,
    seesCosts: seesTotals && seesCosts(ability),
    open: cards && cards.length > 0 ? cards.map(({ card, open }) => [String(card), open]) : null,
  }
}
