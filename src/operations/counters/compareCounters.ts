import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { CARD_COUNTERS, TENDER_BALANCE } from '@/lib/ledgerSql'
import { notifyAdministrators } from '../notifications/notifyAdministrators'
import { inTransaction, query } from '../shared/transaction'

/**
 * SQL: current differences. A statement sees one snapshot, so a movement in progress is no
 * difference.
 */
const DRIFTS = sql.raw(`
  select counter, card, tender, stored, counted from (${CARD_COUNTERS}) c
    cross join lateral (values
      ('currentQuantity', c.id, null::int, c.current_quantity, c.ledger),
      ('reservedQuantity', c.id, null, c.reserved_quantity, c.held),
      ('availableQuantity', c.id, null, c.available_quantity, c.ledger - c.held)
    ) v(counter, card, tender, stored, counted) where stored <> counted
  union all
  select 'tenderBalance', b.stock_card_id, b.id, b.demand, b.held + b.delivered
    from (${TENDER_BALANCE}) b
    where b.status in ('approved', 'invoiced') and b.demand <> b.held + b.delivered`)

/**
 * Compares the counters of all cards with their movements and reservations, and the demand of
 * approved tenders with reserved and delivered quantities. A difference stays open until it is
 * repaired or resolved; administrators are notified of new ones.
 * @returns the number of new differences
 */
export const compareCounters = (req: PayloadRequest): Promise<number> =>
  inTransaction(req, async () => {
    // Sums over all movements take longer than a request's statement timeout.
    await query(req, sql`select set_config('statement_timeout', '10min', true)`)
    // Without the lock, two concurrent runs would both report the same difference as new.
    await query(req, sql`select pg_advisory_xact_lock(hashtext('counter_drifts'))`)
    // One statement uses one snapshot, so no difference is counted as both resolved and new.
    const fresh = await query(
      req,
      sql`with found as materialized (${DRIFTS}),
            gone as (
              update counter_drifts o set resolved_at = now() where resolved_at is null
                and not exists (select from found f where f.counter = o.counter
                  and f.card = o.stock_card_id and f.tender is not distinct from o.tender_id)),
            still as (
              update counter_drifts o set stored = f.stored, counted = f.counted from found f
               where o.resolved_at is null and f.counter = o.counter
                 and f.card = o.stock_card_id and f.tender is not distinct from o.tender_id)
          insert into counter_drifts (counter, stock_card_id, tender_id, stored, counted)
          select counter, card, tender, stored, counted from found
          on conflict do nothing returning id`,
    )
    if (fresh.length > 0) await notifyAdministrators({ req, event: 'countersDrifted' })
    return fresh.length
  })
