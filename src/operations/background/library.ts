import PgBoss from 'pg-boss'
import type { PayloadRequest } from 'payload'
import { clientOf, requireTransaction } from '@/database/adapter'

/** The schema of the job library; it contains no tables of this application. */
export const JOB_SCHEMA = 'jobs'

/**
 * The library on the connection of the request's transaction: both are committed together or not at
 * all.
 */
export const libraryOf = async (req: PayloadRequest): Promise<PgBoss> => {
  const client = clientOf(await requireTransaction(req))
  const executeSql = async (text: string, values: unknown[]) => ({
    rows: (await client.query(text, values)).rows as object[],
  })
  return new PgBoss({ db: { executeSql } as never, schema: JOB_SCHEMA })
}
