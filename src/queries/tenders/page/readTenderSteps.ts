import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type { CommandRight } from '@/catalog/commands/command'
import { paths } from '@/catalog/paths'
import type { MessageKey } from '@/i18n/messages'
import { createTranslator } from '@/i18n/translate'
import { textHtml } from '@/lib/cleanHtml'
import type { TimelineItem } from '@/present/timeline/timelineItem'

import { readRows } from '../../shared/rows'
import type { ViewPage } from '../../shared/viewPage'

const MAX_STEPS = 500

/**
 * Commands that are recorded in the audit trail only; for the others the tables of the tender have
 * more details.
 */
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

type Source = {
  /** All of these rights are required. */
  needs: readonly CommandRight[]
  /** `at, kind, who, what, text, of` of the steps. */
  rows: (id: number) => SQL
}

const NOTHING = sql`null::text`
const user = (id: SQL) => sql`(select u.name from users u where u.id = ${id})`

/**
 * Sources of the steps. A colleague's name is shown to readers of the field that contains it, as in
 * the form.
 */
const SOURCES: readonly Source[] = [
  {
    needs: tender('createdAt', 'createdBy'),
    rows: (
      id,
    ) => sql`select t.created_at as at, 'created' as kind, ${user(sql`t.created_by_id`)} as who,
        ${NOTHING} as what, ${NOTHING} as text, null::int as of
      from tenders t where t.id = ${id} and t.created_by_client_id is null`,
  },
  {
    needs: tender('createdAt', 'createdByClient'),
    rows: (id) => sql`select t.created_at, 'created', c.name, ${NOTHING}, ${NOTHING}, null::int
      from tenders t join api_clients c on c.id = t.created_by_client_id where t.id = ${id}`,
  },
  {
    needs: tender('approvalAskedAt', 'approvalAskedBy', 'approver', 'approvalNote'),
    rows: (id) => sql`select t.approval_asked_at, 'asked', ${user(sql`t.approval_asked_by_id`)},
        ${user(sql`t.approver_id`)}, t.approval_note, null::int
      from tenders t where t.id = ${id}`,
  },
  {
    needs: tender('createdAt', 'revisionOf', 'number'),
    rows: (id) => sql`select t.created_at, 'revised', ${NOTHING}, t.number, ${NOTHING}, t.id
      from tenders t where t.revision_of_id = ${id}`,
  },
  {
    needs: [...tender('*'), ['read', 'audit', '*']],
    rows: (
      id,
    ) => sql`select max(e.at), case when max(e.command) is null then 'changed' else 'command' end,
        max(e.user_name), max(e.command), ${NOTHING}, null::int
      from audit_events e where e.subject = 'tenders' and e.document = ${id}
      group by e.transaction
      having max(e.user_id) is not null and bool_and(e.action not in ('create', 'delete') or e.part is not null)
        and (max(e.command) is null or max(e.command) in (${sql.join(
          OF_TRAIL.map((name) => sql`${name}`),
          sql`, `,
        )}))`,
  },
]

type Row = {
  at: string
  kind: 'created' | 'asked' | 'revised' | 'changed' | 'command'
  who: string | null
  what: string | null
  text: string | null
  of: number | null
}

const openTo = ({ may }: Pick<ViewPage, 'may'>): readonly Source[] =>
  SOURCES.filter(({ needs }) => needs.every(may))

/** Whether the reader may see any step of tenders. */
export const mayReadSteps = (page: Pick<ViewPage, 'may'>): boolean => openTo(page).length > 0

/**
 * Steps of a tender that have no timeline pointer: its creation, approval requests, its revisions,
 * and those that only the trail records, for users who may read the trail and every field of
 * tenders. One statement, newest first, at most 500.
 * @returns rows for the timeline, of the kind `step`, with their text as `detail`
 */
export const readTenderSteps = async (page: ViewPage): Promise<TimelineItem[]> => {
  const { req, id, locale } = page
  const sources = openTo(page).map(({ rows }) => sql`(${rows(id)})`)
  if (sources.length === 0) return []
  const rows = await readRows<Row>(
    req,
    sql`select to_char(e.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at, e.kind, e.who,
          e.what, e.text, e.of
        from (${sql.join(sources, sql` union all `)}) e(at, kind, who, what, text, of)
        where e.at is not null order by e.at desc, e.of desc nulls last limit ${MAX_STEPS}`,
  )
  const t = createTranslator(locale)
  const sentenceOf = ({ kind, who, what }: Row): string => {
    if (kind === 'command')
      return t('audit.sentence', {
        who: who ?? t('audit.system'),
        what: t(`audit.what.${what}` as MessageKey),
      })
    if (kind === 'asked' && !what) return t('tenders.timeline.askedSomebody')
    return t(`tenders.timeline.${kind}`, { what: what ?? '' })
  }
  return rows.map((row, place) => ({
    // Negative: the ids of timeline pointers are positive.
    id: -1 - place,
    at: row.at,
    isAllDay: false,
    kind: 'step',
    actor: row.kind === 'command' ? null : row.who,
    subject: 'tenders',
    document: row.of ?? id,
    href: row.of === null ? null : paths.tenderView(row.of),
    name: row.kind === 'revised' ? (row.what ?? `#${row.of}`) : null,
    body: textHtml(row.text),
    state: null,
    minutes: null,
    detail: sentenceOf(row),
    isTakenBack: false,
    note: null,
    editedAt: null,
    version: null,
    text: null,
    people: [],
    mayDelete: false,
  }))
}
