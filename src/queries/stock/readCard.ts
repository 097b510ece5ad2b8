import { CARD_TABS, type CardSheet, type CardTab } from '@/present/stock/cardSheet'
import { columnCalled } from '@/present/list/columnsOf'
import { createLinkOf, rowLinksOf } from '@/present/navigation/recordLinks'
import { textOfFact, type RecordFact } from '@/present/record/recordFact'
import { explainedRights } from '@/catalog/column'
import { paths } from '@/catalog/paths'
import { CARD_PRICES } from '@/domain/stock/prices/prices'
import { createTranslator } from '@/i18n/translate'
import { readMovementSums } from './readCardSums'
import { priceChangeCount, readPriceHistory } from './readPriceHistory'

import { siteOf } from '../settings/siteOf'
import { readOffers } from '../shared/readOffers'
import { CARD_RELATIONS } from './cardRelations'
import { readRecord } from '../related/readRecord'
import { readTabs } from '../related/readTabs'
import { askedTab, tabAddress, tabItems } from '../related/tabItems'
import type { ViewPage } from '../shared/viewPage'

const FIGURES = [
  'currentQuantity',
  'reservedQuantity',
  'availableQuantity',
  'averageCost',
  'stockValue',
] as const

const FACTS = [
  'name',
  'stockType',
  'sku',
  'barcode',
  'qrCode',
  'unit',
  'minQuantity',
  'maxQuantity',
  'orderMultiple',
  'taxRate',
  ...CARD_PRICES,
  'lastCost',
  'allowNoStock',
  'lastCountedAt',
  'createdAt',
  'updatedAt',
] as const

const addressOf = (id: number, tab: string): string => {
  const path = paths.stockCardView(id)
  return tab === 'receipts' ? `${path}?tab=movements&of=cost` : tabAddress(path)(tab)
}

/** Link to the form of a new record for this card; it returns to the card's page. */
const newFor = (page: ViewPage, slug: string, tab: CardTab): string | undefined => {
  const { id, may } = page
  const href = createLinkOf({ slug, may })
  const filled = new URLSearchParams({ stockCard: String(id), back: addressOf(id, tab) })
  return href && `${href}?${filled}`
}

const codeOf = (code: unknown): string | null =>
  typeof code === 'string' && code !== '' ? code : null

const named = (facts: readonly RecordFact[], name: string) =>
  facts.find((fact) => fact.name === name)

/**
 * A stock card with related records, limited to what the visitor may see; only the open tab is
 * read.
 * @param query of the page: `tab`, and `of` for the rows behind its average cost
 * @returns null if it does not exist or may not be read
 */
export const readCard = async (
  page: ViewPage,
  query: Readonly<Record<string, unknown>>,
): Promise<CardSheet | null> => {
  const { req, id, may } = page
  const [record, offers] = await Promise.all([
    readRecord(page, 'stock-cards', [...FACTS, ...FIGURES], ['isArchived', 'isLow']),
    readOffers({ req, slug: 'stock-cards', ids: [id] }),
  ])
  if (!record) return null
  const { facts, doc } = record
  const figures = Object.fromEntries(
    FIGURES.flatMap((name) => {
      const fact = named(facts, name)
      if (!fact) return []
      const column = columnCalled('stock-cards', name)
      const isExplained = (column && explainedRights(column)?.every(may)) ?? false
      const explain = isExplained ? `stock-cards/${id}/${name}` : undefined
      return [[name, { label: fact.label, text: textOfFact(fact), explain }]]
    }),
  )
  const prices = CARD_PRICES.filter((name) => named(facts, name))
  const seesHistory = may(['read', 'audit', '*']) && prices.length > 0
  const seesCosts = 'averageCost' in figures
  const tab = askedTab(CARD_TABS, query.tab)
  const isOfCost = tab === 'movements' && query.of === 'cost' && seesCosts
  const { counts, part } = await readTabs({
    page,
    relations: CARD_RELATIONS,
    shown: isOfCost ? 'receipts' : tab,
    back: (name) => addressOf(id, name),
    ...(seesHistory && { more: { prices: priceChangeCount(id, prices) } }),
  })
  const isMoved = tab === 'movements' && part !== null && !isOfCost
  const t = createTranslator(page.locale)
  return {
    id,
    name: String(doc.name ?? t('common.idOf', { id: String(id) })),
    unit: textOfFact(named(facts, 'unit') ?? { name: '', label: '', kind: 'text', cell: '' }),
    facts: facts.filter(({ name }) => !(FIGURES as readonly string[]).includes(name)),
    figures,
    codes: { sku: codeOf(doc.sku), barcode: codeOf(doc.barcode), qrCode: codeOf(doc.qrCode) },
    ...tabItems({
      names: CARD_TABS,
      always: ['overview'],
      counts,
      address: (name) => addressOf(id, name),
      asked: tab,
    }),
    part,
    sums: isMoved ? await readMovementSums(req, id) : undefined,
    isOfCost,
    prices:
      tab === 'prices' && seesHistory
        ? await readPriceHistory(req, { card: id, fields: prices })
        : undefined,
    editHref: rowLinksOf({ slug: 'stock-cards', doc: { id }, may }).edit,
    readAt: new Date().toISOString(),
    isArchived: doc.isArchived === true,
    isLow: doc.isLow === true,
    offers: offers.get(id)?.commands ?? [],
    // Archived cards offer no new records.
    ...(doc.isArchived !== true && {
      moveHref: newFor(page, 'stock-movements', 'movements'),
      reserveHref: newFor(page, 'stock-reservations', 'reservations'),
    }),
    hasActivity: may(['read', 'audit', '*']),
  }
}

/** The page of a card, in the company's time zone. Arguments and result as of `readCard`. */
export const readCardPage = async (page: ViewPage, query: Readonly<Record<string, unknown>>) => {
  const [card, { timeZone }] = await Promise.all([readCard(page, query), siteOf(page.req.payload)])
  return card && { card, timeZone }
}
