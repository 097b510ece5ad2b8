import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { mayOf } from '@/access/mayOf'
import { entityOf } from '@/catalog'
import type { Ticked } from '@/catalog/commands/privacy'
import { personalColumns, treatmentOf } from '@/catalog/erasure'
import { PERSONAL_USES, type PersonalUseName } from '@/catalog/personal'
import { ERASED_HOST, ERASED_WORDS } from '@/domain/privacy/redact'
import { localeOfRequest } from '@/i18n/requestLocale'
import { createTranslator } from '@/i18n/translate'
import { rowLinksOf } from '@/present/navigation/recordLinks'
import type { HitGroup } from '@/present/privacy/hits'
import { keptText } from '@/present/privacy/register'
import { readRows } from '../shared/rows'
import { keyOf, MAX_HITS } from './findPerson'
import { columnName, tableName } from './names'
import { bornOf, listOf } from './planErasure'

type Due = {
  table: string
  use: PersonalUseName
  /** The column that identifies the row for people. */
  label: string
  /**
   * SQL: whether the retention period of the row `t` had ended at a moment. A later change restarts
   * it.
   */
  isOver: (since: SQL) => SQL
}

/**
 * SQL: no activity with a customer since a moment, nothing planned, and no open quotation: the
 * business relation has ended.
 */
const hasEnded = (company: SQL, since: SQL): SQL =>
  sql`exists (select from companies c where c.id = ${company} and c.updated_at < ${since})
    and not exists (select from timeline l where l.company_id = ${company} and l.at >= ${since})
    and not exists (select from tenders o where o.company_id = ${company}
      and (o.updated_at >= ${since} or o.status in ('draft', 'sent', 'approved')))
    and not exists (select from meets m where m.company_id = ${company} and m.starts_at >= ${since})`

const ofCustomer = (table: string, label: string): Due => ({
  ...{ table, use: 'customers', label },
  isOver: (since) => sql`t.updated_at < ${since} and ${hasEnded(sql`t.company_id`, since)}`,
})

/** Tables whose rows are proposed for erasure, not deleted by a job: the data may still be needed. */
const DUE: readonly Due[] = [
  {
    ...{ table: 'companies', use: 'customers', label: 'name' },
    // A merged company is kept as long as the remaining one.
    isOver: (since) => hasEnded(sql`coalesce(t.merged_into_id, t.id)`, since),
  },
  {
    ...{ table: 'companies_extra_emails', use: 'customers', label: 'email' },
    isOver: (since) =>
      hasEnded(
        sql`(select coalesce(p.merged_into_id, p.id) from companies p where p.id = t._parent_id)`,
        since,
      ),
  },
  ofCustomer('branches', 'name'),
  ofCustomer('employees', 'name'),
  {
    ...{ table: 'meets', use: 'contacts', label: 'title' },
    isOver: (since) => sql`greatest(t.starts_at, t.updated_at) < ${since}`,
  },
  {
    ...{ table: 'notes', use: 'contacts', label: 'body' },
    isOver: (since) => sql`t.updated_at < ${since}`,
  },
  {
    ...{ table: 'actions', use: 'contacts', label: 'title' },
    isOver: (since) => sql`t.done_at is not null and t.updated_at < ${since}`,
  },
  {
    ...{ table: 'users', use: 'accounts', label: 'name' },
    isOver: (since) => sql`t.status = 'passive' and t.updated_at < ${since}`,
  },
]

/** The columns of a table that are erased after the retention period. */
const erasedColumns = (table: string): string[] =>
  personalColumns(table).filter((column) => typeof treatmentOf(table, column) === 'string')

/** A column of `t` still has a value: neither empty nor erased. */
const holdsSomething = (column: string): SQL => {
  const value = sql`t.${sql.identifier(column)}::text`
  return sql`(${value} <> '' and ${value} not in
    (${ERASED_WORDS}, '#' || t.id, t.id || ${ERASED_HOST}::text))`
}

const isDue = ({ table, use, isOver }: Due, now: Date): SQL => {
  const keep = PERSONAL_USES[use].keep
  const years = 'years' in keep ? keep.years : 0
  const since = sql`(${now.toISOString()}::timestamptz - make_interval(years => ${years}))`
  const held = erasedColumns(table).map(holdsSomething)
  return sql`(${isOver(since)}) and (${sql.join(held, sql` or `)})`
}

/** A row past its retention period, with the columns to erase. */
export type OverdueRow = {
  table: string
  key: string
  born: string | null
  parent: number | null
  columns: string[]
}

/**
 * Selects rows past their retention period.
 * @param args.rows of any table; null: whether there are any at all, one of each table
 */
export const findOverdue = async (args: {
  req: PayloadRequest
  now: Date
  rows: readonly Ticked[] | null
}): Promise<OverdueRow[]> => {
  const { req, now, rows } = args
  const found: OverdueRow[] = []
  for (const due of DUE) {
    const { table } = due
    const keys = rows?.flatMap((row) => (row.table === table ? [row.key] : []))
    if (keys?.length === 0) continue
    const parent = table === 'companies_extra_emails' ? sql`t._parent_id` : sql`null::integer`
    const read = await readRows<{ key: string; born: string | null; parent: number | null }>(
      req,
      sql`select (${keyOf(table)})::text as key, ${bornOf} as born, ${parent} as parent
          from ${sql.identifier(table)} t where ${isDue(due, now)}
          ${keys ? sql`and (${keyOf(table)})::text = any(${listOf(keys)})` : sql``}
          order by 1 ${keys ? sql`` : sql`limit 1`}`,
    )
    found.push(...read.map((row) => ({ table, ...row, columns: erasedColumns(table) })))
  }
  return found
}

/** Characters of the label that identifies a row. */
const LABEL_LENGTH = 120

/**
 * Personal data past its retention period: by table, at most `MAX_HITS` rows of each, the oldest
 * first. The caller checks *delete* of privacy and that the session was confirmed.
 */
export const readOverdue = async (req: PayloadRequest, now: Date): Promise<HitGroup[]> => {
  const t = createTranslator(localeOfRequest(req))
  const may = await mayOf(req)
  const groups: HitGroup[] = []
  for (const due of DUE) {
    const { table, use, label } = due
    const rows = await readRows<{ key: string; label: string | null }>(
      req,
      sql`select (${keyOf(table)})::text as key,
            left(t.${sql.identifier(label)}::text, ${LABEL_LENGTH}) as label
          from ${sql.identifier(table)} t where ${isDue(due, now)}
          order by to_jsonb(t) ->> 'updated_at', t.id limit ${MAX_HITS + 1}`,
    )
    if (rows.length === 0) continue
    const slug = entityOf(table.replaceAll('_', '-'))?.slug
    const column = columnName(req, { t, table, column: label })
    groups.push({
      ...{ table, use, name: tableName(t, table), isCut: rows.length > MAX_HITS },
      purpose: erasedColumns(table)
        .map((each) => columnName(req, { t, table, column: each }))
        .join(', '),
      kept: keptText(t, PERSONAL_USES[use].keep),
      hits: rows.slice(0, MAX_HITS).map(({ key, label: text }) => {
        const href =
          slug && rowLinksOf({ slug, doc: { id: Number(key) }, may: (right) => may(right) }).view
        const found = text ? [{ column, pieces: [{ text, isMatch: false }] }] : []
        return { table, key, found, ...(href && { href }) }
      }),
    })
  }
  return groups
}
