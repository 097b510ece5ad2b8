import { sql } from '@payloadcms/db-postgres'
import type { GlobalBeforeOperationHook } from 'payload'
import { query } from '@/operations/shared/transaction'

const SETTINGS = 7_103

/**
 * Serialises concurrent saves: Payload writes the whole row from an earlier read, so two people who
 * change different settings at once would overwrite each other. No lock of the row, as
 * `lockBeforeUpdate` takes: before the first save there is none.
 */
export const oneSaveAtATime: GlobalBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation === 'update' && req.transactionID)
    await query(req, sql`select pg_advisory_xact_lock(${SETTINGS})`)
  return args
}
