/**
 * Two people change one record:
 * DF5 somebody else saved first: field by field, mine or theirs
 * DF6 their change of what people do not edit asks nothing
 */
import { expect, test } from './support/test'
import { createTranslator } from '@/i18n/translate'
import { openForm, save, mark, stored, company } from './support/forms'
import { asAdministrator, made, newMember, signedIn, signInAs } from './support/people'

const t = createTranslator('tr')

test('DF5 what somebody else changed is shown, and the person chooses field by field', async ({
  browser,
  page,
}) => {
  const name = `Ortak ${mark()}`
  const { id } = await company(name)
  await signedIn(page)
  const other = await (await browser.newContext()).newPage()
  await signInAs(other, await newMember())
  await openForm(page, `/customers/edit/${id}`)
  await openForm(other, `/customers/edit/${id}`)

  await other.locator('#field-name').fill(`${name} onların`)
  await other.locator('#field-title').fill('onların unvanı')
  await other.locator('#field-bossName').fill('Onların Yetkilisi')
  await save(other).click()
  await expect(other.getByText(t('common.success'))).toBeVisible()

  await page.locator('#field-name').fill(`${name} benim`)
  await page.locator('#field-title').fill('benim unvanım')
  await page.locator('#field-accountantName').fill('Benim Muhasebecim')
  await save(page).click()
  const dialog = page.getByRole('dialog', { name: t('document.stale.title') })
  await expect(dialog).toBeVisible()
  await expect(dialog).toContainText(`${name} onların`)
  await expect(dialog).toContainText(`${name} benim`)
  await expect(dialog).toContainText('Onların Yetkilisi')
  // Mine for the name, theirs for the title; the rest is nobody's quarrel.
  const title = dialog.getByRole('group', { name: t('companies.fields.title') })
  await title.getByRole('radio', { name: /onların unvanı/ }).check()
  await dialog.getByRole('button', { name: t('document.stale.save') }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText(t('common.success'))).toBeVisible()
  expect(await stored(`companies/${id}`)).toMatchObject({
    name: `${name} benim`,
    title: 'onların unvanı',
    bossName: 'Onların Yetkilisi',
    accountantName: 'Benim Muhasebecim',
  })
  await other.context().close()
})

test('DF6 a change of what nobody edits is no reason to ask', async ({ page }) => {
  const card = await made('stock-cards', { name: `Kutu ${mark()}` })
  await signedIn(page)
  await openForm(page, `/stock-cards/edit/${card.id}`)
  // Same values again: the record is newer, and nothing in it differs.
  const again = await (
    await asAdministrator()
  ).patch(`/api/stock-cards/${card.id}`, {
    data: { unit: 'piece' },
  })
  expect(again.status()).toBe(200)
  await page.locator('#field-sku').fill(mark())
  await save(page).click()
  await expect(page.getByText(t('common.success'))).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('DF6 goes on however soon the browser draws', async ({ page }) => {
  const card = await made('stock-cards', { name: `Kutu ${mark()}` })
  await signedIn(page)
  await openForm(page, `/stock-cards/edit/${card.id}`)
  const again = await (
    await asAdministrator()
  ).patch(`/api/stock-cards/${card.id}`, { data: { unit: 'piece' } })
  expect(again.status()).toBe(200)
  const sku = mark()
  await page.locator('#field-sku').fill(sku)
  // A frame may be due before React has drawn what an effect asked for.
  await page.evaluate(() => {
    const later = window.requestAnimationFrame.bind(window)
    let isInside = false
    window.requestAnimationFrame = (callback) => {
      if (isInside) return later(callback)
      queueMicrotask(() => {
        isInside = true
        callback(performance.now())
        isInside = false
      })
      return 0
    }
  })
  await save(page).click()
  await expect(page.getByText(t('common.success'))).toBeVisible()
  expect(await stored(`stock-cards/${card.id}`)).toMatchObject({ sku })
})

test('DF6 a newer record that cannot be read is said, and the next try saves', async ({ page }) => {
  const card = await made('stock-cards', { name: `Kutu ${mark()}` })
  await signedIn(page)
  await openForm(page, `/stock-cards/edit/${card.id}`)
  await (await asAdministrator()).patch(`/api/stock-cards/${card.id}`, { data: { unit: 'piece' } })
  const record = `**/api/stock-cards/${card.id}?depth=0`
  await page.route(record, (route) =>
    route.request().method() === 'GET' ? route.abort() : route.fallback(),
  )
  await page.locator('#field-sku').fill(mark())
  await save(page).click()
  const summary = page.locator('.doc-errors')
  await expect(summary).toContainText(t('document.notSavedOffline'))
  await page.unroute(record)
  await summary.getByRole('button', { name: t('actions.tryAgain') }).click()
  await expect(page.getByText(t('common.success'))).toBeVisible()
})
