import { expect, test, type Page } from './support/test'
import { LOCALES, type Locale } from '@/i18n/locales'
import { translate } from '@/i18n/translate'
import { inLanguage } from './support/frame'
import { holdRequests } from './support/holdRequests'
import { anyTag, kept, makeTypes, names, open, ready, rows, sql, typesUrl } from './support/lists'
import { made, signedIn } from './support/people'

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
  // Rows above are measured as they come, so that the end may move away once.
  await expect(async () => {
    await page.keyboard.press('End')
    await expect(page.getByText(`${tag}1200`)).toBeVisible({ timeout: 2_000 })
  }).toPass()
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
    const answer = await holdRequests(page, /\/stock-types\/new\?/)
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
    const arrive = await holdRequests(page, /_next\/static\/.*\.js/)
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
