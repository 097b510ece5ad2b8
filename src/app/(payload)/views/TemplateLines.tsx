import type { UIFieldServerComponent } from 'payload'
import { abilityOfRequest } from '@/access/abilityOf'
import { TemplateSheet } from '@/components/tenders/templates/TemplateSheet'
import { idOf } from '@/domain/shared/idOf'
import { mayReadPapers } from '@/queries/tenders/quotation/readQuotation'
import { readTemplateContent } from '@/queries/tenders/readTemplateContent'

/** The lines of a template, read-only; for users who may read every field of tenders. */
export const TemplateLines: UIFieldServerComponent = async ({ id, req }) => {
  const template = idOf(id)
  if (template === null || !mayReadPapers(await abilityOfRequest(req))) return null
  const content = await readTemplateContent(req, Number(template))
  return content ? <TemplateSheet content={content} /> : null
}
