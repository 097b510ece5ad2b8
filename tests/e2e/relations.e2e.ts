/**
 * Relations in the forms of records:
 * DF15 what is chosen stands in the page as the server sends it, or a word that it is hidden
 * DF16 searched by any part of the name, narrowed by the form, let go of when it no longer fits
 * DF17 a record that is missing is made where it is to be chosen
 */
import { expect, test } from './support/test'
import { createTranslator } from '@/i18n/translate'
import { company, mark, openForm, save, stored } from './support/forms'
import { made, signedIn } from './support/people'

const t = createTranslator('tr')

test('DF15 a relation is there before any script, and hidden from who may not see it', async ({
  page,
}) => {
  const customer = await company(`Çınar Yapı ${mark()}`)
  const { name } = await stored<{ name: string }>(`companies/${customer.id}`)
  const project = await made('company-projects', { name: 'Depo', company: customer.id })
  const address = `/company-projects/edit/${project.id}`

  await signedIn(page)
  expect(await (await page.request.get(address)).text()).toContain(`value="${name}"`)

  await signedIn(page, {
    permissions: [{ subject: 'company-projects', actions: ['read', 'write'] }],
  })
  const html = await (await page.request.get(address)).text()
  expect(html).not.toContain(name)
  expect(html).toContain(t('picker.hidden'))
  await openForm(page, address)
  await page.locator('#field-name').fill('Depo 2')
  await save(page).click()
  await expect(page.getByText(t('common.success'))).toBeVisible()
  expect(await stored(`company-projects/${project.id}`)).toMatchObject({
    name: 'Depo 2',
    company: customer.id,
  })
})

test('DF16 DF17 relations are found, narrowed, made in place and let go of', async ({ page }) => {
  const tag = mark()
  await company(`Işık İnşaat ${tag}`)
  await company(`Nehir ${tag}`)
  await signedIn(page)
  await openForm(page, '/customers/meets/new')
  const options = page.getByRole('listbox').getByRole('option')
  const companyField = page.locator('#field-company')
  const person = page.locator('#field-companyEmployee')

  await page.locator('#field-title').fill('Tanışma')
  await person.click()
  await expect(page.getByText(t('picker.companyFirst'))).toBeVisible()
  await person.press('Escape')
  await companyField.fill(`isik insaat ${tag}`)
  await expect(options.first()).toContainText(`Işık İnşaat ${tag}`)
  await companyField.press('Enter')
  await expect(companyField).toHaveValue(`Işık İnşaat ${tag}`)

  // Once the server has answered what fits now, somebody of this company can be made.
  const make = options.filter({ hasText: t('employees.new') })
  await expect(async () => {
    await person.fill('')
    await person.fill(`Ayşe ${tag}`)
    await expect(make).toBeVisible({ timeout: 2_000 })
  }).toPass()
  await make.click()
  const dialog = page.getByRole('dialog')
  const name = dialog.getByLabel(t('employees.fields.name'))
  await expect(name).toHaveValue(`Ayşe ${tag}`)
  await name.fill('')
  await name.press('Enter')
  await expect(dialog.getByText(t('refusals.required'))).toBeVisible()
  await name.fill(`Ayşe ${tag}`)
  await name.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(person).toHaveValue(`Ayşe ${tag}`)
  await save(page).click()
  await page.waitForURL(/\/customers\/meets\/edit\/\d+/)
  await expect(person).toHaveValue(`Ayşe ${tag}`)

  await companyField.fill(`nehir ${tag}`)
  // What would make another one stands below it.
  await options
    .filter({ hasText: `Nehir ${tag}` })
    .first()
    .click()
  await expect(companyField).toHaveValue(`Nehir ${tag}`)
  await expect(person).toHaveValue('')
  // Chosen lately, it is offered before anybody has typed.
  await companyField.click()
  await expect(options.first()).toContainText(`Nehir ${tag}`)
})
