import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { staffIdOf } from '@/access/session/staffOf'
import { mergeValue, type MergeField, type MergedKind } from '@/domain/customers/merge'
import { refuseFields, Refusal } from '@/domain/shared/refusal'
import { recordEvent } from '../audit/recordEvent'
import { emit } from '../events/emit'
import { asWriter, inTransaction, query } from '../shared/transaction'
import { countsOf, lockCompanies, lockTendersOf, moveRecords } from './moveRecords'
import { refuseMerged } from './refuseMerged'

export type CompanyDoc = Record<string, unknown>

/** A company without the reader's restrictions: the merge needs all of its fields. */
export const companyDoc = (req: PayloadRequest, id: number) =>
  req.payload.findByID({
    collection: 'companies',
    id,
    depth: 0,
    req,
  }) as unknown as Promise<CompanyDoc>

/** Values of a company in stored form. */
export const valuesOf = (doc: CompanyDoc, fields: readonly MergeField[]) =>
  Object.fromEntries(fields.map((field) => [field, mergeValue(field, doc[field])]))

const LISTS: ReadonlySet<string> = new Set(['extraEmails', 'workingDays'])

/** Copies values of the other company, validated like a form. */
const takeValues = async (
  req: PayloadRequest,
  id: number,
  values: Record<string, unknown>,
): Promise<void> => {
  if (Object.keys(values).length === 0) return
  // Lists that are omitted stay unchanged.
  const data = Object.fromEntries(
    Object.entries(values).map(([field, value]) => [
      field,
      LISTS.has(field) ? (value ?? []) : value,
    ]),
  )
  await req.payload.update({ collection: 'companies', id, data: data as never, depth: 0, req })
}

/** Of two default contacts, the winner's is kept. */
const dropSecondContact = async (req: PayloadRequest, from: number, to: number) => {
  const [row] = await query<{ id: number }>(
    req,
    sql`update employees set is_default_contact = false, updated_at = now()
        where company_id = ${from} and is_default_contact
          and exists (select from employees where company_id = ${to} and is_default_contact)
        returning id`,
  )
  return row?.id ?? null
}

const setMerged = (req: PayloadRequest, loser: number, winner: number) =>
  asWriter(req, 'merge', async () => {
    // Companies merged into the loser earlier now refer to the winner.
    const rows = await query<{ id: number }>(
      req,
      sql`update companies set merged_into_id = ${winner}, updated_at = now()
          where merged_into_id = ${loser} returning id`,
    )
    await query(
      req,
      sql`update companies set merged_into_id = ${winner}, updated_at = now() where id = ${loser}`,
    )
    return rows.map(({ id }) => id)
  })

type Call = {
  req: PayloadRequest
  body: { winner: number; loser: number; fields: readonly MergeField[] }
}

/**
 * Merges a company into another one that is the same customer (decision 0115): its records move,
 * and its row stays, read-only, because sent documents name it. Tenders beyond draft keep their
 * company (`boundCompany`), so that approvals and links stay valid. The caller checks the rights
 * (`MERGE_COMMANDS`).
 * @param call.body.winner the company that stays
 * @param call.body.loser the one that is merged into it
 * @param call.body.fields of the loser, that the winner takes
 * @returns the winner, and how many records of each collection were moved
 * @throws Refusal `invalidInput` with `mergeWithItself` at `loser`; `notFound`; `companyMerged`
 *   when one of them is merged already; validation errors of the copied values
 */
export const mergeCompanies = ({
  req,
  body: { winner, loser, fields },
}: Call): Promise<{ id: number; moved: Record<MergedKind, number> }> => {
  refuseFields([winner === loser ? { path: 'loser', code: 'mergeWithItself' } : null])
  return inTransaction(req, async () => {
    await lockTendersOf(req, loser)
    const locked = await lockCompanies(req, [winner, loser])
    for (const one of locked)
      if (!one) throw new Refusal('notFound', { data: { collection: 'companies' } })
    for (const one of locked) if (one?.mergedInto != null) await refuseMerged(req, one.id)
    const taken = [...new Set(fields)]
    const [before, other] = [await companyDoc(req, winner), await companyDoc(req, loser)]
    await takeValues(req, winner, valuesOf(other, taken))
    const contact = await dropSecondContact(req, loser, winner)
    const moved = await moveRecords(req, { from: loser, to: winner })
    const companies = await setMerged(req, loser, winner)
    await query(
      req,
      sql`insert into record_merges (winner_id, loser_id, merged_by_id, moved, winner_before)
          values (${winner}, ${loser}, ${staffIdOf(req)},
            ${JSON.stringify({ ...moved, companies, contact })}::jsonb,
            ${JSON.stringify(valuesOf(before, taken))}::jsonb)`,
    )
    await recordEvent({
      ...{ req, action: 'mergeRecords', subject: 'companies', document: winner },
      details: { company: String(other.name ?? '') },
    })
    await emit(req, {
      name: 'companyMerged',
      document: loser,
      data: { name: String(other.name ?? ''), into: winner },
    })
    return { id: winner, moved: countsOf(moved) }
  })
}
