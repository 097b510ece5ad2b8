'use client'

import { createContext, use, useMemo, type ReactNode } from 'react'

import { createTranslatorFrom } from '@/i18n/createTranslatorFrom'
import type { Locale } from '@/i18n/locales'
import type { Messages, Translator } from '@/i18n/messages'

type Words = { locale: Locale; t: Translator }

/** The language of the page and its translator; null outside of any page. */
export const WordsContext = createContext<Words | null>(null)

// A file of its own for each language, which the browser keeps: no page brings the words along.
const DICTIONARIES: Readonly<Record<Locale, () => Promise<Messages>>> = {
  tr: async () => (await import('@/i18n/tr')).tr,
  en: async () => (await import('@/i18n/en')).en,
  fr: async () => (await import('@/i18n/fr')).fr,
  ar: async () => (await import('@/i18n/ar')).ar,
}

// A translator compiles its sentences once; every component of a page shares it.
const translators = new Map<Locale, Promise<Translator>>()

const load = async (locale: Locale): Promise<Translator> =>
  createTranslatorFrom(await DICTIONARIES[locale](), locale)

const translatorOf = (locale: Locale): Promise<Translator> => {
  const known = translators.get(locale)
  if (known) return known
  const loading = load(locale)
  translators.set(locale, loading)
  // Without a connection the next page tries again.
  loading.catch(() => translators.delete(locale))
  return loading
}

/** Gives client components their words; a change of language is shown once its words are there. */
export const WordsProvider = ({ locale, children }: { locale: Locale; children: ReactNode }) => {
  const t = use(translatorOf(locale))
  const words = useMemo(() => ({ locale, t }), [locale, t])
  return <WordsContext value={words}>{children}</WordsContext>
}
