import { DEFAULT_LOCALE, isLocale, type Locale } from '@/i18n/locales'
import { apiLocale, pageLocale } from '@/i18n/requestLocale'

/** Where customers read their offers, who have no account; the catalogue is not loaded by then. */
export const OFFERS = '/q/'

/** What a browser sends about its user. */
type Seen = {
  path: string
  /** The query of the address. */
  search: string
  /** The language of a page that was there before it failed. */
  shown?: string
  /** The value of the language cookie. */
  cookie?: string | undefined
  /** The languages of the browser, the best first. */
  languages: readonly string[]
}

export type Reader = { locale: Locale; isCustomer: boolean }

/** Until the browser was asked. */
export const UNKNOWN_READER: Reader = { locale: DEFAULT_LOCALE, isCustomer: false }

/**
 * Whom a page that could not be made talks to, by what is known without the server: people of the
 * company in the language they chose; customers in that of their page, else in the one their
 * address asks for, else in the first of their browser's that we speak.
 */
export const readerOfFailure = ({ path, search, shown, cookie, languages }: Seen): Reader => {
  if (!path.startsWith(OFFERS)) return { locale: pageLocale({ cookie }), isCustomer: false }
  const asked = new URLSearchParams(search).get('lang')
  const locale = [shown, asked].find(isLocale)
  const wished = apiLocale({ acceptLanguage: languages.join(',') })
  return { locale: locale ?? wished, isCustomer: true }
}
