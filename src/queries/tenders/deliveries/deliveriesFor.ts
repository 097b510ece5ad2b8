import type { PayloadRequest } from 'payload'
import { mayOf } from '@/access/mayOf'
import type { CommandRight } from '@/catalog/commands/command'
import { Refusal } from '@/domain/shared/refusal'
import { readCommandFacts } from '../../shared/readCommandFacts'
import type { TenderDelivery } from '@/present/tenders/tenderSheet'
import { readDeliveries } from './readDeliveries'
import type { PromisedCard } from '@/domain/stock/delivery'
import { readPromisedCards } from './readPromisedCards'

/** Required rights for a delivery note: its recipient and its items. It has no prices. */
export const DELIVERY_RIGHTS: readonly CommandRight[] = [
  ['read', 'tenders', 'number'],
  ['read', 'tenders', 'company'],
  ['read', 'tenders', 'items'],
]

/** The delivered and open quantities of a tender. */
export type TenderDeliveries = {
  cards: PromisedCard[]
  deliveries: TenderDelivery[]
}

/** The deliveries of a tender that the caller may read, for users with `DELIVERY_RIGHTS`. */
export const readTenderDeliveries = async (
  req: PayloadRequest,
  id: number,
): Promise<TenderDeliveries> => {
  const [may, cards, deliveries] = await Promise.all([
    mayOf(req),
    readPromisedCards(req, id),
    readDeliveries(req, id),
  ])
  const seesStock = may(['read', 'stock-cards', 'currentQuantity'])
  return {
    cards: seesStock ? cards : cards.map((card) => ({ ...card, onHand: null })),
    deliveries,
  }
}

/**
 * The deliveries of a tender, for users who may read its items.
 * @throws Refusal `notAllowed`, `notFound`
 */
export const deliveriesFor = async (req: PayloadRequest, id: number): Promise<TenderDeliveries> => {
  const may = await mayOf(req)
  if (!DELIVERY_RIGHTS.every(may)) throw new Refusal('notAllowed')
  const facts = await readCommandFacts({ req, slug: 'tenders', ids: [id] })
  if (!facts.has(id)) throw new Refusal('notFound')
  return readTenderDeliveries(req, id)
}
