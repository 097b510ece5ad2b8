import { sql } from '@payloadcms/db-postgres'
import type { CollectionSlug, PayloadRequest } from 'payload'
import { forReader } from '@/access/reading/forReader'
import { tableNameOf } from '@/domain/shared/sqlNames'
import { forLog } from '@/lib/errorText'
import { reasonOf } from '@/lib/refusals/reasonOf'
import { isConflict } from '@/lib/refusals/reasonOfPostgres'
import { inSavepoint } from '../shared/savepoint'
import { query } from '../shared/transaction'
import { lockCards } from '../stock/lockCard'
import type { Import } from '@/queries/imports/importRow'
import { resultsOf, rowsBefore, rowsOf } from './recordRows'
import { versionOf } from './recordVersions'
import type { Judged, RowResult } from './rows'
import type { RowError, TriedRow } from '@/queries/imports/storedRow'

/** The ledger row of a movement. */
const rowOfMovement = async (req: PayloadRequest, id: number): Promise<TriedRow | null> => {
  const [found] = await query<{ row: TriedRow }>(
    req,
    sql`select to_jsonb(m) as row from stock_movements m where id = ${id}`,
  )
  return found?.row ?? null
}

type Doc = Record<string, unknown>
/** The parent record of a collection's rows, from its `custom` config (`hooks/lockBeforeUpdate`). */
type PartOf = { column: string; slug: string }

/**
 * All keys every time: nested calls share the context of a request, where a missing key would keep its
 * earlier value.
 */
export const contextOf = (id: number) => ({
  import: id,
  reservationId: undefined,
  reversalOf: undefined,
  ownReservation: 0,
})

/** The values of a record that a row will replace, as stored. */
const beforeOf = async (req: PayloadRequest, one: Import, judged: Judged): Promise<Doc> => {
  const stored = await req.payload.db.findOne<Doc & { id: number }>({
    collection: one.target as CollectionSlug,
    where: { id: { equals: judged.record } },
    req,
  })
  const shape = rowsOf(one)
  const before = Object.keys(judged.values).map((field) => [field, stored?.[field] ?? null])
  const hasRows = shape !== null && shape.field in judged.values
  return {
    ...Object.fromEntries(before),
    ...(hasRows && { [shape.field]: await rowsBefore(req, shape, judged.record as number) }),
  }
}

const create = (req: PayloadRequest, one: Import, { values }: Judged) =>
  req.payload.create({
    collection: one.target as CollectionSlug,
    data: values as never,
    context: contextOf(one.id),
    depth: 0,
    overrideAccess: false,
    req,
  })

const update = (req: PayloadRequest, one: Import, { values, record }: Judged) =>
  req.payload.update({
    collection: one.target as CollectionSlug,
    id: record as number,
    data: values as never,
    context: contextOf(one.id),
    depth: 0,
    overrideAccess: false,
    req,
  })

const write = async (req: PayloadRequest, one: Import, judged: Judged): Promise<RowResult> => {
  const { number } = judged.row
  const isNew = judged.record === null
  const before = isNew ? null : await beforeOf(req, one, judged)
  const doc = (await (isNew ? create : update)(req, one, judged)) as { id: number | string }
  const record = Number(doc.id)
  const change = isNew ? 'create' : 'update'
  const done: RowResult = { number, state: 'done', errors: [], change, record, before }
  // Movements are always reversed, never changed.
  return one.target === 'stock-movements'
    ? { ...done, tried: await rowOfMovement(req, record) }
    : { ...done, version: await versionOf(req, one.target, record) }
}

/** Converts a thrown error into the errors of a row, without values that its importer may not read. */
export const errorsOf = async (error: unknown, req: PayloadRequest): Promise<RowError[]> => {
  const { code, data, fields = [] } = await forReader(reasonOf(error, req), req)
  if (code === 'unexpected')
    req.payload.logger.error({ msg: 'A row of an import failed', error: forLog(error) })
  if (fields.length === 0) return [{ field: null, code, data }]
  return fields.map(({ path, code: of, data: values, message }) => ({
    field: path,
    code: of,
    data: values,
    ...(of === 'invalidInput' && message !== undefined && { message }),
  }))
}

/** Whether a retry may succeed because the error is not caused by the row. */
export const isPassing = (error: unknown): boolean =>
  isConflict(error) || ['overloaded', 'unavailable', 'diskFull'].includes(reasonOf(error).code)

const writeRecord = async (
  req: PayloadRequest,
  one: Import,
  judged: Judged,
): Promise<RowResult> => {
  const { row, errors, record } = judged
  const change = record === null ? ('create' as const) : ('update' as const)
  const refused = (found: RowError[]): RowResult => ({
    number: row.number,
    state: 'error',
    errors: found,
    change: null,
    record: null,
  })
  // Its record is shown for comparison with the row.
  if (errors.some(({ code }) => code === 'changedSinceCheck'))
    return { ...refused(errors), change, record }
  if (errors.length > 0) return refused(errors)
  try {
    return await inSavepoint(req, (part) => write(part, one, judged))
  } catch (error) {
    if (isPassing(error)) throw error
    return { ...refused(await errorsOf(error, req)), change }
  }
}

/**
 * Creates or updates the record of one or several rows, with the caller's rights and the rules of
 * its form; a refusal rolls back this record only.
 * @returns the result of each of its rows
 * @throws errors that are not caused by the row: a deadlock, an unreachable database
 */
export const writeRow = async (
  req: PayloadRequest,
  one: Import,
  judged: Judged,
): Promise<RowResult[]> => resultsOf(one, judged, await writeRecord(req, one, judged))

const idsOf = (rows: readonly Judged[], field: string): number[] => [
  ...new Set(
    rows.flatMap(({ values }) => (typeof values[field] === 'number' ? [values[field]] : [])),
  ),
]

/** Records that rows of a file share: the card, the tender. */
export const touchedBy =
  ({ target }: Import) =>
  ({ values }: Judged): string[] =>
    target === 'stock-movements'
      ? ['stockCard', 'tender'].flatMap((field) =>
          typeof values[field] === 'number' ? [`${field} ${values[field]}`] : [],
        )
      : []

const lockAll = (req: PayloadRequest, slug: string, ids: readonly number[]) =>
  query(
    req,
    sql`select id from ${sql.identifier(tableNameOf(slug))}
        where id in (select value::int from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))
        order by id for no key update`,
  )

/**
 * Takes the locks of all rows before the first one, in the global order: tenders, then cards, then
 * updated records, each by id.
 * @param more tenders that are none of these rows'
 */
export const lockForRows = async (
  req: PayloadRequest,
  one: Import,
  rows: readonly Judged[],
  more: readonly number[] = [],
): Promise<void> => {
  const { target } = one
  const [tenders, cards] = [[...idsOf(rows, 'tender'), ...more], idsOf(rows, 'stockCard')]
  if (target === 'stock-movements' && tenders.length > 0) await lockAll(req, 'tenders', tenders)
  if (target === 'stock-movements' && cards.length > 0) await lockCards(req, cards)
  const changed = rows.flatMap(({ record }) => (record === null ? [] : [record]))
  if (changed.length === 0) return
  const { custom } = req.payload.collections[target as CollectionSlug].config
  const partOf = custom?.partOf as PartOf | undefined
  if (partOf)
    await query(
      req,
      sql`select id from ${sql.identifier(tableNameOf(partOf.slug))} where id in (
            select ${sql.identifier(partOf.column)} from ${sql.identifier(tableNameOf(target))}
            where id in (select value::int from jsonb_array_elements_text(${JSON.stringify(changed)}::jsonb)))
          order by id for no key update`,
    )
  await lockAll(req, target, changed)
}
