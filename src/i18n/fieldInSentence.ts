import { accusative } from './accusative'
import { intlTagOf, type Locale } from './locales'

/** First words that keep their capital within a sentence: names and abbreviations. */
const KEEPS_CAPITAL = /^(\p{Lu}{2}|Türk |Turkish |Türkiye)/u

const lowered = (text: string, locale: Locale): string =>
  KEEPS_CAPITAL.test(text)
    ? text
    : text.charAt(0).toLocaleLowerCase(intlTagOf(locale)) + text.slice(1)

/**
 * A field's label within a sentence: the object of the verb in Turkish, without a capital in
 * English; French and Arabic sentences quote it as it is.
 */
export const fieldInSentence = (label: string, locale: Locale): string => {
  if (locale === 'tr') return lowered(accusative(label), locale)
  return locale === 'en' ? lowered(label, locale) : label
}
