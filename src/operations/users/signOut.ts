import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { staffOf } from '@/access/session/staffOf'
import { recordEvent } from '../audit/recordEvent'
import { inTransaction } from '../shared/transaction'
import { endSessionsWhere } from './endSessions'

/**
 * Ends the caller's session, or all of the caller's sessions. Does nothing for an anonymous caller.
 * @param req of the caller
 * @param options.everywhere true to end all of them
 */
export const signOut = async (
  req: PayloadRequest,
  { everywhere }: { everywhere: boolean },
): Promise<void> => {
  const staff = staffOf(req)
  if (!staff) return
  const { id, _sid: sid = '' } = staff
  await inTransaction(req, async () => {
    await endSessionsWhere(req, {
      userId: Number(id),
      where: sql`(${everywhere} or id = ${sid})`,
    })
    await recordEvent({ req, action: 'signOut', subject: 'users', document: id })
  })
}
