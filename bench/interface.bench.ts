import { expect, test, type Page } from '@playwright/test'
import { signedIn } from '../tests/e2e/support/people'
import { watchPage } from '../tests/e2e/support/watchPage'

const LISTS = [
  '/tenders',
  '/stock-cards',
  '/customers/list',
  '/stock-movements',
  '/company-projects',
  '/stock-reservations',
] as const
const WORDS = ['boru', 'cankaya', 'demir', 'yılmaz', 'TKF', 'istanbul', 'vana', '869'] as const

const quantile = (values: number[], share: number) =>
  [...values].sort((a, b) => a - b)[Math.floor((values.length - 1) * share)] ?? 0

const report = (what: string, values: number[], goal: number) => {
  const [median, slow] = [quantile(values, 0.5), quantile(values, 0.95)].map(Math.round)
  console.log(`${what}: median ${median} ms, p95 ${slow} ms, n ${values.length} (goal ${goal} ms)`)
}

/** From clicking a link of the navigation until the rows of that list are shown. */
const openList = async (page: Page, address: string): Promise<number> =>
  page.evaluate(async (target) => {
    const link = document.querySelector<HTMLAnchorElement>(`nav a[href="${target}"]`)
    if (!link) throw new Error(`No link leads to ${target}`)
    const started = performance.now()
    link.click()
    const hasRows = () =>
      location.pathname === target &&
      !document.querySelector('[aria-busy="true"]') &&
      document.querySelector(`main td a[href^="${target.replace('/list', '')}"]`)
    while (!hasRows()) {
      if (performance.now() - started > 15_000) throw new Error(`${target} shows no rows`)
      await new Promise(requestAnimationFrame)
    }
    return performance.now() - started
  }, address)

test('lists', async ({ page }) => {
  test.setTimeout(180_000)
  const { layoutShift } = await watchPage(page)
  await signedIn(page)
  await page.goto('/dashboard')
  await expect(page.locator('h1')).toBeVisible()
  const times: number[] = []
  for (let round = 0; round < 6; round++)
    for (const address of LISTS) {
      const time = await openList(page, address)
      if (round > 0) times.push(time)
    }
  report('Going from list to list', times, 400)
  console.log(`Layout shift over ${LISTS.length * 6} pages: ${(await layoutShift()).toFixed(3)}`)
})

test('search', async ({ page }) => {
  await signedIn(page)
  const times: number[] = []
  for (let round = 0; round < 6; round++)
    for (const word of WORDS) {
      const started = performance.now()
      const answer = await page.request.get(`/api/search?q=${encodeURIComponent(word)}`)
      expect(answer.status()).toBe(200)
      if (round > 0) times.push(performance.now() - started)
    }
  report('GET /api/search', times, 150)
})
