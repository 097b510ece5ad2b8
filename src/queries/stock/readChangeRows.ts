import { sql } from '@payloadcms/db-postgres'
import type { CardPrice } from '@/domain/stock/prices/prices'
import { readRows, type Reader } from '../shared/rows'

/** A price that a change set, and what became of it when the change was undone. */
export type ChangedPrice = {
  card: number
  name: string
  field: CardPrice
  before: string
  after: string
  isGivenBack: boolean | null
}

const MOST = 500

/**
 * The prices of a change, by card: what stayed when it was undone first.
 * @param args.fields the prices the reader may read; the caller checks
 * @returns at most 500 of them, how many there are, and how many are hidden from this reader
 */
export const readChangeRows = async (
  req: Reader,
  { change, fields }: { change: number; fields: readonly CardPrice[] },
): Promise<{ rows: ChangedPrice[]; total: number; hidden: number }> => {
  const seen = sql`r.field in (select jsonb_array_elements_text(${JSON.stringify(fields)}::jsonb))`
  const [rows, [counts]] = await Promise.all([
    readRows<ChangedPrice>(
      req,
      sql`select r.stock_card_id as card, c.name, r.field, trim_scale(r.before)::text as before,
            trim_scale(r.after)::text as after, r.is_given_back as "isGivenBack"
          from price_change_rows r join stock_cards c on c.id = r.stock_card_id
          where r.change_id = ${change} and ${seen}
          order by (r.is_given_back is false) desc, c.name, c.id, r.field limit ${MOST}`,
    ),
    readRows<{ total: number; hidden: number }>(
      req,
      sql`select count(*) filter (where ${seen})::int as total,
            count(*) filter (where not ${seen})::int as hidden
          from price_change_rows r where r.change_id = ${change}`,
    ),
  ])
  return { rows, total: counts?.total ?? 0, hidden: counts?.hidden ?? 0 }
}
