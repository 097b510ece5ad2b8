import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest, TypedUser } from 'payload'
import { insistOnStaff, viewingOf } from '@/access/session/staffOf'
import type { Entity } from '@/catalog/build'
import { Refusal } from '@/domain/shared/refusal'
import type { ExportFormat } from '@/exchange/exportSheet'
import { localeOfRequest } from '@/i18n/requestLocale'
import { wakeJob } from '../background/wakeJob'
import { countForPerson } from '../limits/countForPerson'
import { inTransaction, query } from '../shared/transaction'
import { fileNameOf } from './exportFile'
import { listQueryOf } from './exportRow'
import { judgedList } from './exportList'

/** Suggested retry delay in seconds while another export of the list is under way. */
const RETRY_AFTER = 30

/**
 * Requests the file of a list in the background: the job `make-exports` makes it and notifies the
 * user. One at a time for each user and list; the same request again returns the one under way.
 * @param args.params query string of the list
 * @returns its id, for `takeExport`
 * @throws Refusal `signInFirst`, `peopleOnly`, `viewingAsRole`, `tooManyRequests`; `exportRunning` for
 *   another request of the same list; those of `judgedList`
 */
export const requestExport = async (
  req: PayloadRequest,
  args: { entity: Entity; format: ExportFormat; params: URLSearchParams },
): Promise<{ id: number }> => {
  const person = insistOnStaff(req)
  const viewing = viewingOf(req)
  // The job works with the user's own rights.
  if (viewing) throw new Refusal('viewingAsRole', { data: { role: viewing.name } })
  const { payload, user } = req
  await countForPerson({ payload, user: user as TypedUser, limit: 'export' })
  const { entity, format, params } = args
  const { list, plainTitle: title } = await judgedList(req, args)
  // Without the name of the company: notifications and mails would show it even after the user has
  // lost the right to read it.
  const fileName = fileNameOf({ title, today: list.settings.today, format })
  const wanted = sql`${JSON.stringify(listQueryOf(params))}::jsonb`
  const locale = localeOfRequest(req)
  return inTransaction(req, async () => {
    const [made] = await query<{ id: number }>(
      req,
      sql`insert into exports (user_id, list, query, format, locale, file_name)
          values (${person}, ${entity.slug}, ${wanted}, ${format}, ${locale}, ${fileName})
          on conflict (user_id, list) where ended_at is null do nothing
          returning id`,
    )
    if (made) {
      await wakeJob(req, 'make-exports')
      return made
    }
    const [same] = await query<{ id: number }>(
      req,
      sql`select id from exports where user_id = ${person} and list = ${entity.slug}
            and ended_at is null and query = ${wanted} and format = ${format}
            and locale = ${locale}`,
    )
    if (!same) throw new Refusal('exportRunning', { data: { retryAfter: RETRY_AFTER } })
    return same
  })
}
