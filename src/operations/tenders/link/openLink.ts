import type { Payload } from 'payload'
import { Refusal } from '@/domain/shared/refusal'
import { DEFAULT_LOCALE, isLocale, type Locale } from '@/i18n/locales'
import { systemRequest } from '@/lib/payloadRequests'
import { readLink, type ShownLink } from '@/queries/tenders/link/readLink'
import { countForLink } from '../../limits/countForLink'

/** Data of a link's page: the offer, or that there is none. */
export type Offer = { locale: Locale; shown: ShownLink | null; isBusy: boolean }

/**
 * Reads the offer for the page of a private link and counts the visit. It does not change the
 * offer, even if mail scanners open it repeatedly.
 * @param args.address of the client
 * @param args.wished language of the page; by default that of the send
 * @returns `isBusy` for a client or a link over its limit
 */
export const openLink = async (args: {
  payload: Payload
  address: string
  token: string
  wished: string | null
}): Promise<Offer> => {
  const { payload, address, token, wished } = args
  const languageOf = (sent?: Locale) => (isLocale(wished) ? wished : (sent ?? DEFAULT_LOCALE))
  try {
    await countForLink({ payload, address, token, limits: ['link-ip', 'link-token'] })
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return { locale: languageOf(), shown: null, isBusy: true }
  }
  const shown = await readLink(await systemRequest(payload), token)
  return { locale: languageOf(shown?.link.language), shown, isBusy: false }
}
