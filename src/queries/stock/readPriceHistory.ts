import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { columnNameOf } from '@/domain/shared/sqlNames'
import type { CardPrice } from '@/domain/stock/prices/prices'
import type { PriceRow } from '@/present/stock/cardSheet'
import { momentText } from '../shared/asText'
import { readRows } from '../shared/rows'

const MOST = 100

/**
 * Every price change of a card, one row each: only the prices, because other changed fields must
 * not be read.
 */
const changesSql = (card: number, fields: readonly CardPrice[]): SQL => {
  const known = fields.map((field) => sql`(${field}::text, ${columnNameOf(field)}::text)`)
  return sql`from audit_events e
    join (values ${sql.join(known, sql`, `)}) p(field, stored) on e.details ? p.stored
    where e.subject = 'stock-cards' and e.document = ${card} and e.part is null`
}

/**
 * SQL: the number of price changes of a card.
 * @param fields those the reader may read; zero if empty
 */
export const priceChangeCount = (card: number, fields: readonly CardPrice[]): SQL =>
  fields.length === 0 ? sql`0` : sql`(select count(*)::int ${changesSql(card, fields)})`

/**
 * The price history of a card, newest first, from the trail. For readers of the trail only: the
 * caller checks, and that they may read these fields.
 */
export const readPriceHistory = async (
  req: PayloadRequest,
  { card, fields }: { card: number; fields: readonly CardPrice[] },
): Promise<PriceRow[]> => {
  if (fields.length === 0) return []
  return readRows<PriceRow>(
    req,
    sql`select e.id::float8 as id, ${momentText(sql`e.at`)} as at, e.user_name as who, p.field,
          e.details -> p.stored ->> 0 as before, e.details -> p.stored ->> 1 as after
        ${changesSql(card, fields)} order by e.id desc, p.field limit ${MOST}`,
  )
}
