/**
 * Records that may be there already, while they are typed:
 * SI1 from the notice to the record with one press, asked first when the form would be lost
 * SI2 in a dialog that makes a record where one is chosen, and for the unregistered person of a
 *     tender, the existing one is taken instead, by the keyboard too
 */
import { createTranslator } from '@/i18n/translate'
import { company, mark, openForm } from './support/forms'
import { made, signedIn } from './support/people'
import { expect, test } from './support/test'

const t = createTranslator('tr')

test('SI1 a duplicate is noticed while typing, and used with one press', async ({ page }) => {
  const tag = mark()
  const { id } = await made('companies', {
    name: `Işıltı ${tag} Makine San. ve Tic. Ltd. Şti.`,
    bossPhone: '0532 111 22 33',
  })
  await signedIn(page)
  await openForm(page, '/customers/new')
  const name = page.locator('#field-name')
  const below = page.locator('#field-title')
  const place = async () => (await page.locator('#field-email').boundingBox())?.y
  const before = await place()
  await name.pressSequentially(`ISILTI ${tag} MAKİNE`, { delay: 5 })
  const notice = page.getByRole('list', { name: t('similar.title') })
  await expect(notice).toContainText(`Işıltı ${tag} Makine`)
  await expect(notice).toContainText(t('similar.same.name'))
  await expect(notice).toContainText('0532 111 22 33')
  // Nothing moved, and what is typed next goes where it went before.
  expect(await place()).toBe(before)
  await expect(name).toBeFocused()
  await name.press('Tab')
  await expect(below).toBeFocused()

  await notice.getByRole('link').click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t('common.leave'), exact: true })
    .click()
  await expect(page).toHaveURL(new RegExp(`/customers/view/${id}$`))
})

test('SI2 the existing record is taken instead of a new one', async ({ page }) => {
  const tag = mark()
  const name = `Nehir ${tag} Yapı`
  const customer = await company(name)
  const person = await made('employees', {
    company: customer.id,
    name: `Ayşe ${tag}`,
    email: `ayse-${tag}@example.com`.toLowerCase(),
  })
  await signedIn(page)
  await openForm(page, '/tenders/new')
  const companyField = page.locator('#field-company')
  const notice = page.getByRole('list', { name: t('similar.title') })

  // The person of a tender: their company and they themselves.
  await page.locator('#field-unconnectedEmail').fill(`ayse-${tag}@example.com`)
  await expect(notice).toContainText(`Ayşe ${tag}`)
  await notice.getByRole('button').press('Enter')
  await expect(companyField).toHaveValue(name)
  await expect(companyField).toBeFocused()
  await expect(page.locator('#field-employee')).toHaveValue(new RegExp(`^Ayşe ${tag}`))
  await expect(page.locator('#field-unconnectedEmail')).toBeHidden()
  expect(person.id).toBeGreaterThan(0)

  // The dialog of a new company, from where one is chosen.
  await openForm(page, '/customers/meets/new')
  await companyField.fill(`nehir ${tag} yapi ltd. sti`)
  await page
    .getByRole('option')
    .filter({ hasText: t('companies.new') })
    .click()
  const dialog = page.getByRole('dialog')
  await dialog
    .getByRole('list', { name: t('similar.title') })
    .getByRole('button')
    .click()
  await expect(dialog).toBeHidden()
  await expect(companyField).toHaveValue(name)
})
