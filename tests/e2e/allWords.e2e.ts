import type { Locale } from '@/i18n/locales'
import { foreignAmong, foreignWords } from './support/foreignWords'
import { isSettled } from './support/isSettled'
import { textsOf } from './support/textsOf'
import { EMPTY_FORMS, expect, GUEST_SCREENS, STAFF_SCREENS, test } from './support/tour'

/** The words of every screen in the languages that the tour of screens does not speak. */
test.describe.configure({ mode: 'parallel' })

/** Turkish in any language: the first administrator and their role, and the first lost reasons. */
const NAMES = new Set(['Yönetici', 'Fiyat', 'Yanıt yok', 'Diğer'])

type Asked = { url: string; cookies: { name: string; value: string }[]; locale: Locale }

/** Asks for a page without a browser and says what is wrong with its words. */
const problemsOf = async ({ url, cookies, locale }: Asked): Promise<string[]> => {
  const headers = { Cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; ') }
  const answer = await fetch(url, { headers, redirect: 'manual' })
  const expected = url.endsWith('/not-authorized') ? 403 : 200
  if (answer.status !== expected) return [`status ${answer.status}`]
  const html = await answer.text()
  const texts = textsOf(html).filter((text) => !NAMES.has(text))
  return [
    ...(new RegExp(`<html[^>]* lang="${locale}"`).test(html) ? [] : [`not in ${locale}`]),
    ...(texts.length > 2 ? [] : ['no words at all']),
    ...foreignAmong(texts, locale, ['tr', 'en']),
  ]
}

const ASKED = [
  ['fr', STAFF_SCREENS],
  ['en', STAFF_SCREENS],
  // The tour speaks it on all others.
  ['ar', EMPTY_FORMS],
] as const

for (const [locale, screens] of ASKED) {
  test(`no page for staff has words of another language or raw keys: ${locale}`, async ({
    tour,
    baseURL,
  }) => {
    const problems: string[] = []
    for (const name of screens) {
      const url = `${baseURL}${tour.addressOf(name)}`
      const found = await problemsOf({ url, cookies: await tour.cookiesOf(name, locale), locale })
      problems.push(...found.map((problem) => `${name}: ${problem}`))
    }
    expect(problems).toEqual([])
  })
}

for (const locale of ['fr', 'en'] as const) {
  // Their forms are drawn by the page's own scripts.
  test(`no page for guests has words of another language or raw keys: ${locale}`, async ({
    page,
    tour,
  }) => {
    for (const name of GUEST_SCREENS) {
      await tour.enter(page, name, locale)
      await page.goto(tour.addressOf(name))
      await isSettled(page)
      expect.soft(await foreignWords(page, locale), name).toEqual([])
    }
  })
}
