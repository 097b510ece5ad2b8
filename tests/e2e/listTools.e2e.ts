import { readFile } from 'node:fs/promises'
import { BACKGROUND_ROWS } from '@/domain/lists/backgroundExport'
import { createTranslator } from '@/i18n/translate'
import { expect, test, type Page } from './support/test'
import {
  anyTag,
  card,
  kept,
  makeCard,
  makeTypes,
  names,
  open,
  rows,
  sql,
  typesUrl,
} from './support/lists'
import { asAdministrator, made, newMember, signedIn, signInAs } from './support/people'

const t = createTranslator('tr')
const headers = (page: Page) => page.locator('.list-table thead th .list-sort')
const check = (page: Page, index: number) => page.locator('[data-list-check]').nth(index)
const bar = (page: Page) => page.getByRole('region', { name: 'Toplu işlemler' })

test('DT6 bulk: page, then everything that matches, one call a row; ticks survive paging', async ({
  page,
}) => {
  const tag = anyTag()
  await makeTypes(tag, 12)
  await signedIn(page)
  await open(page, typesUrl(tag))
  await check(page, 0).click()
  await expect(bar(page)).toContainText('1 kayıt seçildi')
  await page.getByRole('link', { name: 'Sonraki sayfa' }).click()
  await expect(names(page).first()).toHaveText(`${tag} tip 06`)
  await page.getByRole('checkbox', { name: 'Bu sayfadakileri seç' }).click()
  await expect(bar(page)).toContainText('6 kayıt seçildi')
  await bar(page).getByRole('button', { name: 'Seçimi temizle' }).click()
  await expect(bar(page)).toHaveCount(0)

  await check(page, 0).click()
  await bar(page).getByRole('button', { name: 'Tüm 12 kaydı seç' }).click()
  await expect(bar(page)).toContainText('12 kayıt seçildi')
  await bar(page).getByRole('button', { name: 'Sil' }).click()
  const dialog = page.getByRole('alertdialog')
  await expect(dialog).toContainText('12 kayıt silinsin mi?')
  await dialog.getByRole('button', { name: 'Sil' }).click()
  await expect(page.getByText('12 kayıt silindi')).toBeVisible()
  await expect(page.getByText('Kayıt yok', { exact: true })).toBeVisible()
  await expect(bar(page)).toHaveCount(0)
})

test('bulk says what each row refused, by name, and leaves those ticked', async ({ page }) => {
  const tag = anyTag()
  const [first, second] = [await made('stock-types', { name: `${tag} tip 1` }), `${tag} tip 2`]
  await made('stock-types', { name: second })
  await made('stock-cards', { name: `${tag} kart`, unit: 'kg', taxRate: 20, stockType: first.id })
  await signedIn(page)
  await open(page, typesUrl(tag))
  await page.getByRole('checkbox', { name: 'Bu sayfadakileri seç' }).click()
  await bar(page).getByRole('button', { name: 'Sil' }).click()
  const dialog = page.getByRole('alertdialog')
  await dialog.getByRole('button', { name: 'Sil' }).click()
  await expect(dialog).toContainText('1 oldu, 1 olmadı')
  const failure = dialog.locator('.list-bulk__failures li')
  await expect(failure).toHaveCount(1)
  await expect(failure.locator('strong')).toHaveText(`${tag} tip 1`)
  await expect(failure.locator('span')).not.toBeEmpty()
  await dialog.getByRole('button', { name: 'Kapat' }).last().click()
  await expect(names(page)).toHaveText([`${tag} tip 1`])
  await expect(bar(page)).toContainText('1 kayıt seçildi')
})

test('bulk commands go through the operation of one row: reservations are released', async ({
  page,
}) => {
  const tag = anyTag()
  const { id } = await makeCard(`${tag} kart`, 20)
  for (const quantity of [1, 2]) await made('stock-reservations', { stockCard: id, quantity })
  await signedIn(page)
  await open(page, `/stock-reservations?where[stockCard][equals]=${id}&limit=10`)
  await page.getByRole('checkbox', { name: 'Bu sayfadakileri seç' }).click()
  // Reservations stay as history: nobody deletes them.
  await expect(bar(page).getByRole('button', { name: 'Sil', exact: true })).toHaveCount(0)
  await bar(page).getByRole('button', { name: 'Serbest bırak' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Serbest bırak' }).click()
  await expect(rows(page).getByText('Serbest bırakıldı')).toHaveCount(2)
  const { rows: stored } = await sql('select reserved_quantity from stock_cards where id = $1', [
    id,
  ])
  expect(Number(stored[0]?.reserved_quantity)).toBe(0)

  // What none of them takes any more stays in reach, and says why.
  await page.getByRole('checkbox', { name: 'Bu sayfadakileri seç' }).click()
  const release = bar(page).getByRole('button', { name: 'Serbest bırak' })
  const why = /hiçbiri bu işleme uygun değil/
  await expect(release).toBeDisabled()
  await expect(release).toHaveAccessibleDescription(why)
  await release.press('Enter')
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  expect((await bar(page).getByText(why).boundingBox())?.width).toBeGreaterThan(100)
})

test('a role without rights sees no ticks, no menu of rows and no create button', async ({
  page,
}) => {
  const tag = anyTag()
  await makeTypes(tag, 1)
  await signedIn(page, { permissions: [{ subject: 'stock-types', actions: ['read'] }] })
  await open(page, typesUrl(tag))
  await expect(rows(page)).toHaveCount(1)
  await expect(page.locator('[data-list-check], [data-list-menu], [data-list-new]')).toHaveCount(0)
})

test('columns are shown, hidden, moved and put back, for one person and one list', async ({
  page,
}) => {
  const tag = anyTag()
  await makeCard(`${tag} kart`, 20, { barcode: tag })
  await signedIn(page)
  const url = `/stock-cards?search=${tag}&limit=5`
  await open(page, url)
  const standard = await headers(page).allTextContents()
  const choose = () => page.getByRole('button', { name: 'Sütunlar' }).click()
  const dialog = page.getByRole('dialog')
  await choose()
  await dialog.getByRole('button', { name: 'Sütunu göster: Barkod' }).click()
  await dialog.getByRole('button', { name: 'Sütunu gizle: Stok tipi' }).click()
  await dialog.getByRole('button', { name: 'Yukarı taşı: Barkod' }).click()
  await expect(dialog.getByRole('status').filter({ hasText: 'Barkod' })).toContainText('Barkod')
  const saved = kept(page)
  await dialog.getByRole('button', { name: 'Uygula' }).click()
  expect((await saved).ok()).toBe(true)
  await expect(dialog).toBeHidden()
  await expect(headers(page)).toContainText(['Barkod'])
  await expect(headers(page).filter({ hasText: 'Stok tipi' })).toHaveCount(0)
  await expect(page.locator('td', { hasText: tag }).nth(1)).toBeVisible()

  await open(page, url)
  const own = await headers(page).allTextContents()
  expect(own.indexOf('Barkod')).toBe(own.length - 2)
  await choose()
  await dialog.getByRole('button', { name: 'Varsayılana dön' }).click()
  await expect(headers(page)).toHaveText(standard)
})

test('from 20,000 rows on the file is made in the background, announced, and downloaded from there', async ({
  page,
}) => {
  const tag = anyTag()
  await makeTypes(tag, BACKGROUND_ROWS)
  try {
    await signedIn(page)
    await open(page, typesUrl(tag))
    await page.getByRole('button', { name: t('actions.export') }).click()
    // No file that a browser would wait for.
    await expect(page.getByRole('menuitem')).toHaveText([
      t('list.export.backgroundXlsx'),
      t('list.export.backgroundCsv'),
    ])
    await page.getByRole('menuitem', { name: t('list.export.backgroundCsv') }).click()
    await expect(page.getByText(t('list.export.requested'))).toBeVisible()
    const row = page.locator('.notifications-page .notification', {
      hasText: 'hazır: 20.000 satır',
    })
    await expect(async () => {
      await page.goto('/notifications')
      await expect(row).toBeVisible({ timeout: 2_000 })
    }).toPass({ timeout: 60_000 })
    const download = page.waitForEvent('download')
    await row.getByRole('link', { name: t('notifications.kinds.export') }).click()
    const file = await readFile(await (await download).path(), 'utf8')
    expect(file.match(new RegExp(tag, 'g'))).toHaveLength(BACKGROUND_ROWS)
    // Read by downloading it.
    await expect(row).toHaveAttribute('data-unread', 'false')
  } finally {
    // Other tests read lists of the same table.
    await sql(`delete from stock_types where name like $1 || '%'`, [tag])
  }
})

test('columns a reader may not read are not offered', async ({ page }) => {
  await signedIn(page, { permissions: [{ subject: 'stock-cards', actions: ['read'] }] })
  await open(page, '/stock-cards?columns=name,costPrice&limit=5')
  await expect(headers(page)).toHaveText(['Stok adı'])
  await page.getByRole('button', { name: 'Sütunlar' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('button', { name: 'Sütunu göster: Barkod' })).toBeVisible()
  await expect(dialog.getByText(/maliyet/i)).toHaveCount(0)
})

test('filters: chosen in the panel, told as chips, kept in the address, cleared at once', async ({
  page,
}) => {
  const tag = anyTag()
  await makeCard(`${tag} az`, 3)
  await makeCard(`${tag} çok`, 30)
  await makeCard(`${tag} adet`, 30, { unit: 'piece' })
  await signedIn(page)
  await open(page, `/stock-cards?search=${tag}&sort=name&limit=10`)
  await page.getByRole('button', { name: 'Filtrele', exact: true }).click()
  await page.getByLabel('Birim').selectOption({ label: 'kg' })
  await expect(names(page)).toHaveText([`${tag} az`, `${tag} çok`])
  const least = page.getByLabel('Eldeki miktar, En az')
  await least.fill('5,5')
  await least.press('Enter')
  await expect(names(page)).toHaveText([`${tag} çok`])
  await expect(page).toHaveURL(/greater_than_equal%5D=5.5/)
  await expect(card(page).locator('.list-chips .list-chip')).toHaveText([
    'Birim: kg',
    'Eldeki miktar: ≥ 5,5',
  ])
  await page.reload()
  await expect(names(page)).toHaveText([`${tag} çok`])
  await page.getByRole('button', { name: /^Filtreyi kaldır: Eldeki miktar/ }).click()
  await expect(names(page)).toHaveText([`${tag} az`, `${tag} çok`])
  await page.getByRole('button', { name: 'Filtreleri temizle' }).click()
  await expect(page).not.toHaveURL(/where/)
})

const saveAs = async (page: Page, name: string, audience?: string) => {
  await page.getByRole('button', { name: 'Görünüm', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Yeni görünüm olarak kaydet' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Görünüm adı').fill(name)
  if (audience) await dialog.getByLabel('Kim görsün?').selectOption({ label: audience })
  await dialog.getByRole('button', { name: 'Kaydet' }).click()
  await expect(dialog).toBeHidden()
}
const tabs = (page: Page) => page.getByRole('navigation', { name: 'Kayıtlı görünümler' })

test('saved views: kept, followed, opened with, changed and deleted', async ({ page }) => {
  const tag = anyTag()
  await makeTypes(tag, 12)
  await signedIn(page)
  await open(page, `/stock-types?search=${tag}&sort=-name&limit=5`)
  await saveAs(page, `${tag} son beş`)
  const tab = tabs(page).getByRole('link', { name: `${tag} son beş` })
  await expect(tab).toHaveAttribute('aria-current', 'page')
  await expect(page).toHaveURL(/view=\d+/)

  await tabs(page).getByRole('link', { name: 'Tüm kayıtlar' }).click()
  await expect(page).not.toHaveURL(/search=/)
  await tab.click()
  await expect(names(page).first()).toHaveText(`${tag} tip 12`)
  await expect(page.locator('.list-size select')).toHaveValue('5')

  const menu = page.getByRole('button', { name: 'Görünüm', exact: true })
  await menu.click()
  const saved = kept(page)
  await page.getByRole('menuitem', { name: 'Açılışta bunu göster' }).click()
  expect((await saved).ok()).toBe(true)
  await open(page, '/stock-types')
  await expect(tab).toHaveAttribute('aria-current', 'page')
  await expect(names(page).first()).toHaveText(`${tag} tip 12`)

  await page.getByRole('columnheader').getByRole('button', { name: 'Stok tipi adı' }).click()
  await expect(names(page).first()).toHaveText(`${tag} tip 01`)
  await menu.click()
  await page.getByRole('menuitem', { name: 'Görünümü güncelle' }).click()
  await expect(page.getByText(`Görünüm kaydedildi: ${tag} son beş`).last()).toBeVisible()
  await open(page, '/stock-types')
  await expect(names(page).first()).toHaveText(`${tag} tip 01`)

  await menu.click()
  await page.getByRole('menuitem', { name: 'Görünümü sil' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sil' }).click()
  await expect(tab).toHaveCount(0)
})

test('saved views are shared by whoever may, and nobody else is asked', async ({
  page,
  browser,
  baseURL,
}) => {
  const tag = anyTag()
  await makeTypes(tag, 2)
  await signedIn(page)
  await open(page, typesUrl(tag))
  await saveAs(page, `${tag} herkese`, 'Herkes')

  const context = await browser.newContext({ baseURL })
  const elsewhere = await context.newPage()
  const reader = await newMember([
    { subject: 'stock-types', actions: ['read', 'create', 'write', 'delete'] },
  ])
  await signInAs(elsewhere, reader)
  await open(elsewhere, '/stock-types?limit=5')
  await tabs(elsewhere)
    .getByRole('link', { name: `${tag} herkese` })
    .click()
  await expect(names(elsewhere)).toHaveText([`${tag} tip 01`, `${tag} tip 02`])
  const menu = elsewhere.getByRole('button', { name: 'Görünüm', exact: true })
  await menu.click()
  await expect(elsewhere.getByRole('menuitem', { name: 'Görünümü sil' })).toHaveCount(0)
  await elsewhere.getByRole('menuitem', { name: 'Yeni görünüm olarak kaydet' }).click()
  await expect(elsewhere.getByLabel('Kim görsün?')).toHaveCount(0)
  await context.close()
  const api = await asAdministrator()
  const view = Number(new URL(page.url()).searchParams.get('view'))
  expect((await api.delete(`/api/list-views/${view}`)).ok()).toBe(true)
})
