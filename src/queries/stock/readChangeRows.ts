import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { abilityOfRequest } from '@/access/abilityOf'
import type { CardPrice } from '@/domain/stock/prices/prices'
import { readShown } from '../shared/readShown'
import { readRows } from '../shared/rows'
import { cardOrder } from './cardOrder'

/** A price set by a price change, and its state after undoing. */
export type ChangedPrice = {
  card: number
  /** Absent where the reader may not see what cards are called. */
  name?: string
  field: CardPrice
  before: string
  after: string
  isGivenBack: boolean | null
}

const MOST = 500

/**
 * The prices of a change by card; after undoing, those that were kept come first.
 * @param args.fields the prices the reader may read; the caller checks
 * @returns at most 500 of them, the total, and the number hidden from this reader
 */
export const readChangeRows = async (
  req: PayloadRequest,
  { change, fields }: { change: number; fields: readonly CardPrice[] },
): Promise<{ rows: ChangedPrice[]; total: number; hidden: number }> => {
  const seen = sql`r.field in (select jsonb_array_elements_text(${JSON.stringify(fields)}::jsonb))`
  const order = cardOrder(await abilityOfRequest(req), ['name'])
  const [rows, [counts]] = await Promise.all([
    readShown<Required<ChangedPrice>>({
      req,
      columns: {
        card: 'id',
        name: ['stock-cards', 'name'],
        field: 'judged',
        before: 'judged',
        after: 'judged',
        isGivenBack: 'judged',
      },
      statement: sql`select r.stock_card_id as card, c.name, r.field, trim_scale(r.before)::text as before,
            trim_scale(r.after)::text as after, r.is_given_back as "isGivenBack"
          from price_change_rows r join stock_cards c on c.id = r.stock_card_id
          where r.change_id = ${change} and ${seen}
          order by (r.is_given_back is false) desc, ${order}, r.field limit ${MOST}`,
    }) as Promise<ChangedPrice[]>,
    readRows<{ total: number; hidden: number }>(
      req,
      sql`select count(*) filter (where ${seen})::int as total,
            count(*) filter (where not ${seen})::int as hidden
          from price_change_rows r where r.change_id = ${change}`,
    ),
  ])
  return { rows, total: counts?.total ?? 0, hidden: counts?.hidden ?? 0 }
}
