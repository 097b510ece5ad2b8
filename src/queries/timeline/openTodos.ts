import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { abilityOfRequest } from '@/access/abilityOf'
import { mayReadFields } from '@/access/reading/mayReadFields'
import { readableSubjects } from '@/access/reading/onRecords'
import { mayHandleAction } from '@/access/mayHandleAction'
import { staffIdOf } from '@/access/session/staffOf'
import type { ActionKind, ActionSource, ActionSubject } from '@/domain/actions/actions'
import type { TodoItem } from '@/present/timeline/timelineItem'
import { readShown } from '../shared/readShown'

/**
 * The column of actions for each kind of record; a customer's actions include those of its records.
 */
const COLUMNS: Readonly<Record<ActionSubject, string>> = {
  companies: 'company_id',
  employees: 'of_employee_id',
  'company-projects': 'of_project_id',
  tenders: 'of_tender_id',
}

const MOST = 50

type Row = {
  id: number
  title: string
  kind: ActionKind
  source: ActionSource
  subject: ActionSubject
  due: string
  time: string | null
  owner: string
  ownerId: number
}

/**
 * The open actions of a record, soonest first, limited to what the reader may read; at most 50.
 * @returns empty for users who may not read the fields it selects by
 */
export const readOpenTodos = async (
  req: PayloadRequest,
  subject: ActionSubject,
  document: number,
): Promise<TodoItem[]> => {
  const ability = await abilityOfRequest(req)
  const judged = ['subject', 'document', 'company', 'doneAt', 'dueOn', 'owner']
  const subjects = mayReadFields(ability, 'actions', ...judged)
    ? readableSubjects(ability, 'actions')
    : []
  if (!subjects.includes(subject)) return []
  const among = sql.join(
    subjects.map((one) => sql`${one}`),
    sql`, `,
  )
  const rows = await readShown<Row>({
    req,
    columns: {
      id: 'id',
      title: ['actions', 'title'],
      kind: ['actions', 'kind'],
      source: ['actions', 'source'],
      subject: 'judged',
      due: 'judged',
      time: ['actions', 'time'],
      owner: 'judged',
      ownerId: 'judged',
    },
    statement: sql`select a.id, a.title, a.kind::text as kind, a.source::text as source, a.subject::text as subject, a.time, u.name as owner,
        a.owner_id as "ownerId",
        to_char(a.due_on at time zone 'UTC', 'YYYY-MM-DD') as due
      from actions a join users u on u.id = a.owner_id
      where a.${sql.identifier(COLUMNS[subject])} = ${document} and a.done_at is null
        and a.subject::text in (${among})
      order by a.due_on, a.time nulls last, a.id limit ${MOST}`,
  })
  const person = staffIdOf(req)
  return rows.map(({ id = 0, title, kind, source, subject, due = '', time, owner, ownerId }) => ({
    id,
    title: title ?? null,
    kind: kind ?? null,
    source: source ?? null,
    subject: subject ?? null,
    due,
    time: time ?? null,
    owner: ownerId === person ? null : (owner ?? null),
    mayHandle: mayHandleAction(ability, { person, owner: ownerId }),
  }))
}
