import { sql } from '@payloadcms/db-postgres'
import type { CollectionBeforeChangeHook } from 'payload'
import { refuseFields } from '@/domain/shared/refusal'
import { becomesCounted, refuseUnitChange, type FractionHolders } from '@/domain/stock/units'
import { query } from '@/operations/shared/transaction'

/**
 * A card of which there is a fraction somewhere cannot become one that is counted in pieces. The row is
 * locked by now; whoever writes a fraction at the same moment meets the database's triggers.
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
