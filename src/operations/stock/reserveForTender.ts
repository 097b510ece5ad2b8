import type { PayloadRequest } from 'payload'
import type { Decimal } from '@/domain/shared/money'
import { Refusal } from '@/domain/shared/refusal'
import { lockCard, type CardFigures } from './lockCard'
import { shortageOfCard, type ShortageOfCard } from './refuseShortage'

/**
 * Reserves what a tender needs: all cards or none.
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
      depth: 0,
      req,
    })
  }
}
