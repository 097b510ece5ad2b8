import { sql } from '@payloadcms/db-postgres'
import type { CollectionBeforeChangeHook } from 'payload'
import { refuseFields } from '@/domain/shared/refusal'
import { isCountedUnit } from '@/domain/stock/units'
import { query } from '@/operations/shared/transaction'

/**
 * A card that holds a fraction, in stock or in a reservation, or of which somebody waits for one,
 * cannot become one that is counted in pieces. The row is locked by now, and movements and
 * reservations lock it too.
 */
export const refuseUnitOfFractions: CollectionBeforeChangeHook = async ({
  data,
  operation,
  originalDoc,
  req,
}) => {
  const becomesCounted = isCountedUnit(data.unit) && !isCountedUnit(originalDoc?.unit)
  if (operation !== 'update' || !becomesCounted) return data
  const fractions = await query(
    req,
    sql`select 1 from stock_cards where id = ${originalDoc.id} and current_quantity % 1 <> 0
        union all
        select 1 from stock_reservations where stock_card_id = ${originalDoc.id}
          and (status = 'active' and remaining_quantity % 1 <> 0
            or status = 'waiting' and quantity % 1 <> 0)
        limit 1`,
  )
  refuseFields([fractions.length > 0 ? { path: 'unit', code: 'unitHoldsFractions' } : null])
  return data
}
