import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { expect, test, type Page } from './support/test'
import { createTranslator } from '@/i18n/translate'
import { sql } from './support/database'
import { asAdministrator, made, signedIn } from './support/people'
import { countedHands } from './support/steps'
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

test('what is approved and not invoiced for 30 days: its sum, and a file with tax numbers', async ({
  page,
}) => {
  const tag = randomUUID().slice(0, 8)
  const company = await made('companies', { name: `Muhasebe ${tag}` })
  const branch = await made('branches', {
    ...{ name: 'Merkez', company: company.id, taxOffice: 'Beşiktaş', taxNumber: '1234567890' },
  })
  const approvedFor = async (unitPrice: number, days: number) => {
    const { id } = await made('tenders', {
      ...{ title: `Eski ${tag} ${days}`, company: company.id, branch: branch.id },
      ...{ date: today(), currency: 'TRY' },
      items: [{ kind: 'text', description: 'Kurulum', quantity: 1, unitPrice, taxRate: 20 }],
    })
    expect((await (await asAdministrator()).post(`/api/tenders/${id}/approve`)).status()).toBe(200)
    // Past the guard that keeps when a tender was approved.
    await sql(`set app.tender_writer = 'on';
      update tenders set approved_at = now() - interval '${days} days' where id = ${id};
      reset app.tender_writer`)
  }
  await approvedFor(100, 40)
  await approvedFor(250.5, 60)
  await approvedFor(999, 5)
  await signedIn(page, {
    permissions: [
      { subject: 'tenders', actions: ['read', 'export'] },
      { subject: 'customers', actions: ['read', 'export'] },
    ],
  })
  const hands = await countedHands(page)
  await page.goto(`/tenders?where[company][equals]=${company.id}`)
  await page.getByRole('button', { name: t('tenders.views.notInvoiced') }).click()
  await page.getByRole('button', { name: 'Filtrele', exact: true }).click()
  const period = `${t('tenders.fields.approvedAt')}, ${t('list.period')}`
  await page.getByLabel(period).selectOption({ label: t('list.relative.older30') })
  const list = page.locator('[data-list-row]')
  await expect(list).toHaveCount(2)
  await expect(page.locator('.list-chip')).toContainText([
    `${t('tenders.fields.approvedAt')}: ${t('list.relative.older30')}`,
  ])
  // (100 + 250.50) and 20 % of it.
  await expect(page.getByRole('region', { name: t('list.sums') })).toContainText('420,60')
  await expect(page).toHaveURL(/less_than%5D=%40today-30/)

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: t('actions.export') }).click()
  await page.getByRole('menuitemcheckbox', { name: t('list.export.allColumns') }).click()
  await page.getByRole('menuitem', { name: t('list.export.csv') }).click()
  const file = await readFile(await (await download).path(), 'utf8')
  expect(file.match(/1234567890/g)).toHaveLength(2)
  // Two more for the period, which hands open and choose.
  expect(hands.count() + 2).toBeLessThanOrEqual(7)

  // The same file from the columns of the list.
  await page.getByRole('button', { name: t('list.columns') }).click()
  const columns = page.getByRole('dialog')
  const column = t('list.showColumn', { name: t('tenders.columns.taxNumber') })
  await columns.getByRole('button', { name: column }).click()
  await columns.getByRole('button', { name: 'Uygula' }).click()
  await expect(list.first()).toContainText('1234567890')
  const shown = page.waitForEvent('download')
  await page.getByRole('button', { name: t('actions.export') }).click()
  const whole = page.getByRole('menuitemcheckbox', { name: t('list.export.allColumns') })
  await expect(whole).toBeChecked()
  // A short list has both: a file at once, and one made in the background.
  for (const file of ['csv', 'backgroundCsv'] as const)
    await expect(page.getByRole('menuitem', { name: t(`list.export.${file}`) })).toBeVisible()
  await whole.click()
  await page.getByRole('menuitem', { name: t('list.export.csv') }).click()
  const shorter = await readFile(await (await shown).path(), 'utf8')
  expect(shorter.match(/1234567890/g)).toHaveLength(2)
  expect(shorter.length).toBeLessThan(file.length)

  // The sums by customer as a file.
  await page.getByRole('button', { name: t('list.groups.open') }).click()
  await page.getByRole('menuitemradio', { name: t('tenders.fields.company') }).click()
  const groups = page.getByRole('region', {
    name: t('list.groups.title', { name: t('tenders.fields.company') }),
  })
  await expect(groups.getByRole('row').last()).toContainText('420,60')
  const grouped = page.waitForEvent('download')
  await page.getByRole('button', { name: t('actions.export') }).click()
  await page.getByRole('menuitemcheckbox', { name: t('list.export.groups') }).click()
  await page.getByRole('menuitem', { name: t('list.export.csv') }).click()
  const sums = await readFile(await (await grouped).path(), 'utf8')
  expect(sums.trim().split('\r\n').slice(1)).toEqual([`Muhasebe ${tag};2;420,60`])
})

test('somebody whose role opens no page is told so, and may sign out', async ({ page }) => {
  await signedIn(page, { permissions: [] })
  const answer = await page.goto('/')
  expect(answer?.status()).toBe(403)
  await expect(page.getByRole('heading', { name: t('pages.noRights') })).toBeVisible()
  await page.getByRole('link', { name: t('pages.signOut') }).click()
  await expect(page).toHaveURL(/login/)
})
