import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { staffIdOf } from '@/access/session/staffOf'
import { tableNameOf } from '@/domain/shared/sqlNames'
import { auditContext } from '@/lib/auditContext'
import { query } from '../shared/transaction'
import { filesIn, type Content } from '@/queries/trash/content'

/**
 * Copies a record to the trash before its deletion: its row and every row deleted with it, in the
 * transaction of the deletion. Takes the same locks as the deletion.
 */
export const keepDeleted = async (args: {
  req: PayloadRequest
  slug: string
  id: number | string
}): Promise<void> => {
  const { req, slug, id } = args
  // As text: a JavaScript number would lose digits of amounts.
  const [found] = await query<{ content: string }>(
    req,
    sql`select deleted_content(${tableNameOf(slug)}::text::regclass, 'id', array[${String(id)}])::text
          as content`,
  )
  const parsed = JSON.parse(found?.content ?? '[]') as Content
  // Deleted meanwhile: Payload then deletes nothing either.
  if (!found || parsed.length === 0) return
  const { user = staffIdOf(req), name = null } = auditContext() ?? {}
  const files = JSON.stringify(filesIn(req, parsed))
  await query(
    req,
    sql`insert into trash (subject, document, deleted_by, deleted_by_name, content, files)
        values (${slug}, ${Number(id)}, ${user}, ${name}, ${found.content}::jsonb,
          array(select jsonb_array_elements_text(${files}::jsonb)))`,
  )
}
