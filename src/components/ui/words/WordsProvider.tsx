'use client'

import { createContext, use, useMemo, type ReactNode } from 'react'

import { createTranslatorFrom } from '@/i18n/createTranslatorFrom'
import type { Locale } from '@/i18n/locales'
import type { Messages, Translator } from '@/i18n/messages'

type Words = { locale: Locale; t: Translator }

/** The language of the page and its translator; null outside of any page. */
export const WordsContext = createContext<Words | null>(null)

// One chunk per language, cached by the browser: pages do not contain the texts.
const DICTIONARIES: Readonly<Record<Locale, () => Promise<Messages>>> = {
  tr: async () => (await import('@/i18n/tr')).tr,
  en: async () => (await import('@/i18n/en')).en,
  fr: async () => (await import('@/i18n/fr')).fr,
  ar: async () => (await import('@/i18n/ar')).ar,
}

// A translator compiles its sentences once; all components of a page share it.
const translators = new Map<Locale, Promise<Translator>>()

const load = async (locale: Locale): Promise<Translator> =>
  createTranslatorFrom(await DICTIONARIES[locale](), locale)

const translatorOf = (locale: Locale): Promise<Translator> => {
  const known = translators.get(locale)
  if (known) return known
  const loading = load(locale)
  translators.set(locale, loading)
  // On a failed load the next page retries.
  loading.catch(() => translators.delete(locale))
  return loading
}

/** Provides client components with texts; a change of language is applied once they are loaded. */
export const WordsProvider = ({ locale, children }: { locale: Locale; children: ReactNode }) => {
  const t = use(translatorOf(locale))
  const words = useMemo(() => ({ locale, t }), [locale, t])
  return <WordsContext value={words}>{children}</WordsContext>
}
