import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { staffIdOf } from '@/access/session/staffOf'
import { Refusal } from '@/domain/shared/refusal'
import { REVIEWED_COUNT, type CountChoice } from '@/domain/stock/counting/counts'
import type { ReservationOrigin } from '@/domain/stock/origins'
import { query } from '../../shared/transaction'
import { lockCard } from '../lockCard'
import { holdCount } from './lockCount'

type Decision = { req: PayloadRequest; count: number; card: number }

const holdReviewed = async ({ req, count, card }: Decision) => {
  const { status } = await holdCount(req, count)
  if (!REVIEWED_COUNT.includes(status)) throw new Refusal('wrongCountState')
  const [line] = await query(
    req,
    sql`select 1 from stock_count_cards where count_id = ${count} and stock_card_id = ${card}
        for no key update`,
  )
  if (!line) throw new Refusal('cardNotInCount', { data: { card } })
}

/**
 * Stores a decision about a card where the numbers alone do not suffice. Later entries or postings
 * outdate it, so it stores the last entry and ledger row considered.
 * @throws Refusal `notFound`, `wrongCountState`, `cardNotInCount`
 */
export const chooseForCard = async (args: Decision & { choice: CountChoice }): Promise<void> => {
  const { req, count, card, choice } = args
  await holdReviewed(args)
  await lockCard(req, card)
  await query(
    req,
    sql`update stock_count_cards l set choice = ${choice}, choice_by_id = ${staffIdOf(req)}::int,
          choice_at = now(),
          choice_entry = coalesce((select max(e.id) from stock_count_entries e
            where e.count_id = l.count_id and e.stock_card_id = l.stock_card_id), 0),
          choice_sequence = coalesce((select max(m.id) from stock_movements m
            where m.stock_card_id = l.stock_card_id), 0)
        where count_id = ${count} and stock_card_id = ${card}`,
  )
}

/**
 * Stores the reservations of a card to release when the count is posted, in case the result is
 * below the reserved quantity. Those of an approved tender can only be released by its approval.
 * @throws Refusal `notFound`, `wrongCountState`, `cardNotInCount`, `reservationBelongsToTender`
 */
export const releaseWithCount = async (args: Decision & { release: number[] }): Promise<void> => {
  const { req, count, card, release } = args
  await holdReviewed(args)
  const ids = JSON.stringify(release)
  const found = await query<{ id: number; origin: ReservationOrigin; tender: number | null }>(
    req,
    sql`select id, origin, tender_id as tender from stock_reservations
        where stock_card_id = ${card} and status = 'active'
          and id in (select value::int from jsonb_array_elements_text(${ids}::jsonb))`,
  )
  if (found.length < new Set(release).size) throw new Refusal('notFound')
  const held = found.find(({ origin }) => origin === 'approval')
  if (held) throw new Refusal('reservationBelongsToTender', { data: { tender: held.tender } })
  await query(
    req,
    sql`update stock_count_cards set release = ${ids}::jsonb
        where count_id = ${count} and stock_card_id = ${card}`,
  )
}
