import { createTranslator } from '@/i18n/translate'
import { today } from '../factories/day'
import { mark, openForm, save } from './support/forms'
import { asAdministrator, made, signedIn } from './support/people'
import { violationsIn } from './support/seriousViolations'
import { expect, test } from './support/test'

const t = createTranslator('tr')

const received = (stockCard: number, quantity: number) =>
  made('stock-movements', {
    type: 'in',
    stockCard,
    quantity,
    price: 10,
    currencyType: 'TRY',
    operationDate: '2026-03-01',
  })

test('PL1 what is short is ordered, put together, waited for and taken', async ({ page }) => {
  const name = `Vida ${mark()}`
  const part = await made('stock-cards', {
    name,
    unit: 'piece',
    minQuantity: 6,
    maxQuantity: 20,
    orderMultiple: 10,
  })
  const kit = await made('stock-cards', { name: `Takım ${mark()}`, unit: 'set' })
  await received(part.id, 8)
  const group = await made('stock-groups', {
    name: `Set ${mark()}`,
    madeCard: kit.id,
    parts: [{ stockCard: part.id, quantity: 2 }],
  })
  const tender = await made('tenders', {
    title: `Vida teklifi ${mark()}`,
    unconnectedName: 'Ayşe',
    unconnectedPhone: '5',
    date: today(),
    currency: 'TRY',
    items: [{ kind: 'stockCard', stockCard: part.id, quantity: 5, unitPrice: 100, taxRate: 20 }],
  })
  const api = await asAdministrator()
  expect((await api.post(`/api/tenders/${tender.id}/send`)).status()).toBe(200)

  await signedIn(page)
  await page.goto('/stock-to-order')
  await page.getByLabel(t('stockToOrder.search')).fill(name)
  await page.getByRole('button', { name: t('stockToOrder.show'), exact: true }).click()
  const row = page.getByRole('row').filter({ hasText: name })
  await expect(row).toContainText('20')
  // The title of the page before is taken away for a moment, whenever that is.
  await expect(async () => {
    expect(await violationsIn(page, 'light')).toEqual([])
  }).toPass({ timeout: 10_000 })
  await row.getByRole('button', { name: '5', exact: true }).click()
  const panel = page.getByRole('dialog')
  await expect(panel.getByText(/Vida teklifi/)).toBeVisible()
  await page.keyboard.press('Escape')

  await openForm(page, `/stock-groups/edit/${group.id}`)
  await page
    .getByRole('button', { name: t('assemblies.assemble.label'), exact: true })
    .first()
    .click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText(`${name} (8 ÷ 2)`)).toBeVisible()
  await dialog.getByLabel(t('stockMovements.fields.quantity')).fill('3')
  await dialog.getByRole('button', { name: t('assemblies.assemble.label'), exact: true }).click()
  await expect(dialog).toBeHidden()

  await openForm(page, `/stock-reservations/new?stockCard=${kit.id}`)
  await page.locator('#field-quantity').fill('4')
  await page.locator('#field-waits').check()
  await save(page).click()
  await expect(page.getByText(t('stockReservations.statuses.waiting')).first()).toBeVisible()
  await received(kit.id, 1)
  await page.goto(`/stock-cards/view/${kit.id}?tab=waiting`)
  await page.getByRole('table').getByRole('link').first().click()
  await page
    .getByRole('button', { name: t('waiting.take'), exact: true })
    .first()
    .click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('waiting.take'), exact: true })
    .click()
  await expect(page.getByText(t('stockReservations.statuses.active')).first()).toBeVisible()
})
