/**
 * Cells of a list edited in place: IC1 to IC4 (docs/domains/behaviours.md), and the height of its
 * rows: LD1.
 */
import { expect, test, type Page } from './support/test'
import { createTranslator } from '@/i18n/translate'
import { anyTag, makeCard, open, ready } from './support/lists'
import { mark, stored } from './support/forms'
import { asAdministrator, made, newMember, signedIn, signInAs } from './support/people'
import { violationsIn, violationsInThemes } from './support/seriousViolations'

const t = createTranslator('tr')

const cell = (page: Page, id: number, name: string) =>
  page.locator(`[data-list-row='${id}'] [data-inline='${name}']`)
const editor = (page: Page, field: string, name: string) =>
  page.getByRole('dialog', { name: t('list.inline.cell', { field, name }) })
const input = (page: Page) => page.getByRole('dialog').locator('input, select').first()

const choiceOf = (page: Page, theirs: string) => page.getByRole('alert').filter({ hasText: theirs })

/** Another tab, or another person, changes the record. */
const changed = async (path: string, data: Record<string, unknown>) => {
  const answer = await (await asAdministrator()).patch(`/api/${path}`, { data })
  expect(answer.status(), await answer.text()).toBe(200)
}

test('IC1 F2, Enter, Tab and Esc edit cells; a refusal and a conflict keep what was typed', async ({
  page,
}) => {
  const name = `Hücre ${mark()}`
  const { id } = await made('companies', {
    name,
    email: 'eski@ornek.com',
    bossPhone: '0532 111 22 33',
  })
  await signInAs(page, await newMember())
  await open(page, `/customers/list?search=${encodeURIComponent(name)}`)
  const [email, phone] = [t('companies.fields.email'), t('companies.fields.bossPhone')]

  await test.step('F2 edits the first cell of the row, Tab saves it and goes on', async () => {
    await page.keyboard.press('j')
    // Cells answer a moment after the list.
    await expect(async () => {
      await page.keyboard.press('F2')
      await expect(editor(page, email, name)).toBeVisible({ timeout: 2_000 })
    }).toPass()
    await expect(input(page)).toBeFocused()
    await expect(input(page)).toHaveValue('eski@ornek.com')
    expect(await violationsInThemes(page)).toEqual([])
    await page.keyboard.type('yeni@ornek.com')
    await page.keyboard.press('Tab')
    await expect(editor(page, phone, name)).toBeVisible()
    await expect(input(page)).toBeFocused()
    await expect(cell(page, id, 'email')).toContainText('yeni@ornek.com')
  })

  await test.step('what is refused stays as it was typed, with the reason', async () => {
    await page.keyboard.type('telefon yok')
    await page.keyboard.press('Enter')
    await expect(
      page.getByRole('alert').filter({ hasText: t('refusals.invalidPhone') }),
    ).toBeVisible()
    await expect(input(page)).toHaveValue('telefon yok')
    await expect(input(page)).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(cell(page, id, 'bossPhone')).toBeFocused()
    expect(await stored(`companies/${id}`)).toMatchObject({ bossPhone: '0532 111 22 33' })
  })

  await test.step('a change elsewhere in the record asks nothing', async () => {
    await page.keyboard.press('F2')
    await expect(input(page)).toBeFocused()
    await changed(`companies/${id}`, { title: 'Başka Unvan' })
    await page.keyboard.type('0532 444 55 66')
    await page.keyboard.press('Enter')
    await expect(cell(page, id, 'bossPhone')).toContainText('0532 444 55 66')
    await expect(cell(page, id, 'bossPhone')).toBeFocused()
  })

  await test.step('another value of the cell is shown beside mine', async () => {
    await page.keyboard.press('F2')
    await expect(input(page)).toBeFocused()
    await changed(`companies/${id}`, { bossPhone: '0532 777 77 77' })
    await page.keyboard.type('0532 888 88 88')
    await page.keyboard.press('Enter')
    const choice = choiceOf(page, '0532 777 77 77')
    await expect(choice).toContainText('0532 888 88 88')
    expect(await violationsIn(page, 'light')).toEqual([])
    await choice.getByRole('button', { name: t('list.inline.keepTheirs') }).click()
    await expect(cell(page, id, 'bossPhone')).toContainText('0532 777 77 77')
    expect(await stored(`companies/${id}`)).toMatchObject({ bossPhone: '0532 777 77 77' })

    await page.keyboard.press('F2')
    await expect(input(page)).toBeFocused()
    await changed(`companies/${id}`, { bossPhone: '0532 999 99 99' })
    await page.keyboard.type('0532 888 88 88')
    await page.keyboard.press('Enter')
    await choiceOf(page, '0532 999 99 99')
      .getByRole('button', { name: t('list.inline.keepMine') })
      .click()
    await expect(cell(page, id, 'bossPhone')).toContainText('0532 888 88 88')
    expect(await stored(`companies/${id}`)).toMatchObject({ bossPhone: '0532 888 88 88' })
  })
})

test('IC2 a double click and the pencil edit; a row that leaves the list says so', async ({
  page,
}) => {
  const tag = anyTag()
  const meet = await made('meets', {
    title: tag,
    status: 'planned',
    startsAt: '2026-03-18T06:00:00Z',
  })
  await signedIn(page)
  await open(page, `/customers/meets?search=${tag}&where[status][equals]=planned`)
  await cell(page, meet.id, 'startsAt').hover()
  await page
    .getByRole('button', {
      name: t('list.inline.edit', { field: t('meets.fields.startsAt'), name: tag }),
    })
    .click()
  await expect(input(page)).toHaveValue('18.03.2026')
  await page.keyboard.press('Escape')
  await cell(page, meet.id, 'status').dblclick()
  await input(page).selectOption('held')
  await input(page).press('Enter')
  await expect(page.getByText(t('list.inline.left', { name: tag }))).toBeVisible()
  await expect(page.locator(`[data-list-row='${meet.id}']`)).toHaveCount(0)
  expect(await stored(`meets/${meet.id}`)).toMatchObject({ status: 'held' })
})

test('IC3 who may only read has nothing to edit', async ({ page }) => {
  const tag = anyTag()
  const { id } = await makeCard(`${tag} kart`, 0)
  await signedIn(page, { permissions: [{ subject: 'stock-cards', actions: ['read'] }] })
  await open(page, `/stock-cards?search=${tag}`)
  await expect(page.locator(`[data-list-row='${id}']`)).toBeVisible()
  await expect(page.locator('[data-inline]')).toHaveCount(0)
})

test('IC4 on a phone the menu of a row edits its cells, with targets of 44 px', async ({
  browser,
  page,
}) => {
  const name = `Dokunma ${mark()}`
  const { id } = await made('companies', {
    name,
    email: 'eski@ornek.com',
    bossPhone: '0532 111 22 33',
  })
  const member = await signedIn(page)
  const list = `/customers/list?search=${encodeURIComponent(name)}`
  const phoneField = t('companies.fields.bossPhone')
  const item = (on: Page) =>
    on.getByRole('menuitem', { name: t('list.inline.field', { field: phoneField }), exact: true })
  const menu = (on: Page) => on.getByRole('button', { name: t('list.rowActions', { name }) })

  await open(page, list)
  await menu(page).click()
  await expect(page.getByRole('menuitem', { name: t('actions.edit') })).toBeVisible()
  await expect(item(page)).toHaveCount(0)

  const context = await browser.newContext({
    ...{ baseURL: new URL(page.url()).origin, locale: 'tr-TR', timezoneId: 'Europe/Istanbul' },
    ...{ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } },
    reducedMotion: 'reduce',
  })
  const phone = await context.newPage()
  await signInAs(phone, member)
  await open(phone, list)

  await test.step('the menu of the row', async () => {
    await menu(phone).tap()
    await item(phone).tap()
    await expect(editor(phone, phoneField, name)).toBeVisible()
    await expect(input(phone)).toHaveValue('0532 111 22 33')
    await expect(input(phone)).toBeFocused()
    const controls = phone.getByRole('dialog').locator('input, button')
    for (const control of await controls.all()) {
      const box = await control.boundingBox()
      expect(Math.round(box?.height ?? 0), await control.innerHTML()).toBeGreaterThanOrEqual(44)
    }
    expect(await violationsIn(phone, 'light')).toEqual([])
    await input(phone).fill('0532 444 55 66')
    await phone
      .getByRole('dialog')
      .getByRole('button', { name: t('actions.save') })
      .tap()
    await expect(cell(phone, id, 'bossPhone')).toContainText('0532 444 55 66')
    expect(await stored(`companies/${id}`)).toMatchObject({ bossPhone: '0532 444 55 66' })
  })

  await test.step('press and hold on a cell: its field comes first of those to edit', async () => {
    // The browser of a phone ends a long press with this event.
    await cell(phone, id, 'bossPhone').dispatchEvent('contextmenu')
    const fields = phone.getByRole('menuitem').filter({
      hasText: t('list.inline.field', { field: '' }),
    })
    await expect(fields.first()).toHaveText(t('list.inline.field', { field: phoneField }))
    await expect(fields).not.toHaveCount(1)
  })

  await test.step('the inputs of a date keep the page as wide as the screen', async () => {
    const tag = anyTag()
    await made('meets', { title: tag, status: 'planned', startsAt: '2026-03-18T06:00:00Z' })
    await open(phone, `/customers/meets?search=${tag}`)
    await phone.getByRole('button', { name: t('list.rowActions', { name: tag }) }).tap()
    const start = t('list.inline.field', { field: t('meets.fields.startsAt') })
    await phone.getByRole('menuitem', { name: start, exact: true }).tap()
    await expect(input(phone)).toHaveValue('18.03.2026')
    // Chromium widens the page to what has once been wider than the screen.
    expect(await phone.evaluate(() => window.innerWidth)).toBe(390)
  })
  await context.close()
})

test('LD1 rows are 44 px high, or 36 by choice, from the first paint on', async ({ page }) => {
  const tag = anyTag()
  const { id } = await makeCard(`${tag} kart`, 40)
  await signedIn(page)
  await open(page, `/stock-cards?search=${tag}`)
  const row = page.locator(`[data-list-row='${id}']`)
  const height = async () => Math.round((await row.boundingBox())?.height ?? 0)
  expect(await height()).toBeLessThanOrEqual(46)
  expect(await height()).toBeGreaterThanOrEqual(44)
  const kept = page.waitForRequest(
    (request) =>
      request.method() === 'POST' && request.url().includes('/api/payload-preferences/ui'),
  )
  await page.getByRole('button', { name: t('list.view'), exact: true }).click()
  await page.getByRole('menuitemradio', { name: t('list.rows.compact') }).click()
  await expect.poll(height).toBeLessThanOrEqual(38)
  await kept
  const html = await (await page.request.get(`/stock-cards?search=${tag}`)).text()
  expect(html.slice(0, html.indexOf('<body'))).toContain('data-density="compact"')
  await page.reload()
  await ready(page)
  expect(await height()).toBeLessThanOrEqual(38)
})
