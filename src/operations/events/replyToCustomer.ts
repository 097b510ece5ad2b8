import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { MAX_ACTION_TITLE, type ActionSource } from '@/domain/actions/actions'
import type { StoredEvent } from '@/domain/events/events'
import { dayToStored } from '@/domain/shared/day'
import { companyToday } from '@/queries/settings/companyToday'
import { peopleWhoRead } from '@/queries/users/activePeople'
import { query } from '../shared/transaction'

/**
 * Creates an action due today for the tender's owner, if that user may read actions of tenders; else
 * none. If a reply action is still open, no second one is created; only its snooze is removed.
 */
const planReply = async (req: PayloadRequest, { id, document }: StoredEvent): Promise<void> => {
  // Locked: two questions at the same time create one action.
  const [tender] = await query<{ title: string; owner: number | null }>(
    req,
    sql`select left(title, ${MAX_ACTION_TITLE}) as title, owner_id as owner
        from tenders where id = ${document} for no key update`,
  )
  if (!tender) return
  const open = await query(
    req,
    sql`update actions set snoozed_until = null, updated_at = now()
        where of_tender_id = ${document} and source = 'answer' and done_at is null returning id`,
  )
  if (open.length > 0 || !tender.owner) return
  const [able] = await peopleWhoRead(req, 'actions', 'tenders', [tender.owner])
  if (!able) return
  await query(
    req,
    sql`insert into actions (kind, title, subject, document, owner_id, due, source, source_id)
        values ('reply', ${tender.title}, 'tenders', ${document}, ${tender.owner},
          ${dayToStored(await companyToday(req))}, 'answer', ${id})`,
  )
}

const endActions = async (
  req: PayloadRequest,
  { document, actor }: StoredEvent,
  sources: readonly ActionSource[],
): Promise<void> => {
  await query(
    req,
    sql`update actions set done_at = clock_timestamp(), snoozed_until = null, updated_at = now(),
          done_by_id = (select id from users where id = ${actor?.id ?? null})
        where of_tender_id = ${document} and source::text in (${sql.join(
          sources.map((source) => sql`${source}`),
          sql`, `,
        )}) and done_at is null`,
  )
}

/**
 * The subscriber `actions`: a customer's question or rejection creates one reply action for the
 * owner of the tender. It is completed once the tender is sent, accepted, approved or ended.
 * Follow-ups of an unanswered offer are completed by any of these. An acceptance plans nothing:
 * *Bugün* has a queue for those.
 */
export const replyToCustomer = async (req: PayloadRequest, event: StoredEvent): Promise<void> => {
  const isToReply = event.name === 'tenderQuestioned' || event.name === 'tenderDeclined'
  if (isToReply) await planReply(req, event)
  await endActions(req, event, isToReply ? ['followUp'] : ['answer', 'followUp'])
}
