import { sql } from '@payloadcms/db-postgres'
import type { CollectionBeforeChangeHook, PayloadRequest } from 'payload'
import { changedFields } from '@/domain/shared/fieldValue'
import { refuseFields } from '@/domain/shared/refusal'
import { finalMovementFields } from '@/domain/stock/finalFields'
import { query } from '@/operations/shared/transaction'

const isReversed = async (req: PayloadRequest, id: number): Promise<boolean> => {
  const rows = await query(req, sql`select 1 from stock_movements where reversal_of_id = ${id}`)
  return rows.length > 0
}

/**
 * A posted movement keeps what it did to the stock. A correction is a reversal. The database has
 * the same rule as a trigger.
 */
export const refuseFinalFields: CollectionBeforeChangeHook = async (call) => {
  const { data, operation, originalDoc, req } = call
  if (operation !== 'update') return data
  const isPaired = Boolean(originalDoc.reversalOf) || (await isReversed(req, originalDoc.id))
  const touched = changedFields(finalMovementFields({ isPaired }), data, originalDoc)
  refuseFields(touched.map((path) => ({ path, code: 'movementIsFinal' })))
  return data
}
