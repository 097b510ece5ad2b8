import type { Locale } from '@/i18n/locales'
import { apiLocale, LANGUAGE_COOKIE } from '@/i18n/requestLocale'

const cookieOf = (headers: Headers, name: string): string | undefined =>
  (headers.get('cookie') ?? '')
    .split(';')
    .map((pair) => pair.trim().split('='))
    .find(([key]) => key === name)?.[1]

/** The reader's language, from the request headers. */
export const localeOf = (headers: Headers): Locale =>
  apiLocale({
    acceptLanguage: headers.get('accept-language'),
    cookie: cookieOf(headers, LANGUAGE_COOKIE),
  })
