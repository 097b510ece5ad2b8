import { DEFAULT_LOCALE, isLocale, type Locale } from '@/i18n/locales'
import { apiLocale, pageLocale } from '@/i18n/requestLocale'

/** Path of customers' offers, who have no account; the catalogue is not loaded at this point. */
export const OFFERS = '/q/'

/** What a browser reveals about its user. */
type Seen = {
  path: string
  /** Query string of the address. */
  search: string
  /** Language of the former page. */
  shown?: string
  /** The value of the language cookie. */
  cookie?: string | undefined
  /** Languages of the browser, in order of preference. */
  languages: readonly string[]
}

export type Reader = { locale: Locale; isCustomer: boolean }

/** Default until the browser was read. */
export const UNKNOWN_READER: Reader = { locale: DEFAULT_LOCALE, isCustomer: false }

/**
 * Audience and language of an error page, from what is known without the server: for staff their
 * chosen language; for customers that of their page, else of the address, else the first supported
 * one of their browser.
 */
export const readerOfFailure = ({ path, search, shown, cookie, languages }: Seen): Reader => {
  if (!path.startsWith(OFFERS)) return { locale: pageLocale({ cookie }), isCustomer: false }
  const asked = new URLSearchParams(search).get('lang')
  const locale = [shown, asked].find(isLocale)
  const wished = apiLocale({ acceptLanguage: languages.join(',') })
  return { locale: locale ?? wished, isCustomer: true }
}
