import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { sql } from './database'
import { isHydrated } from './isHydrated'
import { made } from './people'

export { sql }

const DIGITS = 'ghjklmnpqr'

/**
 * A word that occurs in no other record of the database; without digits, so that it does not
 * contain `02`.
 */
export const anyTag = (): string =>
  `Liste${randomUUID()
    .slice(0, 8)
    .replace(/\d/g, (digit) => DIGITS.charAt(Number(digit)))}`

/** Creates stock types named `<tag> tip 01` and so on. */
export const makeTypes = async (tag: string, count: number) => {
  await sql(
    `insert into stock_types (name)
       select $1 || ' tip ' || lpad(n::text, greatest(2, length($2::int::text)), '0')
       from generate_series(1, $2::int) as n`,
    [tag, count],
  )
}

/** Creates a stock card with a quantity in stock. */
export const makeCard = async (name: string, quantity: number, more: object = {}) => {
  const card = await made('stock-cards', {
    name,
    unit: 'kg',
    currentPrice: 1234.5,
    taxRate: 20,
    ...more,
  })
  if (quantity > 0)
    await made('stock-movements', {
      stockCard: card.id,
      type: 'in',
      quantity,
      price: 10,
      currencyType: 'TRY',
      operationDate: '2026-03-01T12:00:00.000Z',
    })
  return card
}

export const rows = (page: Page) => page.locator('[data-list-row]')
export const names = (page: Page) => page.locator('[data-list-row] .list-name')
export const card = (page: Page) => page.locator('.list-card')

/** Only a hydrated list replaces its address by the canonical one, and handles keys and clicks. */
export const ready = async (page: Page) => {
  await expect(page).toHaveURL(/limit=/)
  await expect(page.locator('.list[aria-busy="false"]')).toBeVisible()
  // An address with a page size is canonical already.
  await isHydrated(page)
}

export const open = async (page: Page, url: string) => {
  await page.goto(url)
  await ready(page)
}

/** The list of the stock types with a tag, five per page, by name. */
export const typesUrl = (tag: string, query = '') =>
  `/stock-types?search=${tag}%20tip&sort=name&limit=5${query}`

/** Waits until a preference has been saved. */
export const kept = (page: Page) =>
  page.waitForResponse((response) => response.url().includes('/api/payload-preferences/list-'))
