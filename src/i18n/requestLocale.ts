import { DEFAULT_LOCALE, isLocale, type Locale } from './locales'

/** The cookie that stores a person's language; `localStorage.language` mirrors it. */
export const LANGUAGE_COOKIE = 'payload-lng'

type Wish = { language: string; weight: number }

const wishOf = (part: string): Wish => {
  const [tag = '', ...parameters] = part.split(';').map((piece) => piece.trim())
  const q = parameters.find((parameter) => parameter.toLowerCase().startsWith('q='))
  const weight = q === undefined ? 1 : Number(q.slice(2))
  return {
    language: (tag.split('-')[0] ?? '').toLowerCase(),
    weight: Number.isFinite(weight) ? weight : 0,
  }
}

const wishedLocale = (header: string | null | undefined): Locale | undefined =>
  (header ?? '')
    .split(',')
    .map(wishOf)
    .filter(({ weight }) => weight > 0)
    // Sorting is stable: equal weights keep the order of the header.
    .sort((one, other) => other.weight - one.weight)
    .map(({ language }) => language)
    .find(isLocale)

/** Language of a page: the cookie, else Turkish, whatever `Accept-Language` says. */
export const pageLocale = ({ cookie }: { cookie?: string | null }): Locale =>
  isLocale(cookie) ? cookie : DEFAULT_LOCALE

/** Language of an API response: the first of our languages in the header, else that of the page. */
export const apiLocale = ({
  acceptLanguage,
  cookie,
}: {
  acceptLanguage?: string | null
  cookie?: string | null
}): Locale => wishedLocale(acceptLanguage) ?? pageLocale({ cookie })

/** Language of one of Payload's requests, for texts that are stored for its user. */
export const localeOfRequest = ({ i18n }: { i18n?: { language?: unknown } }): Locale =>
  isLocale(i18n?.language) ? i18n.language : DEFAULT_LOCALE
