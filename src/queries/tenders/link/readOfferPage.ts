import type { Payload } from 'payload'
import { systemRequest } from '@/lib/payloadRequests'
import { layChoices } from '@/present/tenders/layChoices'
import { layQuotation } from '@/present/tenders/layQuotation'
import type { Locale } from '@/i18n/locales'
import { companySettings } from '../../settings/companySettings'
import { quotationLogo } from '../quotation/quotationLogo'
import type { ShownLink } from './readLink'

/** The picture within the page: visitors without an account get no file of ours by its address. */
const logoOf = async (payload: Payload, name: string | null): Promise<string | null> => {
  const bytes = await quotationLogo(await systemRequest(payload), name)
  return bytes && `data:image/png;base64,${Buffer.from(bytes).toString('base64')}`
}

/** An offer as its customer sees and answers it, without an account. */
export const readOfferPage = async (payload: Payload, shown: ShownLink, locale: Locale) => {
  const { link, ended, choiceClosed } = shown
  const { tender, company } = link.paper
  const { timeZone } = await companySettings({ payload })
  // As it was on the day it was sent: one that was accepted does not expire afterwards.
  const paper = layQuotation({ tender, company, locale, today: link.sentOn })
  return {
    locale,
    timeZone,
    paper,
    choices: layChoices(tender, paper),
    logo: await logoOf(payload, company.logo),
    tender,
    company,
    link,
    choiceClosed,
    isOver: ended !== null,
  }
}
