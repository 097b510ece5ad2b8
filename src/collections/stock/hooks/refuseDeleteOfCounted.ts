import { sql } from '@payloadcms/db-postgres'
import type { CollectionBeforeDeleteHook } from 'payload'
import { Refusal } from '@/domain/shared/refusal'
import { readRows } from '@/queries/shared/rows'

/**
 * A card that was counted, or whose price was changed with others, has a history in tables that no
 * collection knows: it is put away instead. The database has the same rule as foreign keys.
 */
export const refuseDeleteOfCounted: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const [found] = await readRows<{ isHeld: boolean }>(
    req,
    sql`select exists (select from stock_count_cards where stock_card_id = ${id})
          or exists (select from price_change_rows where stock_card_id = ${id}) as "isHeld"`,
  )
  if (found?.isHeld) throw new Refusal('archiveInstead')
}
