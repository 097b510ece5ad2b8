import config from '@payload-config'
import { headers } from 'next/headers'
import { getPayload } from 'payload'
import { cache } from 'react'

import { CLIENT_ADDRESS_HEADER, PAGE_PATH_HEADER } from '@/domain/shared/text/headerNames'
import { Refusal } from '@/domain/shared/refusal'
import { DEFAULT_LOCALE, isLocale, type Locale } from '@/i18n/locales'
import { systemRequest } from '@/lib/payloadRequests'
import { countForLink } from '@/operations/limits/countForLink'
import { readLink, type ShownLink } from '@/queries/tenders/link/readLink'

/** What the page of a link draws: the offer, or that there is none. */
export type Offer = { locale: Locale; shown: ShownLink | null; isBusy: boolean }

const wishedLanguage = async (): Promise<string | null> => {
  const path = (await headers()).get(PAGE_PATH_HEADER) ?? ''
  return new URL(path, 'http://page.invalid').searchParams.get('lang')
}

/**
 * The offer of a link, read once for a page and its layout: in the language asked for, else the one
 * it was sent in. Reading changes nothing, however often scanners of mails do it.
 */
export const readOffer = cache(async (token: string): Promise<Offer> => {
  const payload = await getPayload({ config })
  const wished = await wishedLanguage()
  const languageOf = (sent?: Locale) => (isLocale(wished) ? wished : (sent ?? DEFAULT_LOCALE))
  const address = (await headers()).get(CLIENT_ADDRESS_HEADER) ?? ''
  try {
    await countForLink({ payload, address, token, limits: ['link-ip', 'link-token'] })
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return { locale: languageOf(), shown: null, isBusy: true }
  }
  const shown = await readLink(await systemRequest(payload), token)
  return { locale: languageOf(shown?.link.language), shown, isBusy: false }
})
