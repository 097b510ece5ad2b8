import { notFound } from 'next/navigation'

import { mayEditTender } from '@/access/mayEditTender'
import { ActivityButton } from '@/components/document/activity/ActivityButton'
import { CommandBar } from '@/components/frame/commands/CommandBar'
import { TERMS_FALLBACK, termsIn } from '@/domain/settings/terms'
import { dayFromStored } from '@/domain/shared/day'
import { displayStatus } from '@/domain/tenders/status'
import { companyToday } from '@/queries/settings/companyToday'
import { readHeldUpChoice } from '@/queries/tenders/readHeldUpChoice'
import { readDeliveries } from '@/queries/tenders/deliveries/readDeliveries'
import { mayReadDeliveries } from '@/queries/tenders/deliveries/readDeliveryNote'
import { layQuotation } from '@/present/tenders/layQuotation'
import {
  mayReadPapers,
  readPrintedCompany,
  readPrintedTender,
} from '@/queries/tenders/quotation/readQuotation'
import { shownName } from '@/present/record/shownName'
import { TenderDocument } from '@/components/tenders/TenderDocument'
import { abilityOfRequest } from '@/access/abilityOf'
import { staffIdOf } from '@/access/session/staffOf'
import { DEFAULT_LOCALE, isLocale } from '@/i18n/locales'
import { paths } from '@/catalog/paths'

import { readOffers } from '@/queries/shared/readOffers'
import type { View } from './view'
import { viewPage } from '@/queries/shared/viewPage'

/**
 * The page `/tenders/show/{id}`: a quotation to read and print, in the reader's language or
 * `?lang=`, with what the reader may do with it above the sheet.
 */
export const TenderShow = async (view: View) => {
  const { req, id, may } = await viewPage(view)
  const tender = id > 0 ? await readPrintedTender(req, id) : null
  if (!tender) notFound()

  const wished = view.query.lang
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
  const userId = staffIdOf(req)
  const name = shownName(tender.number ?? tender.title)
  const canEdit = may(['create', 'tenders']) && mayEditTender({ ability, userId, tender })
  return (
    <TenderDocument
      id={id}
      paper={mayReadPapers(ability) ? layQuotation({ tender, company, locale, today }) : null}
      reader={reader}
      borrowsTerms={
        termsIn(company.terms, locale)?.language === TERMS_FALLBACK && locale !== TERMS_FALLBACK
      }
      status={displayStatus({ ...tender, validUntil: dayFromStored(tender.validUntil), today })}
      locale={locale}
      deliveries={deliveries}
      heldUp={mayReadPapers(ability) ? heldUp : null}
      back={canEdit ? paths.tenderEdit(id) : null}
      commands={
        <>
          {may(['read', 'audit', '*']) && (
            <ActivityButton isIcon slug="tenders" id={id} name={name} />
          )}
          <CommandBar
            slug="tenders"
            id={id}
            recordName={name}
            offers={offers.get(id)?.commands ?? []}
            shown={2}
          />
        </>
      }
    />
  )
}
