import { createTranslator } from '@/i18n/translate'
import { mark, save, stored } from './support/forms'
import { mailTo } from './support/mails'
import { asAdministrator, made, signedIn } from './support/people'
import { expect, test } from './support/test'

const t = createTranslator('tr')

test('IV1 people of a meeting are invited, and told of its new time by a press', async ({
  page,
}) => {
  const key = mark().toLowerCase()
  const address = `davetli-${key}@musteri.example`
  const { id: company } = await made('companies', { name: `Firma ${key}`, language: 'tr' })
  const { id: employee } = await made('employees', {
    ...{ company, name: `Can ${key}`, email: address },
  })
  const other = `diger-${key}@musteri.example`
  await made('employees', { company, name: `Ece ${key}`, email: other })
  const title = `Keşif ${key}`
  const { id } = await made('meets', {
    ...{ title, company, companyEmployee: employee, contactPerson: 'Deniz' },
    ...{ status: 'planned', startsAt: '2033-06-14T06:00:00.000Z' },
  })
  await signedIn(page)
  await page.goto(`/customers/meets/edit/${id}`)
  await page.locator('.doc-actions__more').click()
  await page.getByRole('menuitem', { name: t('meets.invitations.invite') }).click()
  const dialog = page.getByRole('alertdialog').or(page.getByRole('dialog'))
  await expect(dialog.getByLabel(t('meets.invitations.invitees'))).toHaveValue(address)
  await expect(dialog).toContainText('14.06.2033 09:00')
  await expect(dialog).toContainText(t('meets.invitations.noAddress', { names: 'Deniz' }))
  await dialog.getByRole('combobox', { name: t('meets.invitations.add') }).fill(`Ece ${key}`)
  await dialog.getByRole('option', { name: new RegExp(other) }).click()
  await expect(dialog.getByLabel(t('meets.invitations.invitees'))).toHaveValue(
    `${address}, ${other}`,
  )
  await dialog.getByRole('button', { name: t('meets.invitations.invite') }).click()
  await expect(dialog).toBeHidden()
  const card = page.getByRole('region', { name: t('meets.invitations.invited') })
  await expect(card).toContainText(address)
  await expect.poll(() => mailTo(address), { timeout: 20_000 }).toContain(title)

  // Changed by somebody else: nothing is sent, and the page says what they know.
  await (
    await asAdministrator()
  ).patch(`/api/meets/${id}`, { data: { startsAt: '2033-06-15T06:00:00.000Z' } })
  expect(mailTo(address)).not.toContain('15.06.2033')
  await page.goto(`/customers/meets/edit/${id}`)
  await expect(page.getByText(t('meets.invitations.outdated'))).toBeVisible()
  await page.getByRole('button', { name: t('meets.invitations.update') }).click()
  await dialog.getByRole('button', { name: t('meets.invitations.update') }).click()
  await expect(page.getByText(t('meets.invitations.outdated'))).toBeHidden()
  await expect.poll(() => mailTo(address), { timeout: 20_000 }).toContain('15.06.2033')

  // The form has the version that the update made.
  await page.locator('input[name="contactPerson"]').fill('Derya')
  await save(page).click()
  await expect.poll(async () => (await stored(`meets/${id}`)).contactPerson).toBe('Derya')
})
