import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { columnNameOf } from '@/domain/shared/sqlNames'
import type { Condition } from '@/domain/tenders/conditions'

const OPERATORS: Readonly<Record<string, (column: SQL, value: string) => SQL>> = {
  equals: (column, value) => sql`${column} = ${value}`,
  in: (column, value) => {
    const values = value.split(',').map((one) => sql`${one}`)
    return sql`${column} in (${sql.join(values, sql`, `)})`
  },
  exists: (column, value) => sql`(${column} is not null) = ${value}::boolean`,
  less_than: (column, value) => sql`${column} < ${value}`,
  less_than_equal: (column, value) => sql`${column} <= ${value}`,
  greater_than_equal: (column, value) => sql`${column} >= ${value}`,
}

const join = (parts: SQL[], word: SQL): SQL => sql`(${sql.join(parts, word)})`

/**
 * Converts a condition of the domain to SQL, because a number and the list behind it must use the
 * same one. User-written filters go through `queries/engine/conditionSql` instead, which checks
 * field types and the user's permissions.
 * @param condition on columns of one table; no relations. `or` contains alternatives
 * @param alias of the table in the statement
 * @throws for an operator that no condition has used so far
 */
export const rowsWhere = (
  condition: Condition | (Record<string, unknown> & { or: Condition[] }),
  alias?: string,
): SQL => {
  const { or, ...all } = condition as Condition & { or?: Condition[] }
  const parts = Object.entries(all as Condition).flatMap(([field, operators]) => {
    const column = sql.identifier(columnNameOf(field))
    const named = alias ? sql`${sql.identifier(alias)}.${column}` : sql`${column}`
    return Object.entries(operators).map(([operator, value]) => {
      const write = OPERATORS[operator]
      if (!write) throw new Error(`A statement does not know the operator ${operator}`)
      return write(named, value)
    })
  })
  if (or)
    parts.push(
      join(
        or.map((one) => rowsWhere(one, alias)),
        sql` or `,
      ),
    )
  return join(parts, sql` and `)
}
