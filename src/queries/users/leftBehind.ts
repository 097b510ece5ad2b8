import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import type { AppAbility } from '@/access/buildAbility'
import { readableSubjects } from '@/access/reading/onRecords'
import type { ActionSubject } from '@/domain/actions/actions'
import { OPEN_STATUSES } from '@/domain/tenders/status'
import { readRows } from '../shared/rows'
import { activePeople, type PersonToChoose } from './activePeople'

/** A user's unfinished work: the number of records of each kind. */
export type LeftBehind = {
  /** Draft, sent and approved ones that they own. */
  tenders: number
  /** Customers that they own. */
  companies: number
  /** Approval requests waiting for them. */
  approvals: number
  /** Their open actions. */
  actions: number
  /** Programs that they are responsible for. */
  programs: number
}

type Left = LeftBehind & { subjects: ActionSubject[] }

/** SQL: the open tenders of an owner. */
export const isOpenTenderOf = (owner: number): SQL => {
  const open = sql.join(
    OPEN_STATUSES.map((status) => sql`${status}`),
    sql`, `,
  )
  return sql`owner_id = ${owner} and status in (${open})`
}

/**
 * The unfinished work of a user who leaves.
 * @param id of a user
 * @returns counts, and the kinds of records that their actions are about
 */
export const readLeftBehind = async (req: PayloadRequest, id: number): Promise<Left> => {
  const [row] = await readRows<Left>(
    req,
    sql`select
          (select count(*)::int from tenders
            where ${isOpenTenderOf(id)}) as tenders,
          (select count(*)::int from companies where owner_id = ${id}) as companies,
          (select count(*)::int from tenders where approver_id = ${id}) as approvals,
          (select count(*)::int from actions where owner_id = ${id} and done_at is null) as actions,
          (select count(*)::int from api_clients where responsible_id = ${id}) as programs,
          (select coalesce(json_agg(distinct subject::text), '[]') from actions
            where owner_id = ${id} and done_at is null) as subjects`,
  )
  if (!row) throw new Error('An aggregate without a row')
  return row
}

const mayTakeOver = (ability: AppAbility, left: Left): boolean =>
  (left.tenders === 0 || ability.can('read', 'tenders')) &&
  (left.companies === 0 || ability.can('read', 'customers')) &&
  (left.approvals === 0 || (ability.can('read', 'tenders') && ability.can('approve', 'tenders'))) &&
  left.subjects.every((subject) => readableSubjects(ability, 'actions').includes(subject))

/**
 * Who may take over all unfinished work of a user who leaves, by name: active users whose role may
 * read each part, and approve tenders if requests are waiting. Approval limits are checked tender
 * by tender.
 * @param leaver who is left out
 * @param only restricts it to one user, to check that user
 */
export const peopleWhoMayTakeOver = async (
  req: PayloadRequest,
  { leaver, left, only }: { leaver: number; left: Left; only?: number },
): Promise<PersonToChoose[]> => {
  const able = await activePeople(
    req,
    (ability) => mayTakeOver(ability, left),
    only === undefined ? undefined : [only],
  )
  return able.filter(({ id }) => id !== leaver)
}
