import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import type { DetailsOf } from '@/access/reading/eventDetails'
import type { AccessEvent } from '@/domain/audit/auditedEvents'
import { auditContext } from '@/lib/auditContext'
import { readRows } from '@/queries/shared/rows'

/**
 * Writes an audit row for an event that changes no data, in the request's transaction when it has
 * one. Changes of data are recorded by triggers.
 * @param args.actor who did it, when that is not the caller of the request
 * @param args.details stored as new values, each declared in `access/reading/eventDetails`; never
 *   a password or a token
 */
export const recordEvent = async <Event extends AccessEvent>(args: {
  req: Pick<PayloadRequest, 'payload' | 'transactionID'>
  action: Event
  subject: string | null
  document: number | null
  actor?: { id: number; name: string }
  details?: DetailsOf<Event>
}): Promise<void> => {
  const { req, action, subject, document, actor, details = {} } = args
  const {
    user = null,
    client = null,
    name = null,
    address = null,
    request = null,
  } = auditContext() ?? {}
  const told = Object.fromEntries(
    Object.entries(details).map(([key, value]) => [key, [null, value]]),
  )
  const context = {
    user: actor?.id ?? user,
    client: actor ? null : client,
    name: actor?.name ?? name,
    address,
    request,
  }
  await readRows(
    req as PayloadRequest,
    sql`select audit_access(${action}, ${subject}, ${document}, ${JSON.stringify(context)}::jsonb,
          ${JSON.stringify(told)}::jsonb)`,
  )
}
