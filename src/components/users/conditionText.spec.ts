import { expect, it } from 'vitest'
import { conditionText } from './conditionText'
import type { Locale } from '@/i18n/locales'
import { createTranslator } from '@/i18n/translate'

const said = (locale: Locale) =>
  conditionText(
    ['write'],
    [
      ['create', 'meets'],
      ['write', 'customers'],
    ],
    { t: createTranslator(locale), locale },
  )

it.each<[Locale, string]>([
  ['tr', 'veya'],
  ['en', ' or '],
  ['fr', ' ou '],
  ['ar', 'أو'],
])('names one of several rights in %s', (locale, or) => {
  expect(said(locale)).toContain(or)
})
