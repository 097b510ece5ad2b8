import { sql } from '@payloadcms/db-postgres'
import type { CollectionBeforeOperationHook } from 'payload'
import { lockRow, lockRowOf, query } from '@/operations/shared/transaction'

/**
 * In `custom` of a collection whose rows belong to a parent: the column and table of the parent.
 */
export type PartOf = { column: string; slug: string }

/**
 * Locks the row before Payload reads it: every Payload update rewrites the whole row from an
 * earlier read, so two edits of different fields would otherwise lose one of them. A row that is
 * part of another (`custom.partOf`) waits for that one first, as every change of the whole does:
 * two orders of the same locks would deadlock. A collection whose changes run one after the other
 * (`custom.changesAlone`, the number of a lock) waits for that lock before any row.
 */
export const lockBeforeUpdate: CollectionBeforeOperationHook = async (call) => {
  const { args, operation, collection, req } = call
  const id = 'id' in args ? args.id : undefined
  const isChange = operation === 'update' || operation === 'delete'
  if (!isChange || !req.user || !req.transactionID) return args
  const alone = collection.custom?.changesAlone as number | undefined
  if (alone) await query(req, sql`select pg_advisory_xact_lock(${alone})`)
  if (!id) return args
  const partOf = collection.custom?.partOf as PartOf | undefined
  if (partOf) await lockRowOf({ req, slug: collection.slug, id, partOf })
  await lockRow(req, collection.slug, id)
  return args
}
