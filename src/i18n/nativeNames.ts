import type { Locale } from './locales'

/** Each language in its own words: these names are the same in every language. */
export const NATIVE_NAMES: Record<Locale, string> = {
  tr: 'Türkçe',
  en: 'English',
  fr: 'Français',
  ar: 'العربية',
}
