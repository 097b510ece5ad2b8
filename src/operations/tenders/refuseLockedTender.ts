import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import type { Id } from '@/domain/shared/idOf'
import { Refusal } from '@/domain/shared/refusal'
import { isContentLocked, type TenderStatus } from '@/domain/tenders/status'
import { query } from '../shared/transaction'

/**
 * Locks a tender and reads its state; whoever waited for the lock sees the new one.
 * @returns null when there is no such tender
 */
export const lockTenderStatus = async (
  req: PayloadRequest,
  id: Id,
): Promise<TenderStatus | null> => {
  const [row] = await query<{ status: TenderStatus }>(
    req,
    sql`select status from tenders where id = ${id} for no key update`,
  )
  return row?.status ?? null
}

/**
 * Refuses what hangs on a tender whose content is locked.
 * @param path the field to mark
 * @throws Refusal `tenderLocked` with its `status`
 */
export const refuseLockedTender = async (
  req: PayloadRequest,
  id: Id,
  path: string,
): Promise<void> => {
  const status = await lockTenderStatus(req, id)
  if (status && isContentLocked(status))
    throw new Refusal('tenderLocked', {
      data: { status },
      fields: [{ path, code: 'tenderLocked' }],
    })
}
