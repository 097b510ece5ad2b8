import type { PayloadRequest } from 'payload'
import { mayOf } from '@/access/mayOf'
import type { ShownCard } from '@/domain/stock/counting/countReadings'
import type { CountCard } from './findCountCard'

/** Limits a card to what its reader may see, for many cards of one request. */
export const cardShower = async (req: PayloadRequest): Promise<(card: CountCard) => ShownCard> => {
  const may = await mayOf(req)
  const sees = (field: string) => may(['read', 'stock-cards', field])
  const [name, sku, unit] = [sees('name'), sees('sku'), sees('unit')]
  return (card) => ({
    id: card.id,
    ...(name && { name: card.name }),
    ...(sku && { sku: card.sku }),
    ...(unit && { unit: card.unit }),
  })
}

/** As `cardShower`, for one card. */
export const shownCard = async (req: PayloadRequest, card: CountCard): Promise<ShownCard> =>
  (await cardShower(req))(card)
