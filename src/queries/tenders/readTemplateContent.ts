import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import type { TemplateContent } from '@/domain/tenders/templates'
import { readShown } from '../shared/readShown'

/**
 * Initial content of tenders made from a template, for users who may read every field of tenders.
 * @returns null where there is no such template, or the caller may not read it
 */
export const readTemplateContent = async (
  req: PayloadRequest,
  id: number,
): Promise<TemplateContent | null> => {
  const [row] = await readShown<{ content: TemplateContent }>({
    req,
    columns: { content: ['tenders', '*'] },
    statement: sql`select content from tender_templates where id = ${id}`,
  })
  return row?.content ?? null
}
