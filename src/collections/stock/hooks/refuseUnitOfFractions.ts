import { sql } from '@payloadcms/db-postgres'
import type { CollectionBeforeChangeHook } from 'payload'
import { refuseFields } from '@/domain/shared/refusal'
import { becomesCounted, refuseUnitChange, type FractionHolders } from '@/domain/stock/units'
import { query } from '@/operations/shared/transaction'

/**
 * Refuses a whole-number unit for a card with fractional quantities anywhere. The card's row is
 * locked by now; a concurrent write of a fraction is refused by the database triggers.
 */
export const refuseUnitOfFractions: CollectionBeforeChangeHook = async ({
  data,
  operation,
  originalDoc,
  req,
}) => {
  const change = { from: originalDoc?.unit, to: data.unit }
  if (operation !== 'update' || !becomesCounted(change)) return data
  const [holders] = await query<FractionHolders>(
    req,
    sql`select * from card_fractions(${originalDoc.id})`,
  )
  const code = holders ? refuseUnitChange(change, holders) : null
  refuseFields([code ? { path: 'unit', code, data: holders } : null])
  return data
}
