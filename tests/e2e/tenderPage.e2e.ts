import { createTranslator } from '@/i18n/translate'
import { today } from '../factories/day'
import { mark, openForm, save, stored } from './support/forms'
import { makeCard } from './support/lists'
import { ready } from './support/look'
import { paletteOf } from './support/palette'
import { asAdministrator, made, signedIn } from './support/people'
import { expect, test, type Page } from './support/test'

const t = createTranslator('tr')

/** Where the first price ends, in pixels from the top of the page. */
const firstPrice = (page: Page): Promise<number> =>
  page
    .getByRole('tabpanel')
    .getByText('₺250,00', { exact: true })
    .first()
    .evaluate((element) => element.getBoundingClientRect().bottom)

test('DF the page of a tender: from its list, the price in sight, tabs, next step, form', async ({
  page,
}) => {
  const title = `Kumanda panosu ${Date.now().toString(36)}`
  const { id } = await made('tenders', {
    title,
    unconnectedName: 'Ayşe Demir',
    unconnectedPhone: '0532 000 00 00',
    date: today(),
    currency: 'TRY',
    items: [
      { kind: 'text', description: 'Kurulum', quantity: 2, unitPrice: 250, taxRate: 20 },
      { kind: 'text', description: 'Nakliye', quantity: 1, unitPrice: 100, taxRate: 20 },
    ],
  })
  expect((await (await asAdministrator()).post(`/api/tenders/${id}/approve`)).status()).toBe(200)

  await signedIn(page)
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto(`/tenders?search=${encodeURIComponent(title)}`)
  await page.getByRole('link', { name: title }).click()
  await page.waitForURL(`**/tenders/view/${id}`)
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  expect(await firstPrice(page)).toBeLessThan(420)

  await test.step('the palette offers the commands of its record, and none of a row of the day', async () => {
    const { headings, open } = paletteOf(page)
    const own = headings.filter({ hasText: t('search.thisRecord') })
    await open()
    await expect(own).toHaveCount(1)
    await page.goto('/today')
    const invoice = { name: t('tenders.actions.invoice'), exact: true }
    await expect(page.getByRole('button', invoice).first()).toBeVisible()
    await open()
    await expect(headings).not.toHaveCount(0)
    await expect(own).toHaveCount(0)
    await page.goBack()
  })

  await test.step('what cannot be done now says why, to whoever may do it', async () => {
    await page.getByRole('button', { name: t('common.moreActions') }).click()
    const fold = page.getByRole('menuitem', { name: t('common.notNow') })
    await expect(fold).toHaveAttribute('aria-expanded', 'false')
    await fold.press('Enter')
    await expect(fold).toHaveAttribute('aria-expanded', 'true')
    const name = `${t('tenders.actions.reject')} ${t('refusals.alreadyApproved')}`
    await expect(page.getByRole('menuitem', { name, exact: true })).toBeVisible()
    await page.keyboard.press('Escape')
  })

  await test.step('the total explains itself, by the keyboard', async () => {
    const total = page.getByRole('button', { name: '₺720,00', exact: true })
    await total.focus()
    await page.keyboard.press('Enter')
    const panel = page.getByRole('dialog', { name: t('tenders.fields.total') })
    for (const amount of ['₺600,00', '₺120,00']) await expect(panel).toContainText(amount)
    await expect(panel.getByRole('listitem')).toHaveCount(2)
    await page.keyboard.press('Escape')
    await expect(panel).toBeHidden()
    await expect(total).toBeFocused()
  })

  await test.step('tabs are addresses', async () => {
    await page.getByRole('tab', { name: t('tenders.tabs.items') }).focus()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Enter')
    await page.waitForURL(`**/tenders/view/${id}?tab=timeline`)
    await expect(page.getByRole('tabpanel')).toContainText(t('tenders.timeline.approved'))
  })

  await test.step('the next step is the main button, and what it did is on the page', async () => {
    await page.getByRole('button', { name: t('tenders.actions.invoice'), exact: true }).click()
    await page.getByRole('dialog').getByLabel(t('tenders.fields.invoiceNumber')).fill(`SYF${id}`)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('tabpanel')).toContainText(
      t('tenders.timeline.invoicedAs', { what: `SYF${id}` }),
    )
    await expect(page.getByText(t('tenders.statuses.invoiced'), { exact: true })).toBeVisible()
  })

  await test.step('on a phone the first price is on the first screen', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(`/tenders/view/${id}`)
    await ready(page)
    expect(await firstPrice(page)).toBeLessThan(560)
  })

  await test.step('E opens the form', async () => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.keyboard.press('e')
    await page.waitForURL(`**/tenders/edit/${id}`)
  })
})

test('DF the last price of the customer stands at the price, and one key takes it', async ({
  page,
}) => {
  const { id: company } = await made('companies', { name: `Fiyat ${mark()}` })
  const [card, foreign] = [await makeCard(`Vana ${mark()}`, 5), await makeCard(`Boru ${mark()}`, 5)]
  const offer = (stockCard: number, more: object = {}) => ({
    ...{ title: `Teklif ${mark()}`, company, date: today(), currency: 'TRY', ...more },
    items: [{ kind: 'stockCard', stockCard, quantity: 1, unitPrice: 118, taxRate: 20 }],
  })
  const boss = await asAdministrator()
  for (const data of [offer(card.id), offer(foreign.id, { currency: 'USD', currencyRate: 40 })]) {
    const { id } = await made('tenders', data)
    expect((await boss.post(`/api/tenders/${id}/send`, { data: {} })).status()).toBe(200)
  }
  const [first, second] = [offer(card.id).items[0], offer(foreign.id).items[0]]
  const draft = await made('tenders', {
    ...offer(card.id),
    items: [
      { ...first, unitPrice: 90 },
      { ...second, unitPrice: 90 },
    ],
  })
  await signedIn(page)
  await openForm(page, `/tenders/edit/${draft.id}`)
  await page.getByRole('tab', { name: t('tenders.tabs.items'), exact: true }).click()
  const totals = page.getByRole('region', { name: t('tenders.fields.total') })
  const expectExplained = async (total: string, parts: readonly string[]) => {
    await totals.getByRole('button', { name: total, exact: true }).click()
    const panel = page.getByRole('dialog', { name: t('tenders.fields.total') })
    for (const part of parts) await expect(panel).toContainText(part)
    await page.keyboard.press('Escape')
    await expect(panel).toBeHidden()
  }
  await expectExplained('₺216,00', ['₺180,00', '₺36,00'])
  const lines = page.locator('[data-line]')
  const price = lines.nth(0).locator("[data-cell='unitPrice']")
  await price.click()
  await expect(lines.nth(0).locator('[data-last-price]')).toContainText('118,00')
  await page.keyboard.press('Alt+l')
  await expect(price).toHaveValue('118,00')
  await expect(
    lines.nth(0).getByRole('button', { name: t('tenderItems.price.takeLast') }),
  ).toHaveCount(0)
  // In another currency it is told, and not taken.
  const other = lines.nth(1).locator("[data-cell='unitPrice']")
  await other.click()
  await expect(lines.nth(1).locator('[data-last-price]')).toContainText('$118')
  await page.keyboard.press('Alt+l')
  await expect(other).toHaveValue('90,00')
  // Only what is stored can be explained.
  await expect(totals).toContainText('₺249,60')
  await expect(totals.getByRole('button')).toHaveCount(0)
  await save(page).click()
  await expect
    .poll(async () => {
      const { items } = await stored<{ items: { unitPrice: unknown }[] }>(`tenders/${draft.id}`)
      return items.map(({ unitPrice }) => Number(unitPrice))
    })
    .toEqual([118, 90])
  await expectExplained('₺249,60', ['₺208,00', '₺41,60'])
})
