import { expect, test, type Page } from './support/test'
import { createTranslator } from '@/i18n/translate'
import { atPath, inLanguage } from './support/frame'
import { signedIn } from './support/people'
import { violationsInThemes } from './support/seriousViolations'

const t = createTranslator('tr')
const PAGE = '/access-control'

const trigger = (page: Page) =>
  page.locator('.navbar').getByRole('button', { name: t('shell.shortcuts'), exact: true })
const panel = (page: Page) => page.locator('.shortcuts')
const titles = (page: Page) => panel(page).locator('.shortcut-tile__title')

const open = async (page: Page, path = PAGE) => {
  await page.goto(path)
  await trigger(page).click()
  await expect(panel(page)).toBeVisible()
}
const button = (page: Page, name: string) => panel(page).getByRole('button', { name, exact: true })

/** Resolves once the server has kept a change. */
const kept = (page: Page) =>
  page.waitForResponse(
    (answer) =>
      answer.url().endsWith('/api/payload-preferences/shortcuts') &&
      answer.request().method() === 'POST' &&
      answer.ok(),
  )

const keep = async (page: Page, items: unknown) => {
  const answer = await page.request.post('/api/payload-preferences/shortcuts', {
    data: { value: { items } },
    headers: { Origin: `http://localhost:${process.env.E2E_PORT}` },
  })
  expect(answer.status(), (await answer.text()).slice(0, 300)).toBe(200)
}

test('SC1 SC4 six tiles in two columns; one takes there and closes', async ({ page }) => {
  await signedIn(page)
  await open(page)
  await expect(titles(page)).toHaveText([
    t('shell.shortcutTiles.newTender'),
    t('shell.shortcutTiles.newCustomer'),
    t('shell.shortcutTiles.newMeet'),
    t('shell.shortcutTiles.newMovement'),
    t('nav.users'),
    t('nav.settings'),
  ])
  const box = await panel(page).boundingBox()
  expect(box?.width).toBe(380)
  expect(box?.height).toBeLessThanOrEqual(560)
  const columns = await panel(page)
    .locator('.shortcuts__cell')
    .evaluateAll(
      (cells) => new Set(cells.map((cell) => Math.round(cell.getBoundingClientRect().x))).size,
    )
  expect(columns).toBe(2)
  const icon = await panel(page).locator('.shortcut-tile__icon').first().boundingBox()
  expect(icon).toMatchObject({ width: 50, height: 50 })

  await page.setViewportSize({ width: 959, height: 700 })
  await expect.poll(async () => (await panel(page).boundingBox())?.width).toBe(330)
  await titles(page).nth(4).click()
  await atPath(page, '/users/list')
  await expect(panel(page)).toHaveCount(0)
})

test('SC2 tiles follow the rights; without any there is no button', async ({ browser, page }) => {
  await signedIn(page, {
    permissions: [
      { subject: 'tenders', actions: ['read', 'create'] },
      { subject: 'settings', actions: ['read'] },
    ],
  })
  await open(page, '/tenders/new')
  await expect(titles(page)).toHaveText([t('shell.shortcutTiles.newTender'), t('nav.settings')])
  // What was stored by hand is read as suspiciously: other sites, other pages, too many.
  await keep(page, [
    { href: 'https://evil.example/', title: 'x' },
    { href: '//evil.example' },
    { href: 'javascript:alert(1)' },
    { href: '/users/list' },
    { href: '/tenders', title: 'x' },
    { href: '/tenders' },
  ])
  await open(page, '/tenders/new')
  await expect(titles(page)).toHaveText([t('nav.tenders')])

  const other = await browser.newPage()
  await signedIn(other, { permissions: [{ subject: 'stock-cards', actions: ['read'] }] })
  await other.goto(`http://localhost:${process.env.E2E_PORT}/stock-cards`)
  await expect(trigger(other)).toHaveCount(0)
  await other.close()
})

test('SC3 adds this page, moves by buttons, removes, and keeps all of it', async ({ page }) => {
  await signedIn(page)
  await open(page)
  let saved = kept(page)
  await button(page, t('shell.addShortcut')).click()
  await saved
  await expect(titles(page)).toHaveCount(7)
  await expect(titles(page).last()).toHaveText(t('nav.accessControl'))
  await expect(button(page, t('shell.shortcutAdded'))).toBeVisible()

  await button(page, t('shell.editShortcuts')).click()
  const name = t('nav.accessControl')
  saved = kept(page)
  // By the keyboard: the focus stays with the tile that moves.
  await button(page, t('shell.moveShortcutBack', { name })).focus()
  await page.keyboard.press('Enter')
  await saved
  await expect(titles(page).nth(5)).toHaveText(name)
  await expect(button(page, t('shell.moveShortcutBack', { name }))).toBeFocused()
  await expect(panel(page).locator('p[role="status"]')).toHaveText(
    t('shell.shortcutMoved', { name, n: 6, total: 7 }),
  )

  saved = kept(page)
  const users = t('nav.users')
  await button(page, t('shell.removeShortcut', { name: users })).click()
  await saved
  await expect(titles(page)).toHaveCount(6)

  await open(page)
  await expect(titles(page)).toHaveCount(6)
  await expect(titles(page).nth(4)).toHaveText(name)
})

test('SC3 reorders by dragging', async ({ page }) => {
  await signedIn(page)
  await open(page)
  await button(page, t('shell.editShortcuts')).click()
  // The tiles are drawn anew to be edited.
  const name = t('shell.shortcutTiles.newTender')
  await expect(button(page, t('shell.removeShortcut', { name }))).toBeVisible()
  const first = await titles(page).nth(0).boundingBox()
  const third = await titles(page).nth(2).boundingBox()
  if (!first || !third) throw new Error('not drawn')
  const saved = kept(page)
  await page.mouse.move(first.x + 10, first.y + 5)
  await page.mouse.down()
  await page.mouse.move(first.x + 10, first.y + 40, { steps: 4 })
  await page.mouse.move(third.x + 10, third.y + 8, { steps: 8 })
  await page.mouse.up()
  await saved
  await expect(titles(page).nth(2)).toHaveText(name)
})

test('SC3 eight are enough, and a change that was not kept is undone', async ({ page }) => {
  await signedIn(page)
  await keep(
    page,
    [
      '/tenders',
      '/stock-cards',
      '/stock-types',
      '/users/list',
      '/settings',
      '/dashboard',
      '/customers/list',
      '/stock-groups',
    ].map((href) => ({ href })),
  )
  await open(page)
  await expect(titles(page)).toHaveCount(8)
  await expect(button(page, t('shell.shortcutLimit', { n: 8 }))).toHaveAttribute(
    'aria-disabled',
    'true',
  )
  await page.route('**/api/payload-preferences/shortcuts', (route) => route.abort())
  await button(page, t('shell.editShortcuts')).click()
  await button(page, t('shell.removeShortcut', { name: t('nav.tenders') })).click()
  await expect(page.getByText(t('common.failure'))).toBeVisible()
  await expect(titles(page)).toHaveCount(8)
})

test('SC1 SC3 axe finds nothing in the tiles and their tools, tr and ar', async ({ page }) => {
  await signedIn(page)
  for (const locale of ['tr', 'ar'] as const) {
    const words = createTranslator(locale)
    await inLanguage(page, locale)
    await page.goto(PAGE)
    await page
      .locator('.navbar')
      .getByRole('button', { name: words('shell.shortcuts'), exact: true })
      .click()
    await expect(panel(page)).toBeVisible()
    expect(await violationsInThemes(page)).toEqual([])
    await button(page, words('shell.editShortcuts')).click()
    expect(await violationsInThemes(page)).toEqual([])
  }
})
