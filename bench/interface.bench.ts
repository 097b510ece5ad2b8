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
  const { layoutShift, jumps } = await watchPage(page)
  await signedIn(page)
  await page.goto('/dashboard')
  await expect(page.locator('h1')).toBeVisible()
  // Before the scripts are there a link loads a page anew.
  await page.waitForLoadState('networkidle')
  const times: number[] = []
  for (let round = 0; round < 6; round++)
    for (const address of LISTS) {
      const time = await openList(page, address)
      if (round > 0) times.push(time)
    }
  report('Going from list to list', times, 400)
  const jumped = (await jumps()).map((one) => `\n  ${one}`).join('')
  console.log(
    `Layout shift over ${LISTS.length * 6} pages: ${(await layoutShift()).toFixed(3)}${jumped}`,
  )
  console.log((await jumps()).join('\n'))
})

/** Time the page's main thread has worked, in milliseconds, whatever else the machine does. */
const workOf = async (page: Page) => {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  return async (): Promise<number> => {
    const { metrics } = await session.send('Performance.getMetrics')
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000
  }
}

const made = async (page: Page, slug: string, data: object): Promise<number> => {
  const headers = { Origin: `http://localhost:${process.env.E2E_PORT}` }
  const answer = await page.request.post(`/api/${slug}`, { data, headers })
  expect(answer.status(), await answer.text()).toBe(201)
  return ((await answer.json()) as { doc: { id: number } }).doc.id
}

const bigTender = async (page: Page, count: number): Promise<number> => {
  const cards: number[] = []
  for (let at = 0; at < 20; at++)
    cards.push(await made(page, 'stock-cards', { name: `Ölçüm kartı ${at}`, currentPrice: 10 }))
  const items = Array.from({ length: count }, (_, at) => ({
    kind: 'stockCard',
    stockCard: cards[at % cards.length],
    description: `Kalem ${at}`,
    quantity: 1,
    unitPrice: 10 + at,
    taxRate: 20,
  }))
  return made(page, 'tenders', {
    title: `${count} kalem`,
    currency: 'TRY',
    unconnectedName: 'Ayşe',
    unconnectedPhone: '5',
    items,
  })
}

test('a tender of 300 lines', async ({ page }) => {
  test.setTimeout(180_000)
  await signedIn(page)
  const id = await bigTender(page, 300)
  const times = {
    open: [] as number[],
    key: [] as number[],
    save: [] as number[],
    ready: [] as number[],
  }
  const works = { key: [] as number[], save: [] as number[] }
  for (let round = 0; round < 3; round++) {
    let began = performance.now()
    await page.goto(`/tenders/edit/${id}`)
    await page.getByRole('tab', { name: 'Kalemler', exact: true }).click()
    await expect(page.locator('[data-cell="quantity"]').first()).toBeVisible()
    times.open.push(performance.now() - began)
    const cell = page.locator('[data-line][data-index="149"] [data-cell="quantity"]')
    await page.evaluate(() => {
      const lines = document.querySelector('[data-lines] [role="rowgroup"]')!
      const { top, height } = lines.getBoundingClientRect()
      window.scrollTo(0, window.scrollY + top + height / 2 - 400)
    })
    await expect(cell).toBeVisible()
    const work = await workOf(page)
    await cell.focus()
    let before = await work()
    began = performance.now()
    await page.keyboard.type(String(2 + round))
    await expect(cell).toHaveValue(String(2 + round))
    times.key.push(performance.now() - began)
    works.key.push((await work()) - before)
    before = await work()
    began = performance.now()
    await page.keyboard.press('Control+s')
    await expect(page.getByText('Değişiklikler kaydedildi').first()).toBeVisible({
      timeout: 60_000,
    })
    times.save.push(performance.now() - began)
    await expect(page.locator('[data-lines]:not([aria-busy])')).toBeVisible({ timeout: 60_000 })
    times.ready.push(performance.now() - began)
    works.save.push((await work()) - before)
  }
  report('Opening 300 lines', times.open, 1_500)
  report('The first key', times.key, 50)
  report('… of which the page worked', works.key, 50)
  report('Saving, until it is said', times.save, 1_000)
  report('Saving, until the lines can be edited again', times.ready, 1_000)
  report('… of which the page worked', works.save, 1_000)
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

test('a quotation of 30 lines as a PDF', async ({ page }) => {
  await signedIn(page)
  const id = await bigTender(page, 30)
  const times: number[] = []
  for (let round = 0; round < 41; round++) {
    const began = performance.now()
    const answer = await page.request.get(`/api/tenders/${id}/pdf?lang=tr`)
    expect((await answer.body()).subarray(0, 5).toString()).toBe('%PDF-')
    // The first one starts the typesetter.
    if (round > 0) times.push(performance.now() - began)
  }
  report('A quotation of 30 lines as a PDF', times, 300)
})
