import { expect, test, type Page } from './support/test'
import { LOCALES, type Locale } from '@/i18n/locales'
import { translate } from '@/i18n/translate'
import { inLanguage } from './support/frame'
import {
  anyTag,
  kept,
  makeCard,
  makeTypes,
  names,
  open,
  ready,
  rows,
  sql,
  typesUrl,
} from './support/lists'
import { made, signedIn } from './support/people'
import { seriousViolations, violationsIn } from './support/seriousViolations'

const TYPES = 12

/** The sizes that a list offers, as it is sent. */
const pageSizesIn = async (page: Page, locale: Locale, url: string) => {
  await inLanguage(page, locale)
  const html = await (await page.request.get(url)).text()
  const select = html.slice(html.indexOf('list-size')).split('</select>')[0] ?? ''
  return [...select.matchAll(/<option[^>]*>([^<]*)/g)].map(([, text]) => text)
}

test('DT1 DT3 page sizes in four languages; another size starts at page 1 and is kept; range and pages', async ({
  page,
}) => {
  const tag = anyTag()
  await makeTypes(tag, TYPES)
  await signedIn(page)
  for (const locale of LOCALES)
    expect(await pageSizesIn(page, locale, typesUrl(tag)), locale).toEqual([
      '5',
      '10',
      '20',
      '25',
      '50',
      '100',
      translate(locale, 'list.pageSizeAll'),
    ])
  await inLanguage(page, 'tr')
  await open(page, typesUrl(tag))
  await expect(page.locator('.list-range')).toHaveText('1–5 / 12 kayıt')
  const pages = page.getByRole('navigation', { name: 'Sayfalar' })
  await expect(pages.locator('[aria-current="page"]')).toHaveText('1')
  await pages.getByRole('link', { name: 'Sonraki sayfa' }).click()
  await expect(page.locator('.list-range')).toHaveText('6–10 / 12 kayıt')
  await pages.getByRole('link', { name: 'Son sayfa' }).click()
  await expect(page.locator('.list-range')).toHaveText('11–12 / 12 kayıt')
  await expect(pages.getByRole('link', { name: 'Son sayfa' })).toHaveCount(0)

  const saved = kept(page)
  await page.locator('.list-size select').selectOption('20')
  await expect(rows(page)).toHaveCount(TYPES)
  await expect(page).not.toHaveURL(/page=/)
  expect((await saved).ok()).toBe(true)
  await open(page, '/stock-types')
  await expect(page.locator('.list-size select')).toHaveValue('20')
  // Of this list only, and a link somebody sends changes nothing.
  await made('stock-groups', { name: tag })
  await open(page, '/stock-groups?limit=50')
  await open(page, '/stock-groups')
  await expect(page.locator('.list-size select')).toHaveValue('10')
})

test('DT2 Tümü draws only the rows in sight and asks first above 5,000', async ({ page }) => {
  const tag = anyTag()
  await sql(
    `insert into stock_types (name) select $1 || lpad(n::text, 4, '0') from generate_series(1, 1200) as n`,
    [tag],
  )
  await signedIn(page)
  await open(page, `/stock-types?search=${tag}&sort=name&limit=all`)
  await expect(page.locator('.list-range')).toHaveText('1–1.200 / 1.200 kayıt')
  expect(await page.locator('.list-table tr').count()).toBeLessThan(200)
  await expect(names(page).first()).toHaveText(`${tag}0001`)
  await page.keyboard.press('End')
  await expect(page.getByText(`${tag}1200`)).toBeVisible()
  expect(await page.locator('.list-table tr').count()).toBeLessThan(200)

  await sql(`insert into stock_types (name) select $1 || n from generate_series(1201, 5001) as n`, [
    tag,
  ])
  await open(page, `/stock-types?search=${tag}&limit=all`)
  await expect(page.getByText('5.001 kayıt var.', { exact: false })).toBeVisible()
  await expect(rows(page)).toHaveCount(0)
  await page.getByRole('button', { name: 'Sayfa sayfa göster' }).click()
  await expect(rows(page)).toHaveCount(100)
  await sql(`delete from stock_types where name like $1 || '%'`, [tag])
})

test('DT4 everything stands in the address: another session sees it, and back works', async ({
  page,
  browser,
  baseURL,
}) => {
  const tag = anyTag()
  await makeTypes(tag, TYPES)
  await signedIn(page)
  await open(page, typesUrl(tag))
  await page.getByRole('link', { name: 'Sonraki sayfa' }).click()
  await expect(names(page).first()).toHaveText(`${tag} tip 06`)
  await page.getByRole('searchbox').fill(`${tag} tip 07`)
  await expect(rows(page)).toHaveCount(1)
  const shared = page.url()

  const other = await browser.newContext({ baseURL })
  const elsewhere = await other.newPage()
  await signedIn(elsewhere)
  await elsewhere.goto(shared)
  await expect(names(elsewhere)).toHaveText([`${tag} tip 07`])
  await other.close()

  await page.goBack()
  await expect(names(page).first()).toHaveText(`${tag} tip 06`)
  await expect(page.getByRole('searchbox')).toHaveValue(`${tag} tip`)
  await page.goBack()
  await expect(names(page).first()).toHaveText(`${tag} tip 01`)
  await expect(page).not.toHaveURL(/page=/)
  await page.goForward()
  await expect(names(page).first()).toHaveText(`${tag} tip 06`)
  await expect(page).toHaveURL(/page=2/)
  await page.goForward()
  await expect(names(page)).toHaveText([`${tag} tip 07`])
  await page.goBack()
  await page.goBack()
  await expect(names(page).first()).toHaveText(`${tag} tip 01`)
  await page.reload()
  await expect(names(page).first()).toHaveText(`${tag} tip 01`)
  await expect(page).not.toHaveURL(/page=/)
  // As a rule the page is not alive yet: its address must not be written over the next one.
  await page.goForward()
  await expect(page).toHaveURL(/page=2/)
  await expect(names(page).first()).toHaveText(`${tag} tip 06`)
})

test('DT4 a list opened by its bare address is there again after a record and back', async ({
  page,
}) => {
  const tag = anyTag()
  await makeTypes(tag, TYPES)
  await signedIn(page)
  // No size, no order: the list writes both into the address itself.
  await open(page, `/stock-types?search=${tag}`)
  await names(page).first().click()
  await expect(page).toHaveURL(/\/stock-types\/edit\//)
  await page.goBack()
  await ready(page)
  await expect(names(page).filter({ hasText: tag }).first()).toBeVisible()
})

test('DT4 a page that is no longer there is the last one, and back leads out of the list', async ({
  page,
}) => {
  const tag = anyTag()
  await makeTypes(tag, TYPES)
  await signedIn(page)
  await open(page, '/stock-groups')
  await open(page, typesUrl(tag, '&page=9'))
  await expect(names(page)).toHaveText([`${tag} tip 11`, `${tag} tip 12`])
  await expect(page).toHaveURL(/page=3/)
  await page.goBack()
  await expect(page).toHaveURL(/\/stock-groups/)
})

test.describe(() => {
  // A clock stays with the whole browser session.
  test.use({ isolated: true })

  test('DT4 a page opened right after typing a search is not taken back by the search', async ({
    page,
  }) => {
    await signedIn(page)
    await open(page, '/stock-types')
    // A server that answers later than the search waits for the next letter.
    let answer = () => {}
    const searched = new Promise<void>((resolve) => (answer = resolve))
    await page.route(/\/stock-types\/new\?/, async (route) => {
      await searched
      await route.continue()
    })
    await page.clock.install()
    await page.getByRole('searchbox', { name: 'Listede ara' }).fill('hiçbiri')
    await page.locator('[data-list-new]').click()
    await page.clock.runFor(1000)
    answer()
    await expect(page).toHaveURL(/\/stock-types\/new$/)
    await expect(page.locator('.list-search')).toHaveCount(0)
  })
})

test('DT4 fewer than three characters ask nothing, and say why', async ({ page }) => {
  await signedIn(page)
  await open(page, '/stock-types?sort=name&limit=5')
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('search=')) asked.push(request.url())
  })
  const box = page.getByRole('searchbox', { name: 'Listede ara' })
  await box.pressSequentially('ab')
  await box.press('Enter')
  await expect(page.getByText('Arama için en az 3 harf girmelisiniz.')).toBeVisible()
  expect(asked).toEqual([])
  await box.pressSequentially('c')
  await expect(page.getByText('Arama için en az 3 harf girmelisiniz.')).toBeHidden()
  await expect(page).toHaveURL(/search=abc/)
})

test('DT4 what is typed before the scripts of a page arrive is searched for', async ({ page }) => {
  const tag = anyTag()
  await makeTypes(tag, 3)
  await signedIn(page)
  for (const [path, search, few] of [
    ['/stock-types', `${tag} tip 02`, '.list-table tbody tr'],
    ['/users/permissions', 'TEKLIF ONAYLAMA', '.permissions-list tbody tr'],
  ] as const) {
    let arrive = () => {}
    const arrived = new Promise<void>((resolve) => (arrive = resolve))
    await page.route(/_next\/static\/.*\.js/, async (route) => {
      await arrived
      await route.continue()
    })
    await page.goto(path, { waitUntil: 'commit' })
    await page.getByRole('searchbox').last().fill(search)
    arrive()
    await expect(page.locator(few), path).toHaveCount(1)
    await expect(page.getByRole('searchbox').last(), path).toHaveValue(search)
    await page.unrouteAll()
  }
})

test('DT5 headers are buttons that sort and say how, in Turkish order', async ({ page }) => {
  const tag = anyTag()
  await sql(
    `insert into stock_types (name) values ($1 || ' Ç'), ($1 || ' D'), ($1 || ' C'), ($1 || ' i'), ($1 || ' ı')`,
    [tag],
  )
  await signedIn(page)
  await open(page, `/stock-types?search=${tag}&sort=name&limit=5`)
  const order = ['C', 'Ç', 'D', 'ı', 'i'].map((letter) => `${tag} ${letter}`)
  await expect(names(page)).toHaveText(order)
  const header = page.getByRole('columnheader', { name: 'Stok tipi adı' })
  await expect(header).toHaveAttribute('aria-sort', 'ascending')
  await header.getByRole('button').click()
  await expect(header).toHaveAttribute('aria-sort', 'descending')
  await expect(names(page)).toHaveText([...order].reverse())
  await expect(page).toHaveURL(/sort=-name/)
})

test('DT7 the same menu by its button and by a right click; deleting asks by name', async ({
  page,
}) => {
  const tag = anyTag()
  await makeTypes(tag, 2)
  await signedIn(page)
  await open(page, typesUrl(tag))
  const items = page.getByRole('menuitem')
  await rows(page)
    .nth(1)
    .click({ button: 'right', position: { x: 80, y: 5 } })
  await expect(items).toHaveText(['Düzenle', 'Sil'])
  await page.keyboard.press('Escape')
  await expect(items).toHaveCount(0)
  await rows(page)
    .first()
    .getByRole('button', { name: /^İşlemler/ })
    .click()
  await expect(items).toHaveText(['Düzenle', 'Sil'])
  await items.filter({ hasText: 'Sil' }).click()
  const dialog = page.getByRole('alertdialog')
  await expect(dialog).toContainText(`${tag} tip 01`)
  await expect(dialog.getByRole('button', { name: 'Vazgeç' })).toBeFocused()
  await dialog.getByRole('button', { name: 'Sil' }).click()
  await expect(page.getByText('Başarılı işlem')).toBeVisible()
  await expect(names(page)).toHaveText([`${tag} tip 02`])
  await names(page).first().click()
  await expect(page).toHaveURL(/\/stock-types\/edit\/\d+/)
})

test('DT8 while rows are on their way the old ones stay, dimmed, and a reader is told', async ({
  page,
}) => {
  const tag = anyTag()
  await makeTypes(tag, TYPES)
  await signedIn(page)
  await open(page, typesUrl(tag))
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(/stock-types\?.*page=2/, async (route) => {
    await held
    await route.continue()
  })
  await page.getByRole('link', { name: 'Sonraki sayfa' }).click()
  await expect(page.locator('.list')).toHaveAttribute('data-slow', 'true')
  await expect(page.getByRole('status').filter({ hasText: 'yükleniyor' })).toHaveCount(1)
  await expect(names(page).first()).toHaveText(`${tag} tip 01`)
  release()
  await expect(names(page).first()).toHaveText(`${tag} tip 06`)
  await expect(page.locator('.list')).not.toHaveAttribute('data-slow', 'true')
})

test('DT9 nothing yet, nothing that matches, and what is no filter are told apart', async ({
  page,
}) => {
  const tag = anyTag()
  const company = await made('companies', { name: `${tag} Çelik` })
  await signedIn(page)
  await open(page, `/customers/branches/${company.id}`)
  await expect(page.getByText('Kayıt yok', { exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Yeni şube' }).last()).toHaveAttribute(
    'href',
    `/customers/branches/new/${company.id}`,
  )
  await expect(page.getByRole('heading', { level: 1 })).toContainText(`${tag} Çelik`)

  await makeTypes(tag, 1)
  await open(page, `/stock-types?search=${tag} böyle bir şey yok&limit=5`)
  await expect(page.getByText('Kayıt yok', { exact: true })).toBeVisible()
  await page.locator('.ui-empty').getByRole('button', { name: 'Filtreleri temizle' }).click()
  await expect(rows(page).first()).toBeVisible()
  await expect(page).not.toHaveURL(/search=/)

  await open(page, '/stock-types?where[boyleBirAlanYok][equals]=1&limit=5')
  await expect(page.getByRole('button', { name: 'Tekrar dene' })).toBeVisible()
  await expect(page.getByText('Bu adresteki filtre anlaşılamadı.')).toBeVisible()
})

test('DT9 a list that cannot be read keeps its frame, says so, and tries again', async ({
  page,
}) => {
  test.setTimeout(90_000)
  await signedIn(page)
  // Whoever reads waits for the lock until the database gives up. Of meetings, which the tests that
  // run at the same time have nothing to do with.
  await sql('begin')
  try {
    await sql('lock table meets in access exclusive mode')
    await page.goto('/customers/meets')
    await expect(page.getByText('Başarısız işlem')).toBeVisible({ timeout: 40_000 })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  } finally {
    await sql('rollback')
  }
  await page.getByRole('button', { name: 'Tekrar dene' }).click()
  await expect(page.getByText('Başarısız işlem')).toBeHidden()
  await ready(page)
})

test('DT10 numbers stand at the end with their currency, days are readable by machines', async ({
  page,
}) => {
  const tag = anyTag()
  const { id } = await makeCard(`${tag} kart`, 20)
  await signedIn(page)
  await open(page, `/stock-cards?search=${tag}&sort=name&limit=10`)
  const price = page.locator('td.list-end', { hasText: '1.234,50' }).first()
  await expect(price).toHaveText('₺1.234,50')
  await expect(price).toHaveCSS('text-align', 'end')
  await expect(price).toHaveCSS('font-variant-numeric', 'tabular-nums')
  await open(page, `/stock-movements?limit=5&where[stockCard][equals]=${id}`)
  await expect(page.locator('td time').first()).toHaveText(/^01\.03\.2026/)
  await expect(page.locator('td time').first()).toHaveAttribute('datetime', /^2026-03-01/)
})

// That nothing goes sideways on any list, in Turkish and Arabic, is seen by the tour of screens.
test('DT11 cards on a phone', async ({ page }) => {
  const tag = anyTag()
  await makeCard(`${tag} uzunca adlı bir stok kartı`, 3, { sku: tag })
  await signedIn(page)
  await page.setViewportSize({ width: 320, height: 800 })
  await open(page, `/stock-cards?search=${tag}&limit=5`)
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow).toBe(0)
  await expect(page.locator('thead').first()).toHaveCSS('position', 'absolute')
  await expect(rows(page).first()).toHaveCSS('display', 'flex')
  await expect(rows(page).first().locator('.list-card-field:visible')).toHaveCount(3)
  await page.setViewportSize({ width: 760, height: 800 })
  await expect(page.locator('th.list-priority-2').first()).toBeHidden()
})

test('DT12 every quantity is in exactly one stock filter', async ({ page }) => {
  const tag = anyTag()
  for (const quantity of [4.99, 5, 10, 10.01]) await makeCard(`${tag} kart ${quantity}`, quantity)
  await signedIn(page)
  await open(page, `/stock-cards?search=${tag}&sort=name&limit=10`)
  const expected: [string, string[]][] = [
    ["5'ten az", ['4.99']],
    ['5 ile 10 arası', ['10', '5']],
    ["10'dan fazla", ['10.01']],
  ]
  for (const [filter, quantities] of expected) {
    const button = page.getByRole('button', { name: filter })
    await button.click()
    await expect(button).toHaveAttribute('aria-pressed', 'true')
    await expect(names(page)).toHaveText(quantities.map((quantity) => `${tag} kart ${quantity}`))
  }
  await page.getByRole('button', { name: 'Tümü', exact: true }).click()
  await expect(rows(page)).toHaveCount(4)
})

for (const locale of ['tr', 'ar'] as const)
  test(`axe finds nothing serious on a list with its tools open (${locale})`, async ({ page }) => {
    const tag = anyTag()
    await makeCard(`${tag} kart`, 3)
    await signedIn(page, { locale })
    const t = (key: Parameters<typeof translate>[1]) => translate(locale, key)
    await open(page, `/stock-cards?search=${tag}&sort=name&limit=10&where[unit][equals]=kg`)
    await page.getByRole('button', { name: t('actions.filter'), exact: true }).click()
    await page.locator('[data-list-check]').first().click()
    await expect(page.locator('.list-bulk')).toBeVisible()
    for (const theme of ['light', 'dark'] as const) {
      expect(await violationsIn(page, theme), `${theme}, panel and bulk bar`).toEqual([])
    }
    await page.getByRole('button', { name: t('list.view'), exact: true }).click()
    await expect(page.getByRole('menu')).toBeVisible()
    expect(await seriousViolations(page), 'menu').toEqual([])
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: t('list.columns'), exact: true }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    expect(await seriousViolations(page), 'columns').toEqual([])
  })
