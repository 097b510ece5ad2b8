import { createTranslator } from '@/i18n/translate'
import { today } from '../factories/day'
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
