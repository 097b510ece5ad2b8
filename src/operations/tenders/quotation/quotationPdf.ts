import type { PayloadRequest } from 'payload'
import { abilityOfRequest } from '@/access/abilityOf'
import { Refusal } from '@/domain/shared/refusal'
import type { PrintedCompany, PrintedTender } from '@/domain/tenders/sending/quotation'
import type { Locale } from '@/i18n/locales'
import { typeset } from '@/lib/typst/typeset'
import { companyToday } from '@/queries/settings/companyToday'
import { paperTurn } from '../../shared/paperTurn'
import { buildQuotation } from '@/present/tenders/buildQuotation'
import { quotationLogo } from '@/queries/tenders/quotation/quotationLogo'
import { quotationTitle, quotationWork } from './quotationWork'
import {
  mayReadPapers,
  readPrintedCompany,
  readPrintedTender,
} from '@/queries/tenders/quotation/readQuotation'

/** Renders the PDF of a loaded tender. @throws Refusal `overloaded` when too many are queued */
export const setQuotation = async (
  req: PayloadRequest,
  args: {
    tender: PrintedTender
    company: PrintedCompany
    locale: Locale
    kind: 'send' | 'single'
  },
): Promise<QuotationPdf> => {
  const { tender, company, locale, kind } = args
  const today = await companyToday(req)
  const logo = await quotationLogo(req, company.logo)
  const paper = buildQuotation({ tender, company, locale, today })
  const { pdf, isArchival, why } = await typeset(
    quotationWork({ tender, company, paper, locale, logo }),
    paperTurn(req, kind),
  )
  if (!isArchival)
    req.payload.logger.warn({ msg: 'A quotation is no PDF/A', tender: tender.id, why })
  return { pdf, fileName: `${quotationTitle(paper)}.pdf` }
}

export type QuotationPdf = { pdf: Uint8Array; fileName: string }

/**
 * The quotation of a tender as a PDF, for users who may read the tender.
 * @throws Refusal `notAllowed` for users who read some fields of tenders only, `notFound`;
 * `overloaded` when too many documents are queued
 */
export const quotationPdf = async (
  req: PayloadRequest,
  { id, locale }: { id: number; locale: Locale },
): Promise<QuotationPdf> => {
  if (!mayReadPapers(await abilityOfRequest(req))) throw new Refusal('notAllowed')
  const tender = await readPrintedTender(req, id)
  if (!tender) throw new Refusal('notFound')
  return setQuotation(req, {
    ...{ tender, company: await readPrintedCompany(req), locale },
    kind: 'single',
  })
}
