import type { Payload } from 'payload'
import { systemRequest } from '@/lib/payloadRequests'
import { buildChoices } from '@/present/tenders/buildChoices'
import { buildQuotation } from '@/present/tenders/buildQuotation'
import type { Locale } from '@/i18n/locales'
import { companySettings } from '../../settings/companySettings'
import { privacyNotice } from '../../settings/privacyNotice'
import { quotationLogo } from '../quotation/quotationLogo'
import type { ShownLink } from './readLink'

/** The logo embedded in the page: anonymous visitors cannot load our files. */
const logoOf = async (payload: Payload, name: string | null): Promise<string | null> => {
  const bytes = await quotationLogo(await systemRequest(payload), name)
  return bytes && `data:image/png;base64,${Buffer.from(bytes).toString('base64')}`
}

/** An offer as its customer sees it and answers it, without an account. */
export const readOfferPage = async (payload: Payload, shown: ShownLink, locale: Locale) => {
  const { link, ended, choiceClosed } = shown
  const { tender, company } = link.paper
  const { timeZone } = await companySettings({ payload })
  // With the status of the day it was sent: an accepted offer does not expire afterwards.
  const paper = buildQuotation({ tender, company, locale, today: link.sentOn })
  return {
    locale,
    timeZone,
    paper,
    choices: buildChoices(tender, paper),
    logo: await logoOf(payload, company.logo),
    tender,
    company,
    link,
    hasNotice: (await privacyNotice({ payload }, locale)) !== null,
    choiceClosed,
    isOver: ended !== null,
  }
}
