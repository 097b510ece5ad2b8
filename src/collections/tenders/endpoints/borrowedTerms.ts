import type { Endpoint } from 'payload'
import { abilityOfRequest } from '@/access/abilityOf'
import { insistOnCaller } from '@/access/session/staffOf'
import { languagesWithoutTerms } from '@/domain/settings/terms'
import { Refusal } from '@/domain/shared/refusal'
import { LOCALES } from '@/i18n/locales'
import { readPrintedCompany } from '@/queries/tenders/quotation/readQuotation'

/**
 * `GET /api/tenders/borrowed-terms`: the languages whose quotations print the Turkish terms, for
 * readers of tenders. The terms themselves are settings.
 */
export const borrowedTerms: Endpoint = {
  path: '/borrowed-terms',
  method: 'get',
  handler: async (req) => {
    insistOnCaller(req)
    if (!(await abilityOfRequest(req)).can('read', 'tenders')) throw new Refusal('notAllowed')
    const { terms } = await readPrintedCompany(req)
    const languages =
      typeof terms === 'object' && terms ? languagesWithoutTerms(terms, LOCALES) : []
    return Response.json({ languages })
  },
}
