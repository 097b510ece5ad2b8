/** Approval requested from a user and given in the notification; then new tenders from this one. */
import { createTranslator } from '@/i18n/translate'
import { today } from '../factories/day'
import { mark, openForm } from './support/forms'
import { made, newMember, signedIn, signInAs } from './support/people'
import { expect, test, type Page } from './support/test'

const t = createTranslator('tr')
const APPROVE = t('tenders.actions.approve')

const fromMenu = async (page: Page, name: string) => {
  await page
    .getByRole('button', { name: t('common.moreActions'), exact: true })
    .first()
    .click()
  await page.getByRole('menuitem', { name, exact: true }).click()
}

const confirm = async (page: Page, name: string) => {
  const dialog = page.getByRole('dialog').filter({ has: page.getByRole('heading', { level: 2 }) })
  await dialog.getByRole('button', { name, exact: true }).last().click()
}

test('a named person approves from their notification; the tender becomes a template', async ({
  page,
  browser,
}) => {
  const title = `Onaylanacak ${mark()}`
  const approver = await newMember()
  await signedIn(page)
  const { id } = await made('tenders', {
    title,
    unconnectedName: 'Ayşe Kaya',
    unconnectedPhone: '5321112233',
    date: today(),
    currency: 'TRY',
    items: [{ kind: 'text', description: 'Kurulum', quantity: 1, unitPrice: 100, taxRate: 20 }],
  })

  await openForm(page, `/tenders/edit/${id}`)
  await fromMenu(page, t('approvals.request'))
  const question = page.getByRole('dialog')
  await question.getByLabel(t('approvals.approver')).selectOption({ label: approver.name })
  await question.getByLabel(t('approvals.note')).fill('Bugün gönderelim.')
  await confirm(page, t('approvals.request'))
  await expect(question).toBeHidden()
  await expect(page.getByText('Bugün gönderelim.')).toBeVisible()
  const awaits = t('tenders.awaitsApprovalOf', { name: approver.name })
  await expect(page.getByText(awaits, { exact: true })).toBeVisible()

  const office = await browser.newContext()
  const desk = await office.newPage()
  await signInAs(desk, approver)
  await desk.goto('/notifications')
  const told = desk.getByRole('listitem').filter({ hasText: title })
  await expect(told).toContainText('Bugün gönderelim.')
  await told.getByRole('button', { name: APPROVE, exact: true }).click()
  await confirm(desk, APPROVE)
  await expect(told).toContainText(t('approvals.state', { status: t('tenders.statuses.approved') }))
  await office.close()

  await openForm(page, `/tenders/edit/${id}`)
  await expect(
    page.getByText(t('tenders.statuses.approved'), { exact: true }).first(),
  ).toBeVisible()
  await fromMenu(page, t('tenderTemplates.save'))
  await page.getByRole('dialog').getByLabel(t('tenderTemplates.fields.name')).fill(title)
  await confirm(page, t('tenderTemplates.save'))
  await page.waitForURL(/\/tender-templates\/edit\/\d+$/)
  await expect(page.getByRole('rowheader', { name: 'Kurulum' })).toBeVisible()

  await page.getByRole('button', { name: t('tenderTemplates.use'), exact: true }).click()
  await confirm(page, t('tenderTemplates.use'))
  await page.waitForURL(/\/tenders\/edit\/\d+$/)
  expect(page.url()).not.toMatch(new RegExp(`/${id}$`))
  await expect(page.locator('#field-title')).toHaveValue(title)
  await expect(page.getByText(t('tenders.statuses.draft'), { exact: true }).first()).toBeVisible()
})
