import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test, type Page } from '@playwright/test'
import sharp from 'sharp'
import { createTranslator } from '@/i18n/translate'
import { isSettled } from '../../tests/e2e/support/isSettled'
import { TEST_ADMIN } from '../../tests/helpers/startServer'
import { PARTS } from './parts'

/** Pictures of the README and of docs/domains/interface.md: `npm run screenshots` makes them all. */
const FOLDER = path.resolve(import.meta.dirname, '../../docs/screenshots')
const LOCALES = ['tr', 'ar'] as const
const THEMES = ['light', 'dark'] as const

type Docs = { docs: { id: number }[] }

/** The newest record that answers to a filter. */
const idOf = async (page: Page, query: string): Promise<number> => {
  const answer = await page.request.get(`/api/${query}`)
  const first = ((await answer.json()) as Docs).docs[0]
  if (!first) throw new Error(`The demo data has nothing for ${query}`)
  return first.id
}

const screensOf = async (page: Page): Promise<Record<string, string>> => {
  const tender = await idOf(page, 'tenders?where[status][equals]=approved&limit=1&depth=0')
  const company = await idOf(page, 'companies?limit=1&depth=0&sort=id')
  const card = await idOf(page, 'stock-cards?limit=1&depth=0&sort=-reservedQuantity')
  return {
    dashboard: '/dashboard',
    tenders: '/tenders',
    tender: `/tenders/edit/${tender}`,
    quotation: `/tenders/show/${tender}`,
    customers: '/customers/list',
    customer: `/customers/view/${company}`,
    'stock-cards': '/stock-cards',
    'stock-card': `/stock-cards/view/${card}?tab=reservations`,
    movements: '/stock-movements',
    roles: '/users/roles',
    settings: '/settings',
    appearance: '/pages/account-settings/appearance',
  }
}

const shoot = async (page: Page, name: string) => {
  const picture = await page.screenshot({ animations: 'disabled', caret: 'hide' })
  await writeFile(
    path.join(FOLDER, `${name}.png`),
    await sharp(picture).png({ palette: true, quality: 90, compressionLevel: 9 }).toBuffer(),
  )
}

const signIn = async (page: Page, url: string) => {
  const answer = await page.request.post('/api/users/login', {
    data: TEST_ADMIN,
    headers: { Origin: url },
  })
  expect(answer.status()).toBe(200)
}

/** Parts look alike in every language and theme: two pictures of each. */
const SHOWN_PARTS: readonly string[] = ['tr light', 'ar dark']

const shootParts = async (page: Page, locale: (typeof LOCALES)[number], theme: string) => {
  const ids = {
    draft: await idOf(page, 'tenders?where[status][equals]=draft&limit=1&depth=0'),
    card: await idOf(page, 'stock-cards?limit=1&depth=0&sort=-reservedQuantity'),
  }
  for (const { name, address, show } of PARTS) {
    await page.goto(address(ids))
    await isSettled(page)
    await show(page, createTranslator(locale))
    await page.waitForLoadState('networkidle')
    await shoot(page, `${name}-${locale}-${theme}`)
  }
}

// A browser of its own for each language and theme: both are remembered.
for (const locale of LOCALES)
  for (const theme of THEMES)
    test(`screens, ${locale}, ${theme}`, async ({ page, context, baseURL }) => {
      test.setTimeout(300_000)
      page.setDefaultTimeout(20_000)
      const url = String(baseURL)
      await signIn(page, url)
      await context.addCookies([
        { name: 'payload-lng', value: locale, url },
        { name: 'bo-theme', value: theme, url },
      ])
      for (const [name, address] of Object.entries(await screensOf(page))) {
        await page.goto(address)
        await isSettled(page)
        // Names and pictures of related records, and letters.
        await page.waitForLoadState('networkidle')
        await page.evaluate(() => document.fonts.ready)
        await shoot(page, `${name}-${locale}-${theme}`)
      }
      if (SHOWN_PARTS.includes(`${locale} ${theme}`)) await shootParts(page, locale, theme)
    })
