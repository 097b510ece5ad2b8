import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'

/**
 * SQL: the calendar day of a column that stores noon UTC, as `YYYY-MM-DD`. @param column an
 * expression
 */
export const dayText = (column: SQL): SQL =>
  sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD')`

/** SQL: a moment as ISO text of whole seconds, `2026-03-01T10:00:00Z`. @param column an expression */
export const momentText = (column: SQL): SQL =>
  sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`
