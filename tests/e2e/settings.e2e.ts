import { expect, test } from './support/test'
import { allPermissions } from '@/access/buildAbility'
import { createTranslator } from '@/i18n/translate'
import { asAdministrator, made, signedIn } from './support/people'
import { violationsInThemes } from './support/seriousViolations'
import { today } from '../factories/day'

const t = createTranslator('tr')

/** Other tests read these settings too: only what this test made is put back. */
const limits = async (rows: { role: number; maxTotalBase: number }[]) => {
  const api = await asAdministrator()
  const answer = await api.post('/api/globals/settings', { data: { approvalLimits: rows } })
  expect(answer.status(), await answer.text()).toBe(200)
}

test('settings: tabs in the address, one save for all of them, a question before leaving', async ({
  page,
}) => {
  await signedIn(page)
  await page.goto('/settings?tab=terms')
  const tab = (name: 'general' | 'company' | 'terms' | 'money' | 'approval') =>
    page.getByRole('tab', { name: t(`settings.tabs.${name}`) })
  await expect(tab('terms')).toHaveAttribute('aria-selected', 'true')
  const save = page.getByRole('button', { name: t('actions.save') })
  await expect(save).toBeDisabled()

  await tab('general').click()
  await expect(page).toHaveURL(/\/settings$/)
  const description = page.getByLabel(t('settings.fields.siteDescription'))
  const text = `Açıklama ${Date.now()}`
  await description.fill(text)
  // What was typed stays while another tab is open, and a link asks first (CF6).
  await tab('money').click()
  await page
    .getByRole('link', { name: t('nav.dashboard'), exact: true })
    .last()
    .click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText(t('common.leaveQuestion'))
  await question.getByRole('button', { name: t('common.stay') }).click()
  await expect(question).toBeHidden()

  await page.getByLabel(t('settings.fields.timeZone'), { exact: true }).fill('istanb')
  await expect(page.getByRole('option', { name: /Europe\/Istanbul/ })).toBeVisible()
  await page.keyboard.press('Escape')

  await page.keyboard.press('Control+s')
  await expect(page.getByText(t('settings.saved'))).toBeVisible()
  await expect(save).toBeDisabled()
  await page.reload()
  await expect(description).toHaveValue(text)

  // Visitors read it on the sign-in page, and machines in its head.
  const entry = await (await fetch(new URL('/login', page.url()))).text()
  expect(entry).toContain(`<meta name="description" content="${text}"/>`)
  expect(entry).toContain(`dir="auto">${text}</p>`)
})

test('settings: a refused save leads to its field, above the bar of a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signedIn(page)
  await page.goto('/settings?tab=company')
  await page.getByRole('button', { name: t('settings.banks.add') }).click()
  const iban = page.getByLabel(t('settings.companyProfile.iban')).last()
  await iban.fill('TR33 0006 1005 1978 6457 8413 27')
  await page
    .locator('.save-bar')
    .getByRole('button', { name: t('actions.save') })
    .click()
  await expect(iban).toBeFocused()
  await expect(iban).toHaveAttribute('aria-invalid', 'true')
  const [field, bar] = await Promise.all([
    iban.boundingBox(),
    page.locator('.settings-form__bar').boundingBox(),
  ])
  expect((field?.y ?? 0) + (field?.height ?? 0)).toBeLessThan(bar?.y ?? 0)
})

test('settings: readers see everything and change nothing', async ({ page }) => {
  await signedIn(page, { permissions: [{ subject: 'settings', actions: ['read'] }] })
  await page.goto('/settings')
  await expect(page.getByText(t('settings.readOnly'))).toBeVisible()
  await expect(page.getByLabel(t('settings.fields.siteTitle'))).not.toBeEditable()
  await expect(page.getByRole('button', { name: t('actions.save') })).toHaveCount(0)
  await page.getByRole('tab', { name: t('settings.tabs.approval') }).click()
  for (const name of [t('settings.fields.fourEyes'), t('settings.fields.approveBeforeSending')])
    await expect(page.getByRole('switch', { name })).toBeDisabled()
  await expect(page.getByText(t('settings.approvalLimits.unreadable'))).toBeVisible()
  await page.getByRole('tab', { name: t('settings.tabs.company') }).click()
  await expect(page.getByRole('button', { name: t('settings.uploadLogo') })).toHaveCount(0)
})

test('settings: the logo of the company is printed on its quotations', async ({ page }) => {
  await signedIn(page)
  await page.goto('/settings?tab=company')
  const input = page.getByLabel(t('settings.companyProfile.logo'))
  await input.setInputFiles({ name: 'x.txt', mimeType: 'text/plain', buffer: Buffer.from('x') })
  await expect(page.getByText(t('account.pictureWrongType'))).toBeVisible()
  const png = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkqPn/HwAEGAJ5mW1ZVgAAAABJRU5ErkJggg==',
    'base64',
  )
  await input.setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: png })
  await expect(page.getByAltText(t('settings.companyProfile.logo'))).toBeVisible()
  await page.getByRole('button', { name: t('actions.save') }).click()
  await expect(page.getByText(t('settings.saved'))).toBeVisible()

  const tender = await made('tenders', {
    title: 'Logolu',
    unconnectedName: 'Ayşe',
    unconnectedEmail: 'ayse@example.com',
    date: today(),
    currency: 'TRY',
    items: [{ kind: 'text', description: 'İş', quantity: 1, unitPrice: 1, taxRate: 0 }],
  })
  await page.goto(`/tenders/show/${tender.id}`)
  await expect(page.locator('article img')).toHaveAttribute('src', /^\/api\/media\/file\//)

  await page.goto('/settings?tab=company')
  await page.getByRole('button', { name: t('settings.removeLogo') }).click()
  await page.getByRole('button', { name: t('actions.save') }).click()
  await expect(page.getByText(t('settings.saved'))).toBeVisible()
})

test('settings: a limit for a role stops its holders, who are told before', async ({ page }) => {
  const member = await signedIn(page, { permissions: allPermissions() })
  await page.goto('/settings?tab=approval')
  await page.getByRole('button', { name: t('settings.approvalLimits.add') }).click()
  const row = page.locator('.value-rows__row').last()
  const save = page.getByRole('button', { name: t('actions.save') })
  await save.click()
  // Nothing is filled in: the fields say so, in their tab.
  await expect(row.getByText(t('refusals.required')).first()).toBeVisible()
  const role = row.getByLabel(t('users.fields.role'))
  await role.selectOption(String(member.roleId))
  await row.getByLabel(t('settings.approvalLimits.maxTotalBase')).fill('1.000,50')
  await save.click()
  await expect(page.getByText(t('settings.saved'))).toBeVisible()

  const tender = await made('tenders', {
    title: 'Limitli',
    unconnectedName: 'Ayşe',
    unconnectedEmail: 'ayse@example.com',
    date: today(),
    currency: 'TRY',
    items: [{ kind: 'text', description: 'İş', quantity: 1, unitPrice: 1001, taxRate: 0 }],
  })
  const said = t('refusals.approvalLimitExceeded', { total: '₺1.001,00', limit: '₺1.000,50' })
  await page.goto(`/tenders/edit/${tender.id}`)
  await page.getByRole('button', { name: t('common.moreActions') }).click()
  const approve = page.getByRole('menuitem', { name: t('tenders.actions.approve') })
  await expect(approve).toContainText(said)
  await expect(approve).toBeDisabled()
  // A page opened before the limit was set asks all the same, and the server says no.
  const { status, sentence } = await page.evaluate(async (id) => {
    const answer = await fetch(`/api/tenders/${id}/approve`, { method: 'POST' })
    const { errors } = (await answer.json()) as { errors: [{ message: string }] }
    return { status: answer.status, sentence: errors[0].message }
  }, tender.id)
  expect([status, sentence]).toEqual([403, said])
  await limits([])
})

// The first tab is on the tour of screens.
test('settings: axe finds nothing serious, light and dark, in Turkish and Arabic', async ({
  page,
}) => {
  test.slow()
  for (const locale of ['tr', 'ar'] as const) {
    await signedIn(page, { locale })
    for (const tab of ['money', 'approval']) {
      await page.goto(`/settings?tab=${tab}`)
      await expect(page.getByRole('tabpanel')).toBeVisible()
      // Keys reach the line of tabs once the page is hydrated.
      await expect(page.getByRole('tab', { selected: true })).toHaveAttribute('tabindex', '0')
      expect.soft(await violationsInThemes(page), `${locale} ${tab}`).toEqual([])
    }
  }
  await test.step('the open tab is in sight where the line of tabs scrolls', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.reload()
    const open = page.getByRole('tab', { selected: true })
    await expect(open).toBeInViewport({ ratio: 1 })
  })
})
