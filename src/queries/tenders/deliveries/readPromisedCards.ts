import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { readRows } from '../../shared/rows'

/** A card of an approved tender: what was promised of it, and what became of that. */
export type PromisedCard = {
  card: number
  name: string
  code: string | null
  unit: string | null
  /** Exact decimals as text, in the card's unit. */
  promised: string
  delivered: string
  open: string
  onHand: string
}

/** Of a card: where the first line stands that names it or a group it is part of. */
const placeOf = (tenderId: number) => sql`(select min(i."order") from tender_items i
  where i.tender_id = ${tenderId} and (i.stock_card_id = c.id or i.stock_group_id in (
    select p.stock_group_id from stock_group_stocks p where p.stock_card_id = c.id)))`

/**
 * What the approval of a tender promised of each card, parts of groups included, in the order of its
 * lines; empty before it is approved.
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
