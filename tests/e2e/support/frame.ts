import type { Page } from '@playwright/test'
import { APPEARANCE_COOKIES } from '@/domain/settings/appearanceCookies'
import type { Appearance } from '@/domain/settings/appearance'
import type { Locale } from '@/i18n/locales'

/** Stores the appearance in the browser before the first page, as after an earlier visit. */
export const withLook = (page: Page, look: Partial<Appearance>) => {
  const url = `http://localhost:${process.env.E2E_PORT}`
  const cookies = Object.entries(look).map(([key, value]) => ({
    name: APPEARANCE_COOKIES[key as keyof Appearance],
    value: String(value),
    url,
  }))
  return page.context().addCookies(cookies)
}

/** The bounding box of an element, which must be visible. */
export const boxOf = async (page: Page, selector: string) => {
  const box = await page.locator(selector).first().boundingBox()
  if (!box) throw new Error(`${selector} is not drawn`)
  return box
}

/** Sets the language of all following pages, as after an earlier visit. */
export const inLanguage = async (page: Page, locale: Locale) => {
  const url = `http://localhost:${process.env.E2E_PORT}`
  await page.context().addCookies([{ name: 'payload-lng', value: locale, url }])
  await page.addInitScript((value) => localStorage.setItem('language', value), locale)
}

/** Resolves once the page is at a path; lists add a query to theirs. */
export const atPath = (page: Page, path: string, timeout?: number) =>
  page.waitForURL(({ pathname }) => pathname === path, { timeout })
