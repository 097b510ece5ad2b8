import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { Refusal } from '@/domain/shared/refusal'
import { query } from '../shared/transaction'
import type { Content } from '@/queries/trash/content'

/** A deleted record, by its collection and number. */
export type Deleted = { collection: string; record: number }

/**
 * Takes a deleted record out of the trash, in the request's transaction. Of two who want it at once
 * the second waits, and finds it gone.
 * @throws Refusal `notInTrash`
 */
export const takeFromTrash = async (
  req: PayloadRequest,
  { collection, record }: Deleted,
): Promise<{ content: string; parsed: Content; files: string[] }> => {
  const [row] = await query<{ content: string; files: string[] }>(
    req,
    sql`delete from trash where subject = ${collection} and document = ${record}
        returning content::text as content, files`,
  )
  if (!row) throw new Refusal('notInTrash')
  // As text: a number of JavaScript would lose digits of amounts on the way back.
  return { ...row, parsed: JSON.parse(row.content) as Content }
}
