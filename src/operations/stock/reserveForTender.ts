import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import type { Decimal } from '@/domain/shared/money'
import { Refusal } from '@/domain/shared/refusal'
import { sortedIds } from '@/domain/tenders/demand'
import { query } from '../shared/transaction'
import { lockCard, type CardFigures } from './lockCard'
import { releaseReservationsOf } from './releaseReservation'
import { shortageOfCard, type ShortageOfCard } from './refuseShortage'

/** Every affected card, in the order in which cards are locked. */
const lockCards = async (req: PayloadRequest, tenderId: number, wanted: Iterable<number>) => {
  const held = await query<{ card: number }>(
    req,
    sql`select distinct stock_card_id as card from stock_reservations
        where tender_id = ${tenderId} and status = 'active'`,
  )
  const cards = new Set([...wanted, ...held.map(({ card }) => card)])
  for (const card of sortedIds(cards)) await lockCard(req, card)
}

/**
 * Reserves what a tender needs: all cards or none. What was held for it by hand becomes part of
 * that, or the tender would hold, and issue, more than it sells.
 * @param demand quantity by card, summed over the whole tender, ids ascending (`demandByCard`)
 * @throws Refusal `insufficientStock` with `shortages`, every card that cannot give its part
 */
export const reserveForTender = async ({
  req,
  tender,
  demand,
}: {
  req: PayloadRequest
  tender: { id: number; company: number | null; project: number | null }
  demand: Map<number, Decimal>
}): Promise<void> => {
  await lockCards(req, tender.id, demand.keys())
  await releaseReservationsOf({ req, tenderId: tender.id })
  const shortages: ShortageOfCard[] = []
  const cards: CardFigures[] = []
  for (const [cardId, wanted] of demand) {
    const card = await lockCard(req, cardId)
    const shortage = shortageOfCard(card, wanted)
    if (shortage) shortages.push(shortage)
    cards.push(card)
  }
  if (shortages.length > 0)
    throw new Refusal('insufficientStock', { data: { ...shortages[0], shortages } })
  for (const card of cards) {
    await req.payload.create({
      collection: 'stock-reservations',
      data: {
        stockCard: card.id,
        quantity: demand.get(card.id)?.toNumber() ?? 0,
        tender: tender.id,
        company: tender.company,
        project: tender.project,
      },
      context: { reservingFor: tender.id },
      depth: 0,
      req,
    })
  }
}
