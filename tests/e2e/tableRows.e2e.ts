import { expect, test } from './support/test'
import { translate } from '@/i18n/translate'
import { holdRequests } from './support/holdRequests'
import {
  anyTag,
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
import { seriousViolations, violationsInThemes } from './support/seriousViolations'

const TYPES = 12

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
  await expect(items).toHaveText(['Göz at', 'Düzenle', 'Sil'])
  await page.keyboard.press('Escape')
  await expect(items).toHaveCount(0)
  await rows(page)
    .first()
    .getByRole('button', { name: /^İşlemler/ })
    .click()
  await expect(items).toHaveText(['Göz at', 'Düzenle', 'Sil'])
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
  const release = await holdRequests(page, /stock-types\?.*page=2/)
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

test('DT9 a list that cannot be read keeps its frame, any page says so, and tries again', async ({
  page,
}) => {
  await signedIn(page)
  // Reads wait for the table lock until the database's timeout. The table is that of templates, which
  // no other page shows, so that parallel tests are not affected.
  await sql('begin')
  try {
    await sql('lock table tender_templates in access exclusive mode')
    const record = await page.context().newPage()
    const opened = record.goto('/tender-templates/edit/1')
    await page.goto('/tender-templates')
    await expect(page.getByText('Başarısız işlem')).toBeVisible({ timeout: 40_000 })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await opened
    const failed = record.getByRole('heading', { name: 'Sayfa açılamadı.' })
    await expect(failed).toBeVisible({ timeout: 40_000 })
    await expect(record.getByRole('button', { name: 'Tekrar dene' })).toBeVisible()
    await record.close()
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
  // Digits of one width belong under each other: dates and codes would look letter-spaced.
  await expect(page.locator('td time').first()).toHaveCSS('font-variant-numeric', 'normal')
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
  // The whole first card is on the first screen: what is seldom wanted is one press further.
  await page.setViewportSize({ width: 390, height: 844 })
  const card = await rows(page).first().boundingBox()
  expect((card?.y ?? 844) + (card?.height ?? 0)).toBeLessThan(700)
  const columns = page.getByRole('button', { name: 'Sütunlar' })
  await expect(columns).toBeHidden()
  const tools = page.getByRole('button', { name: 'Liste araçları' })
  await expect(tools).toHaveAttribute('aria-expanded', 'false')
  await tools.press('Enter')
  await expect(columns).toBeVisible()
  await page.setViewportSize({ width: 760, height: 800 })
  await expect(tools).toBeHidden()
  await expect(columns).toBeVisible()
  await expect(page.locator('th.list-priority-2').first()).toBeHidden()
})

test('DT12 every quantity is in exactly one stock filter', async ({ page }) => {
  const tag = anyTag()
  for (const quantity of [4.99, 5, 10, 10.01]) await makeCard(`${tag} kart ${quantity}`, quantity)
  await signedIn(page)
  await open(page, `/stock-cards?search=${tag}&sort=name&limit=10`)
  const expected: [string, string[]][] = [
    ['5’ten az', ['4.99']],
    ['5 ile 10 arası', ['10', '5']],
    ['10’dan fazla', ['10.01']],
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
    expect(await violationsInThemes(page), 'panel and bulk bar').toEqual([])
    await page.getByRole('button', { name: t('list.view'), exact: true }).click()
    await expect(page.getByRole('menu')).toBeVisible()
    expect(await seriousViolations(page), 'menu').toEqual([])
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: t('list.columns'), exact: true }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    expect(await seriousViolations(page), 'columns').toEqual([])
  })
