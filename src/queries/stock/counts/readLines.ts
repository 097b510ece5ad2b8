import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import {
  adjustmentOf,
  countedOf,
  doubtOf,
  stillStands,
  fallsBelowReserved,
  waitsForChoice,
  waitsForRecount,
  type Chosen,
  type Counted,
  type CountDoubt,
  type MovementSince,
} from '@/domain/stock/counting/countFigures'
import type { CountChoice } from '@/domain/stock/counting/counts'
import { sum, toDecimal, type Decimal } from '@/domain/shared/money'
import type { HeldOfCard } from '@/domain/stock/counting/countReadings'
import { dayText } from '../../shared/asText'
import { readRows } from '../../shared/rows'
import { readEntries, type StoredEntry } from './readEntries'

type Row = {
  card: number
  name: string
  sku: string | null
  unit: string
  onHand: string
  reserved: string
  allowNoStock: boolean
  averageCost: string | null
  choice: CountChoice | null
  choiceEntry: number | null
  choiceSequence: number | null
  release: number[]
  movements: MovementSince[]
  held: HeldOfCard[]
}

/** A counted card with all facts that decide its result. */
export type CountLine = Row & {
  count: Counted
  chosen: Chosen | null
  doubt: CountDoubt | null
  waits: boolean
  isRecounted: boolean
  /** The posted adjustment, and the resulting stock. */
  adjustment: Decimal
  after: Decimal
  /** The result would be below the reserved quantity, even after the chosen releases. */
  isBelow: boolean
  entries: StoredEntry[]
}

const readCards = (req: PayloadRequest, count: number) =>
  readRows<Row>(
    req,
    sql`with counted as (
          select l.stock_card_id, l.choice, l.choice_entry, l.choice_sequence, l.release,
            (select min(e.sequence) from stock_count_entries e
              where e.count_id = l.count_id and e.stock_card_id = l.stock_card_id) as first
          from stock_count_cards l where l.count_id = ${count})
        select c.id as card, c.name, c.sku, c.unit, c.current_quantity::text as "onHand",
          c.reserved_quantity::text as reserved, c.allow_no_stock as "allowNoStock",
          c.average_cost::text as "averageCost", l.choice, l.choice_entry::int as "choiceEntry",
          l.choice_sequence as "choiceSequence", l.release,
          coalesce((select json_agg(json_build_object('sequence', m.id,
              'operationDate', ${dayText(sql`m.operation_date`)},
              'quantity', (case m.type when 'in' then m.quantity else -m.quantity end)::text))
            from stock_movements m where m.stock_card_id = c.id and m.id > l.first), '[]') as movements,
          coalesce((select json_agg(json_build_object('id', r.id, 'origin', r.origin,
              'quantity', r.remaining_quantity::text, 'tender', r.tender_id) order by r.id)
            from stock_reservations r where r.stock_card_id = c.id and r.status = 'active'), '[]') as held
        from counted l join stock_cards c on c.id = l.stock_card_id
        where l.first is not null order by c.id`,
  )

const lineOf = (row: Row, entries: StoredEntry[]): CountLine | null => {
  const count = countedOf(entries)
  if (!count) return null
  const { choice, choiceEntry, choiceSequence, onHand, reserved, allowNoStock, release } = row
  const chosen = choice && { choice, entry: choiceEntry ?? 0, sequence: choiceSequence ?? 0 }
  const doubt = doubtOf(count, row.movements)
  const stands = stillStands(count, chosen || null)
  const adjustment = adjustmentOf({
    count,
    choice: stands ? choice : null,
    movements: row.movements,
  })
  const after = adjustment.plus(toDecimal(onHand))
  const released = sum(
    row.held.filter(({ id }) => release.includes(id)).map(({ quantity }) => quantity),
  )
  return {
    ...row,
    count,
    chosen,
    doubt,
    waits: waitsForChoice(count, doubt, chosen),
    isRecounted: waitsForRecount(count, chosen),
    adjustment,
    after,
    isBelow:
      !adjustment.isZero() && fallsBelowReserved({ after, reserved, released, allowNoStock }),
    entries,
  }
}

/** The cards of a count with at least one entry, ordered by id. */
export const readLines = async (req: PayloadRequest, count: number): Promise<CountLine[]> => {
  const rows = await readCards(req, count)
  const byCard = new Map<number, StoredEntry[]>()
  for (const entry of await readEntries(req, count)) {
    const own = byCard.get(entry.card)
    if (own) own.push(entry)
    else byCard.set(entry.card, [entry])
  }
  return rows.flatMap((row) => lineOf(row, byCard.get(row.card) ?? []) ?? [])
}
