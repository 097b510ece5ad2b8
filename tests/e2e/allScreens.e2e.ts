import { expect, test, type BrowserContext, type Page } from '@playwright/test'
import type { Locale } from '@/i18n/locales'
import { foreignWords } from './support/foreignWords'
import { isSettled } from './support/isSettled'
import { newMember, signInAs, type Member } from './support/people'
import {
  addressOf,
  GUEST_SCREENS,
  makeRecords,
  STAFF_SCREENS,
  type Records,
} from './support/screens'
import { seriousViolations, showTheme } from './support/seriousViolations'
import { watchPage } from './support/watchPage'

/**
 * Every screen, in Turkish, Arabic and French: nothing serious for axe in light and dark, no sideways scroll at
 * 320 px, no English and no raw key, no request to another origin, no error in the console, nothing
 * that jumps while it loads.
 */
let member: Member
let records: Records

test.describe.configure({ mode: 'default' })
const VIEWPORT = { width: 1280, height: 900 }
test.use({ viewport: VIEWPORT })

test.beforeAll(async () => {
  member = await newMember()
  records = await makeRecords(member)
})

type Visit = { page: Page; address: string; locale: Locale; isRead?: boolean }

const visit = async ({ page, address, locale, isRead = false }: Visit) => {
  const seen = await watchPage(page)
  const answer = await page.goto(address)
  expect(answer?.status()).toBe(address === '/not-authorized' ? 403 : 200)
  await isSettled(page)

  expect.soft(await foreignWords(page, locale), 'words of another language').toEqual([])
  if (!isRead) {
    expect.soft(await seen.jumps(), 'layout shift').toEqual([])
    await showTheme(page, 'light')
    expect.soft(await seriousViolations(page), 'light').toEqual([])
    await showTheme(page, 'dark')
    expect.soft(await seriousViolations(page, { only: 'colours' }), 'dark').toEqual([])
    await page.setViewportSize({ width: 320, height: 800 })
    // Charts follow the new width a moment later.
    await expect
      .soft(async () => {
        const width = await page.evaluate(() => document.documentElement.scrollWidth)
        expect(width, 'width of the page at 320').toBeLessThanOrEqual(320)
      })
      .toPass({ timeout: 5_000 })
  }
  expect.soft(seen.outside, 'requests to other origins').toEqual([])
  // A page that answers 403 is an error for the console.
  if (address !== '/not-authorized') expect.soft(seen.errors, 'errors').toEqual([])
}

// English has no foreign words, and a raw key shows in any language.
for (const locale of ['tr', 'ar', 'fr'] as const) {
  const isRead = locale === 'fr'
  test.describe(locale, () => {
    // One browser session for all screens, as a person has it: files come from its cache.
    let session: BrowserContext
    test.beforeAll(async ({ browser, contextOptions, baseURL }) => {
      session = await browser.newContext({ ...contextOptions, baseURL, viewport: VIEWPORT })
      await signInAs(await session.newPage(), member, locale)
    })
    test.afterAll(() => session.close())

    for (const name of STAFF_SCREENS) {
      test(`${name} (${locale})`, async () => {
        const page = await session.newPage()
        await visit({ page, address: addressOf(name, records), locale, isRead })
        await page.close()
      })
    }
    for (const name of GUEST_SCREENS) {
      test(`${name} (${locale})`, async ({ page, baseURL }) => {
        await page
          .context()
          .addCookies([{ name: 'payload-lng', value: locale, url: String(baseURL) }])
        await visit({ page, address: addressOf(name, records), locale, isRead })
      })
    }
  })
}
