/** Approval requested from a user and given in the notification; then new tenders from this one. */
import { createTranslator } from '@/i18n/translate'
import { writeDay } from '@/domain/shared/typedDay'
import { today } from '../factories/day'
import { mark, openForm } from './support/forms'
import { asAdministrator, made, newMember, signedIn, signInAs } from './support/people'
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
  // What there is to know stands in the question: approving stays two presses.
  const lines = desk.getByRole('dialog').getByRole('region', { name: t('approvals.sheet.lines') })
  await expect(lines.getByRole('listitem')).toContainText(['Kurulum'])
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

test('somebody who is away names a deputy, who approves in their place from Bugün', async ({
  page,
  browser,
}) => {
  const title = `Vekile ${mark()}`
  const deputy = await newMember()
  const away = await signedIn(page)
  const { id } = await made('tenders', {
    title,
    unconnectedName: 'Ayşe Kaya',
    unconnectedPhone: '5321112233',
    date: today(),
    currency: 'TRY',
    items: [{ kind: 'text', description: 'Kurulum', quantity: 1, unitPrice: 100, taxRate: 20 }],
  })
  const asked = await (
    await asAdministrator()
  ).post(`/api/tenders/${id}/request-approval`, { data: { approver: away.id } })
  expect(asked.status(), await asked.text()).toBe(200)

  await page.goto('/pages/account-settings/account')
  await page.getByRole('button', { name: t('deputies.name') }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(t('deputies.deputy')).selectOption({ label: deputy.name })
  // Nothing is lost when a field is refused.
  await confirm(page, t('deputies.name'))
  await expect(dialog.getByText(t('refusals.required')).first()).toBeVisible()
  await dialog.getByRole('textbox', { name: t('deputies.until') }).fill(writeDay(today(), 'tr'))
  await confirm(page, t('deputies.name'))
  await expect(dialog).toBeHidden()
  const row = page.getByRole('listitem').filter({ hasText: deputy.name })
  await expect(row).toContainText(t('deputies.active'))

  const office = await browser.newContext()
  const desk = await office.newPage()
  await signInAs(desk, deputy)
  await desk.goto('/today')
  const waiting = desk.getByRole('listitem').filter({ hasText: title })
  const approve = waiting.getByRole('button', { name: new RegExp(`^${APPROVE}`) })
  await approve.click()
  await confirm(desk, APPROVE)
  // Behind the dialog nothing has a role: the button is looked for once it is closed.
  await expect(desk.getByRole('dialog')).toBeHidden()
  await expect(approve).toBeHidden()
  await desk.goto(`/tenders/view/${id}`)
  await expect(desk.getByText(t('tenders.fields.approvedFor'), { exact: true })).toBeVisible()
  await expect(desk.getByText(away.name, { exact: true }).first()).toBeVisible()
  await office.close()

  await row.getByRole('button', { name: t('deputies.end') }).click()
  const question = page.getByRole('alertdialog')
  await question.getByRole('button', { name: t('deputies.end'), exact: true }).click()
  await expect(page.getByText(t('deputies.none'))).toBeVisible()
})
