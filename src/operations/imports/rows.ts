import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import type { RowState } from '@/domain/imports/imports'
import type { ImportRow, RowError, TriedRow } from '@/queries/imports/storedRow'
import { query } from '../shared/transaction'

const COLUMNS = sql`number, cells, state, twins, lead, change, record_id as record, before, version,
  tried`

/**
 * A text without characters that JSON in the database does not support: NUL, and lone surrogates.
 */
export const soundText = (text: string): string =>
  text.replaceAll('\0', '').replace(/\p{Surrogate}/gu, '\ufffd')

type Taken = {
  id: number
  state: RowState
  most: number
  from?: 'start' | 'end'
  isLocked?: boolean
  isTogether?: boolean
}

/** The rows of `takeRows` for `isTogether`: all rows of each record, grouped by record. */
const takeRecords = (
  req: PayloadRequest,
  { id, state, most, from, isLocked }: Taken,
): Promise<ImportRow[]> =>
  query<ImportRow>(
    req,
    sql`select ${COLUMNS} from import_rows where import_id = ${id} and state = ${state}
          and coalesce(lead, number) in (
            select coalesce(lead, number) from import_rows
            where import_id = ${id} and state = ${state}
            order by number ${sql.raw(from === 'end' ? 'desc' : '')} limit ${most})
        order by coalesce(lead, number) ${sql.raw(from === 'end' ? 'desc' : '')}, number
        ${sql.raw(isLocked ? 'for update' : '')}`,
  )

/**
 * The next rows of an import in a state.
 * @param args.isLocked for a caller that changes them in this transaction
 * @param args.from `end`: the last ones first, to undo an import
 * @param args.isTogether several rows may form one record: always returns all of its rows
 */
export const takeRows = (req: PayloadRequest, args: Taken): Promise<ImportRow[]> => {
  const { id, state, most, from = 'start', isLocked = false } = args
  if (args.isTogether) return takeRecords(req, args)
  return query<ImportRow>(
    req,
    sql`select ${COLUMNS} from import_rows where import_id = ${id} and state = ${state}
        order by number ${sql.raw(from === 'end' ? 'desc' : '')} limit ${most}
        ${sql.raw(isLocked ? 'for update' : '')}`,
  )
}

/** A row parsed as a record. */
export type Judged = {
  row: ImportRow
  values: Record<string, unknown>
  errors: RowError[]
  /** The record to update; null to create one. */
  record: number | null
  /** Version of that record before writing (`withVersions`). */
  version?: string | null
  /**
   * If several rows form one record (`gatherRows`): the rows after the first, and the sub-row
   * configuration.
   */
  others?: readonly Judged[]
  parts?: readonly Judged[]
}

/** The stored result of a row. */
export type RowResult = {
  number: number
  state: RowState
  errors: RowError[]
  change: 'create' | 'update' | null
  record: number | null
  before?: Record<string, unknown> | null
  version?: string | null
  tried?: TriedRow | null
}

const AT_ONCE = 500

/** Stores results of rows. @param from the state they must still be in */
export const keepResults = async (
  req: PayloadRequest,
  args: { id: number; from: readonly RowState[]; results: readonly RowResult[] },
): Promise<void> => {
  const { id, from, results } = args
  for (let at = 0; at < results.length; at += AT_ONCE) {
    const some = JSON.stringify(results.slice(at, at + AT_ONCE))
    await query(
      req,
      sql`update import_rows r set state = n.state, errors = n.errors, change = n.change,
            record_id = n.record, before = coalesce(n.before, r.before),
            version = coalesce(n.version, r.version),
            tried = case when n.state = 'ready' then n.tried end
          from jsonb_to_recordset(${some}::jsonb) as n(number int, state text, errors jsonb,
            change text, record int, before jsonb, version text, tried jsonb)
          where r.import_id = ${id} and r.number = n.number
            and r.state in (select jsonb_array_elements_text(${JSON.stringify(from)}::jsonb))`,
    )
  }
}

/**
 * Finds, for each row, an earlier row of the file with the same value in a unique field: checking
 * the file in parts would not notice it.
 */
export const markTwins = async (
  req: PayloadRequest,
  id: number,
  columns: readonly { index: number; field: string }[],
): Promise<void> => {
  await query(
    req,
    sql`update import_rows set twins = null where import_id = ${id} and twins is not null`,
  )
  for (const { index, field } of columns)
    await query(
      req,
      sql`with keyed as (
            select number, code_key(ltrim(cells ->> ${index}::int, '''')) as key from import_rows
            where import_id = ${id}),
          firsts as (
            select number, min(number) over (partition by key) as first from keyed
            where key is not null and key not in ('', '-'))
          update import_rows r
            set twins = coalesce(r.twins, '{}') || jsonb_build_object(${field}::text, f.first)
          from firsts f where r.import_id = ${id} and r.number = f.number and f.first < f.number`,
    )
}
