import { sql } from '@payloadcms/db-postgres'
import { ilike, notIlike, type Column, type SQL } from '@payloadcms/db-postgres/drizzle'
import type { DatabaseAdapterObj } from 'payload'
import { foldedColumnAt } from '@/catalog/foldedColumns'
import { containsPattern } from '@/domain/lists/likePattern'
import { foldedPattern } from '@/domain/search/foldedPattern'
import { tableNameIn, withInternals } from './adapter'

type Operator = (column: Column, value: unknown) => SQL

/** Payload hands over `%text%`; wildcards inside are literal characters. */
const textOf = (value: unknown): string => String(value).replace(/^%|%$/g, '')

const plainLike: Operator = (column, value) => ilike(column, String(value))
const plainNotLike: Operator = (column, value) => notIlike(column, String(value))

const compare =
  (plain: Operator, isNegated: boolean): Operator =>
  (column, value) => {
    const text = textOf(value)
    const at = foldedColumnAt(tableNameIn(column), column.name)
    const pattern = at && foldedPattern(at.kind, text)
    if (!pattern) return plain(column, containsPattern(text))
    const folded = sql`${column.table}.${sql.identifier(at.column)}`
    return isNegated ? sql`${folded} not like ${pattern}` : sql`${folded} like ${pattern}`
  }

/**
 * `like`, `contains` and `not_like` of every filter look at the folded column where there is one,
 * with its index: "cankaya" finds "Çankaya" in lists, pickers and the REST API alike. `%`, `_` and
 * `\` stand for themselves.
 */
export const withFoldedSearch = <A extends DatabaseAdapterObj>(base: A): A =>
  withInternals(base, (adapter) => {
    adapter.operators = {
      ...adapter.operators,
      contains: compare(plainLike, false),
      like: compare(plainLike, false),
      not_like: compare(plainNotLike, true),
    }
  })
