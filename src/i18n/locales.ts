import type { Direction } from '@/domain/settings/appearance'

/** The interface languages; Turkish is the default and the fallback. */
export const LOCALES = ['tr', 'en', 'fr', 'ar'] as const
export type Locale = (typeof LOCALES)[number]
export const DEFAULT_LOCALE: Locale = 'tr'

/** True for a value that names one of our four languages. */
export const isLocale = (value: unknown): value is Locale =>
  typeof value === 'string' && (LOCALES as readonly string[]).includes(value)

/** Writing direction of a language: Arabic runs right to left. */
export const directionOf = (locale: Locale): 'ltr' | 'rtl' => (locale === 'ar' ? 'rtl' : 'ltr')

/**
 * The direction of the pages of a person.
 * @param locale the language of the interface
 * @param chosen the person's preference
 */
export const pageDirection = (locale: Locale, chosen: Direction): 'ltr' | 'rtl' =>
  chosen === 'language' ? directionOf(locale) : chosen

/** The tag given to `Intl`: Arabic with Latin digits, so that quantities match barcodes. */
export const intlTagOf = (locale: Locale): string => (locale === 'ar' ? 'ar-u-nu-latn' : locale)
