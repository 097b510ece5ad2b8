import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { isRepairable, type Counter } from '@/domain/stock/counting/counters'
import { CARD_COUNTERS } from '@/lib/ledgerSql'
import { Refusal } from '@/domain/shared/refusal'
import { actorOf } from '../events/emit'
import { asWriter, inTransaction, query } from '../shared/transaction'
import { lockCard } from '../stock/lockCard'

type Open = { counter: Counter; card: number }

const openDrift = async (req: PayloadRequest, id: number): Promise<Open> => {
  const [drift] = await query<Open>(
    req,
    sql`select counter, stock_card_id as card from counter_drifts
        where id = ${id} and resolved_at is null`,
  )
  if (!drift) throw new Refusal('notFound')
  if (!isRepairable(drift.counter)) throw new Refusal('driftNotRepairable')
  return drift
}

type Sums = { ledger: string; held: string; isPossible: boolean }

/** Requires the card's row lock: every movement and reservation of it waits for that lock. */
const sumsOf = async (req: PayloadRequest, card: number): Promise<Sums> => {
  const [sums] = await query<Sums>(
    req,
    sql`select ledger::text, held::text,
               (allow_no_stock or (ledger >= 0 and held <= ledger)) as "isPossible"
        from (${sql.raw(CARD_COUNTERS)}) c where id = ${card}`,
  )
  if (!sums) throw new Refusal('notFound')
  return sums
}

/**
 * Rewrites the counters of a card from its movements and open reservations, under the row lock that
 * every movement takes first: earlier commits are included, later ones build on it. The user and
 * the former counters are stored in `counter_drifts`.
 * @param args.id of an open difference; the others of the same card are repaired with it
 * @throws Refusal `notFound` for one that is repaired or resolved; `driftNotRepairable` for the
 *   balance of a tender, and for a card whose rows add up to less than is reserved
 */
export const repairDrift = (args: { req: PayloadRequest; id: number }): Promise<void> =>
  inTransaction(args.req, async () => {
    const { req, id } = args
    const { card } = await openDrift(req, id)
    await lockCard(req, card)
    // Repaired by another transaction while this one waited for the lock.
    await openDrift(req, id)
    const { ledger, held, isPossible } = await sumsOf(req, card)
    if (!isPossible) throw new Refusal('driftNotRepairable')
    await asWriter(req, 'counter', () =>
      query(
        req,
        sql`update stock_cards set current_quantity = ${ledger}::numeric,
                   reserved_quantity = ${held}::numeric where id = ${card}`,
      ),
    )
    const actor = actorOf(req)
    await query(
      req,
      sql`update counter_drifts set resolved_at = now(), repaired_by = ${actor?.id ?? null},
                 repaired_by_name = ${actor?.name ?? null}
          where stock_card_id = ${card} and resolved_at is null and tender_id is null`,
    )
  })
