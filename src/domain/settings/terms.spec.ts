import { expect, it } from 'vitest'
import { languagesWithoutTerms, termsIn } from './terms'

const TURKISH = '<p>Peşin</p>'

it.each([
  ['its own', { tr: TURKISH, en: '<p>Cash</p>' }, 'en', { html: '<p>Cash</p>', language: 'en' }],
  ['the Turkish ones', { tr: TURKISH, en: null }, 'en', { html: TURKISH, language: 'tr' }],
  ['no blank ones', { tr: TURKISH, en: ' ' }, 'en', { html: TURKISH, language: 'tr' }],
  ['no others than the Turkish ones', { tr: '', en: '<p>Cash</p>' }, 'fr', null],
  ['none for Turkish', { en: '<p>Cash</p>' }, 'tr', null],
  ['those of an older paper', TURKISH, 'fr', { html: TURKISH, language: null }],
  ['none', null, 'tr', null],
  ['no empty ones of an older paper', '', 'tr', null],
])('prints %s', (_, terms, language, expected) => {
  expect(termsIn(terms, language)).toEqual(expected)
})

it('names the languages that borrow the Turkish terms', () => {
  const languages = ['tr', 'en', 'fr', 'ar'] as const
  expect(languagesWithoutTerms({ tr: TURKISH, en: '<p>Cash</p>' }, languages)).toEqual(['fr', 'ar'])
  expect(languagesWithoutTerms({ en: '<p>Cash</p>' }, languages)).toEqual([])
  expect(languagesWithoutTerms({}, languages)).toEqual([])
})
