import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'

import { columnNameOf, tableNameOf } from '@/domain/shared/sqlNames'
import type { RelatedPart } from '@/present/record/relatedPart'
import { createTranslator } from '@/i18n/translate'
import { readShown } from '../shared/readShown'
import { rowsWhere } from '../shared/rowsWhere'

import type { ViewPage } from '../shared/viewPage'
import { openRelation, type OpenRelation } from './openRelation'
import { readRelated } from './readRelated'
import type { Relation } from './relation'

const countSql = ({ slug, by, only }: Relation, id: number): SQL => {
  const table = sql.identifier(tableNameOf(slug))
  const column = sql.identifier(`${columnNameOf(by)}_id`)
  const more = only ? sql` and ${rowsWhere(only)}` : sql``
  return sql`(select count(*)::int from ${table} where ${column} = ${id}${more})`
}

/**
 * The number of rows of each relation, in one statement.
 * @param more further numbers for the same statement, by name; each a subquery
 */
const readCounts = async (
  { req, id }: ViewPage,
  relations: readonly (readonly [string, Relation])[],
  more: Readonly<Record<string, SQL>>,
): Promise<Readonly<Record<string, number>>> => {
  const asked = [
    ...relations.map(([name, relation]) => [name, countSql(relation, id)] as const),
    ...Object.entries(more),
  ]
  if (asked.length === 0) return {}
  const columns = asked.map(([name, count]) => sql`${count} as ${sql.identifier(name)}`)
  // `openRelation` checked the right to each relation, the caller checked the other columns.
  const [row] = await readShown<Record<string, number>>({
    req,
    columns: Object.fromEntries(asked.map(([name]) => [name, 'judged' as const])),
    statement: sql`select ${sql.join(columns, sql`, `)}`,
  })
  return (row as Record<string, number> | undefined) ?? {}
}

/** Data of a record's tabs: counts of all, and the rows of the open one. */
export type ReadTabs = { counts: Readonly<Record<string, number>>; part: RelatedPart | null }

/**
 * Reads related records: the counts of all relations in one statement, and the rows of the open
 * one.
 * @param args.relations by the name of their tab
 * @param args.shown the open tab; if it is no relation, no rows are read
 * @param args.back the address of a tab of this page
 * @param args.more further counts, by the name of their tab
 * @returns `counts` without those the reader may not see
 */
export const readTabs = async (args: {
  page: ViewPage
  relations: Readonly<Record<string, Relation>>
  shown: string
  back: (tab: string) => string
  scope?: number
  more?: Readonly<Record<string, SQL>>
}): Promise<ReadTabs> => {
  const { page, relations, shown, back, scope, more = {} } = args
  const t = createTranslator(page.locale)
  const opened = await Promise.all(
    Object.entries(relations).map(
      async ([name, relation]) => [name, await openRelation(page, relation, t)] as const,
    ),
  )
  const open = opened.filter((entry): entry is [string, OpenRelation] => entry[1] !== null)
  const counts = await readCounts(
    page,
    open.map(([name, { relation }]) => [name, relation] as const),
    more,
  )
  const found = open.find(([name]) => name === shown)
  const part = found
    ? await readRelated({
        page,
        open: found[1],
        id: page.id,
        total: counts[shown] ?? 0,
        back: back(shown),
        scope,
        t,
      })
    : null
  return { counts, part }
}
