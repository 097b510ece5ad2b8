import { sql } from '@payloadcms/db-postgres'
import { ilike, notIlike, type Column, type SQL } from '@payloadcms/db-postgres/drizzle'
import type { DatabaseAdapterObj } from 'payload'
import { foldedColumnAt } from '@/catalog/foldedColumns'
import { containsPattern } from '@/domain/lists/likePattern'
import { foldedPatterns } from '@/domain/search/foldedPatterns'
import { tableNameIn, withInternals } from './adapter'

type Operator = (column: Column, value: unknown) => SQL

/** Payload passes `%text%`; wildcards inside are literal characters. */
const textOf = (value: unknown): string => String(value).replace(/^%|%$/g, '')

const plainLike: Operator = (column, value) => ilike(column, String(value))
const plainNotLike: Operator = (column, value) => notIlike(column, String(value))

const compare =
  (plain: Operator, isNegated: boolean): Operator =>
  (column, value) => {
    const text = textOf(value)
    const at = foldedColumnAt(tableNameIn(column), column.name)
    const patterns = at && foldedPatterns(at.kind, text)
    if (!patterns) return plain(column, containsPattern(text))
    const folded = sql`${column.table}.${sql.identifier(at.column)}`
    const parts = patterns.map((pattern) => sql`${folded} like ${pattern}`)
    const matches = sql`(${sql.join(parts, sql` or `)})`
    return isNegated ? sql`not ${matches}` : matches
  }

/**
 * `like`, `contains` and `not_like` of every filter compare with the folded column if there is one,
 * using its index: "cankaya" finds "Çankaya" in lists, pickers and the REST API alike. `%`, `_` and
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
