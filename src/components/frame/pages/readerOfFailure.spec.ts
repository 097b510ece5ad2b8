import { describe, expect, it } from 'vitest'
import { paths } from '@/catalog/paths'
import { failureWords } from '@/i18n/failureWords'
import { LOCALES } from '@/i18n/locales'
import { HOME } from './FailedPage'
import { OFFERS, readerOfFailure } from './readerOfFailure'

const read = (path: string, more: { cookie?: string; search?: string; shown?: string } = {}) =>
  readerOfFailure({ path, search: '', languages: ['de', 'fr-FR', 'en'], ...more })

describe('a page that could not be made', () => {
  it('speaks the language that people of the company chose, else Turkish', () => {
    expect(read('/tenders', { cookie: 'ar' })).toEqual({
      locale: 'ar',
      isCustomer: false,
    })
    expect(read('/tenders', { cookie: 'xx' })).toEqual({
      locale: 'tr',
      isCustomer: false,
    })
    expect(read('/tenders', { search: '?lang=fr' })).toEqual({
      locale: 'tr',
      isCustomer: false,
    })
  })

  it('speaks to customers as their page did, as their address says, as their browser does', () => {
    expect(read('/q/abc', { search: '?lang=ar', shown: 'en' }).locale).toBe('en')
    expect(read('/q/abc', { search: '?lang=ar' })).toEqual({
      locale: 'ar',
      isCustomer: true,
    })
    expect(read('/q/abc', { cookie: 'ar' })).toEqual({
      locale: 'fr',
      isCustomer: true,
    })
    expect(read('/q/abc', { search: '?lang=xx' })).toEqual({
      locale: 'fr',
      isCustomer: true,
    })
  })

  it('knows the addresses that it does not load the catalogue for', () => {
    expect(paths.offer('')).toBe(OFFERS)
    expect(paths.root()).toBe(HOME)
  })

  it.each(LOCALES)('names its code in %s, whatever it holds, and nothing else', (locale) => {
    const { pages, offer } = failureWords(locale, '$&1')
    for (const text of [pages.failedText, offer.failedText]) {
      expect(text).toContain('$&1')
      expect(text).not.toContain('{')
    }
  })
})
