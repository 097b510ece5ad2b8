import { getTableColumns, is, SQL } from '@payloadcms/db-postgres/drizzle'
import type { PgTable } from '@payloadcms/db-postgres/drizzle/pg-core'
import { keepNewest } from '@/domain/shared/keepNewest'
import { statementName } from '@/lib/statementName'
import { runPrepared, type Connection } from './adapter'

type Row = Record<string, unknown>

const MAX_TEXTS = 500
const texts = new WeakMap<PgTable, Map<string, string>>()

const isPartOfText = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && is(value, SQL)

/** The insert statement for these columns; built by Drizzle, once. */
const textFor = (tx: Connection, table: PgTable, row: Row, given: readonly string[]): string => {
  const known = texts.get(table) ?? new Map<string, string>()
  texts.set(table, known)
  const key = given.join()
  const text = known.get(key)
  if (text !== undefined) return text
  const made = tx.insert(table).values(row).returning().toSQL()
  // Drizzle adds a parameter for a column whose default it computes itself.
  const isPlain = made.params.length === given.length
  return keepNewest(known, MAX_TEXTS, key, isPlain ? made.sql : '')
}

/**
 * Inserts one row and returns it with the changes of the triggers. Drizzle would build the SQL text
 * of dozens of columns anew each time, which takes longer than the insert itself; and PostgreSQL
 * plans a prepared statement once.
 * @param row by the names that Payload gives columns; undefined values get their defaults
 * @returns null if Drizzle has to insert the row
 */
export const insertRow = async (
  tx: Connection,
  table: PgTable,
  row: Row,
): Promise<Row[] | null> => {
  const columns = Object.entries(getTableColumns(table))
  const given = columns.filter(([name]) => row[name] !== undefined)
  if (given.some(([name]) => isPartOfText(row[name]))) return null
  const sql = textFor(
    tx,
    table,
    row,
    given.map(([name]) => name),
  )
  if (sql === '') return null
  const params = given.map(([name, column]) => {
    const value = row[name]
    return value === null ? null : column.mapToDriverValue(value)
  })
  const fields = columns.map(([name, field]) => ({ path: [name], field }))
  return runPrepared(tx, { query: { sql, params }, name: statementName(sql), fields })
}
