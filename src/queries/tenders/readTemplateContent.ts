import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import type { TemplateContent } from '@/domain/tenders/templates'
import { readShown } from '../shared/readShown'

/**
 * What tenders begin with that are made from a template: for readers of tenders as a whole.
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
