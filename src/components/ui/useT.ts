'use client'

import { useTranslation } from '@payloadcms/ui'

import { createTranslatorFrom } from '@/i18n/createTranslatorFrom'
import { DEFAULT_LOCALE, isLocale, type Locale } from '@/i18n/locales'
import type { Messages, Translator } from '@/i18n/messages'

// A translator compiles its sentences once; every component of a page shares it.
const translators = new WeakMap<object, Translator>()
const noMessages: object = {}

/** The language of the interface. */
export const useLocale = (): Locale => {
  const { i18n } = useTranslation()
  return isLocale(i18n.language) ? i18n.language : DEFAULT_LOCALE
}

/** The typed translator of the page's language, for client components. */
export const useT = (): Translator => {
  const { i18n } = useTranslation()
  const locale = useLocale()
  const messages = (i18n.translations as { app?: object }).app ?? noMessages
  let translator = translators.get(messages)
  if (!translator) {
    translator = createTranslatorFrom(messages as Messages, locale)
    translators.set(messages, translator)
  }
  return translator
}
