/**
 * What a record's page says and offers:
 * DF9 the next step is the main button, saving is quiet until something changed
 * DF10 what cannot be changed is read as text
 * DF11 the first key moves nothing
 * DF12 after creating, the page of the record
 * DF13 its place in the list it was opened from, DF14 its name on the tab
 */
import { expect, test, type Page } from './support/test'
import { createTranslator } from '@/i18n/translate'
import { company, mark, openForm, save } from './support/forms'
import { atPath } from './support/frame'
import { open, rows } from './support/lists'
import { asAdministrator, made, signedIn } from './support/people'

const t = createTranslator('tr')

const isMain = async (page: Page, name: string) => {
  const button = page.locator('.doc-actions').getByRole('button', { name, exact: true })
  await expect(button).toBeVisible()
  return !/--(secondary|soft)/.test((await button.getAttribute('class')) ?? '')
}

test('DF9 DF10 DF11 a tender says its next step, and is read once it is approved', async ({
  page,
}) => {
  await signedIn(page)
  const tag = mark()
  const customer = await company(`Poyraz Isı ${tag}`)
  const { id } = await made('tenders', {
    title: `Kazan dairesi ${tag}`,
    company: customer.id,
    date: '2026-03-02',
    validUntil: '2099-03-02',
    currency: 'EUR',
    currencyRate: 41.25,
    items: [{ kind: 'text', description: 'Kurulum', quantity: 1, unitPrice: 100, taxRate: 20 }],
  })
  await openForm(page, `/tenders/edit/${id}`)
  await expect(page).toHaveTitle(new RegExp(`^Kazan dairesi ${tag} · ${t('tenders.plural')}`))
  await expect(page.locator('.doc-bar .ui-chip')).toHaveText([t('tenders.statuses.draft')])
  await expect(page.locator('.doc-bar').getByRole('link', { name: /Poyraz/ })).toHaveAttribute(
    'href',
    `/customers/view/${customer.id}`,
  )
  expect(await isMain(page, t('tenders.actions.send'))).toBe(true)
  expect(await isMain(page, t('actions.save'))).toBe(false)
  await expect(page.getByRole('button', { name: t('actions.cancel'), exact: true })).toHaveCount(0)

  const title = page.locator('#field-title')
  const before = await title.boundingBox()
  await title.press('End')
  await title.press('x')
  await expect(page.locator('.doc-bar')).toHaveAttribute('data-dirty', 'true')
  expect(await title.boundingBox()).toEqual(before)
  expect(await isMain(page, t('actions.save'))).toBe(true)
  await expect(
    page.getByRole('button', { name: t('tenders.actions.send'), exact: true }),
  ).toBeDisabled()
  await save(page).click()
  await expect(page.locator('.doc-bar')).toHaveAttribute('data-dirty', 'false')

  await page.getByRole('button', { name: t('tenders.actions.send'), exact: true }).click()
  // Focus stands on what is asked first: Enter takes the step from there (CF1).
  await expect(page.getByRole('dialog').getByLabel(t('tenders.dialogs.recipients'))).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.getByRole('button', { name: t('tenders.actions.approve'), exact: true }).click()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toBeHidden()

  // Until the page knows that it was sent before, sending comes first.
  await expect.poll(() => isMain(page, t('tenders.actions.invoice'))).toBe(true)
  const fact = (name: string) => page.locator(`.fact:has(dt:text-is("${name}")) dd`)
  await expect(fact(t('tenders.fields.date'))).toHaveText('02.03.2026')
  await expect(fact(t('tenders.fields.currencyRate'))).toHaveText('₺41,25')
  await expect(fact(t('tenders.fields.company')).getByRole('link')).toHaveText(/Poyraz Isı/)
  // The notes stay open; nothing else of the page looks like a box to fill in.
  await expect(page.locator('.doc-body :is(input:not([type=hidden]), textarea)')).toHaveCount(0)
  await expect(page.locator('.doc-body .react-select')).toHaveCount(0)
})

test('DF10 whoever may only read sees text and no save', async ({ page }) => {
  const { id } = await made('stock-types', { name: `Yalnız okunur ${mark()}`, description: 'Boru' })
  await signedIn(page, {
    permissions: [
      { subject: 'stock-types', actions: ['read'] },
      { subject: 'stock-types', actions: ['write'], fields: ['description'] },
    ],
  })
  await openForm(page, `/stock-types/edit/${id}`)
  await expect(page.locator('.fact dd').first()).toContainText('Yalnız okunur')
  await expect(page.locator('#field-description [contenteditable="true"]')).toBeVisible()
  await expect(page.locator('.doc-body :is(input:not([type=hidden]), textarea)')).toHaveCount(0)
})

test('DF10 whoever sees no lines reads the stored total and no empty card', async ({ page }) => {
  const { id } = await made('tenders', {
    title: `Toplamı görünür ${mark()}`,
    unconnectedName: 'Ayşe',
    unconnectedPhone: '5',
    date: '2026-03-02',
    currency: 'TRY',
    items: [{ kind: 'text', description: 'Kurulum', quantity: 1, unitPrice: 100, taxRate: 20 }],
  })
  await signedIn(page, {
    permissions: [
      { subject: 'tenders', actions: ['read'], fields: ['title', 'total', 'currency', 'status'] },
      { subject: 'tenders', actions: ['create', 'write'] },
    ],
  })
  await openForm(page, `/tenders/edit/${id}`)
  const total = page.locator('.doc-body__side').getByText('₺120,00')
  await expect(total).toBeVisible()
  // Nothing of what they may not see leaves an empty card or tab behind.
  await expect(page.getByText(t('tenders.tabs.deliveries'))).toHaveCount(0)
  await expect(page.locator('.doc-section')).not.toHaveCount(0)
  await expect(page.locator('.doc-section:not(:has(label))')).toHaveCount(0)
  await page.locator('#field-title').press('x')
  await expect(page.locator('.doc-bar')).toHaveAttribute('data-dirty', 'true')
  await expect(total).toBeVisible()
})

test('DF12 DF13 DF14 from a new customer to its page, and through the list it is in', async ({
  page,
}) => {
  await signedIn(page)
  const tag = `Liste${mark()}`
  for (const letter of ['a', 'b', 'c', 'd', 'e'])
    await (await asAdministrator()).post('/api/companies', { data: { name: `${tag} ${letter}` } })
  await openForm(page, '/customers/new')
  await page.locator('#field-name').fill(`${tag} f`)
  await save(page).click()
  await page.waitForURL(/\/customers\/view\/\d+/)
  await expect(page.getByRole('heading', { level: 1, name: `${tag} f` })).toBeVisible()
  await expect(page.locator('.record-pager')).toHaveCount(0)

  await open(page, `/customers/list?search=${tag}&sort=-name&limit=5`)
  await rows(page).nth(3).locator('[data-list-open]').click()
  await page.waitForURL(/\/customers\/view\/\d+/)
  const heading = page.getByRole('heading', { level: 1 })
  const place = page.locator('.record-pager bdi')
  await expect(heading).toHaveText(`${tag} c`)
  await expect(place).toHaveText('4 / 6')
  await expect(page).toHaveTitle(new RegExp(`^${tag} c · ${t('companies.plural')}`))
  await page.keyboard.press('j')
  await expect(heading).toHaveText(`${tag} b`)
  // Over the end of the list's page, in its order.
  await page.keyboard.press('j')
  await expect(heading).toHaveText(`${tag} a`)
  await expect(place).toHaveText('6 / 6')
  await expect(page.getByRole('button', { name: t('shell.keys.nextRecord') })).toBeDisabled()
  await page.getByRole('button', { name: t('shell.keys.previousRecord') }).click()
  await expect(heading).toHaveText(`${tag} b`)
  await page.goBack()
  await expect(place).toHaveText('6 / 6')

  await page.goto('/dashboard')
  const other = await company(`${tag} z`)
  await page.goto(`/customers/view/${other.id}`)
  await expect(heading).toHaveText(`${tag} z`)
  await expect(page.locator('.record-pager')).toHaveCount(0)
  await atPath(page, `/customers/view/${other.id}`)
})
