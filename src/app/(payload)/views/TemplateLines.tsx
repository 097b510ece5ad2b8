import { sql } from '@payloadcms/db-postgres'
import type { UIFieldServerComponent } from 'payload'
import { abilityOfRequest } from '@/access/abilityOf'
import { TemplateSheet } from '@/components/tenders/templates/TemplateSheet'
import { idOf } from '@/domain/shared/idOf'
import type { TemplateContent } from '@/domain/tenders/templates'
import { mayReadPapers } from '@/operations/tenders/quotation/readQuotation'
import { readRows } from '@/operations/shared/rows'

/** The lines of a template, to be read; for whoever reads tenders wholly. */
export const TemplateLines: UIFieldServerComponent = async ({ id, req }) => {
  const template = idOf(id)
  if (template === null || !mayReadPapers(await abilityOfRequest(req))) return null
  const [row] = await readRows<{ content: TemplateContent }>(
    req,
    sql`select content from tender_templates where id = ${Number(template)}`,
  )
  return row ? <TemplateSheet content={row.content} /> : null
}
