import { randomUUID } from 'node:crypto'
import { expect, test, type Page } from './support/test'
import { createTranslator } from '@/i18n/translate'
import { asAdministrator, made, signedIn } from './support/people'
import { today } from '../factories/day'

const t = createTranslator('tr')

const approvedTender = async (): Promise<{ id: number; title: string }> => {
  const title = `Faturalık ${randomUUID().slice(0, 8)}`
  const { id } = await made('tenders', {
    title,
    unconnectedName: 'Ayşe Demir',
    unconnectedPhone: '0532 000 00 00',
    date: today(),
    currency: 'TRY',
    items: [{ kind: 'text', description: 'Kurulum', quantity: 1, unitPrice: 100, taxRate: 20 }],
  })
  const answer = await (await asAdministrator()).post(`/api/tenders/${id}/approve`)
  expect(answer.status()).toBe(200)
  return { id, title }
}

const invoiceIn = async (page: Page, number: string) => {
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('Ayşe Demir')
  await dialog.getByLabel(t('tenders.fields.invoiceNumber')).fill(number)
  await dialog.getByRole('button', { name: t('tenders.actions.invoice') }).click()
  await expect(dialog).toBeHidden()
}

test('whoever may only read and invoice tenders does so from the list and from the quotation', async ({
  page,
}) => {
  const [first, second] = [await approvedTender(), await approvedTender()]
  await signedIn(page, { permissions: [{ subject: 'tenders', actions: ['read', 'invoice'] }] })

  await page.goto(`/tenders?search=${encodeURIComponent(first.title)}`)
  const row = page.locator('[data-list-row]', { hasText: first.title })
  await row.locator('[data-list-menu]').click()
  await page.getByRole('menuitem', { name: t('tenders.actions.invoice') }).click()
  await invoiceIn(page, `FTR ${first.id}`)
  await expect(row).toContainText(t('tenders.statuses.invoiced'))

  await page.goto(`/tenders/show/${second.id}`)
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: t('actions.downloadPdf') }).click()
  expect((await download).suggestedFilename()).toMatch(/^Teklif TKF-\d{4}-\d{5}\.pdf$/)
  await page.getByRole('button', { name: t('tenders.actions.invoice') }).click()
  await invoiceIn(page, `FTR ${second.id}`)
  await expect(page.getByText(t('tenders.statuses.invoiced'), { exact: true })).toBeVisible()
  // What can be taken back now stands where the step forward stood; the form stays closed.
  await expect(
    page.getByRole('button', { name: t('tenders.actions.withdrawInvoice') }),
  ).toBeVisible()
  await page.goto(`/tenders/edit/${second.id}`)
  await expect(page).toHaveURL(/not-authorized/)
})

test('somebody whose role opens no page is told so, and may sign out', async ({ page }) => {
  await signedIn(page, { permissions: [] })
  const answer = await page.goto('/')
  expect(answer?.status()).toBe(403)
  await expect(page.getByRole('heading', { name: t('pages.noRights') })).toBeVisible()
  await page.getByRole('link', { name: t('pages.signOut') }).click()
  await expect(page).toHaveURL(/login/)
})
