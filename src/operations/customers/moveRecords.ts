import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { MERGED_KINDS, type MergedKind, type MovedIds } from '@/domain/customers/merge'
import { tableNameOf } from '@/domain/shared/sqlNames'
import { isAboutCompany, movesWith } from '@/queries/customers/readMergeSheet'
import { asWriter, query } from '../shared/transaction'

/** A locked company of a merge. */
export type LockedCompany = { id: number; name: string; mergedInto: number | null }

/** Ids as an SQL array. */
export const idsOf = (ids: readonly number[]): SQL =>
  sql`array(select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb)::int)`

/**
 * Locks companies in the order of their ids. A transaction that inserts a record of one waits for the lock
 * (`refuse_merged_company`), so that no record is missed.
 * @returns their current rows, in the order of `ids`; undefined for a missing one
 */
export const lockCompanies = async (
  req: PayloadRequest,
  ids: readonly number[],
): Promise<(LockedCompany | undefined)[]> => {
  const rows = await query<LockedCompany>(
    req,
    sql`select id, name, merged_into_id as "mergedInto" from companies
        where id = any(${idsOf(ids)}) order by id for update`,
  )
  return ids.map((id) => rows.find((row) => row.id === id))
}

/**
 * Locks tenders of a company before the company itself: a concurrent approval or customer's answer
 * locks its tender first and then writes rows that refer to the company.
 */
export const lockTendersOf = (req: PayloadRequest, company: number) =>
  query(
    req,
    sql`select id from tenders where company_id = ${company} order by id for no key update`,
  )

/**
 * Tenders beyond draft or with an approval request keep their customer: hashes of approvals,
 * requests and links include it.
 */
const boundTo = (to: number): SQL => sql`bound_company_id = case
  when t.bound_company_id is not null or t.status <> 'draft' or t.approver_id is not null
    or t.accepted_at is not null or exists (select from tender_sends s where s.tender_id = t.id)
  then nullif(coalesce(t.bound_company_id, t.company_id), ${to}::int) end`

type Move = { from: number; to: number; ids: readonly number[] | null }

const statementOf = (kind: MergedKind, { from, to, ids }: Move): SQL => {
  const sets = [
    isAboutCompany(kind) ? sql`document = ${to}` : sql`company_id = ${to}`,
    ...(kind === 'tenders' ? [boundTo(to)] : []),
    sql`updated_at = now()`,
  ]
  return sql`update ${sql.identifier(tableNameOf(kind))} t set ${sql.join(sets, sql`, `)}
    where ${movesWith(kind, from)}
      ${ids === null ? sql`` : sql`and t.id = any(${idsOf(ids)})`}
    returning id`
}

/**
 * Moves records from one company to another by plain updates: the triggers of their tables write
 * the trail, the events and the timeline pointers.
 * @param args.only ids by collection; all when left out
 * @returns the ids that were moved
 */
export const moveRecords = async (
  req: PayloadRequest,
  args: { from: number; to: number; only?: MovedIds },
): Promise<MovedIds> => {
  const { from, to, only } = args
  const moved = new Map<MergedKind, number[]>()
  for (const kind of MERGED_KINDS) {
    const ids = only ? only[kind] : null
    if (ids?.length === 0) {
      moved.set(kind, [])
      continue
    }
    const move = () => query<{ id: number }>(req, statementOf(kind, { from, to, ids }))
    const rows = await asWriter(req, 'merge', () =>
      kind === 'tenders' ? asWriter(req, 'tender', move) : move(),
    )
    moved.set(
      kind,
      rows.map(({ id }) => id).toSorted((one, other) => one - other),
    )
  }
  return Object.fromEntries(moved) as Record<MergedKind, number[]>
}

/** How many records of each collection were moved. */
export const countsOf = (moved: MovedIds): Record<MergedKind, number> =>
  Object.fromEntries(MERGED_KINDS.map((kind) => [kind, moved[kind].length])) as Record<
    MergedKind,
    number
  >
