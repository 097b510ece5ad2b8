import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { insistOnStaff } from '@/access/session/staffOf'
import type { Ticked } from '@/catalog/commands/privacy'
import { erasedAlong, ERASURE, treatmentOf } from '@/catalog/erasure'
import { isAuditedSlug } from '@/domain/audit/auditedSlugs'
import { personIn, type PersonQuery, type TypedPerson } from '@/domain/privacy/person'
import { refuseFields, Refusal } from '@/domain/shared/refusal'
import type { ErasurePreview } from '@/present/privacy/erasure'
import { keyOf, SEARCHED } from '@/queries/privacy/findPerson'
import {
  isErased,
  linesOfPlan,
  listOf,
  markOfPlan,
  planErasure,
  type PlannedRow,
} from '@/queries/privacy/planErasure'
import type { Content } from '@/queries/trash/content'
import { recordEvent } from '../audit/recordEvent'
import { wakeJob } from '../background/wakeJob'
import { forgetExports } from '../exports/strayExports'
import { removeFilesAfter } from '../files/removeFilesAfter'
import { inTransaction, query as run } from '../shared/transaction'
import { lockErasures } from '../shared/erasureLock'
import { applySteps, type ErasureStep } from '../shared/erasureSteps'
import { insistOnQuery } from './personData'
import { addToRequest } from './personRequests'

type Call = { req: PayloadRequest; typed: TypedPerson; rows: readonly Ticked[] }

/**
 * Previews an erasure of the ticked rows: what is emptied, deleted and kept, and why. The caller
 * checks the right *delete* of privacy, and that it is a user.
 * @throws Refusal as `searchPerson`; `notFound` if no row names the person any more
 */
export const previewErasure = async ({ req, typed, rows }: Call): Promise<ErasurePreview> => {
  const query = await insistOnQuery({ req, typed }, 'person-search')
  const planned = await planErasure({ req, query, rows })
  if (planned.length === 0) throw new Refusal('notFound')
  return { lines: linesOfPlan(req, planned), seen: markOfPlan(planned) }
}

/** Locks the ticked rows in a fixed order of tables and rows. */
const lockRows = async (req: PayloadRequest, rows: readonly Ticked[]) => {
  for (const { table } of SEARCHED) {
    const keys = rows.flatMap((row) => (row.table === table ? [row.key] : []))
    // Rows that are always kept need no lock; the trail is locked by its own function.
    const treatment = ERASURE[table]
    const isKept = typeof treatment === 'object' && 'kept' in treatment
    if (keys.length === 0 || isKept || table === 'audit_events') continue
    await run(
      req,
      sql`select 1 from ${sql.identifier(table)} t
          where (${keyOf(table)})::text = any(${listOf(keys)}) order by ${keyOf(table)}
          for no key update of t`,
    )
  }
}

/** Serialises erasures, because the program cannot lock rows of the trail, and locks the rows. */
export const lockForErasure = async (
  req: PayloadRequest,
  rows: readonly Ticked[],
): Promise<void> => {
  await lockErasures(req)
  await lockRows(req, rows)
}

/**
 * Step that empties columns of a record and all of their trail.
 * @param of.key id of the row, as text
 * @param of.born when it was made, in milliseconds since 1970 as text; null where rows have no such column
 */
export const emptied = (of: {
  table: string
  key: string
  born: string | null
  columns: readonly string[]
}): ErasureStep[] => {
  const { table, key, born, columns } = of
  const subject = table.replaceAll('_', '-')
  // All actions of a user carry their name and address.
  const fields = [...columns, ...(table === 'users' ? ['user_name', 'address'] : [])]
  return [
    { do: 'empty', table, key, born, columns: [...columns] },
    ...(isAuditedSlug(subject)
      ? [{ do: 'redact' as const, subject, document: Number(key), fields, events: null }]
      : []),
  ]
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value ?? ''))

/**
 * Steps for a deleted record: emptied again if an older backup contains it, and its trail redacted.
 */
const forgotten = (content: Content, query: PersonQuery): ErasureStep[] =>
  content.flatMap(({ table, rows }) => {
    const own = SEARCHED.find((each) => each.table === table)?.columns ?? []
    const treatment = ERASURE[table]
    if (!treatment || (typeof treatment === 'object' && 'kept' in treatment)) return []
    return rows.flatMap((row): ErasureStep[] => {
      const named = own.filter((column) => personIn(textOf(row[column]), query))
      const columns = erasedAlong(table, named).filter(
        (column) => typeof treatmentOf(table, column) === 'string',
      )
      if (columns.length === 0) return []
      const born = row.created_at ? String(Date.parse(String(row.created_at))) : null
      return emptied({ table, key: String(row.id), born, columns })
    })
  })

const stepsOf = ({ table, row, born, of, columns }: PlannedRow): ErasureStep[] => {
  const { key } = row
  const treated = (...treatments: string[]) =>
    columns.flatMap(({ column, treatment }) =>
      typeof treatment === 'string' && treatments.includes(treatment) ? [column] : [],
    )
  if (treated('delete').length > 0)
    return [
      { do: 'delete', table, key, born },
      ...(table === 'companies_extra_emails'
        ? [
            {
              ...{ do: 'redact' as const, subject: 'companies', document: of.document },
              ...{ fields: ['extra_emails'], events: null },
            },
          ]
        : []),
    ]
  if (treated('trail').length > 0) {
    const leaves = row.found.find(({ column }) => column === 'details')?.leaves ?? []
    const fields = [...new Set(leaves.map(({ path }) => path.split('.')[0] ?? ''))]
    return [{ do: 'redact', ...of, fields, events: [Number(key)] }]
  }
  const emptiedColumns = treated('empty', 'words')
  return emptiedColumns.length > 0 ? emptied({ table, key, born, columns: emptiedColumns }) : []
}

/** Deleted records among the planned rows, with their files. */
const deletedRecords = async (req: PayloadRequest, planned: readonly PlannedRow[]) => {
  const keys = planned.flatMap(({ table, row }) => (table === 'trash' ? [row.key] : []))
  if (keys.length === 0) return []
  return run<{ subject: string; document: number; content: Content; files: string[] }>(
    req,
    sql`select subject, document, content, files from trash where id::text = any(${listOf(keys)})`,
  )
}

/** Recomputes the plan under the locks. */
const judgeAgain = async (call: Call & { seen: string; query: PersonQuery }) => {
  const { req, rows, query, seen } = call
  await lockForErasure(req, rows)
  const planned = await planErasure({ req, query, rows })
  if (!planned.some(isErased)) throw new Refusal('nothingToErase')
  if (markOfPlan(planned) !== seen) throw new Refusal('erasureChanged')
  return planned.filter(isErased)
}

/**
 * Stores the proof of an erasure and the steps that a restore repeats, in its transaction, and deletes
 * the files of exports, which may name the person.
 */
export const recordErasure = async (args: {
  req: PayloadRequest
  reason: string
  steps: readonly ErasureStep[]
  rows: number
  request?: number | null
}): Promise<void> => {
  const { req, reason, steps, rows, request } = args
  await run(
    req,
    sql`insert into erasures (user_id, reason, steps)
        values (${insistOnStaff(req)}, ${reason}, ${JSON.stringify(steps)}::jsonb)`,
  )
  await recordEvent({
    ...{ req, action: 'erasePerson', subject: 'settings', document: null },
    details: { rows: String(rows), reason, ...(request && { request: `#${request}` }) },
  })
  await forgetExports(req)
  await wakeJob(req, 'note-erasures')
}

/**
 * Erases a person from the ticked rows: fields are emptied, identifiers are removed from free
 * texts, operational rows are deleted, and the trail is redacted; data with a legal retention
 * period stays. One transaction, under the row locks, with the plan checked again. The caller
 * checks the right *delete* of privacy, which replaces the rights to write each record: a privacy
 * officer need not be able to edit customers.
 * @param call.seen of the preview
 * @param call.reason why, without naming the person; it is kept as proof
 * @param call.request of the person for which it is done; null without one
 * @returns how many rows were changed or deleted
 * @throws Refusal as `searchPerson`; `peopleOnly`, `invalidInput` with `namesThePerson` at `reason`,
 *   `nothingToErase`, `erasureChanged` when a row changed since the preview; `notFound`,
 *   `wrongRequestState` of the request
 */
export const erasePerson = async (
  call: Call & { seen: string; reason: string; request: number | null },
): Promise<{ rows: number }> => {
  const { req, typed, reason, request } = call
  insistOnStaff(req)
  // The required preview was already counted.
  const query = await insistOnQuery({ req, typed }, null)
  refuseFields([personIn(reason, query) ? { path: 'reason', code: 'namesThePerson' } : null])
  return inTransaction(req, async () => {
    const planned = await judgeAgain({ ...call, query })
    const deleted = await deletedRecords(req, planned)
    const steps = [
      ...planned.flatMap(stepsOf),
      ...deleted.flatMap(({ content }) => forgotten(content, query)),
    ]
    await applySteps({ execute: (statement) => run(req, statement), query, reason }, steps)
    for (const { subject, document, files } of deleted) {
      await removeFilesAfter(req, files)
      await recordEvent({ req, action: 'purge', subject, document })
    }
    const rows = planned.length
    await recordErasure({ req, reason, steps, rows, request })
    if (request) await addToRequest({ req, id: request, act: 'erase', rows })
    return { rows }
  })
}
