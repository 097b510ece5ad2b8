import type { CollectionBeforeChangeHook } from 'payload'
import { changedFields } from '@/domain/shared/fieldValue'
import { refuseFields } from '@/domain/shared/refusal'
import { FINAL_MOVEMENT_FIELDS } from '@/domain/stock/finalFields'

/**
 * A posted movement keeps what it did to the stock. A correction is a reversal. The database has
 * the same rule as a trigger.
 */
export const refuseFinalFields: CollectionBeforeChangeHook = ({ data, operation, originalDoc }) => {
  if (operation !== 'update') return data
  const touched = changedFields(FINAL_MOVEMENT_FIELDS, data, originalDoc)
  refuseFields(touched.map((path) => ({ path, code: 'movementIsFinal' })))
  return data
}
