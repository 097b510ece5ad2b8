import { ar } from '@payloadcms/translations/languages/ar'
import { en } from '@payloadcms/translations/languages/en'
import { fr } from '@payloadcms/translations/languages/fr'
import { tr } from '@payloadcms/translations/languages/tr'
import { describe, expect, it } from 'vitest'

import { LOCALES } from './locales'
import { payloadTranslations } from './payloadTranslations'
import { payloadWords } from './payloadWords'

type Words = Record<string, Record<string, string>>

const theirs = { tr, en, fr, ar }
const wordsOf = (locale: (typeof LOCALES)[number]): Words =>
  theirs[locale].translations as unknown as Words

const shownIn = (locale: (typeof LOCALES)[number], namespace: string, key: string): string =>
  (payloadTranslations[locale] as unknown as Words)[namespace]?.[key] ??
  wordsOf(locale)[namespace]?.[key] ??
  ''

const valuesIn = (text: string): string =>
  [...new Set(Array.from(text.matchAll(/\{\{\s*(\w+)\s*\}\}/g), ([, name]) => name))].sort().join()

const english = Object.entries(wordsOf('en')).flatMap(([namespace, texts]) =>
  Object.entries(texts).map(([key, text]) => ({ namespace, key, text })),
)

it.each([
  ['tr', 'dashboard', 'Gösterge paneli'],
  ['tr', 'cancel', 'Vazgeç'],
  ['fr', 'save', 'Enregistrer'],
  ['ar', 'dashboard', 'لوحة المعلومات'],
  ['tr', 'noResults', 'Kayıt yok'],
] as const)('should say in %s for %s: %s', (locale, key, expected) => {
  expect(shownIn(locale, 'general', key)).toBe(expected)
})

describe.each(['tr', 'fr', 'ar'] as const)('%s', (locale) => {
  /** French and English share these. */
  const shared = ['Latitude', 'Longitude', 'Menu', 'Type', 'Version', 'Versions']

  it('should leave no English word of the framework', () => {
    const left = english.filter(
      ({ namespace, key, text }) =>
        shownIn(locale, namespace, key) === text && !(locale === 'fr' && shared.includes(text)),
    )
    expect(left).toEqual([])
  })

  it('should not show a text far longer than the English one', () => {
    const left = english.filter(
      ({ namespace, key, text }) =>
        key !== 'newAccountCreated' &&
        shownIn(locale, namespace, key).length > text.length * 3 + 40,
    )
    expect(left).toEqual([])
  })
})

it.each(LOCALES)('should use only values the framework gives: %s', (locale) => {
  const invented = Object.entries(payloadWords[locale] as Words).flatMap(([namespace, texts]) =>
    Object.entries(texts).filter(([key, text]) => {
      const given = valuesIn(wordsOf('en')[namespace]?.[key] ?? '').split(',')
      return valuesIn(text)
        .split(',')
        .some((name) => !given.includes(name) && name !== '')
    }),
  )
  expect(invented).toEqual([])
})
