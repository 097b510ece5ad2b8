import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { hasRunLow } from '@/domain/notifications/lowStock'
import { toDecimal, type Numeric } from '@/domain/shared/money'
import { query } from '../shared/transaction'
import { notify } from './notify'

type Card = { name: string; available: string; minQuantity: string | null }

/**
 * Notifies users who may write stock cards that one has just run low, the person who took the stock
 * included. Cards that may be sold without stock never run low; the dashboard leaves them out too.
 * @param cardId a card this transaction has locked and taken from already
 * @param taken what was taken from its available quantity, in the card's unit
 */
export const notifyLowStock = async ({
  req,
  cardId,
  taken,
}: {
  req: PayloadRequest
  cardId: number
  taken: Numeric
}): Promise<void> => {
  const [card] = await query<Card>(
    req,
    sql`select name, available_quantity::text as available, min_quantity::text as "minQuantity"
        from stock_cards where id = ${cardId} and allow_no_stock = false`,
  )
  if (!card) return
  const { name, available, minQuantity } = card
  const before = toDecimal(available).plus(toDecimal(taken))
  if (!hasRunLow({ before, after: available, minQuantity })) return
  await notify({
    req,
    event: 'lowStock',
    subject: 'stock-cards',
    document: cardId,
    data: { card: name, quantity: available },
    to: { holdersOf: 'write' },
  })
}
