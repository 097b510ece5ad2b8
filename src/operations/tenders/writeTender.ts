import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { asWriter, query } from '../shared/transaction'

/** Writes the guarded columns of a tender and returns it as a client reads it. */
export const writeTender = async (req: PayloadRequest, id: number, changes: SQL) => {
  await asWriter(req, 'tender', () =>
    query(req, sql`update tenders set ${changes}, updated_at = now() where id = ${id}`),
  )
  return req.payload.findByID({ collection: 'tenders', id, depth: 0, req })
}
