import { createHash } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import type { Ticked } from '@/catalog/commands/privacy'
import { erasedAlong, treatmentOf, type KeptBecause, type Treatment } from '@/catalog/erasure'
import type { PersonQuery } from '@/domain/privacy/person'
import { localeOfRequest } from '@/i18n/requestLocale'
import { createTranslator } from '@/i18n/translate'
import type { ErasureLine } from '@/present/privacy/erasure'
import { readRows } from '../shared/rows'
import { findRows, keyOf, SEARCHED, type FoundRow } from './findPerson'
import { columnName, tableName } from './names'

/** Rows that cannot be erased yet, whatever their columns: `t` is the row. */
const BLOCKED: Readonly<Record<string, { because: KeptBecause; when: SQL }>> = {
  mails: { because: 'open', when: sql`t.state in ('waiting', 'sending')` },
  import_rows: {
    because: 'open',
    when: sql`exists (select from imports i where i.id = t.import_id
      and i.status not in ('done', 'undone', 'stopped'))`,
  },
  users: { because: 'active', when: sql`t.status = 'active'` },
}

/** The planned effect on a ticked row that names the person. */
export type PlannedRow = {
  table: string
  row: FoundRow
  /** When it was created, in milliseconds; null in tables without that. */
  born: string | null
  /** For an event its record; for a list row the record it belongs to. */
  of: { subject: string | null; document: number | null }
  columns: { column: string; treatment: Treatment }[]
}

type Facts = { key: string; born: string | null; blocked: boolean } & PlannedRow['of']

const factsOf = async (req: PayloadRequest, table: string, keys: readonly string[]) => {
  const blocked = BLOCKED[table]?.when ?? sql`false`
  const subject = table === 'audit_events' ? sql`t.subject` : sql`null`
  const document =
    table === 'audit_events'
      ? sql`t.document`
      : table === 'companies_extra_emails'
        ? sql`t._parent_id`
        : sql`null`
  const rows = await readRows<Facts>(
    req,
    sql`select (${keyOf(table)})::text as key, ${bornOf} as born, (${blocked}) as blocked,
          ${subject}::text as subject, ${document}::int as document
        from ${sql.identifier(table)} t where (${keyOf(table)})::text = any(${listOf(keys)})`,
  )
  return new Map(rows.map((row) => [row.key, row]))
}

/** SQL: creation time of a row `t`, in milliseconds since 1970; null in tables without that. */
export const bornOf = sql`(extract(epoch from (to_jsonb(t) ->> 'created_at')::timestamptz) * 1000)::bigint::text`

/** A list of texts as an SQL array. */
export const listOf = (texts: readonly string[]): SQL =>
  sql`array[${sql.join(
    texts.map((text) => sql`${text}`),
    sql`, `,
  )}]::text[]`

const treatmentsOf = (table: string, { found }: FoundRow, blocked: KeptBecause | null) =>
  erasedAlong(
    table,
    found.map(({ column }) => column),
  ).map((column) => ({
    column,
    treatment: blocked ? { kept: blocked } : treatmentOf(table, column),
  }))

/**
 * Plans the erasure of the ticked rows.
 * @param args.rows those that do not name the person (any more) are left out
 * @returns in the order of the register
 */
export const planErasure = async (args: {
  req: PayloadRequest
  query: PersonQuery
  rows: readonly Ticked[]
}): Promise<PlannedRow[]> => {
  const { req, query, rows } = args
  const planned: PlannedRow[] = []
  for (const { table, columns } of SEARCHED) {
    const keys = rows.flatMap((row) => (row.table === table ? [row.key] : []))
    if (keys.length === 0) continue
    const found = await findRows({ req, table, columns, query, keys, limit: keys.length })
    if (found.length === 0) continue
    const facts = await factsOf(req, table, keys)
    for (const row of found.toSorted((one, other) => (one.key < other.key ? -1 : 1))) {
      const {
        born = null,
        blocked = false,
        subject = null,
        document = null,
      } = facts.get(row.key) ?? {}
      const because = blocked ? (BLOCKED[table]?.because ?? null) : null
      const treatments = treatmentsOf(table, row, because)
      planned.push({ table, row, born, of: { subject, document }, columns: treatments })
    }
  }
  return planned
}

const isKept = (treatment: Treatment): treatment is { kept: KeptBecause } =>
  typeof treatment === 'object'

/** Whether any column of a row is erased. */
export const isErased = ({ columns }: PlannedRow): boolean =>
  columns.some(({ treatment }) => !isKept(treatment))

/** A hash of the plan: it changes when a row or a value of it has changed. */
export const markOfPlan = (planned: readonly PlannedRow[]): string =>
  createHash('sha256')
    .update(
      JSON.stringify(
        planned.map(({ table, row, columns }) => [
          ...[table, row.key],
          ...columns.map(({ column, treatment }) => [
            column,
            treatment,
            row.values[column] ?? null,
          ]),
        ]),
      ),
    )
    .digest('hex')

/** The plan of an erasure, by table and effect, in the reader's language. */
export const linesOfPlan = (req: PayloadRequest, planned: readonly PlannedRow[]): ErasureLine[] => {
  const t = createTranslator(localeOfRequest(req))
  const lines = new Map<string, ErasureLine & { keys: Set<string>; names: Set<string> }>()
  for (const { table, row, columns } of planned)
    for (const { column, treatment } of columns) {
      const [effect, because] = isKept(treatment)
        ? (['keep', treatment.kept] as const)
        : ([treatment, null] as const)
      const id = [table, effect, because].join(' ')
      const line = lines.get(id) ?? {
        ...{ table, name: tableName(t, table), effect, because, columns: [], rows: 0 },
        ...{ keys: new Set<string>(), names: new Set<string>() },
      }
      line.keys.add(row.key)
      line.names.add(columnName(req, { t, table, column }))
      lines.set(id, line)
    }
  return [...lines.values()].map(({ keys, names, ...line }) => ({
    ...line,
    columns: [...names],
    rows: keys.size,
  }))
}
