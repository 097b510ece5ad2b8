import { createHash } from 'node:crypto'
import type { PayloadRequest } from 'payload'
import { Refusal } from '@/domain/shared/refusal'
import type { Locale } from '@/i18n/locales'
import type { SentPaper } from '@/queries/tenders/link/readLink'
import { setQuotation } from '../quotation/quotationPdf'
import { readPrintedCompany, readWholeTender } from '@/queries/tenders/quotation/readQuotation'

/**
 * The paper that leaves the house, the same whoever sends it: what the customer gets does not
 * depend on the rights of the sender.
 * @throws Refusal `notFound`; `overloaded` when too many papers wait
 */
export const makePaper = async (
  req: PayloadRequest,
  { id, locale }: { id: number; locale: Locale },
): Promise<{ paper: SentPaper; pdf: Uint8Array; fileName: string; fileHash: string }> => {
  const tender = await readWholeTender(req, id)
  if (!tender) throw new Refusal('notFound')
  const company = await readPrintedCompany(req)
  const { pdf, fileName } = await setQuotation(req, {
    ...{ tender, company, locale },
    kind: 'send',
  })
  const fileHash = createHash('sha256').update(pdf).digest('hex')
  return { paper: { tender, company }, pdf, fileName, fileHash }
}
