import { createTranslator } from '@/i18n/translate'
import { today } from '../factories/day'
import { mark } from './support/forms'
import { asAdministrator, made, signedIn } from './support/people'
import { violationsIn } from './support/seriousViolations'
import { expect, test } from './support/test'

const t = createTranslator('tr')

test('DE1 a tender is delivered in part, the rest by its invoice, each with its note', async ({
  page,
}) => {
  const name = `Kombi ${mark()}`
  const card = await made('stock-cards', { name, taxRate: 20, unit: 'piece' })
  await made('stock-movements', {
    type: 'in',
    stockCard: card.id,
    quantity: 10,
    price: 10,
    currencyType: 'TRY',
    operationDate: '2026-03-01',
  })
  const { id } = await made('tenders', {
    title: `Teslim edilen ${mark()}`,
    unconnectedName: 'Ayşe',
    unconnectedPhone: '5',
    date: today(),
    currency: 'TRY',
    items: [{ kind: 'stockCard', stockCard: card.id, quantity: 4, unitPrice: 100, taxRate: 20 }],
  })
  const api = await asAdministrator()
  expect((await api.post(`/api/tenders/${id}/approve`)).status()).toBe(200)

  await signedIn(page)
  await page.goto(`/tenders/edit/${id}`)
  await page.getByRole('tab', { name: t('tenders.tabs.deliveries'), exact: true }).click()
  await page
    .getByRole('button', { name: t('deliveries.deliver'), exact: true })
    .last()
    .click()
  const dialog = page.getByRole('dialog')
  const quantity = dialog.getByLabel(t('deliveries.giveOf', { name }))
  await expect(quantity).toHaveValue('4')
  expect(await violationsIn(page, 'light')).toEqual([])
  await quantity.fill('5')
  await quantity.press('Enter')
  await expect(dialog.getByText(t('refusals.moreThanOrdered'))).toBeVisible()
  await expect(dialog.getByRole('alert')).toHaveText(t('refusals.invalidInput'))
  await quantity.fill('3')
  await quantity.press('Enter')
  await expect(dialog).toBeHidden()
  const note = `/tenders/deliveries/${id}?no=1`
  await expect(
    page.locator('[data-sonner-toast]').getByRole('link', { name: t('deliveries.showNote') }),
  ).toHaveAttribute('href', note)
  await expect(page.getByText(t('deliveries.one', { number: '1' }))).toBeVisible()

  await test.step('the quotation and the movement lead to the note', async () => {
    await page.goto(`/tenders/show/${id}`)
    const list = page.getByRole('list', { name: t('deliveries.list') })
    await expect(list.getByRole('link', { name: t('deliveries.showNote') })).toHaveAttribute(
      'href',
      note,
    )
    await page.emulateMedia({ media: 'print' })
    await expect(list).toBeHidden()
    await page.emulateMedia({ media: null })
    const answer = await api.get(`/api/stock-movements?where[tender][equals]=${id}&depth=0`)
    const [movement] = ((await answer.json()) as { docs: { id: number }[] }).docs
    await page.goto(`/stock-movements/view/${movement?.id}`)
    await page.locator(`a[href="${note}"]`).click()
    await expect(page.getByText(t('deliveries.noTaxDocument'))).toBeVisible()
  })

  expect((await api.post(`/api/tenders/${id}/invoice`)).status()).toBe(200)
  await page.goto(`/tenders/deliveries/${id}`)
  const sheet = page.getByRole('article')
  await expect(sheet.getByText('1 adet')).toBeVisible()
  await page.getByRole('link', { name: t('deliveries.one', { number: '1' }) }).click()
  await expect(sheet.getByText('3 adet')).toBeVisible()
  await expect(sheet.getByText(t('deliveries.noTaxDocument'))).toBeVisible()
  expect(await violationsIn(page, 'light')).toEqual([])
})
