/**
 * The frame of every record:
 * DF1 breadcrumb, heading, state, bar, menu and side column
 * DF7 320 px: no sideways scroll, the buttons at the thumb
 * DF8 numbers and days in the language of the interface
 * CF1, CF2, CF5, CF6 (docs/domains/behaviours.md)
 */
import { expect, test } from './support/test'
import { createTranslator } from '@/i18n/translate'
import { openForm, save, mark, stored, company } from './support/forms'
import { made, signedIn, signInAs } from './support/people'
import { today } from '../factories/day'

const t = createTranslator('tr')

test('DF1 every record has its way, name, state, bar, menu and dates', async ({ page }) => {
  await signedIn(page)
  const name = `Defne Yapı ${mark()}`
  const { id } = await company(name)
  await openForm(page, `/customers/edit/${id}`)
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  const crumbs = page.getByRole('navigation', { name: t('common.breadcrumb') })
  await expect(crumbs.getByRole('link', { name: t('companies.plural') })).toHaveAttribute(
    'href',
    '/customers/list',
  )
  await expect(crumbs.locator('[aria-current=page]')).toHaveText(name)
  await expect(page.getByRole('heading', { name: t('document.info') })).toBeVisible()
  await expect(page.locator('.doc-info time')).toHaveCount(2)
  await page.locator('.doc-actions__more').click()
  await expect(page.getByRole('menuitem', { name: t('actions.copyLink') })).toBeVisible()
  await expect(page.getByRole('menuitem', { name: t('actions.delete') })).toBeVisible()
  await page.keyboard.press('Escape')

  // Nothing to give up: the way on is the page that shows it.
  await page
    .locator('.doc-bar')
    .getByRole('link', { name: t('actions.view') })
    .click()
  await page.waitForURL(`**/customers/view/${id}`)

  const meet = await made('meets', { title: `Tanışma ${mark()}`, status: 'held' })
  await openForm(page, `/customers/meets/edit/${meet.id}`)
  await expect(page.locator('.doc-bar').getByText(t('meets.statuses.held'))).toBeVisible()
})

test('DF1 a new record begins in its first field, but not on a touch screen', async ({
  browser,
  page,
}) => {
  const member = await signedIn(page)
  await openForm(page, '/stock-types/new')
  await expect(page.locator('#field-name')).toBeFocused()

  const origin = new URL(page.url()).origin
  const context = await browser.newContext({ baseURL: origin, hasTouch: true, isMobile: true })
  const phone = await context.newPage()
  await signInAs(phone, member)
  await openForm(phone, '/stock-types/new')
  await expect(phone.locator('#field-name')).toBeEnabled()
  await expect(phone.locator('#field-name')).not.toBeFocused()
  await context.close()
})

test('CF5 deleting names the record, Escape keeps it', async ({ page }) => {
  await signedIn(page)
  const name = `Silinecek ${mark()}`
  const { id } = await made('stock-types', { name })
  await openForm(page, `/stock-types/edit/${id}`)
  const ask = async () => {
    await page.locator('.doc-actions__more').click()
    await page.getByRole('menuitem', { name: t('actions.delete') }).click()
  }
  await ask()
  const dialog = page.getByRole('alertdialog')
  await expect(dialog).toContainText(name)
  await expect(dialog.getByRole('button', { name: t('actions.cancel') })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await ask()
  await dialog.getByRole('button', { name: t('actions.delete'), exact: true }).click()
  await page.waitForURL('**/stock-types')
  await expect(page.getByText(t('common.success'))).toBeVisible()
})

test('CF6 a link, the back button, cancel and closing ask before what was typed is lost', async ({
  page,
}) => {
  await signedIn(page)
  const { id } = await made('stock-types', { name: `Yarım ${mark()}` })
  await page.goto('/stock-types')
  await openForm(page, `/stock-types/edit/${id}`)
  const name = page.locator('#field-name')
  await name.fill('Yarım kalan')
  const dialog = page.getByRole('alertdialog')
  const stay = dialog.getByRole('button', { name: t('common.stay') })
  const leave = dialog.getByRole('button', { name: t('common.leave'), exact: true })

  await page
    .locator('.crumbs')
    .getByRole('link', { name: t('stockTypes.plural') })
    .click()
  await expect(stay).toBeFocused()
  await stay.click()
  await expect(dialog).toBeHidden()

  await page.goBack()
  await expect(dialog).toBeVisible()
  await stay.click()
  await expect(name).toHaveValue('Yarım kalan')
  expect(page.url()).toContain(`/stock-types/edit/${id}`)

  const closing = page.waitForEvent('dialog')
  const closed = page.close({ runBeforeUnload: true })
  const question = await closing
  expect(question.type()).toBe('beforeunload')
  await question.dismiss()
  await closed

  await page.getByRole('button', { name: t('actions.cancel') }).click()
  await leave.click()
  await page.waitForURL('**/stock-types')
})

test('CF1 CF2 approving and invoicing say what they act on; Enter sends the number', async ({
  page,
}) => {
  await signedIn(page)
  const tag = mark()
  const { id: companyId } = await company(`Poyraz Isı ${tag}`)
  const card = await made('stock-cards', { name: `Vana ${tag}`, allowNoStock: true })
  const tender = await made<{ id: number }>('tenders', {
    title: `Kazan dairesi ${tag}`,
    company: companyId,
    date: today(),
    currency: 'TRY',
    items: [{ kind: 'stockCard', stockCard: card.id, quantity: 1, unitPrice: 100, taxRate: 20 }],
  })
  await openForm(page, `/tenders/edit/${tender.id}`)
  await page.getByRole('button', { name: t('tenders.actions.approve'), exact: true }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText(`Kazan dairesi ${tag}`)
  await expect(dialog).toContainText(`Poyraz Isı ${tag}`)
  await expect(dialog).toContainText('₺120,00')
  await dialog.getByRole('button', { name: t('tenders.actions.approve') }).click()
  await expect(dialog).toBeHidden()

  await page.getByRole('button', { name: t('tenders.actions.invoice'), exact: true }).click()
  const number = dialog.getByLabel(t('tenders.fields.invoiceNumber'))
  await expect(number).toHaveAttribute('dir', 'ltr')
  const invoiceNumber = `DOC2026${String(Date.now() % 1_000_000_000).padStart(9, '0')}`
  await number.fill(`  ${invoiceNumber}  `)
  await number.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(page.locator('.doc-bar').getByText(t('tenders.statuses.invoiced'))).toBeVisible()
  expect(await stored(`tenders/${tender.id}`)).toMatchObject({ invoiceNumber })
})

test('DF7 on 320 px nothing scrolls sideways and the buttons are at the thumb', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await signedIn(page)
  const card = await made('stock-cards', { name: `Dar ekran ${mark()}`, barcode: mark() })
  // Other forms have the same bar, and the tour of screens sees that none goes sideways.
  for (const path of [`/stock-cards/edit/${card.id}`, '/tenders/new']) {
    await openForm(page, path)
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(width, path).toBeLessThanOrEqual(320)
    const box = await save(page).boundingBox()
    expect(box && box.y + box.height, path).toBeGreaterThan(560)
  }
})

test('DF8 numbers and days follow the language, not the browser', async ({ page }) => {
  await signedIn(page)
  const card = await made('stock-cards', { name: `Fiyat ${mark()}`, currentPrice: 1234.5 })
  await openForm(page, `/stock-cards/edit/${card.id}`)
  const price = page.locator('#field-currentPrice')
  await expect(price).toHaveValue('1.234,50')
  await price.fill('9.876,543')
  await price.blur()
  await expect(price).toHaveValue('9.876,543')
  await page.locator('#field-minQuantity').fill('٣٫٥')
  await page.locator('#field-offerPrice').fill('1.5')
  await page.locator('#field-offerPrice').blur()
  await expect(page.getByText(/Sayı olarak okunamadı/)).toBeVisible()
  await page.locator('#field-offerPrice').fill('1,5')
  await save(page).click()
  await expect(page.getByText(t('common.success'))).toBeVisible()
  expect(await stored(`stock-cards/${card.id}`)).toMatchObject({
    currentPrice: 9876.543,
    minQuantity: 3.5,
    offerPrice: 1.5,
  })

  // Until the form has taken the answer, leaving would be asked about.
  await expect(page.locator('.doc-bar')).toHaveAttribute('data-dirty', 'false')
  await openForm(page, '/company-projects/new')
  await page.locator('#field-name').fill(`Günler ${mark()}`)
  await page.locator('#field-startDate').fill('07.03.2026')
  await save(page).click()
  await page.waitForURL(/\/company-projects\/(edit|view)\/\d+/)
  const id = page.url().split('/').at(-1)
  await openForm(page, `/company-projects/edit/${id}`)
  await expect(page.locator('#field-startDate')).toHaveValue('07.03.2026')
  expect(await stored(`company-projects/${id}`)).toMatchObject({
    startDate: '2026-03-07T12:00:00.000Z',
  })
})
