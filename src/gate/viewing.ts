import type { Payload } from 'payload'
import { viewingOf } from '@/access/session/staffOf'
import { Refusal } from '@/domain/shared/refusal'
import { noteInAuditContext } from '@/lib/auditContext'
import { callerOf } from './callerOf'

/** Changes of the session itself: they stay open while it views as another role. */
const OF_THE_SESSION: readonly string[] = [
  'users/view-as/end',
  'users/logout',
  'users/refresh-token',
]

/**
 * Refuses a change by a session that views as another role; other requests pass. Its transactions
 * are read-only as well (`database/honestCommit`): this check gives the reason before the body is
 * read.
 * @param args.headers as the strategies get them
 * @param args.segments of the path below `/api`; none for GraphQL
 * @throws Refusal `viewingAsRole` with the name of the role; `unavailable` when the database failed
 */
export const refuseWhileViewing = async (args: {
  payload: Payload
  headers: Headers
  segments?: readonly string[]
}): Promise<void> => {
  const { payload, headers, segments = [] } = args
  const viewing = viewingOf({ user: await callerOf(payload, headers) })
  if (!viewing) return
  if (!OF_THE_SESSION.includes(segments.join('/')))
    throw new Refusal('viewingAsRole', { data: { role: viewing.name } })
  noteInAuditContext({ mayWrite: true })
}
