import { notFound } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { isLocale, DEFAULT_LOCALE } from '@/i18n/locales'
import { companyToday } from './companyToday'
import { loadPrintedCompany, loadPrintedTender } from './document/loadPrintedTender'
import { TenderDocument } from './TenderDocument'

/** The page `/tenders/show/{id}`: a quotation to read and print, in the reader's language or `?lang=`. */
export const TenderShow = async ({
  initPageResult,
  params,
  searchParams,
}: AdminViewServerProps) => {
  const { req } = initPageResult
  const segments = Array.isArray(params?.segments) ? params.segments : []
  const id = Number(segments.at(-1))
  const tender = Number.isSafeInteger(id) && id > 0 ? await loadPrintedTender(req, id) : null
  if (!tender) notFound()

  const wished = searchParams?.lang
  const reader = req.i18n.language
  const locale = isLocale(wished) ? wished : isLocale(reader) ? reader : DEFAULT_LOCALE
  return (
    <TenderDocument
      tender={tender}
      company={await loadPrintedCompany(req)}
      locale={locale}
      today={await companyToday(req.payload)}
    />
  )
}
