import config from '@payload-config'
import { headers } from 'next/headers'
import { getPayload } from 'payload'
import { cache } from 'react'

import { NOTICE } from '@/catalog/paths'
import { CLIENT_ADDRESS_HEADER, PAGE_PATH_HEADER } from '@/domain/shared/text/headerNames'
import { openLink, type Offer } from '@/operations/tenders/link/openLink'
import { privacyNotice } from '@/queries/settings/privacyNotice'
import { readOfferPage } from '@/queries/tenders/link/readOfferPage'

import type { Query } from './returnTo'

const wishedLanguage = async (): Promise<string | null> => {
  const path = (await headers()).get(PAGE_PATH_HEADER) ?? ''
  return new URL(path, 'http://page.invalid').searchParams.get('lang')
}

/** The offer of a link, read once per request for the page and its layout. */
export const currentOffer = cache(async (token: string): Promise<Offer> => {
  const [payload, wished] = [await getPayload({ config }), await wishedLanguage()]
  const address = (await headers()).get(CLIENT_ADDRESS_HEADER) ?? ''
  return openLink({ payload, address, token, wished })
})

/**
 * The privacy notice on the page of a link, read once for the title and the page.
 * @param show of the address
 * @returns null unless it is asked for and written, and for an unknown link; also of an offer that
 *   is over
 */
export const currentNotice = cache(async (token: string, show: Query[string]) => {
  const { locale, shown } = await currentOffer(token)
  if (!shown || show !== NOTICE) return null
  const text = await privacyNotice({ payload: await getPayload({ config }) }, locale)
  return text && { text, company: shown.link.paper.company.name ?? '' }
})

/** The offer of a link to read and answer; null where there is none to show. */
export const currentOfferPage = async (token: string) => {
  const { locale, shown } = await currentOffer(token)
  return shown?.showsOffer ? readOfferPage(await getPayload({ config }), shown, locale) : null
}
