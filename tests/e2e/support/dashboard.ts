import { randomUUID } from 'node:crypto'
import { expect, type Locator, type Page } from '@playwright/test'
import { asAdministrator, made } from './people'

const HOUR = 3_600_000

const command = async (path: string, data: Record<string, unknown> = {}) => {
  const answer = await (await asAdministrator()).post(path, { data })
  expect(answer.status(), await answer.text()).toBeLessThan(300)
}

export type Work = { customer: string; meeting: string }

/** A customer with an approved and a waiting tender, a meeting in an hour, a receipt of today. */
export const makeWork = async (): Promise<Work> => {
  const tag = randomUUID().slice(0, 8)
  const customer = `Pano ${tag}`
  const today = new Date().toISOString()
  const company = await made('companies', { name: customer })
  const tender = (title: string, unitPrice: number) =>
    made('tenders', {
      title: `${title} ${tag}`,
      company: company.id,
      date: today,
      currency: 'TRY',
      items: [{ kind: 'text', description: 'Kurulum', quantity: 1, unitPrice, taxRate: 20 }],
    })
  const won = await tender('Onaylanan', 900)
  await command(`/api/tenders/${won.id}/send`)
  await command(`/api/tenders/${won.id}/approve`)
  const lost = await tender('Reddedilen', 10)
  await command(`/api/tenders/${lost.id}/send`)
  await command(`/api/tenders/${lost.id}/reject`, { reason: 'Fiyat' })
  await command(`/api/tenders/${(await tender('Bekleyen', 20)).id}/send`)
  const card = await made('stock-cards', { name: `Kart ${tag}`, unit: 'piece', taxRate: 20 })
  await made('stock-movements', {
    stockCard: card.id,
    type: 'in',
    quantity: 2,
    price: 10,
    currencyType: 'TRY',
    operationDate: today,
  })
  const meeting = `Görüşme ${tag}`
  await made('meets', {
    title: meeting,
    company: company.id,
    startsAt: new Date(Date.now() + HOUR).toISOString(),
    status: 'planned',
  })
  return { customer, meeting }
}

let work: Promise<Work> | undefined
/** Shared by all tests of a worker. */
export const someWork = (): Promise<Work> => (work ??= makeWork())

export const widget = (page: Page, id: string) => page.locator(`[data-widget="${id}"]`)

/** Opens the dashboard and waits until its charts are drawn. */
export const openDashboard = async (page: Page, query = '') => {
  await page.goto(`/dashboard${query}`)
  await expect(
    widget(page, 'tendersByMonth').locator('.recharts-bar-rectangle').first(),
  ).toBeVisible()
  await expect(widget(page, 'winRate').locator('.recharts-sector').first()).toBeVisible()
}

const numberIn = (text: string | null): number => Number((text ?? '').replace(/\D/g, ''))

/** The number of records that the list at an address shows. */
const totalOfList = async (page: Page, address: string): Promise<number> => {
  const answer = await page.request.get(address)
  expect(answer.status(), address).toBe(200)
  const range = /class="list-range[^>]*>([^<]*)/.exec(await answer.text())?.[1]
  return numberIn(range?.split('/')[1] ?? '')
}

type Told = { text: string | null; link: Locator }

/**
 * Asserts that each number on the dashboard equals the row count of the list that it links to.
 * Other tests use the same database, so a number that changed in between is read again.
 * @param told functions that return a number and its link, by a name for failure messages
 */
export const expectSameCounts = async (page: Page, told: Record<string, () => Promise<Told>>) => {
  const left = new Map(Object.entries(told))
  await expect(async () => {
    for (const [name, numberOf] of left) {
      const { text, link } = await numberOf()
      const shown = numberIn(text)
      expect(shown, name).toBeGreaterThan(0)
      const address = (await link.getAttribute('href')) ?? ''
      const total = await totalOfList(page, address)
      if (total !== shown) await openDashboard(page, new URL(page.url()).search)
      expect(total, `${name}: ${address}`).toBe(shown)
      left.delete(name)
    }
  }).toPass({ timeout: 45_000 })
}
