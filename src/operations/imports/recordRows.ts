import { sql } from '@payloadcms/db-postgres'
import type { CollectionSlug, PayloadRequest } from 'payload'
import { entityOf } from '@/catalog'
import type { ImportRowsShape } from '@/catalog/entity'
import { columnNameOf, tableNameOf } from '@/domain/shared/sqlNames'
import { query } from '../shared/transaction'
import type { Import } from '@/queries/imports/importRow'
import type { Judged, RowResult } from './rows'
import type { RowError } from '@/queries/imports/storedRow'

/** The sub-row configuration, where several rows form one record. */
export const rowsOf = ({ target }: Pick<Import, 'target'>): ImportRowsShape | null =>
  entityOf(target)?.import?.rows ?? null

/** The field that groups rows into one record, or null where each row is a separate record. */
export const leadFieldOf = ({ target }: Pick<Import, 'target'>): string | null => {
  const { rows, keys = [] } = entityOf(target)?.import ?? {}
  return rows ? (keys[0] ?? null) : null
}

const BESIDE = 'importRowBeside'

/**
 * Marks, for each record, the first of its rows (`lead`), and rows that name a record already
 * imported from other rows of the file.
 */
export const markLeads = async (req: PayloadRequest, one: Import): Promise<void> => {
  const field = leadFieldOf(one)
  const index = one.mapping.find((mapped) => mapped.field === field)?.index
  if (field === null || index === undefined) return
  await query(
    req,
    sql`with keyed as (
          select number, state, code_key(ltrim(cells ->> ${index}::int, '''')) as key
          from import_rows where import_id = ${one.id}),
        named as (select * from keyed where key is not null and key not in ('', '-')),
        found as (
          select k.number, min(n.number) filter (where n.state not in ('done', 'left')) as lead,
            min(n.number) filter (where n.state in ('done', 'left')) as taken
          from keyed k left join named n using (key) where k.state not in ('done', 'left')
          group by k.number)
        update import_rows r set lead = coalesce(f.lead, f.number),
          twins = case when f.taken is null then r.twins
            else coalesce(r.twins, '{}') || jsonb_build_object(${field}::text, f.taken) end
        from found f where r.import_id = ${one.id} and r.number = f.number`,
  )
}

/**
 * The values of one sub-row (such as a part of a group) in a row of the file; undefined where all
 * are empty.
 */
const partOf = ({ values }: Judged, start: string): Record<string, unknown> | undefined => {
  const said = Object.entries(values).filter(([field]) => field.startsWith(start))
  return said.length === 0
    ? undefined
    : Object.fromEntries(said.map(([field, value]) => [field.slice(start.length), value]))
}

const isCleared = (part: Record<string, unknown>) =>
  Object.values(part).every((value) => value === null)

/** Merges the record's own values from later rows; they may be empty, but must not differ. */
const agree = (lead: Judged, other: Judged, isOwn: (field: string) => boolean): void => {
  for (const [field, value] of Object.entries(other.values).filter(([name]) => isOwn(name))) {
    if (!(field in lead.values)) lead.values[field] = value
    if (lead.values[field] === value) continue
    other.errors.push({ field, code: 'importRowsDiffer', data: { row: lead.row.number } })
  }
}

/** A record needs all of its rows: an error in one blocks the others. */
const holdBeside = (rows: readonly Judged[]): void => {
  const wrong = rows.find(({ errors }) => errors.length > 0)
  if (!wrong) return
  for (const { errors } of rows)
    if (errors.length === 0)
      errors.push({ field: null, code: BESIDE, data: { row: wrong.row.number } })
}

const asOne = (rows: readonly Judged[], { field }: ImportRowsShape, key: string): Judged => {
  const [lead, ...others] = rows as [Judged, ...Judged[]]
  const start = `${field}.`
  for (const other of others) agree(lead, other, (name) => name !== key && !name.startsWith(start))
  const said = rows.flatMap((row) => {
    const part = partOf(row, start)
    return part ? [{ row, part }] : []
  })
  const parts = said.filter(({ part }) => !isCleared(part))
  const own = Object.entries(lead.values).filter(([name]) => !name.startsWith(start))
  const values = {
    ...Object.fromEntries(own),
    ...(said.length > 0 && { [field]: parts.map(({ part }) => part) }),
  }
  holdBeside(rows)
  return { ...lead, values, others, parts: parts.map(({ row }) => row) }
}

/**
 * Merges rows of one record, in the order of their first rows; unchanged if each row is a separate
 * record.
 * @param all checked rows, including all rows of a record
 */
export const gatherRows = (one: Import, all: readonly Judged[]): Judged[] => {
  const shape = rowsOf(one)
  const key = leadFieldOf(one)
  if (!shape || key === null) return [...all]
  const records = new Map<number, Judged[]>()
  for (const judged of all) {
    const lead = judged.row.lead ?? judged.row.number
    records.set(lead, [...(records.get(lead) ?? []), judged])
  }
  return [...records.values()].map((rows) => asOne(rows, shape, key))
}

/**
 * Distributes the errors of a refused record to its rows: `parts.1.quantity` belongs to the second.
 */
const spread = (judged: Judged, errors: readonly RowError[], start: string) => {
  const { others = [], parts = [] } = judged
  const found = new Map<Judged, RowError[]>([judged, ...others].map((row) => [row, []]))
  const first = parts.find(({ row }) => row.number === judged.row.number)
  for (const error of errors) {
    const [at, ...rest] = error.field?.startsWith(start)
      ? error.field.slice(start.length).split('.')
      : []
    const part = at === undefined ? undefined : parts[Number(at)]
    const row = part && part !== first ? part : judged
    found.get(row)?.push(part ? { ...error, field: `${start}${rest.join('.')}` } : error)
  }
  return found
}

/**
 * The results of a record's rows.
 * @param result of the record, as of its first row
 */
export const resultsOf = (one: Import, judged: Judged, result: RowResult): RowResult[] => {
  const { others = [] } = judged
  const shape = rowsOf(one)
  if (!shape) return [result]
  const all = [judged, ...others]
  if (result.state !== 'error')
    return all.map(({ row }, at) => ({
      ...result,
      number: row.number,
      ...(at > 0 && { before: null }),
    }))
  const isJudged = all.some(({ errors }) => errors.length > 0)
  const found = isJudged
    ? new Map(all.map((row) => [row, row.errors]))
    : spread(judged, result.errors, `${shape.field}.`)
  const wrong = all.find((row) => (found.get(row) ?? []).length > 0)
  return all.map((row) => {
    const own = found.get(row) ?? []
    const beside = { field: null, code: BESIDE, data: { row: wrong?.row.number ?? 0 } } as const
    return { ...result, number: row.row.number, errors: own.length > 0 ? own : [beside] }
  })
}

/** The sub-rows of a record before an import changes them. */
export const rowsBefore = async (req: PayloadRequest, shape: ImportRowsShape, id: number) => {
  const { docs } = await req.payload.db.find<Record<string, unknown> & { id: number }>({
    collection: shape.of as CollectionSlug,
    where: { [shape.to]: { equals: id } },
    pagination: false,
    sort: 'id',
    req,
  })
  return docs.map((doc) => Object.fromEntries(shape.fields.map((field) => [field, doc[field]])))
}

/** SQL: the state of the sub-rows of a record `r`, for its version. */
export const rowsVersion = ({ of, to }: ImportRowsShape) =>
  sql`coalesce((select '#' || md5(string_agg(
        (to_jsonb(p) - 'created_at' - 'updated_at')::text, ',' order by p.id))
    from ${sql.identifier(tableNameOf(of))} p
    where p.${sql.identifier(`${columnNameOf(to)}_id`)} = r.id), '')`
