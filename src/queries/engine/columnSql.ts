import type { ColumnField } from './model'

/** The JSON of a row, and what the query that reads the row joins for it. */
export type RowSql = { json: string; join: string }

/** Quotes the name of a table or column; names come from the model, never from a query. */
export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`

/** A constant text as an SQL literal. */
export const literal = (text: string): string => `'${text.replaceAll("'", "''")}'`

/** A timestamp as in JSON: in UTC, to the millisecond. */
export const moment = (sql: string) =>
  `to_char(${sql} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

/**
 * The value of a column as in a response.
 * @param alias of its table
 * @param isExact returns decimals as text, because JSON numbers may lose digits
 */
export const columnSql = (
  { column, kind, isDecimal }: ColumnField,
  alias: string,
  isExact = false,
): string => {
  const sql = `${alias}.${quoted(column)}`
  if (kind === 'date') return moment(sql)
  return isDecimal ? `trim_scale(${sql})${isExact ? '::text' : ''}` : sql
}
