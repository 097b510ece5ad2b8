import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type { AppAbility } from '@/access/buildAbility'
import { mayReadFields } from '@/access/reading/mayReadFields'

/**
 * ORDER BY terms for cards: only columns that the user may read, because the order of rows reveals
 * their values (docs/domains/stock.md).
 * @param fields of cards, in order of precedence
 * @param alias of the cards in the statement, from code
 */
export const cardOrder = (
  ability: AppAbility,
  fields: readonly ('sku' | 'name')[],
  alias = 'c',
): SQL => {
  const seen = fields.filter((field) => mayReadFields(ability, 'stock-cards', field))
  return sql.raw([...seen, 'id'].map((field) => `${alias}.${field} nulls last`).join(', '))
}
