import { expect, test, type APIRequestContext, type Page } from '@playwright/test'
import { LOCALES } from '@/i18n/locales'
import { translate } from '@/i18n/translate'
import { TEST_ADMIN } from '../helpers/startServer'

/** Sets the records of this run apart from whatever else the database holds. */
const RUN = `Liste${Date.now().toString(36)}`
const QUANTITIES = [4.99, 5, 10, 10.01]
const TYPES = 12

let company = 0
let state: Awaited<ReturnType<APIRequestContext['storageState']>>

const create = async (
  request: APIRequestContext,
  { slug, data, origin }: { slug: string; data: object; origin: string },
): Promise<number> => {
  const response = await request.post(`/api/${slug}`, { data, headers: { Origin: origin } })
  expect(response.status(), await response.text()).toBe(201)
  return ((await response.json()) as { doc: { id: number } }).doc.id
}

test.beforeAll(async ({ playwright, baseURL }) => {
  test.setTimeout(120_000)
  const origin = String(baseURL)
  const request = await playwright.request.newContext({ baseURL: origin })
  const signIn = await request.post('/api/users/login', {
    data: TEST_ADMIN,
    headers: { Origin: origin },
  })
  expect(signIn.status()).toBe(200)
  for (let number = 1; number <= TYPES; number++) {
    const name = `${RUN} tip ${String(number).padStart(2, '0')}`
    await create(request, { slug: 'stock-types', data: { name }, origin })
  }
  for (const quantity of QUANTITIES) {
    const data = { name: `${RUN} kart ${quantity}`, unit: 'kg', currentPrice: 1234.5, taxRate: 20 }
    const stockCard = await create(request, { slug: 'stock-cards', data, origin })
    const movement = { stockCard, type: 'in', quantity, price: 10, currencyType: 'TRY' }
    const operationDate = '2026-03-01T12:00:00.000Z'
    await create(request, { slug: 'stock-movements', data: { ...movement, operationDate }, origin })
  }
  company = await create(request, { slug: 'companies', data: { name: `${RUN} Çelik` }, origin })
  state = await request.storageState()
  await request.dispose()
})

test.beforeEach(async ({ context }) => {
  await context.addCookies(state.cookies)
})

const rows = (page: Page) => page.locator('[data-list-row]')
const names = (page: Page) => page.locator('[data-list-row] .list-name')
/** The types of this run, whatever size and order this user chose before. */
const typesUrl = (query = '') => `/stock-types?search=${RUN}%20tip&sort=name&limit=5${query}`
const ready = async (page: Page) => {
  // Only a hydrated list knows its canonical address and answers keys.
  await expect(page).toHaveURL(/limit=/)
  await expect(page.locator('.list[aria-busy="false"]')).toBeVisible()
}
const open = async (page: Page, url: string) => {
  await page.goto(url)
  await ready(page)
}

test('DT1 should offer exactly the page sizes of the specification, in four languages', async ({
  page,
  context,
  baseURL,
}) => {
  for (const language of LOCALES) {
    await context.addCookies([{ name: 'payload-lng', value: language, url: baseURL }])
    await open(page, typesUrl())
    const options = page.locator('.list-size option')
    await expect(options).toHaveText([
      '5',
      '10',
      '20',
      '25',
      '50',
      '100',
      translate(language, 'list.pageSizeAll'),
    ])
  }
})

test('DT1 should go to page 1 when the size changes, and keep the size', async ({ page }) => {
  await open(page, typesUrl('&page=3'))
  await expect(rows(page)).toHaveCount(2)
  await page.locator('.list-size select').selectOption('10')
  await expect(rows(page)).toHaveCount(10)
  await expect(page).not.toHaveURL(/page=/)
  await page.goto('/stock-types')
  await expect(page.locator('.list-size select')).toHaveValue('10')
})

test('DT3 should say which rows of how many, and mark the current page', async ({ page }) => {
  await open(page, typesUrl())
  await expect(page.locator('.list-range')).toHaveText('1–5 / 12 kayıt')
  const pages = page.getByRole('navigation', { name: 'Sayfalar' })
  await expect(pages.locator('[aria-current="page"]')).toHaveText('1')
  await pages.getByRole('link', { name: 'Sonraki sayfa' }).click()
  await expect(page.locator('.list-range')).toHaveText('6–10 / 12 kayıt')
  await pages.getByRole('link', { name: 'Son sayfa' }).click()
  await expect(page.locator('.list-range')).toHaveText('11–12 / 12 kayıt')
  await expect(pages.getByRole('link', { name: 'Son sayfa' })).toHaveCount(0)
})

test('DT4 should keep everything in the address: shareable, and back works', async ({
  page,
  browser,
  baseURL,
}) => {
  await open(page, typesUrl())
  await page.getByRole('link', { name: 'Sonraki sayfa' }).click()
  await expect(names(page).first()).toHaveText(`${RUN} tip 06`)
  await page.getByRole('searchbox').fill(`${RUN} tip 07`)
  await expect(rows(page)).toHaveCount(1)
  const shared = page.url()

  const other = await browser.newContext({ baseURL, storageState: state })
  const elsewhere = await other.newPage()
  await elsewhere.goto(shared)
  await expect(names(elsewhere)).toHaveText([`${RUN} tip 07`])
  await other.close()

  await page.goBack()
  await expect(names(page).first()).toHaveText(`${RUN} tip 06`)
  await expect(page.getByRole('searchbox')).toHaveValue(`${RUN} tip`)
  await page.goBack()
  await expect(names(page).first()).toHaveText(`${RUN} tip 01`)
  await expect(page).not.toHaveURL(/page=/)
})

test('DT4 should ask nothing below three characters, and say why', async ({ page }) => {
  await open(page, '/stock-types?sort=name&limit=5')
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('search=')) asked.push(request.url())
  })
  await page.getByRole('searchbox').pressSequentially('ab')
  await expect(page.getByText('Arama için en az 3 harf girmelisiniz.')).toBeVisible()
  await page.waitForTimeout(600)
  expect(asked).toEqual([])
  await page.getByRole('searchbox').pressSequentially('c')
  await expect(page.getByText('Arama için en az 3 harf girmelisiniz.')).toBeHidden()
  await expect(page).toHaveURL(/search=abc/)
})

test('DT5 should sort by header buttons that say their direction', async ({ page }) => {
  await open(page, typesUrl())
  const header = page.getByRole('columnheader', { name: 'Stok tipi adı' })
  await expect(header).toHaveAttribute('aria-sort', 'ascending')
  await header.getByRole('button').click()
  await expect(header).toHaveAttribute('aria-sort', 'descending')
  await expect(names(page).first()).toHaveText(`${RUN} tip 12`)
  await expect(page).toHaveURL(/sort=-name/)
})

test('DT7 should offer the same menu by its button and by a right click', async ({ page }) => {
  await open(page, typesUrl())
  await rows(page)
    .first()
    .getByRole('button', { name: /^İşlemler/ })
    .click()
  const items = page.getByRole('menuitem')
  await expect(items).toHaveText(['Düzenle', 'Sil'])
  await page.keyboard.press('Escape')
  await expect(items).toHaveCount(0)
  await rows(page)
    .nth(1)
    .click({ button: 'right', position: { x: 5, y: 5 } })
  await expect(items).toHaveText(['Düzenle', 'Sil'])
})

test('DT7 should delete only after a question that names the record', async ({ page, baseURL }) => {
  const name = `${RUN}sil`
  await create(page.request, { slug: 'stock-types', data: { name }, origin: String(baseURL) })
  await open(page, `/stock-types?search=${name}&sort=name&limit=5`)
  await rows(page)
    .first()
    .getByRole('button', { name: /^İşlemler/ })
    .click()
  await page.getByRole('menuitem', { name: 'Sil' }).click()
  const dialog = page.getByRole('alertdialog')
  await expect(dialog).toContainText(name)
  await expect(dialog.getByRole('button', { name: 'Vazgeç' })).toBeFocused()
  await dialog.getByRole('button', { name: 'Sil' }).click()
  await expect(page.getByText('Başarılı işlem')).toBeVisible()
  await expect(page.getByText('Kayıt yok', { exact: true })).toBeVisible()
})

test('DT9 should tell a first use from a filter and from a failure', async ({ page }) => {
  await open(page, `/customers/branches/${company}`)
  await expect(page.getByText('Kayıt yok', { exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Yeni şube' }).last()).toHaveAttribute(
    'href',
    `/customers/branches/new/${company}`,
  )
  await expect(page.getByRole('heading', { level: 1 })).toContainText(`${RUN} Çelik`)

  await open(page, `/stock-types?search=${RUN} böyle bir şey yok&limit=5`)
  await expect(page.getByText('Kayıt yok', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Filtreleri temizle' }).click()
  await expect(rows(page).first()).toBeVisible()
  await expect(page).not.toHaveURL(/search=/)

  await open(page, '/stock-types?where[boyleBirAlanYok][equals]=1&limit=5')
  await expect(page.getByRole('button', { name: 'Tekrar dene' })).toBeVisible()
})

test('DT10 should align numbers at the end, with currency, and date machine-readably', async ({
  page,
}) => {
  await open(page, `/stock-cards?search=${RUN}&sort=name&limit=10`)
  const price = page.locator('td.list-end', { hasText: '1.234,50' }).first()
  await expect(price).toHaveText('₺1.234,50')
  await expect(price).toHaveCSS('text-align', 'end')
  await open(page, `/stock-movements?limit=5&where[stockCard.name][like]=${RUN}`)
  await expect(page.locator('td time').first()).toHaveText(/^01\.03\.2026/)
  await expect(page.locator('td time').first()).toHaveAttribute('datetime', /^2026-03-01/)
})

test('DT11 should draw cards on a phone and never scroll sideways', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 })
  for (const path of ['/stock-cards', '/tenders', '/stock-movements', '/customers/list']) {
    await open(page, path)
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(overflow, path).toBe(0)
  }
  await open(page, `/stock-cards?search=${RUN}&limit=5`)
  await expect(page.locator('thead').first()).toHaveCSS('position', 'absolute')
  await expect(rows(page).first()).toHaveCSS('display', 'flex')
})

test('DT12 should put every quantity in exactly one stock filter', async ({ page }) => {
  await open(page, `/stock-cards?search=${RUN}&sort=name&limit=10`)
  const expected: [string, string[]][] = [
    ["5'ten az", [`${RUN} kart 4.99`]],
    ['5 ile 10 arası', [`${RUN} kart 10`, `${RUN} kart 5`]],
    ["10'dan fazla", [`${RUN} kart 10.01`]],
  ]
  for (const [filter, cards] of expected) {
    const button = page.getByRole('button', { name: filter })
    await button.click()
    await expect(button).toHaveAttribute('aria-pressed', 'true')
    await expect(names(page)).toHaveText(cards)
  }
  await page.getByRole('button', { name: 'Tümü' }).click()
  await expect(rows(page)).toHaveCount(QUANTITIES.length)
})

test('keys should walk, open, search and create, but not while typing', async ({ page }) => {
  await open(page, typesUrl())
  await page.keyboard.press('j')
  await page.keyboard.press('j')
  await expect(names(page).nth(1)).toBeFocused()
  await page.keyboard.press('k')
  await expect(names(page).first()).toBeFocused()
  await page.keyboard.press('/')
  await expect(page.getByRole('searchbox')).toBeFocused()
  await page.keyboard.press('n')
  await expect(page.getByRole('searchbox')).toHaveValue('n')
  await open(page, typesUrl())
  await page.keyboard.press('j')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/stock-types\/edit\/\d+/)
  await open(page, typesUrl())
  await page.keyboard.press('n')
  await expect(page).toHaveURL(/\/stock-types\/new/)
})
