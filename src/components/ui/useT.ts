'use client'

import { use } from 'react'

import type { Locale } from '@/i18n/locales'
import type { Translator } from '@/i18n/messages'

import { WordsContext } from './words/WordsProvider'

const useWords = () => {
  const words = use(WordsContext)
  if (!words) throw new Error('Words are asked for outside of WordsProvider')
  return words
}

/** The language of the interface. */
export const useLocale = (): Locale => useWords().locale

/** The typed translator of the page's language, for client components. */
export const useT = (): Translator => useWords().t
