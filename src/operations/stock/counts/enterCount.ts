import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { mayOf } from '@/access/mayOf'
import { staffIdOf } from '@/access/session/staffOf'
import { Refusal } from '@/domain/shared/refusal'
import { countedOf } from '@/domain/stock/counting/countFigures'
import { takesEntry, type CountChoice, type EntryMode } from '@/domain/stock/counting/counts'
import { query } from '../../shared/transaction'
import { refuseFractions } from '../refuseFractions'
import { findCountCard, type NamedCard } from '@/queries/stock/counts/findCountCard'
import { holdCount, type LockedCount } from './lockCount'
import { ofScope } from '@/queries/stock/counts/ofScope'
import { readEntries } from '@/queries/stock/counts/readEntries'
import { mayReviewCounts, mayReadExpected } from '@/queries/stock/counts/readerOfCount'
import { shownCard } from '@/queries/stock/counts/shownCard'

type Line = { choice: CountChoice | null; isAnew: boolean }

const readLine = async (req: PayloadRequest, count: number, card: number) => {
  const [line] = await query<Line>(
    req,
    sql`select choice, not exists (select 1 from stock_count_entries e
          where e.count_id = l.count_id and e.stock_card_id = l.stock_card_id
            and e.id > l.choice_entry and e.mode <> 'undo'
            and not exists (select 1 from stock_count_entries u where u.undoes_id = e.id)) as "isAnew"
        from stock_count_cards l where count_id = ${count} and stock_card_id = ${card}`,
  )
  return line
}

/** A card created since the start of the count is added when its scope covers it. */
const takeIn = async (req: PayloadRequest, count: LockedCount, card: number) => {
  const taken = await query(
    req,
    sql`insert into stock_count_cards (count_id, stock_card_id, is_open)
        select ${count.id}::int, c.id, true from stock_cards c
        where c.id = ${card} and ${ofScope(count)}
        on conflict (count_id, stock_card_id) do nothing returning 1`,
  )
  if (taken.length === 0) throw new Refusal('cardNotInCount', { data: { card } })
}

const lineOf = async (req: PayloadRequest, count: LockedCount, card: number): Promise<Line> => {
  const line = await readLine(req, count.id, card)
  if (line) return line
  if (count.status !== 'counting') throw new Refusal('cardNotInCount', { data: { card } })
  await takeIn(req, count, card)
  return { choice: null, isAnew: false }
}

/** The counted quantity of the card; with the expected one only for those who may see it. */
const totalOf = async (req: PayloadRequest, count: LockedCount, card: number) => {
  const counted = countedOf(await readEntries(req, count.id, { card }))
  const sees = mayReadExpected(await mayOf(req), count)
  return {
    counted: counted?.counted.toFixed() ?? null,
    ...(sees && counted && { expected: counted.expected.toFixed() }),
  }
}

/**
 * Stores a counted quantity of a card. Its trigger locks the card and stores the quantity on hand,
 * so that the difference is that of this moment.
 * @param args.mode `add` to earlier entries, or `recount`; during the review, the first entry of a
 *   card with a requested recount is always a recount
 * @throws Refusal `notFound`, `unknownCode`, `cardNotInCount`, `cardInOpenCount`,
 * `wrongCountState`, `invalidInput` with `notWhole`
 */
export const enterCount = async (
  args: { req: PayloadRequest; count: number; quantity: number; mode: EntryMode } & NamedCard,
) => {
  const { req, quantity } = args
  const count = await holdCount(req, args.count)
  const card = await findCountCard(req, args)
  if (!takesEntry(count.status, 'recount')) throw new Refusal('wrongCountState')
  const line = await lineOf(req, count, card.id)
  if (!takesEntry(count.status, line.choice)) throw new Refusal('wrongCountState')
  await refuseFractions(req, [{ path: 'quantity', stockCard: card.id, quantity }])
  const mode = count.status === 'review' && line.isAnew ? 'recount' : args.mode
  const [entry] = await query<{ id: number }>(
    req,
    sql`insert into stock_count_entries (count_id, stock_card_id, mode, quantity, user_id)
        values (${count.id}, ${card.id}, ${mode}, ${quantity}, ${staffIdOf(req)}::int)
        returning id::int`,
  )
  return {
    card: await shownCard(req, card),
    entry: { id: entry?.id, mode, quantity },
    ...(await totalOf(req, count, card.id)),
  }
}

type Made = { count: number; card: number; user: number | null; mode: string; isUndone: boolean }

/**
 * Withdraws an entry by another one that names it: one's own, or anybody's for reviewers.
 * @throws Refusal `notFound`, `notAllowed`, `wrongCountState`, `alreadyDone`
 */
export const undoEntry = async ({ req, entry }: { req: PayloadRequest; entry: number }) => {
  const [made] = await query<Made>(
    req,
    sql`select e.count_id as count, e.stock_card_id as card, e.user_id as "user", e.mode,
          exists (select 1 from stock_count_entries u where u.undoes_id = e.id) as "isUndone"
        from stock_count_entries e where e.id = ${entry}`,
  )
  if (!made) throw new Refusal('notFound')
  const count = await holdCount(req, made.count)
  const isOwn = made.user !== null && made.user === staffIdOf(req)
  if (!isOwn && !mayReviewCounts(await mayOf(req))) throw new Refusal('notAllowed')
  const line = await readLine(req, count.id, made.card)
  if (!takesEntry(count.status, line?.choice ?? null)) throw new Refusal('wrongCountState')
  if (made.mode === 'undo' || made.isUndone) throw new Refusal('alreadyDone')
  await query(
    req,
    sql`insert into stock_count_entries (count_id, stock_card_id, mode, quantity, undoes_id, user_id)
        values (${count.id}, ${made.card}, 'undo', 0, ${entry}, ${staffIdOf(req)}::int)`,
  )
  return { card: { id: made.card }, ...(await totalOf(req, count, made.card)) }
}
