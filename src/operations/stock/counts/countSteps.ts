import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { staffIdOf } from '@/access/session/staffOf'
import { Refusal } from '@/domain/shared/refusal'
import { query } from '../../shared/transaction'
import type { LockedCount } from './lockCount'
import { ofScope } from '@/queries/stock/counts/ofScope'
import { freeCards, stepOfCount } from './stepOfCount'

type Step = { req: PayloadRequest; id: number }

/** Adds the cards of the scope; those of a list were added before. */
const takeScope = (req: PayloadRequest, count: LockedCount) =>
  query(
    req,
    sql`insert into stock_count_cards (count_id, stock_card_id)
        select ${count.id}::int, c.id from stock_cards c
        where not c.is_archived and ${ofScope(count)} order by c.id
        on conflict do nothing`,
  )

/** Cards listed that are in another count: enough to find it. */
const MAX_NAMED = 20

const refuseCountedElsewhere = async (req: PayloadRequest, id: number) => {
  const cards = await query<{ card: number; count: number }>(
    req,
    sql`select l.stock_card_id as card, o.count_id as count from stock_count_cards l
        join stock_count_cards o on o.stock_card_id = l.stock_card_id and o.is_open
        where l.count_id = ${id} and o.count_id <> ${id}
        order by 1 limit ${MAX_NAMED}`,
  )
  if (cards.length > 0) throw new Refusal('cardInOpenCount', { data: { cards } })
}

const openCards = async (req: PayloadRequest, count: LockedCount) => {
  await takeScope(req, count)
  await refuseCountedElsewhere(req, count.id)
  const opened = await query(
    req,
    sql`update stock_count_cards set is_open = true where count_id = ${count.id}
        returning stock_card_id`,
  )
  if (opened.length === 0) throw new Refusal('nothingToCount')
}

/**
 * Starts a count: its cards are included from now on, and cannot be in another count. Stock is not
 * frozen.
 * @throws Refusal `notFound`, `wrongCountState`, `nothingToCount`, `cardInOpenCount` with the cards
 *   and the count they are in
 */
export const startCount = ({ req, id }: Step) =>
  stepOfCount({
    req,
    id,
    command: 'start',
    more: sql`, started_at = now(), started_by_id = ${staffIdOf(req)}::int`,
    work: (count) => openCards(req, count),
  })

/** Ends counting: the differences are reviewed next. */
export const finishCount = ({ req, id }: Step) => stepOfCount({ req, id, command: 'finish' })

/** Reopens counting. */
export const resumeCount = ({ req, id }: Step) => stepOfCount({ req, id, command: 'resume' })

/** Removes cards without entries from a count, so that they can be deleted again. */
const forgetUncounted = (req: PayloadRequest, id: number) =>
  query(
    req,
    sql`delete from stock_count_cards l where l.count_id = ${id} and not exists (
          select 1 from stock_count_entries e
          where e.count_id = l.count_id and e.stock_card_id = l.stock_card_id)`,
  )

/** Cancels a count: its entries stay as history, stock does not change. */
export const cancelCount = ({ req, id }: Step) =>
  stepOfCount({
    req,
    id,
    command: 'cancel',
    work: async () => {
      await forgetUncounted(req, id)
      await freeCards(req, id)
    },
  })
