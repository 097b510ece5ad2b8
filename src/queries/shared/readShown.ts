import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { abilityOfRequest } from '@/access/abilityOf'
import type { AppAbility } from '@/access/buildAbility'
import { mayReadFields } from '@/access/reading/mayReadFields'
import type { Subject } from '@/access/roles/permissions'
import type { PayloadRequest } from 'payload'
import { readRows } from './rows'

/**
 * The permission required for a column of a statement: the fields it is derived from, or `*` for
 * the whole subject. `judged` if the caller has checked it already, `id` for ids, which need none.
 */
export type ColumnOpener = 'judged' | 'id' | readonly [subject: Subject, ...fields: string[]]

/** Whether a reader has the permission of a column. */
export const isOpen = (ability: AppAbility, opener: ColumnOpener): boolean =>
  typeof opener === 'string' || mayReadFields(ability, ...opener)

/**
 * Reads rows for a view or an endpoint. Every column of the statement is declared with its required
 * permission; unreadable columns are not selected, so that their values never leave the database.
 * @param args.columns of the statement, by name; undeclared ones are not selected
 * @param args.statement with its order
 * @returns the rows, without the columns that the reader may not see
 */
export const readShown = async <Row extends Record<string, unknown>>(args: {
  req: PayloadRequest
  columns: { readonly [Name in keyof Row & string]: ColumnOpener }
  statement: SQL
}): Promise<Partial<Row>[]> => {
  const { req, columns, statement } = args
  const ability = await abilityOfRequest(req)
  const open = Object.entries<ColumnOpener>(columns).filter(([, opener]) => isOpen(ability, opener))
  if (open.length === 0) return []
  const names = open.map(([name]) => sql`shown.${sql.identifier(name)}`)
  return readRows<Partial<Row>>(
    req,
    sql`select ${sql.join(names, sql`, `)} from (${statement}) shown`,
  )
}
