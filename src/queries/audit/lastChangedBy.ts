import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { AUDITED_EVENTS } from '@/domain/audit/auditedEvents'
import { readRows } from '../shared/rows'

/**
 * The name of the user who last changed a record, from the audit trail; null for the system, and
 * once its events are archived. Users who may change the record may see colleagues' names, as in notifications.
 * @param args.slug of an audited collection
 */
export const lastChangedBy = async (args: {
  req: PayloadRequest
  slug: string
  id: number | string
}): Promise<string | null> => {
  const { req, slug, id } = args
  const [row] = await readRows<{ name: string | null }>(
    req,
    sql`select user_name as name from audit_events
        where subject = ${slug} and document = ${Number(id)}
          and action not in (${sql.join(
            AUDITED_EVENTS.map((event) => sql`${event}`),
            sql`, `,
          )})
        order by id desc limit 1`,
  )
  return row?.name ?? null
}
