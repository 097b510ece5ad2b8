import { createTranslatorFrom } from './createTranslatorFrom'
import { dictionaries } from './dictionaries'
import { DEFAULT_LOCALE, isLocale, type Locale } from './locales'
import type { MessageKey, Messages, MessageValues, Translator } from './messages'

const translators = new Map<Locale, Translator>()

const known = (locale: string): Locale => (isLocale(locale) ? locale : DEFAULT_LOCALE)

/** The dictionary of a language; the Turkish one for an unknown language. */
export const messagesOf = (locale: string): Messages => dictionaries[known(locale)]

/**
 * A translator for the server. Texts missing in a language, and unknown languages, fall back to
 * Turkish.
 */
export const createTranslator = (locale: string): Translator => {
  const language = known(locale)
  const made = translators.get(language)
  if (made) return made
  const translator = createTranslatorFrom(dictionaries[language], language, {
    messages: dictionaries[DEFAULT_LOCALE],
    locale: DEFAULT_LOCALE,
  })
  translators.set(language, translator)
  return translator
}

/** One sentence in one language, with its arguments filled in. */
export const translate = (locale: string, key: MessageKey, values?: MessageValues): string =>
  createTranslator(locale)(key, values)
