import { TERMS_FALLBACK, termsIn } from '@/domain/settings/terms'
import { companyToday } from '@/queries/settings/companyToday'
import { readHeldUpChoice } from '@/queries/tenders/readHeldUpChoice'
import { readDeliveries } from '@/queries/tenders/deliveries/readDeliveries'
import { mayReadDeliveries } from '@/queries/tenders/deliveries/readDeliveryNote'
import { buildQuotation, paperStatus } from '@/present/tenders/buildQuotation'
import {
  mayReadPapers,
  readPrintedCompany,
  readPrintedTender,
} from '@/queries/tenders/quotation/readQuotation'
import { shownName } from '@/present/record/shownName'
import { abilityOfRequest } from '@/access/abilityOf'
import { DEFAULT_LOCALE, isLocale } from '@/i18n/locales'

import { readOffers } from '@/queries/shared/readOffers'
import type { ViewPage } from '@/queries/shared/viewPage'

/**
 * The page of a quotation to read and print, with the reader's commands.
 * @param wished language of the document; the reader's if it is not supported
 * @returns null when there is none or it may not be read
 */
export const readTenderPage = async ({ req, id, may }: ViewPage, wished: unknown) => {
  const tender = id > 0 ? await readPrintedTender(req, id) : null
  if (!tender) return null
  const reader = req.i18n.language
  const locale = isLocale(wished) ? wished : isLocale(reader) ? reader : DEFAULT_LOCALE
  const [offers, company, today, ability, deliveries, heldUp] = await Promise.all([
    readOffers({ req, slug: 'tenders', ids: [id] }),
    readPrintedCompany(req),
    companyToday(req),
    abilityOfRequest(req),
    mayReadDeliveries(req).then((isAllowed) => (isAllowed ? readDeliveries(req, id) : [])),
    readHeldUpChoice(req, id),
  ])
  const name = shownName(tender.number ?? tender.title)
  const isReader = mayReadPapers(ability)
  const isBorrowed = termsIn(company.terms, locale)?.language === TERMS_FALLBACK
  const sheet = {
    id,
    paper: isReader ? buildQuotation({ tender, company, locale, today }) : null,
    reader,
    borrowsTerms: isBorrowed && locale !== TERMS_FALLBACK,
    status: paperStatus(tender, today),
    locale,
    deliveries,
    heldUp: isReader ? heldUp : null,
  }
  const hasActivity = may(['read', 'audit', '*'])
  return { sheet, name, hasActivity, offers: offers.get(id)?.commands ?? [] }
}
