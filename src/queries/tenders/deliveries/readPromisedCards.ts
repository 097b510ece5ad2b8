import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import type { PromisedCard } from '@/domain/stock/delivery'
import { readRows } from '../../shared/rows'

/** The position of the first line that contains a card, directly or through a group. */
const placeOf = (tenderId: number) => sql`(select min(i."order") from tender_items i
  where i.tender_id = ${tenderId} and (i.stock_card_id = c.id or i.stock_group_id in (
    select p.stock_group_id from stock_group_stocks p where p.stock_card_id = c.id)))`

/**
 * The quantities promised by a tender's approval, by card, parts of groups included, in the order
 * of its lines; empty before it is approved.
 */
export const readPromisedCards = (req: PayloadRequest, tenderId: number): Promise<PromisedCard[]> =>
  readRows<PromisedCard>(
    req,
    sql`select c.id as card, c.name, c.sku as code, c.unit, d.quantity::text as promised,
          d.delivered::text as delivered, (d.quantity - d.delivered)::text as open,
          c.current_quantity::text as "onHand"
        from (select stock_card_id, quantity, delivered_of(tender_id, stock_card_id) as delivered
              from tender_demands where tender_id = ${tenderId}) d
        join stock_cards c on c.id = d.stock_card_id
        order by ${placeOf(tenderId)} nulls last, c.id`,
  )
