import { sql } from '@payloadcms/db-postgres'
import { createLocalReq, type PayloadRequest } from 'payload'
import { requireTransaction } from '@/database/adapter'
import { asSuperuser } from '../../factories/database'
import { administrator } from '../../factories/person'
import { getTestPayload } from '../../helpers/payload'

const TABLES = [
  'companies',
  'branches',
  'tenders',
  'stock_cards',
  'stock_movements',
  'meets',
  'settings',
  'users',
]

type Insert = (table: string, ...rows: Record<string, unknown>[]) => Promise<void>
export type EmptyDatabase = { req: PayloadRequest; insert: Insert }

/** A schema of empty tables, made once in the database of a worker. */
const EMPTY = `create schema if not exists empty;
  grant usage on schema empty to public;
  ${TABLES.map((table) => `create table if not exists empty.${table} (like public.${table} including defaults);`).join('\n')}
  grant all on all tables in schema empty to public`

/**
 * Runs work in a transaction where the tables the dashboard reads are empty: those of another schema
 * stand before the real ones, whatever other tests left there. Rows go in as they are, past every rule,
 * so that a test says exactly what is counted. Nothing remains.
 */
export const inEmptyDatabase = async (work: (db: EmptyDatabase) => Promise<void>) => {
  await asSuperuser(EMPTY)
  const payload = await getTestPayload()
  const { id } = await administrator()
  const user = await payload.findByID({ collection: 'users', id, depth: 0 })
  const req = await createLocalReq({ user: { ...user, collection: 'users' } as never }, payload)
  const transaction = String(await payload.db.beginTransaction())
  req.transactionID = transaction
  const session = await requireTransaction(req)
  const insert: Insert = async (table, ...rows) => {
    for (const row of rows) {
      const names = sql.join(
        Object.keys(row).map((name) => sql.identifier(name)),
        sql`, `,
      )
      const values = sql.join(
        Object.values(row).map((value) => sql`${value}`),
        sql`, `,
      )
      await session.execute(sql`insert into ${sql.identifier(table)} (${names}) values (${values})`)
    }
  }
  try {
    await session.execute(sql`set local search_path = empty, public`)
    await work({ req, insert })
  } finally {
    await payload.db.rollbackTransaction(transaction)
  }
}
