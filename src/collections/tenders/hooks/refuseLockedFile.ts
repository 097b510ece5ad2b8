import { sql } from '@payloadcms/db-postgres'
import type {
  CollectionBeforeChangeHook,
  CollectionBeforeDeleteHook,
  PayloadRequest,
} from 'payload'
import { idOf } from '@/domain/shared/idOf'
import { query } from '@/operations/shared/transaction'
import { refuseLockedTender } from '@/operations/shared/refuseLockedTender'

const refuseLocked = async (req: PayloadRequest, tenders: unknown[]): Promise<void> => {
  for (const tender of new Set(tenders.map((value) => Number(idOf(value) ?? 0))))
    await refuseLockedTender(req, tender, 'visibility')
}

/**
 * The customer sees the approved content: after an approval only internal files can be added or
 * removed.
 */
export const refuseLockedFile: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  const isSeen = [data.visibility, originalDoc?.visibility].includes('customer')
  const tenders = [data.tender, originalDoc?.tender].filter((value) => idOf(value) !== null)
  if (isSeen) await refuseLocked(req, tenders)
  return data
}

export const refuseLockedFileDelete: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const [file] = await query<{ tender: number; visibility: string }>(
    req,
    sql`select tender_id as tender, visibility from tender_files where id = ${id}`,
  )
  if (file?.visibility === 'customer') await refuseLocked(req, [file.tender])
}
