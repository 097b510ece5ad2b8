import type { CollectionBeforeOperationHook } from 'payload'
import { lockRow } from '@/operations/shared/transaction'

/**
 * Locks the row before Payload reads it: every Payload update rewrites the whole row from an
 * earlier read, so two edits of different fields would otherwise lose one of them.
 */
export const lockBeforeUpdate: CollectionBeforeOperationHook = async (call) => {
  const { args, operation, collection, req } = call
  const id = 'id' in args ? args.id : undefined
  const isChange = operation === 'update' || operation === 'delete'
  if (isChange && id && req.user && req.transactionID) await lockRow(req, collection.slug, id)
  return args
}
