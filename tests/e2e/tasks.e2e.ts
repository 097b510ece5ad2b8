/**
 * Tasks around the pages of records, each within as many steps as it is worth (RX4,
 * docs/domains/behaviours.md).
 */
import { createTranslator } from '@/i18n/translate'
import { save } from './support/forms'
import { asAdministrator, made, signedIn } from './support/people'
import { countedSteps } from './support/steps'
import { expect, test, type Page } from './support/test'
import { today } from '../factories/day'

const t = createTranslator('tr')
const tag = () => Date.now().toString(36)

/** Stands on a page, drawn and alive. */
const stand = async (page: Page, path: string) => {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

/** What a form's first field is filled with, before it is saved. */
const fill = async (page: Page, name: string, text: string) => {
  await expect(page.locator('form[data-form-ready="true"]')).toBeVisible()
  await page.locator(`#field-${name}`).fill(text)
}

test('RX4 why is less available than there is: one step from the card', async ({ page }) => {
  const mark = tag()
  const company = await made('companies', { name: `Ilgaz ${mark}` })
  const card = await made('stock-cards', { name: `Boru ${mark}` })
  const day = today()
  await made('stock-movements', {
    stockCard: card.id,
    type: 'in',
    quantity: 12,
    price: 1,
    currencyType: 'TRY',
    operationDate: day,
  })
  await made('stock-reservations', {
    stockCard: card.id,
    company: company.id,
    quantity: 5,
    reservedUntil: '2099-03-09',
  })
  await signedIn(page)
  const steps = await countedSteps(page)
  await stand(page, `/stock-cards/view/${card.id}`)
  await page.getByRole('button', { name: t('stockCards.fields.availableQuantity') }).click()
  const why = page.getByRole('dialog')
  await expect(why).toContainText(
    'Eldeki miktar 12 adet − Rezerve miktar 5 adet = Kullanılabilir miktar 7 adet',
  )
  const held = why.getByRole('listitem').nth(1)
  await expect(held).toContainText(`Ilgaz ${mark}`)
  await expect(held).toContainText('09.03.2099')
  await expect(held).toContainText('−5')
  await steps.expectAtMost(1)
  await page.keyboard.press('Escape')
  await expect(why).toBeHidden()

  // The address keeps the tab, and the way back the one before.
  await page.getByRole('tab', { name: t('stockCards.tabs.reservations') }).click()
  const panel = page.getByRole('tabpanel')
  await expect(panel).toContainText(`Ilgaz ${mark}`)
  await page.reload()
  await expect(panel).toContainText(`Ilgaz ${mark}`)
  await page.goBack()
  await expect(page.getByRole('tab', { selected: true })).toHaveText(t('stockCards.tabs.overview'))
})

test('RX4 a meeting from the page of its customer: five steps, and back there', async ({
  page,
}) => {
  const mark = tag()
  const company = await made('companies', { name: `Toros ${mark}` })
  await signedIn(page)
  const steps = await countedSteps(page)
  await stand(page, `/customers/view/${company.id}`)
  await page.getByRole('link', { name: t('meets.new') }).click()
  await fill(page, 'title', `Ölçü ${mark}`)
  await save(page).click()
  await page.waitForURL(`**/customers/view/${company.id}?tab=meets`)
  await expect(page.getByRole('tabpanel').getByRole('link', { name: `Ölçü ${mark}` })).toBeVisible()
  await steps.expectAtMost(5)
  const answer = await (
    await asAdministrator()
  ).get(`/api/meets?depth=0&where[title][equals]=${encodeURIComponent(`Ölçü ${mark}`)}`)
  const { docs } = (await answer.json()) as { docs: { company: number }[] }
  expect(docs.map((meet) => meet.company)).toEqual([company.id])

  // A quotation begun there is for this customer, and giving up leads back.
  await page.getByRole('link', { name: t('tenders.new') }).click()
  await expect(page.locator('form[data-form-ready="true"]')).toBeVisible()
  await expect(page.locator('#field-company')).toHaveValue(`Toros ${mark}`)
  await page.getByRole('button', { name: t('actions.cancel'), exact: true }).click()
  await page.waitForURL(`**/customers/view/${company.id}?tab=tenders`)
})

test('RX4 a customer with a branch and two people: twelve steps', async ({ page }) => {
  const mark = tag()
  await signedIn(page)
  const steps = await countedSteps(page)
  await stand(page, '/customers/list')
  await page
    .getByRole('link', { name: t('companies.new') })
    .first()
    .click()
  await fill(page, 'name', `Yayla ${mark}`)
  await save(page).click()
  await page.waitForURL(/\/customers\/(edit|view)\/\d+/)
  const id = Number(new URL(page.url()).pathname.split('/').at(-1))
  // From its form the page of the customer is one step away.
  if (page.url().includes('/edit/'))
    await page.getByRole('button', { name: t('actions.cancel'), exact: true }).click()
  await page.waitForURL(`**/customers/view/${id}`)
  const add = async (tab: string, create: string, name: string) => {
    const opened = page.getByRole('tab', { selected: true })
    if (!(await opened.textContent())?.startsWith(tab))
      await page.getByRole('tab', { name: tab }).click()
    await page.getByRole('tabpanel').getByRole('link', { name: create }).click()
    await fill(page, 'name', name)
    await save(page).click()
    await expect(page.getByRole('tabpanel').getByRole('link', { name })).toBeVisible()
  }
  await add(t('branches.plural'), t('branches.new'), `Merkez ${mark}`)
  await add(t('employees.plural'), t('employees.new'), `Ayşe ${mark}`)
  await add(t('employees.plural'), t('employees.new'), `Can ${mark}`)
  await steps.expectAtMost(12)
  const answer = await (
    await asAdministrator()
  ).get(`/api/employees?depth=0&where[company][equals]=${id}`)
  expect(((await answer.json()) as { totalDocs: number }).totalDocs).toBe(2)
})
