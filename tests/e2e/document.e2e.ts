/**
 * The frame of every record:
 * DF1 breadcrumb, heading, state, bar, menu and side column
 * DF2 a refused save: summary with links, focus, errors tied to their inputs, nothing lost
 * DF3 Ctrl+S, also from an input, and when there is nothing to save
 * DF4 a double click or a double Enter saves once
 * DF5 somebody else saved first: field by field, mine or theirs
 * DF6 their change of what people do not edit asks nothing
 * DF7 320 px: no sideways scroll, the buttons at the thumb
 * DF8 numbers and days in the language of the interface
 * CF1, CF2, CF5, CF6 (docs/domains/behaviours.md)
 */
import { expect, test, type Locator, type Page, type Route } from './support/test'
import { createTranslator } from '@/i18n/translate'
import { asAdministrator, made, newMember, signedIn, signInAs } from './support/people'

const t = createTranslator('tr')

const open = async (page: Page, path: string) => {
  await page.goto(path)
  await expect(page.locator('form[data-form-ready="true"]')).toBeVisible()
}
const save = (page: Page) => page.locator('#action-save')
/** The sentence tied to an input, as assistive technology reads it. */
const saidOf = (input: Element) =>
  document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent ?? ''

/** Holds back what the form asks while somebody types, as a slow server does. */
const holdChecks = async (page: Page) => {
  const held: Route[] = []
  let isHolding = true
  await page.route('**/*', async (route) => {
    const request = route.request()
    const isCheck = request.method() === 'POST' && Boolean(request.headers()['next-action'])
    if (isCheck && isHolding) held.push(route)
    else await route.fallback()
  })
  return {
    /** Waits until something is held, and gives the oldest of it to the server. */
    letOne: async () => {
      await expect.poll(() => held.length).toBeGreaterThan(0)
      await held.shift()?.continue()
    },
    letAll: async () => {
      isHolding = false
      await Promise.all(held.splice(0).map((route) => route.continue()))
    },
    isHeld: () => expect.poll(() => held.length).toBeGreaterThan(0),
    /**
     * Types until the form asks again: it asks one question at a time, so that by then the last
     * answer has been taken in.
     */
    askAgain: (input: Locator) =>
      expect(async () => {
        await input.fill(mark())
        await expect.poll(() => held.length, { timeout: 1_000 }).toBeGreaterThan(0)
      }).toPass(),
  }
}
const mark = () => Math.random().toString(36).slice(2, 8)
const stored = async <Doc = Record<string, unknown>>(path: string): Promise<Doc> =>
  (await (await asAdministrator()).get(`/api/${path}?depth=0`)).json() as Promise<Doc>
const company = (name: string) => made<{ id: number; updatedAt: string }>('companies', { name })

test('DF1 every record has its way, name, state, bar, menu and dates', async ({ page }) => {
  await signedIn(page)
  const name = `Defne Yapı ${mark()}`
  const { id } = await company(name)
  await open(page, `/customers/edit/${id}`)
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  const crumbs = page.getByRole('navigation', { name: t('common.breadcrumb') })
  await expect(crumbs.getByRole('link', { name: t('companies.plural') })).toHaveAttribute(
    'href',
    '/customers/list',
  )
  await expect(crumbs.locator('[aria-current=page]')).toHaveText(name)
  await expect(page.getByRole('heading', { name: t('document.info') })).toBeVisible()
  await expect(page.locator('.doc-info time')).toHaveCount(2)
  await page.locator('.doc-actions__more').click()
  await expect(page.getByRole('menuitem', { name: t('actions.copyLink') })).toBeVisible()
  await expect(page.getByRole('menuitem', { name: t('actions.delete') })).toBeVisible()
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: t('actions.cancel') }).click()
  await page.waitForURL(`**/customers/view/${id}`)

  const meet = await made('meets', { title: `Tanışma ${mark()}`, status: 'held' })
  await open(page, `/customers/meets/edit/${meet.id}`)
  await expect(page.locator('.doc-bar').getByText(t('meets.statuses.held'))).toBeVisible()
})

test('DF1 a new record begins in its first field, but not on a touch screen', async ({
  browser,
  page,
}) => {
  const member = await signedIn(page)
  await open(page, '/stock-types/new')
  await expect(page.locator('#field-name')).toBeFocused()

  const origin = new URL(page.url()).origin
  const context = await browser.newContext({ baseURL: origin, hasTouch: true, isMobile: true })
  const phone = await context.newPage()
  await signInAs(phone, member)
  await open(phone, '/stock-types/new')
  await expect(phone.locator('#field-name')).toBeEnabled()
  await expect(phone.locator('#field-name')).not.toBeFocused()
  await context.close()
})

test('DF2 a refused save says where, takes the focus there and loses nothing', async ({ page }) => {
  await signedIn(page)
  await open(page, '/customers/new')
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
  await page.waitForURL(/\/customers\/edit\/\d+/)
})

test('DF2 an answer from before the refusal does not wipe what was refused', async ({ page }) => {
  await signedIn(page)
  await open(page, '/customers/new')
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
  await open(page, `/stock-cards/edit/${card.id}`)
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
  await open(page, `/stock-groups/edit/${group.id}`)
  const quantity = page.locator('.group-parts__row input')
  await quantity.fill('0')
  await save(page).click()
  const link = page.locator('.doc-errors').getByRole('link')
  await expect(link).toHaveText(`${t('stockGroups.fields.parts')} 1`)
  await quantity.fill('2')
  await expect(link).toBeHidden()
  await save(page).click()
  await expect(page.getByText(t('common.success'))).toBeVisible()
})

test('DF2 a mended user is saved before the form was told that it is mended', async ({ page }) => {
  await signedIn(page)
  const member = await newMember()
  await open(page, '/users/new')
  await holdChecks(page)
  await page.locator('#field-name').fill(member.name)
  await page.locator('#field-email').fill(member.email)
  await page.locator('#field-password').fill(member.password)
  await page.locator('#field-confirm-password').fill(member.password)
  await page.locator('#field-role').click()
  await page.getByRole('option').first().click()
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
  await open(page, `/customers/edit/${id}`)
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
    await open(page, '/stock-types/new')
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

test('DF5 what somebody else changed is shown, and the person chooses field by field', async ({
  browser,
  page,
}) => {
  test.setTimeout(90_000)
  const name = `Ortak ${mark()}`
  const { id } = await company(name)
  await signedIn(page)
  const other = await (await browser.newContext()).newPage()
  await signInAs(other, await newMember())
  await open(page, `/customers/edit/${id}`)
  await open(other, `/customers/edit/${id}`)

  await other.locator('#field-name').fill(`${name} onların`)
  await other.locator('#field-title').fill('onların unvanı')
  await other.locator('#field-bossName').fill('Onların Yetkilisi')
  await save(other).click()
  await expect(other.getByText(t('common.success'))).toBeVisible()

  await page.locator('#field-name').fill(`${name} benim`)
  await page.locator('#field-title').fill('benim unvanım')
  await page.locator('#field-accountantName').fill('Benim Muhasebecim')
  await save(page).click()
  const dialog = page.getByRole('dialog', { name: t('document.stale.title') })
  await expect(dialog).toBeVisible()
  await expect(dialog).toContainText(`${name} onların`)
  await expect(dialog).toContainText(`${name} benim`)
  await expect(dialog).toContainText('Onların Yetkilisi')
  // Mine for the name, theirs for the title; the rest is nobody's quarrel.
  const title = dialog.getByRole('group', { name: t('companies.fields.title') })
  await title.getByRole('radio', { name: /onların unvanı/ }).check()
  await dialog.getByRole('button', { name: t('document.stale.save') }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText(t('common.success'))).toBeVisible()
  expect(await stored(`companies/${id}`)).toMatchObject({
    name: `${name} benim`,
    title: 'onların unvanı',
    bossName: 'Onların Yetkilisi',
    accountantName: 'Benim Muhasebecim',
  })
  await other.context().close()
})

test('DF6 a change of what nobody edits is no reason to ask', async ({ page }) => {
  const card = await made('stock-cards', { name: `Kutu ${mark()}` })
  await signedIn(page)
  await open(page, `/stock-cards/edit/${card.id}`)
  // Same values again: the record is newer, and nothing in it differs.
  const again = await (
    await asAdministrator()
  ).patch(`/api/stock-cards/${card.id}`, {
    data: { unit: 'piece' },
  })
  expect(again.status()).toBe(200)
  await page.locator('#field-sku').fill(mark())
  await save(page).click()
  await expect(page.getByText(t('common.success'))).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('DF6 goes on however soon the browser draws', async ({ page }) => {
  const card = await made('stock-cards', { name: `Kutu ${mark()}` })
  await signedIn(page)
  await open(page, `/stock-cards/edit/${card.id}`)
  const again = await (
    await asAdministrator()
  ).patch(`/api/stock-cards/${card.id}`, { data: { unit: 'piece' } })
  expect(again.status()).toBe(200)
  const sku = mark()
  await page.locator('#field-sku').fill(sku)
  // A frame may be due before React has drawn what an effect asked for.
  await page.evaluate(() => {
    const later = window.requestAnimationFrame.bind(window)
    let isInside = false
    window.requestAnimationFrame = (callback) => {
      if (isInside) return later(callback)
      queueMicrotask(() => {
        isInside = true
        callback(performance.now())
        isInside = false
      })
      return 0
    }
  })
  await save(page).click()
  await expect(page.getByText(t('common.success'))).toBeVisible()
  expect(await stored(`stock-cards/${card.id}`)).toMatchObject({ sku })
})

test('DF6 a newer record that cannot be read is said, and the next try saves', async ({ page }) => {
  const card = await made('stock-cards', { name: `Kutu ${mark()}` })
  await signedIn(page)
  await open(page, `/stock-cards/edit/${card.id}`)
  await (await asAdministrator()).patch(`/api/stock-cards/${card.id}`, { data: { unit: 'piece' } })
  const record = `**/api/stock-cards/${card.id}?depth=0`
  await page.route(record, (route) =>
    route.request().method() === 'GET' ? route.abort() : route.fallback(),
  )
  await page.locator('#field-sku').fill(mark())
  await save(page).click()
  const summary = page.locator('.doc-errors')
  await expect(summary).toContainText(t('document.notSavedOffline'))
  await page.unroute(record)
  await summary.getByRole('button', { name: t('actions.tryAgain') }).click()
  await expect(page.getByText(t('common.success'))).toBeVisible()
})

test('CF5 deleting names the record, Escape keeps it', async ({ page }) => {
  await signedIn(page)
  const name = `Silinecek ${mark()}`
  const { id } = await made('stock-types', { name })
  await open(page, `/stock-types/edit/${id}`)
  const ask = async () => {
    await page.locator('.doc-actions__more').click()
    await page.getByRole('menuitem', { name: t('actions.delete') }).click()
  }
  await ask()
  const dialog = page.getByRole('alertdialog')
  await expect(dialog).toContainText(name)
  await expect(dialog.getByRole('button', { name: t('actions.cancel') })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await ask()
  await dialog.getByRole('button', { name: t('actions.delete'), exact: true }).click()
  await page.waitForURL('**/stock-types')
  await expect(page.getByText(t('common.success'))).toBeVisible()
})

test('CF6 a link, the back button, cancel and closing ask before what was typed is lost', async ({
  page,
}) => {
  await signedIn(page)
  const { id } = await made('stock-types', { name: `Yarım ${mark()}` })
  await page.goto('/stock-types')
  await open(page, `/stock-types/edit/${id}`)
  const name = page.locator('#field-name')
  await name.fill('Yarım kalan')
  const dialog = page.getByRole('alertdialog')
  const stay = dialog.getByRole('button', { name: t('common.stay') })
  const leave = dialog.getByRole('button', { name: t('common.leave'), exact: true })

  await page
    .locator('.crumbs')
    .getByRole('link', { name: t('stockTypes.plural') })
    .click()
  await expect(stay).toBeFocused()
  await stay.click()
  await expect(dialog).toBeHidden()

  await page.goBack()
  await expect(dialog).toBeVisible()
  await stay.click()
  await expect(name).toHaveValue('Yarım kalan')
  expect(page.url()).toContain(`/stock-types/edit/${id}`)

  const closing = page.waitForEvent('dialog')
  const closed = page.close({ runBeforeUnload: true })
  const question = await closing
  expect(question.type()).toBe('beforeunload')
  await question.dismiss()
  await closed

  await page.getByRole('button', { name: t('actions.cancel') }).click()
  await leave.click()
  await page.waitForURL('**/stock-types')
})

test('CF1 CF2 approving and invoicing say what they act on; Enter sends the number', async ({
  page,
}) => {
  test.setTimeout(90_000)
  await signedIn(page)
  const tag = mark()
  const { id: companyId } = await company(`Poyraz Isı ${tag}`)
  const card = await made('stock-cards', { name: `Vana ${tag}`, allowNoStock: true })
  const tender = await made<{ id: number }>('tenders', {
    title: `Kazan dairesi ${tag}`,
    company: companyId,
    date: new Date().toISOString(),
    currency: 'TRY',
    items: [{ kind: 'stockCard', stockCard: card.id, quantity: 1, unitPrice: 100, taxRate: 20 }],
  })
  await open(page, `/tenders/edit/${tender.id}`)
  await page.getByRole('button', { name: t('tenders.actions.approve'), exact: true }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText(`Kazan dairesi ${tag}`)
  await expect(dialog).toContainText(`Poyraz Isı ${tag}`)
  await expect(dialog).toContainText('₺120,00')
  await dialog.getByRole('button', { name: t('tenders.actions.approve') }).click()
  await expect(dialog).toBeHidden()

  await page.getByRole('button', { name: t('tenders.actions.invoice'), exact: true }).click()
  const number = dialog.getByLabel(t('tenders.fields.invoiceNumber'))
  await expect(number).toHaveAttribute('dir', 'ltr')
  const invoiceNumber = `DOC2026${String(Date.now() % 1_000_000_000).padStart(9, '0')}`
  await number.fill(`  ${invoiceNumber}  `)
  await number.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(page.locator('.doc-bar').getByText(t('tenders.statuses.invoiced'))).toBeVisible()
  expect(await stored(`tenders/${tender.id}`)).toMatchObject({ invoiceNumber })
})

test('DF7 on 320 px nothing scrolls sideways and the buttons are at the thumb', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await signedIn(page)
  const card = await made('stock-cards', { name: `Dar ekran ${mark()}`, barcode: mark() })
  // Other forms have the same bar, and the tour of screens sees that none goes sideways.
  for (const path of [`/stock-cards/edit/${card.id}`, '/tenders/new']) {
    await open(page, path)
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(width, path).toBeLessThanOrEqual(320)
    const box = await save(page).boundingBox()
    expect(box && box.y + box.height, path).toBeGreaterThan(560)
  }
})

test('DF8 numbers and days follow the language, not the browser', async ({ page }) => {
  await signedIn(page)
  const card = await made('stock-cards', { name: `Fiyat ${mark()}`, currentPrice: 1234.5 })
  await open(page, `/stock-cards/edit/${card.id}`)
  const price = page.locator('#field-currentPrice')
  await expect(price).toHaveValue('1.234,50')
  await price.fill('9.876,543')
  await price.blur()
  await expect(price).toHaveValue('9.876,543')
  await page.locator('#field-minQuantity').fill('٣٫٥')
  await page.locator('#field-offerPrice').fill('1.5')
  await page.locator('#field-offerPrice').blur()
  await expect(page.getByText(/Sayı olarak okunamadı/)).toBeVisible()
  await page.locator('#field-offerPrice').fill('1,5')
  await save(page).click()
  await expect(page.getByText(t('common.success'))).toBeVisible()
  expect(await stored(`stock-cards/${card.id}`)).toMatchObject({
    currentPrice: 9876.543,
    minQuantity: 3.5,
    offerPrice: 1.5,
  })

  // Until the form has taken the answer, leaving would be asked about.
  await expect(page.locator('.doc-bar')).toHaveAttribute('data-dirty', 'false')
  await open(page, '/company-projects/new')
  await page.locator('#field-name').fill(`Günler ${mark()}`)
  await page.locator('#field-startDate').fill('07.03.2026')
  await page.locator('#field-startDate').press('Escape')
  await save(page).click()
  await page.waitForURL(/\/company-projects\/edit\/\d+/)
  await expect(page.locator('#field-startDate')).toHaveValue('07.03.2026')
  const id = page.url().split('/').at(-1)
  expect(await stored(`company-projects/${id}`)).toMatchObject({
    startDate: '2026-03-07T12:00:00.000Z',
  })
})
