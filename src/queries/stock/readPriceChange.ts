import { isCost, SEE_COSTS } from '@/access/reading/costs'
import { paths } from '@/catalog/paths'
import type { ChangeSheet } from '@/present/stock/changeSheet'
import { CARD_PRICES } from '@/domain/stock/prices/prices'
import { createTranslator } from '@/i18n/translate'
import { readChangeRows } from './readChangeRows'

import { readOffers } from '../shared/readOffers'
import { readRecord } from '../related/readRecord'
import type { ViewPage } from '../shared/viewPage'

const FACTS = [
  'method',
  'value',
  'rounding',
  'cardCount',
  'priceCount',
  'createdAt',
  'doneBy',
  'undoneAt',
  'undoneBy',
  'keptCount',
]

/**
 * A bulk price change with the prices the visitor may see.
 * @returns null if it does not exist or may not be read
 */
export const readPriceChange = async (page: ViewPage): Promise<ChangeSheet | null> => {
  const { req, id, may } = page
  const record = await readRecord(page, 'price-changes', FACTS, ['title', 'status'])
  if (!record) return null
  const { doc, facts } = record
  const fields = CARD_PRICES.filter(
    (price) =>
      may(['read', 'stock-cards', price]) && (!isCost('stock-cards', price) || may(SEE_COSTS)),
  )
  const [{ rows, total, hidden }, offers] = await Promise.all([
    readChangeRows(req, { change: id, fields }),
    readOffers({ req, slug: 'price-changes', ids: [id] }),
  ])
  const t = createTranslator(page.locale)
  return {
    id,
    title: String(doc.title ?? t('common.idOf', { id: String(id) })),
    isUndone: doc.status === 'undone',
    facts,
    offers: offers.get(id)?.commands ?? [],
    rows: rows.map((row) => ({
      ...row,
      name: row.name ?? `#${row.card}`,
      ...(may(['read', 'stock-cards']) && { href: paths.stockCardView(row.card) }),
    })),
    more: total - rows.length,
    hidesSome: hidden > 0,
    hasActivity: may(['read', 'audit', '*']),
  }
}
