import config from '@payload-config'
import { headers } from 'next/headers'
import { getPayload } from 'payload'
import { cache } from 'react'

import { CLIENT_ADDRESS_HEADER, PAGE_PATH_HEADER } from '@/domain/shared/text/headerNames'
import { openLink, type Offer } from '@/operations/tenders/link/openLink'

const wishedLanguage = async (): Promise<string | null> => {
  const path = (await headers()).get(PAGE_PATH_HEADER) ?? ''
  return new URL(path, 'http://page.invalid').searchParams.get('lang')
}

/** The offer of a link, read once per request for the page and its layout. */
export const readOffer = cache(async (token: string): Promise<Offer> => {
  const [payload, wished] = [await getPayload({ config }), await wishedLanguage()]
  const address = (await headers()).get(CLIENT_ADDRESS_HEADER) ?? ''
  return openLink({ payload, address, token, wished })
})
