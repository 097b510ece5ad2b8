import { expect, it } from 'vitest'

import { apiLocale, pageLocale } from './requestLocale'

it.each([
  [undefined, 'tr'],
  [null, 'tr'],
  ['', 'tr'],
  ['de', 'tr'],
  ['ar', 'ar'],
  ['fr', 'fr'],
])('should show a page with the cookie %j in %s', (cookie, expected) => {
  expect(pageLocale({ cookie })).toBe(expected)
})

it.each([
  [{}, 'tr'],
  [{ cookie: 'fr' }, 'fr'],
  [{ acceptLanguage: 'en', cookie: 'fr' }, 'en'],
  [{ acceptLanguage: 'en-GB,en;q=0.9', cookie: 'fr' }, 'en'],
  [{ acceptLanguage: 'de-DE, fr;q=0.8, ar;q=0.9' }, 'ar'],
  [{ acceptLanguage: 'fr;q=0.5,en;q=0.5' }, 'fr'],
  [{ acceptLanguage: 'AR-sa' }, 'ar'],
  [{ acceptLanguage: 'en;q=0, de', cookie: 'ar' }, 'ar'],
  [{ acceptLanguage: '*' }, 'tr'],
  [{ acceptLanguage: ';;,,q=;=', cookie: 'zz' }, 'tr'],
  [{ acceptLanguage: 'en;q=abc', cookie: 'fr' }, 'fr'],
])('should answer a request with %j in %s', (request, expected) => {
  expect(apiLocale(request)).toBe(expected)
})
