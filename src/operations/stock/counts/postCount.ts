import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { mayOf } from '@/access/mayOf'
import { staffIdOf } from '@/access/session/staffOf'
import { dayToStored } from '@/domain/shared/day'
import { toDecimal } from '@/domain/shared/money'
import { Refusal } from '@/domain/shared/refusal'
import { fallsBelowReserved } from '@/domain/stock/counting/countFigures'
import { companyToday } from '@/queries/settings/companyToday'
import { lockRow, query } from '../../shared/transaction'
import { emitLowStock } from '../emitLowStock'
import { lockCards } from '../lockCard'
import { giveBack } from '../releaseReservation'
import { readLines, type CountLine } from '@/queries/stock/counts/readLines'
import { freeCards, stepOfCount } from './stepOfCount'

/** Locks tenders of released reservations, then cards: the global order of locks. */
const lockAll = async (req: PayloadRequest, count: number) => {
  const tenders = await query<{ id: number }>(
    req,
    sql`select distinct r.tender_id as id from stock_count_cards l
          join stock_reservations r on r.tender_id is not null and r.id in
            (select value::int from jsonb_array_elements_text(l.release))
        where l.count_id = ${count} order by 1`,
  )
  for (const { id } of tenders) await lockRow(req, 'tenders', id)
  await lockCards(
    req,
    sql`select distinct stock_card_id from stock_count_entries where count_id = ${count}`,
  )
}

const refuseUndecided = (lines: CountLine[]) => {
  const cards = lines.filter(({ waits }) => waits).map(({ card }) => card)
  if (cards.length > 0) throw new Refusal('countNeedsChoice', { data: { cards } })
}

/**
 * Names the reservations to their readers; users who post always see the quantities of the cards.
 */
const refuseBelow = async (req: PayloadRequest, lines: CountLine[]) => {
  const below = lines.filter(({ isBelow }) => isBelow)
  if (below.length === 0) return
  const may = await mayOf(req)
  const seesHeld = may(['read', 'stock-reservations'])
  const cards = below.map(({ card, after, reserved, held }) => ({
    card,
    after: after.toNumber(),
    reserved: Number(reserved),
    ...(seesHeld && { reservations: held.map(({ id }) => id) }),
  }))
  throw new Refusal('countBelowReserved', { data: { cards } })
}

/**
 * Releases the chosen reservations of a card, but only if the result would otherwise be below the
 * reserved quantity.
 */
const releaseNamed = async (req: PayloadRequest, lines: CountLine[]) => {
  for (const { after, reserved, allowNoStock, release, held, adjustment } of lines) {
    const isShort = fallsBelowReserved({ after, reserved, released: 0, allowNoStock })
    if (adjustment.isZero() || !isShort) continue
    for (const { id } of held) if (release.includes(id)) await giveBack(req, id)
  }
}

const rowsOf = (lines: CountLine[]) =>
  JSON.stringify(
    lines.map(({ card, count, adjustment }) => ({
      card,
      counted: count.counted.toFixed(),
      expected: count.expected.toFixed(),
      difference: adjustment.toFixed(),
    })),
  )

/** Posts surpluses and shortages at the average cost, which neither changes. */
const postDifferences = async (args: {
  req: PayloadRequest
  id: number
  rows: string
  reason: string
}) => {
  const { req, id, rows, reason } = args
  await query(
    req,
    sql`insert into stock_movements (stock_card_id, type, quantity, price, currency_type,
          currency_rate, operation_date, operation_user_id, note, count_id, origin)
        select c.id, case when r.difference > 0 then 'in' else 'out' end::enum_stock_movements_type,
          abs(r.difference), coalesce(c.average_cost, 0), 'TRY', 1,
          ${dayToStored(await companyToday(req))}, ${staffIdOf(req)}::int, ${reason}, ${id},
          'count'
        from jsonb_to_recordset(${rows}::jsonb) as r(card int, difference numeric)
          join stock_cards c on c.id = r.card
        where r.difference <> 0 order by c.id`,
  )
}

/** Stores the result of each card with the count, and the date of the last count on the card. */
const keepResults = async (req: PayloadRequest, id: number, rows: string) => {
  await query(
    req,
    sql`update stock_count_cards l set counted = r.counted, expected = r.expected,
          difference = r.difference
        from jsonb_to_recordset(${rows}::jsonb)
          as r(card int, counted numeric, expected numeric, difference numeric)
        where l.count_id = ${id} and l.stock_card_id = r.card`,
  )
  await query(
    req,
    sql`update stock_cards set last_counted_at = now() where id in
          (select card from jsonb_to_recordset(${rows}::jsonb) as r(card int))`,
  )
}

const carryOut = async (req: PayloadRequest, id: number, reason: string) => {
  await lockAll(req, id)
  const lines = await readLines(req, id)
  refuseUndecided(lines)
  await refuseBelow(req, lines)
  await releaseNamed(req, lines)
  const rows = rowsOf(lines)
  await postDifferences({ req, id, rows, reason })
  await keepResults(req, id, rows)
  await freeCards(req, id)
  const lost = lines.filter(({ adjustment }) => adjustment.lt(0))
  await emitLowStock({
    req,
    taken: new Map(lost.map(({ card, adjustment }) => [card, toDecimal(adjustment).neg()])),
  })
}

/**
 * Posts a count: all differences at once, as ledger rows that name it. Uncounted cards stay
 * unchanged; matching ones are only marked as counted.
 * @throws Refusal `notFound`, `wrongCountState`, `countNeedsChoice` with the cards,
 *   `countBelowReserved` with the cards and their reserved quantities
 */
export const postCount = ({
  req,
  id,
  reason,
}: {
  req: PayloadRequest
  id: number
  reason: string
}) =>
  stepOfCount({
    req,
    id,
    command: 'post',
    more: sql`, posted_at = now(), posted_by_id = ${staffIdOf(req)}::int, reason = ${reason}`,
    work: () => carryOut(req, id, reason),
  })
