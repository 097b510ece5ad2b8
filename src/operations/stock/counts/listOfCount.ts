import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { Refusal } from '@/domain/shared/refusal'
import { isPlanOpen } from '@/domain/stock/counting/counts'
import { query } from '../../shared/transaction'
import { findCountCard, type NamedCard } from '@/queries/stock/counts/findCountCard'
import { shownCard } from '@/queries/stock/counts/shownCard'
import { holdCount } from './lockCount'

const holdPlan = async (req: PayloadRequest, id: number) => {
  const { status, scope } = await holdCount(req, id)
  if (!isPlanOpen(status) || scope !== 'list') throw new Refusal('wrongCountState')
}

/**
 * Adds a card to the list of a count that has not begun; idempotent.
 * @returns the card, as the caller may see it
 * @throws Refusal `notFound`, `wrongCountState`, `unknownCode`
 */
export const addToList = async (args: { req: PayloadRequest; count: number } & NamedCard) => {
  const { req, count, ...named } = args
  await holdPlan(req, count)
  const card = await findCountCard(req, named)
  await query(
    req,
    sql`insert into stock_count_cards (count_id, stock_card_id) values (${count}, ${card.id})
        on conflict do nothing`,
  )
  return { card: await shownCard(req, card) }
}

/**
 * Removes a card from the list of a count that has not begun.
 * @throws Refusal `notFound`, `wrongCountState`
 */
export const removeFromList = async (args: {
  req: PayloadRequest
  count: number
  card: number
}): Promise<void> => {
  const { req, count, card } = args
  await holdPlan(req, count)
  await query(
    req,
    sql`delete from stock_count_cards where count_id = ${count} and stock_card_id = ${card}`,
  )
}
