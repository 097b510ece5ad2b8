import { expect, test } from './support/test'
import { createTranslator } from '@/i18n/translate'
import { openForm, save } from './support/forms'
import { made, signedIn } from './support/people'
import { sql } from './support/database'
import { staff } from './support/staff'

const t = createTranslator('tr')

test('AC1 a program is made, its key shown once and used, replaced and revoked', async ({
  page,
  playwright,
}) => {
  await signedIn(page)
  const role = await made('roles', {
    name: `Mağaza ${Date.now().toString(36)}`,
    permissions: [{ subject: 'customers', actions: ['read'] }],
  })
  const { name: roleName } = role as unknown as { name: string }
  // As programs do: with the key and no cookie.
  const origin = `http://localhost:${process.env.E2E_PORT}`
  const outside = await playwright.request.newContext({ baseURL: origin })
  const me = (key: string) =>
    outside.get('/api/me', { headers: { Authorization: `Bearer ${key}` } })

  const { choose } = staff(page, 'tr')
  const name = `Kasa ${Date.now().toString(36)}`
  const dialog = page.getByRole('alertdialog')
  const shownKey = async () => {
    await expect(dialog.getByRole('heading', { name: t('document.once.title') })).toBeVisible()
    return (await dialog.locator('code').textContent())?.trim() ?? ''
  }
  const close = async () => {
    // Not copied: the first press warns, the second closes.
    await dialog.getByRole('button', { name: t('document.once.kept') }).click()
    await expect(dialog.getByText(t('document.once.notCopied'))).toBeVisible()
    await dialog.getByRole('button', { name: t('document.once.closeAnyway') }).click()
    await expect(dialog).toBeHidden()
  }

  await openForm(page, '/users/api-clients/new')
  await page.locator('#field-name').fill(name)
  await choose('role', roleName)
  const reading = page.getByRole('checkbox', { name: t('apiClients.scopes.read'), exact: true })
  await expect(reading).toBeChecked()
  await page.locator('#field-expiresAt').fill('30')
  await save(page).click()
  const first = await shownKey()
  expect(first).toMatch(/^bkof_[0-9A-Za-z]{49}$/)
  await close()
  await page.waitForURL(/\/users\/api-clients\/view\/\d+$/)
  const answer = await me(first)
  expect(answer.status()).toBe(200)
  expect(await answer.json()).toMatchObject({ client: { name }, scopes: ['read'] })

  await page.getByRole('button', { name: t('apiClients.rotate'), exact: true }).click()
  const question = page.getByRole('dialog')
  await question.getByLabel(t('apiClients.overlapHours')).fill('2')
  await question.getByRole('button', { name: t('apiClients.rotate'), exact: true }).click()
  const second = await shownKey()
  await close()
  expect([(await me(first)).status(), (await me(second)).status()]).toEqual([200, 200])

  const row = page.getByRole('row').filter({ hasText: first.slice(0, 12) })
  await row.getByRole('button', { name: t('apiClients.revoke') }).click()
  await dialog.getByRole('button', { name: t('apiClients.revoke'), exact: true }).click()
  await expect(row.getByText(t('apiClients.keyStates.revoked'))).toBeVisible()
  expect([(await me(first)).status(), (await me(second)).status()]).toEqual([401, 200])

  // Uses are written after the answer.
  await expect
    .poll(async () => {
      const { rows } = await sql(
        'select 1 from api_client_uses u join api_clients c on c.id = u.client_id where c.name = $1',
        [name],
      )
      return rows.length
    })
    .toBeGreaterThan(0)
  await page.reload()
  await expect(page.getByRole('table', { name: t('apiClients.uses') })).toBeVisible()

  // Its page leads to what a program can do.
  await page.getByRole('link', { name: t('developers.title') }).click()
  await page.getByRole('searchbox', { name: t('developers.search') }).fill('invoiceNumberTaken')
  await page
    .getByRole('search')
    .getByRole('button', { name: t('developers.find') })
    .click()
  await page.getByRole('link', { name: 'POST /tenders/{id}/invoice' }).click()
  await expect(page.getByText('invoice:tenders', { exact: true })).toBeVisible()
  await outside.dispose()
})
