import PgBoss from 'pg-boss'
import type { PostgresAdapter } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

/** The schema of the job library; nothing of ours is in it. */
export const JOB_SCHEMA = 'jobs'

type Client = { query: (text: string, values: unknown[]) => Promise<{ rows: unknown[] }> }

/** The library on the connection of the request's transaction: committed with it, or not at all. */
export const libraryOf = async (req: PayloadRequest): Promise<PgBoss> => {
  const id = await req.transactionID
  const session = id ? (req.payload.db as unknown as PostgresAdapter).sessions[id] : undefined
  if (!session) throw new Error('This step must run inside a transaction')
  const { client } = (session.db as unknown as { session: { client: Client } }).session
  const executeSql = async (text: string, values: unknown[]) => ({
    rows: (await client.query(text, values)).rows as object[],
  })
  return new PgBoss({ db: { executeSql } as never, schema: JOB_SCHEMA })
}
