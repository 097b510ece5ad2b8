import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { staffIdOf } from '@/access/session/staffOf'
import {
  goesBack,
  isSameValue,
  MERGED_KINDS,
  type MergeField,
  type MovedIds,
  type SplitRows,
} from '@/domain/customers/merge'
import { ERASED_WORDS } from '@/domain/privacy/redact'
import { Refusal } from '@/domain/shared/refusal'
import { columnNameOf } from '@/domain/shared/sqlNames'
import type { LeftRecord, SplitOutcome } from '@/present/customers/mergeSheet'
import { recordKey, recordTitles } from '@/queries/shared/recordTitles'
import { recordEvent } from '../audit/recordEvent'
import { emit } from '../events/emit'
import { asWriter, inTransaction, query } from '../shared/transaction'
import { companyDoc } from './mergeCompanies'
import { countsOf, idsOf, lockCompanies, lockTendersOf, moveRecords } from './moveRecords'

type Merge = {
  id: number
  winner: number
  moved: MovedIds & { companies: readonly number[]; contact: number | null }
  winnerBefore: Record<string, unknown>
}

const openMerge = async (req: PayloadRequest, loser: number): Promise<Merge | null> => {
  const [row] = await query<Merge>(
    req,
    sql`select id, winner_id as winner, moved, winner_before as "winnerBefore"
        from record_merges where loser_id = ${loser} and split_at is null`,
  )
  return row ?? null
}

/** Rows of the winner that were moved, or refer to a moved one. */
const rowsOf = async (req: PayloadRequest, { winner, moved }: Merge): Promise<SplitRows> => {
  const [branches, employees] = [idsOf(moved.branches), idsOf(moved.employees)]
  const read = (table: keyof SplitRows, columns: SQL, refers: SQL) =>
    query<SplitRows['tenders'][number]>(
      req,
      sql`select id, id = any(${idsOf(moved[table])}) as moved, ${columns}
          from ${sql.identifier(table)}
          where company_id = ${winner} and (id = any(${idsOf(moved[table])}) or ${refers})`,
    )
  const ofBranch = sql`branch_id = any(${branches})`
  return {
    branches: await read('branches', sql`null::int as branch`, sql`false`),
    employees: await read('employees', sql`branch_id as branch`, ofBranch),
    meets: await read(
      'meets',
      sql`company_employee_id as employee`,
      sql`company_employee_id = any(${employees})`,
    ),
    tenders: await read(
      'tenders',
      sql`branch_id as branch, employee_id as employee`,
      sql`${ofBranch} or employee_id = any(${employees})`,
    ),
  }
}

/**
 * Writes values of a company as they were stored, without the validation of its fields: what was
 * stored before a rule may stay.
 */
const writeValues = async (
  req: PayloadRequest,
  id: number,
  { extraEmails, workingDays, ...values }: Partial<Record<MergeField, unknown>>,
) => {
  const columns = [
    ...Object.entries(values).map(
      ([field, value]) => sql`${sql.identifier(columnNameOf(field))} = ${value}`,
    ),
    sql`updated_at = now()`,
  ]
  await query(req, sql`update companies set ${sql.join(columns, sql`, `)} where id = ${id}`)
  if (extraEmails !== undefined) {
    await query(req, sql`delete from companies_extra_emails where _parent_id = ${id}`)
    await query(
      req,
      sql`insert into companies_extra_emails (_order, _parent_id, id, email)
          select place, ${id}, gen_random_uuid(), item ->> 'email'
          from jsonb_array_elements(${JSON.stringify(extraEmails ?? [])}::jsonb)
            with ordinality as list (item, place)`,
    )
  }
  if (workingDays !== undefined) {
    await query(req, sql`delete from companies_working_days where parent_id = ${id}`)
    await query(
      req,
      sql`insert into companies_working_days ("order", parent_id, value)
          select place, ${id}, item::enum_companies_working_days
          from jsonb_array_elements_text(${JSON.stringify(workingDays ?? [])}::jsonb)
            with ordinality as list (item, place)`,
    )
  }
}

/** Restores values that the winner took over, unless they were changed since. */
const restoreValues = async (
  req: PayloadRequest,
  { winner, winnerBefore }: Merge,
  loser: number,
): Promise<string[]> => {
  const fields = Object.keys(winnerBefore) as MergeField[]
  const [now, other] = [await companyDoc(req, winner), await companyDoc(req, loser)]
  // Values erased meanwhile are not restored, nor are the placeholders.
  const isErased = (field: MergeField) =>
    (JSON.stringify(winnerBefore[field]) ?? '').includes(ERASED_WORDS)
  const back = fields.filter(
    (field) => isSameValue(field, now[field], other[field]) && !isErased(field),
  )
  if (back.length > 0)
    await writeValues(
      req,
      winner,
      Object.fromEntries(back.map((field) => [field, winnerBefore[field]])),
    )
  return fields.filter((field) => !back.includes(field))
}

/** Ends the merge of the loser; companies merged into it earlier refer to it again. */
const restoreLoser = async (req: PayloadRequest, { winner, moved }: Merge, loser: number) => {
  await asWriter(req, 'merge', async () => {
    await query(
      req,
      sql`update companies set merged_into_id = null, updated_at = now() where id = ${loser}`,
    )
    await query(
      req,
      sql`update companies set merged_into_id = ${loser}, updated_at = now()
          where id = any(${idsOf(moved.companies)}) and merged_into_id = ${winner}`,
    )
  })
}

/** Restores the loser's default contact, unless it has another one. */
const restoreContact = (req: PayloadRequest, { moved: { contact } }: Merge, loser: number) =>
  contact === null
    ? null
    : query(
        req,
        sql`update employees set is_default_contact = true, updated_at = now()
            where id = ${contact} and company_id = ${loser} and not exists (
              select from employees where company_id = ${loser} and is_default_contact)`,
      )

/** Listed records; more are only counted. */
const MOST_LEFT = 100

const namesOfLeft = async (req: PayloadRequest, left: Omit<LeftRecord, 'title'>[]) => {
  const shown = left.slice(0, MOST_LEFT)
  const titles = await recordTitles(
    req,
    shown.map(({ collection: slug, id }) => ({ slug, id })),
  )
  return shown.map(({ collection, id }): LeftRecord => {
    const title = titles.get(recordKey(collection, id))?.title
    return { collection, id, title: title || null }
  })
}

/**
 * Undoes a merge: moved records that still belong to the winner return to the company. Records
 * reassigned or deleted since stay as they are, and so do those that remaining records refer to
 * (`goesBack`); both are listed. No later change is undone. The caller checks the rights.
 * @param call.body.loser the company that was merged
 * @throws Refusal `companyNotMerged`; `winnerMerged` while the winner itself is merged into another
 *   one: that merge must be undone first
 */
export const splitCompany = ({
  req,
  body: { loser },
}: {
  req: PayloadRequest
  body: { loser: number }
}): Promise<SplitOutcome> =>
  inTransaction(req, async () => {
    const found = await openMerge(req, loser)
    if (!found) throw new Refusal('companyNotMerged')
    await lockTendersOf(req, found.winner)
    const others = found.moved.companies
    const [winner, own] = await lockCompanies(req, [found.winner, loser, ...others])
    // A concurrent request has split it meanwhile.
    const merge = await openMerge(req, loser)
    if (!winner || merge?.id !== found.id) throw new Refusal('companyNotMerged')
    if (winner.mergedInto !== null)
      throw new Refusal('winnerMerged', { data: { name: winner.name } })
    const fields = await restoreValues(req, merge, loser)
    const rows = await rowsOf(req, merge)
    const going = goesBack(rows)
    const only = Object.fromEntries(
      MERGED_KINDS.map((kind) => [
        kind,
        kind in going ? [...going[kind as keyof typeof going]] : merge.moved[kind],
      ]),
    ) as MovedIds
    await restoreLoser(req, merge, loser)
    const moved = await moveRecords(req, { from: merge.winner, to: loser, only })
    await restoreContact(req, merge, loser)
    await query(
      req,
      sql`update record_merges set split_at = clock_timestamp(), split_by_id = ${staffIdOf(req)},
            winner_before = '{}' where id = ${merge.id}`,
    )
    await recordEvent({
      ...{ req, action: 'splitRecords', subject: 'companies', document: merge.winner },
      details: { company: own?.name ?? '' },
    })
    await emit(req, {
      name: 'companySplit',
      document: loser,
      data: { name: own?.name ?? '', from: merge.winner },
    })
    const left = MERGED_KINDS.flatMap((collection) => {
      const gone = new Set(moved[collection])
      return merge.moved[collection].flatMap((id) => (gone.has(id) ? [] : [{ collection, id }]))
    })
    return {
      ...{ id: loser, winner: merge.winner, moved: countsOf(moved) },
      ...{ left: await namesOfLeft(req, left), leftCount: left.length, fields },
    }
  })
