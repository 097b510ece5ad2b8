import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type { CommandRight } from '@/catalog/commands/command'
import type { TimelineEvent } from '@/present/tenders/tenderSheet'

import { momentText } from '../../shared/asText'
import { readRows } from '../../shared/rows'
import type { ViewPage } from '../../shared/viewPage'
import { DELIVERY_RIGHTS } from '../deliveries/deliveriesFor'

const MAX_EVENTS = 500

/** Commands that only the trail remembers; of the others the tables of the tender say more. */
const OF_TRAIL = [
  'register',
  'assign',
  'declineApproval',
  'withdrawApproval',
  'withdrawInvoice',
  'reject',
  'cancel',
] as const

const tender = (...fields: string[]): CommandRight[] =>
  fields.map((field) => ['read', 'tenders', field] as const)
const PAPERS = tender('*')
const OF_CUSTOMER: CommandRight = ['read', 'customers']

type Source = {
  /** All of these rights open it. */
  needs: readonly CommandRight[]
  /** `at, kind, who, what, text, of, "isTakenBack"` of the events. */
  rows: (id: number, may: ViewPage['may']) => SQL
}

const NOTHING = sql`null::text`
const user = (id: SQL) => sql`(select u.name from users u where u.id = ${id})`
/** A value of an event, for readers who hold a further right. */
const shown = (isOpen: boolean, value: SQL): SQL => (isOpen ? sql`${value}::text` : NOTHING)

/**
 * Where the events of a tender are read from. The name of a colleague is shown to readers of the field
 * that names them, as in the form.
 */
const SOURCES: readonly Source[] = [
  {
    needs: tender('createdAt', 'createdBy'),
    rows: (
      id,
    ) => sql`select t.created_at as at, 'created' as kind, ${user(sql`t.created_by_id`)} as who,
        ${NOTHING} as what, ${NOTHING} as text, null::int as of, false as "isTakenBack"
      from tenders t where t.id = ${id}`,
  },
  {
    needs: tender('approvalAskedAt', 'approvalAskedBy', 'approver', 'approvalNote'),
    rows: (id) => sql`select t.approval_asked_at, 'asked', ${user(sql`t.approval_asked_by_id`)},
        ${user(sql`t.approver_id`)}, t.approval_note, null::int, false
      from tenders t where t.id = ${id}`,
  },
  {
    needs: tender('approvedAt', 'approvedBy'),
    rows: (id) => sql`select t.approved_at, 'approved', ${user(sql`t.approved_by_id`)},
        ${NOTHING}, ${NOTHING}, null::int, false
      from tenders t where t.id = ${id}`,
  },
  {
    needs: tender('invoicedAt', 'invoiceNumber'),
    rows: (id) => sql`select t.invoiced_at, 'invoiced', ${NOTHING}, t.invoice_number, ${NOTHING},
        null::int, false
      from tenders t where t.id = ${id}`,
  },
  {
    needs: tender('createdAt', 'revisionOf', 'number'),
    rows: (id) => sql`select t.created_at, 'revised', ${NOTHING}, t.number, ${NOTHING}, t.id, false
      from tenders t where t.revision_of_id = ${id}`,
  },
  {
    needs: PAPERS,
    rows: (id, may) => sql`select s.created_at,
        case when coalesce(s.recipients, '') = '' then 'linked' else 'sent' end,
        ${user(sql`s.sent_by_id`)}, ${shown(may(OF_CUSTOMER), sql`s.recipients`)}, ${NOTHING}, s.id,
        s.revoked_at is not null
      from tender_sends s where s.tender_id = ${id}
      union all
      select s.opened_at, 'opened', ${NOTHING}, ${NOTHING}, ${NOTHING}, s.id, false
      from tender_sends s where s.tender_id = ${id}
      union all
      select a.created_at, a.kind::text, ${NOTHING}, a.name, a.text, a.id, false
      from tender_answers a where a.tender_id = ${id}`,
  },
  {
    needs: DELIVERY_RIGHTS,
    rows: (id) => sql`select min(m.created_at), 'delivered',
        (array_agg(${user(sql`m.operation_user_id`)} order by m.id))[1], ${NOTHING}, min(m.note),
        m.delivery::int, bool_and(r.id is not null)
      from stock_movements m left join stock_movements r on r.reversal_of_id = m.id
      where m.tender_id = ${id} and m.delivery is not null group by m.delivery`,
  },
  {
    needs: [...PAPERS, ['read', 'audit', '*']],
    rows: (
      id,
    ) => sql`select max(e.at), case when max(e.command) is null then 'changed' else 'command' end,
        max(e.user_name), max(e.command), ${NOTHING}, null::int, false
      from audit_events e where e.subject = 'tenders' and e.document = ${id}
      group by e.transaction
      having max(e.user_id) is not null and bool_and(e.action not in ('create', 'delete') or e.part is not null)
        and (max(e.command) is null or max(e.command) in (${sql.join(
          OF_TRAIL.map((name) => sql`${name}`),
          sql`, `,
        )}))`,
  },
]

const openTo = ({ may }: Pick<ViewPage, 'may'>): readonly Source[] =>
  SOURCES.filter(({ needs }) => needs.every(may))

/** Whether the reader sees anything of what happened to tenders. */
export const mayReadTimeline = (page: Pick<ViewPage, 'may'>): boolean => openTo(page).length > 0

/**
 * What happened to a tender, newest first, in one statement: from its own tables, and for readers of
 * the trail who read tenders as a whole also what only the trail remembers.
 * @returns what the reader may see, at most 500 events
 */
export const readTenderTimeline = (page: ViewPage): Promise<TimelineEvent[]> => {
  const { req, id, may } = page
  const sources = openTo(page).map(({ rows }) => sql`(${rows(id, may)})`)
  if (sources.length === 0) return Promise.resolve([])
  return readRows<TimelineEvent>(
    req,
    sql`select ${momentText(sql`e.at`)} as at, e.kind, e.who, e.what, e.text, e.of, e."isTakenBack"
        from (${sql.join(sources, sql` union all `)}) e(at, kind, who, what, text, of, "isTakenBack")
        where e.at is not null order by e.at desc, e.of desc nulls last limit ${MAX_EVENTS}`,
  )
}
