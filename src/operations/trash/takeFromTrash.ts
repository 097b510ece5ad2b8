import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { Refusal } from '@/domain/shared/refusal'
import { query } from '../shared/transaction'
import type { Content } from '@/queries/trash/content'

/** A deleted record, by its collection and id. */
export type Deleted = { collection: string; record: number }

/**
 * Removes a record from the trash, in the request's transaction. Of two concurrent requests the
 * second waits, and is refused.
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
  // As text: a JavaScript number would lose digits of amounts.
  return { ...row, parsed: JSON.parse(row.content) as Content }
}
