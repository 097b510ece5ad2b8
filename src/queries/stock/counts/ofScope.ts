import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type { CountScope } from '@/domain/stock/counting/counts'

/** The scope of a count as stored. */
export type Scoped = { scope: CountScope; stockType: number | null; stockGroup: number | null }

/** Its columns in `stock_counts`. */
export const SCOPE_COLUMNS = sql`scope, stock_type_id as "stockType", stock_group_id as "stockGroup"`

/** SQL: whether the scope of a count includes a card `c`; lists name their cards individually. */
export const ofScope = ({ scope, stockType, stockGroup }: Scoped): SQL => {
  const conditions: Readonly<Record<CountScope, SQL>> = {
    all: sql`true`,
    type: sql`c.stock_type_id = ${stockType}::int`,
    group: sql`exists (select from stock_group_stocks p
      where p.stock_group_id = ${stockGroup}::int and p.stock_card_id = c.id)`,
    list: sql`false`,
  }
  return conditions[scope]
}
