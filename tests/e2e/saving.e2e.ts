/**
 * Saving a record:
 * DF2 a refused save: summary with links, focus, errors tied to their inputs, nothing lost
 * DF3 Ctrl+S, also from an input, and when there is nothing to save
 * DF4 a double click or a double Enter saves once
 */
import { expect, test } from './support/test'
import { createTranslator } from '@/i18n/translate'
import { openForm, save, saidOf, holdChecks, mark, stored, company } from './support/forms'
import { made, newMember, signedIn } from './support/people'

const t = createTranslator('tr')

test('DF2 a refused save says where, takes the focus there and loses nothing', async ({ page }) => {
  await signedIn(page)
  await openForm(page, '/customers/new')
  await expect(page.getByRole('heading', { level: 1, name: t('companies.new') })).toBeVisible()
  await page.locator('#field-title').fill('Unvan kalır')
  await save(page).click()
  const summary = page.locator('.doc-errors')
  await expect(summary).toBeVisible()
  await expect(summary).toBeFocused()
  await expect(summary).toHaveAttribute('role', 'alert')
  await expect(summary).toContainText(t('document.errorCount', { n: 1 }))
  const name = page.locator('#field-name')
  await expect(name).toHaveAttribute('aria-invalid', 'true')
  await expect.poll(() => name.evaluate(saidOf)).not.toBe('')
  await summary.getByRole('link', { name: t('companies.fields.name') }).click()
  await expect(name).toBeFocused()
  await expect(page.locator('#field-title')).toHaveValue('Unvan kalır')
  await name.fill(`Sonra ${mark()}`)
  await page.keyboard.press('Control+s')
  await page.waitForURL(/\/customers\/view\/\d+/)
})

test('DF2 an answer from before the refusal does not wipe what was refused', async ({ page }) => {
  await signedIn(page)
  await openForm(page, '/customers/new')
  const checks = await holdChecks(page)
  const title = page.locator('#field-title')
  await title.fill('Sorulan')
  await checks.isHeld()
  await save(page).click()
  const link = page.locator('.doc-errors').getByRole('link', { name: t('companies.fields.name') })
  const name = page.locator('#field-name')
  await expect(link).toBeVisible()
  await checks.letOne()
  await checks.askAgain(title)
  await expect(link).toBeVisible()
  await expect(name).toHaveAttribute('aria-invalid', 'true')
  await expect.poll(() => name.evaluate(saidOf)).not.toBe('')
  await checks.letAll()
})

test('DF2 what only a save can find out stays until its field is changed', async ({ page }) => {
  await signedIn(page)
  const barcode = mark()
  await made('stock-cards', { name: `Barkodlu ${mark()}`, barcode })
  const card = await made('stock-cards', { name: `Aynı barkod ${mark()}` })
  await openForm(page, `/stock-cards/edit/${card.id}`)
  const checks = await holdChecks(page)
  const input = page.locator('#field-barcode')
  await input.fill(barcode)
  await checks.isHeld()
  await save(page).click()
  const link = page.locator('.doc-errors').getByRole('link')
  await expect(link).toHaveText(t('stockCards.fields.barcode'))
  const sku = page.locator('#field-sku')
  // The first answer is older than the refusal; the second one knows nothing of other records.
  for (const _answer of ['older', 'newer']) {
    await checks.letOne()
    await checks.askAgain(sku)
  }
  await expect(link).toBeVisible()
  await expect(input).toHaveAttribute('aria-invalid', 'true')

  await checks.letAll()
  await input.fill(mark())
  await expect(input).not.toHaveAttribute('aria-invalid')
  await expect(link).toBeHidden()
  await save(page).click()
  await expect(page.getByText(t('common.success'))).toBeVisible()
})

test('DF2 a cell of an editor is mended like any field', async ({ page }) => {
  await signedIn(page)
  const card = await made('stock-cards', { name: `Parça ${mark()}` })
  const group = await made('stock-groups', {
    name: `Takım ${mark()}`,
    parts: [{ stockCard: card.id, quantity: 1 }],
  })
  await openForm(page, `/stock-groups/edit/${group.id}`)
  const quantity = page.locator('.group-parts__row input')
  await quantity.fill('0')
  await save(page).click()
  const link = page.locator('.doc-errors').getByRole('link')
  const name = `${t('stockGroups.fields.parts')} 1, ${t('stockGroupStocks.fields.quantity')}`
  await expect(link).toHaveText(name)
  await quantity.fill('2')
  await expect(link).toBeHidden()
  await save(page).click()
  await expect(page.getByText(t('common.success'))).toBeVisible()
})

test('DF2 a mended user is saved before the form was told that it is mended', async ({ page }) => {
  await signedIn(page)
  const member = await newMember()
  await openForm(page, '/users/new')
  await page.getByRole('switch', { name: t('users.inviteByMail') }).click()
  // All that is wrong is said at once: a missing address and a short password among it.
  await page.locator('#field-password').fill('kısa')
  await save(page).click()
  const said = page.locator('.doc-errors').getByRole('link')
  await expect(said.filter({ hasText: t('auth.email') })).toBeVisible()
  await expect(said.filter({ hasText: t('auth.newPassword') })).toBeVisible()
  await holdChecks(page)
  await page.locator('#field-name').fill(member.name)
  await page.locator('#field-email').fill(member.email)
  await page.locator('#field-password').fill(member.password)
  await page.locator('#field-confirm-password').fill(member.password)
  await page.locator('#field-role').click()
  await page.getByRole('listbox').getByRole('option').first().click()
  await save(page).click()
  const link = page.locator('.doc-errors').getByRole('link', { name: t('auth.email') })
  await expect(link).toBeVisible()
  const sent = page.waitForRequest(
    (one) => one.method() === 'POST' && one.url().includes('/api/users'),
  )
  await page.locator('#field-email').fill(`yeni-${member.email}`)
  await save(page).click()
  expect((await (await sent).response())?.status()).toBe(201)
})

test('DF3 Ctrl+S saves from inside an input, and says when there is nothing to save', async ({
  page,
}) => {
  await signedIn(page)
  const { id } = await company(`Kaynak ${mark()}`)
  await openForm(page, `/customers/edit/${id}`)
  await page.keyboard.press('Control+s')
  await expect(page.locator('.doc-bar__note')).toHaveText(t('document.nothingToSave'))
  const title = page.locator('#field-title')
  await title.fill('Kısayolla')
  await expect(page.getByText(t('document.unsaved'))).toBeVisible()
  await title.press('Control+s')
  await expect(page.getByText(t('common.success'))).toBeVisible()
  await expect(page.getByText(t('document.unsaved'))).toBeHidden()
  await expect(title).toBeFocused()
  expect(await stored(`companies/${id}`)).toMatchObject({ title: 'Kısayolla' })
})

test('DF4 a double click and a double Enter make one record', async ({ page }) => {
  await signedIn(page)
  for (const twice of ['click', 'Enter'] as const) {
    await openForm(page, '/stock-types/new')
    const sent: string[] = []
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().includes('/api/stock-types'))
        sent.push(request.headers()['idempotency-key'] ?? '')
    })
    const name = page.locator('#field-name')
    await name.fill(`Bir kez ${mark()}`)
    if (twice === 'click') await save(page).dblclick()
    else {
      await name.focus()
      await page.evaluate(() => {
        const form = document.activeElement?.closest('form')
        form?.requestSubmit()
        form?.requestSubmit()
      })
    }
    await page.waitForURL(/\/stock-types\/edit\/\d+/)
    expect(sent).toHaveLength(1)
    expect(sent[0]).toMatch(/^[0-9a-f]{32}$/)
    page.removeAllListeners('request')
  }
})
