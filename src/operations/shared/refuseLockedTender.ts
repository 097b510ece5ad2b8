import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import type { Id } from '@/domain/shared/idOf'
import { Refusal } from '@/domain/shared/refusal'
import {
  isContentLocked,
  refuseContentChange,
  type LockFacts,
  type TenderStatus,
} from '@/domain/tenders/status'
import { query } from './transaction'

/**
 * Locks a tender and reads whether its content may change; a transaction that waited for the lock
 * sees the new state.
 * @returns null when there is no such tender
 */
const lockFacts = async (req: PayloadRequest, id: Id): Promise<LockFacts | null> => {
  const [row] = await query<LockFacts & { status: TenderStatus }>(
    req,
    sql`select status, accepted_at as "acceptedAt" from tenders where id = ${id}
        for no key update`,
  )
  return row ?? null
}

/**
 * Locks a tender and reads its state; a transaction that waited for the lock sees the new one.
 * @returns null when there is no such tender
 */
export const lockTenderStatus = async (req: PayloadRequest, id: Id): Promise<TenderStatus | null> =>
  (await lockFacts(req, id))?.status ?? null

/**
 * Refuses reservations by hand for a tender that is approved, which reserves its demand itself, or
 * has ended. For an accepted one they are made: only its content is final.
 * @param path the field to mark
 * @throws Refusal `tenderLocked` with its `status`
 */
export const refuseSettledTender = async (
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

/**
 * Refuses changes of records that belong to a tender with locked content.
 * @param path the field to mark
 * @throws Refusal `tenderLocked` with its `status`, `tenderAccepted`
 */
export const refuseLockedTender = async (
  req: PayloadRequest,
  id: Id,
  path: string,
): Promise<void> => {
  const facts = await lockFacts(req, id)
  const code = facts && refuseContentChange(facts)
  if (code) throw new Refusal(code, { data: { status: facts.status }, fields: [{ path, code }] })
}
