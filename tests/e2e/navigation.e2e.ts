import { expect, test, type Page } from './support/test'
import { createTranslator } from '@/i18n/translate'
import { atPath, boxOf, inLanguage, withLook } from './support/frame'
import { isHydrated } from './support/isHydrated'
import { signedIn } from './support/people'
import { seriousViolations, violationsInThemes } from './support/seriousViolations'

const t = createTranslator('tr')
const PAGE = '/access-control'
const NAV = '#vertical-nav'
const CONTENT = '.template-default__wrap'

const open = (page: Page, path = PAGE) => page.goto(path)
const groupOf = (page: Page, name: string) =>
  page.locator(NAV).getByRole('button', { name, exact: true })
const linkOf = (page: Page, name: string) =>
  page.locator(NAV).getByRole('link', { name, exact: true })
const widthOf = (page: Page) => expect.poll(async () => (await boxOf(page, NAV)).width)
const contentAt = async (page: Page) => (await boxOf(page, CONTENT)).x

test('VN1 VN2 VN3 VN4 collapses to icons, opens over the content, and is remembered', async ({
  page,
}) => {
  await signedIn(page)
  await open(page)
  await widthOf(page).toBe(260)
  expect(await contentAt(page)).toBe(260)

  await page
    .locator(NAV)
    .getByRole('button', { name: t('shell.collapseMenu') })
    .click()
  await page.mouse.move(900, 400)
  await widthOf(page).toBe(70)
  expect(await contentAt(page)).toBe(70)
  // Words are for screen readers now; a tooltip names the icon.
  await expect(linkOf(page, t('nav.tenders'))).toHaveAttribute('title', t('nav.tenders'))
  await expect(page.locator('.vnav__pin')).toBeHidden()

  await page.mouse.move(30, 300)
  await widthOf(page).toBe(260)
  expect(await contentAt(page)).toBe(70)
  await page.mouse.move(900, 400)
  await widthOf(page).toBe(70)

  await page.keyboard.press('Tab')
  await linkOf(page, t('nav.tenders')).focus()
  await widthOf(page).toBe(260)
  expect(await contentAt(page)).toBe(70)
  await page.evaluate(() => (document.activeElement as HTMLElement).blur())
  await widthOf(page).toBe(70)

  await open(page)
  await widthOf(page).toBe(70)
})

test('VN5 VN6 one group beside the active one, and the page of a record marks its list', async ({
  page,
}) => {
  await signedIn(page)
  await open(page, '/customers/meets/new')
  await expect(linkOf(page, t('nav.meets'))).toHaveAttribute('aria-current', 'page')
  await expect(page.locator(`${NAV} [aria-current="page"]`)).toHaveCount(1)

  const [customers, stock, administration] = [
    groupOf(page, t('nav.customers')),
    groupOf(page, t('nav.stock')),
    groupOf(page, t('nav.administration')),
  ]
  await expect(customers).toHaveAttribute('aria-expanded', 'true')
  await stock.click()
  await expect(linkOf(page, t('nav.stockCards'))).toBeVisible()
  await administration.click()
  await expect(stock).toHaveAttribute('aria-expanded', 'false')
  await expect(customers).toHaveAttribute('aria-expanded', 'true')
  await customers.click()
  await expect(customers).toHaveAttribute('aria-expanded', 'false')

  // Collapsing closes all; coming back with the pointer opens the active one.
  await page.locator('.vnav__pin').click()
  await page.mouse.move(900, 400)
  await widthOf(page).toBe(70)
  await expect(administration).toHaveAttribute('aria-expanded', 'false')
  await page.mouse.move(30, 300)
  await expect(customers).toHaveAttribute('aria-expanded', 'true')
  await expect(administration).toHaveAttribute('aria-expanded', 'false')
})

test('VN7 shows what the ability allows and no group without a page', async ({ page }) => {
  await signedIn(page, { permissions: [{ subject: 'stock-cards', actions: ['read'] }] })
  await open(page, '/')
  await atPath(page, '/today')
  await expect(page.locator(`${NAV} .vnav__list > li`)).toHaveCount(2)
  await expect(groupOf(page, t('nav.stock'))).toBeVisible()
  await expect(page.locator(`${NAV} .vnav__list a`)).toHaveText([
    t('today.title'),
    t('nav.stockCards'),
    t('stockToOrder.title'),
  ])
})

for (const locale of ['tr', 'ar'] as const) {
  test(`VN8 lies over the page up to 976 px, as a modal layer (${locale})`, async ({ page }) => {
    const words = createTranslator(locale)
    await page.setViewportSize({ width: 976, height: 700 })
    await signedIn(page, { locale })
    await open(page)
    const nav = page.locator(NAV)
    const button = page.getByRole('button', { name: words('shell.openMenu') })
    await expect(nav).toBeHidden()
    expect((await boxOf(page, CONTENT)).width).toBe(976)

    await button.click()
    await expect(nav).toBeVisible()
    const edge = locale === 'ar' ? 976 - 260 : 0
    await expect.poll(async () => (await boxOf(page, NAV)).x).toBe(edge)
    await expect(page.locator('.navbar-frame')).toHaveJSProperty('inert', true)
    await expect(page.locator(CONTENT)).toHaveJSProperty('inert', true)
    expect(await nav.evaluate((layer) => layer.contains(document.activeElement))).toBe(true)
    for (let n = 0; n < 12; n++) {
      await page.keyboard.press('Tab')
      const isInside = await nav.evaluate(
        (layer) =>
          layer.contains(document.activeElement) || document.activeElement === document.body,
      )
      expect(isInside).toBe(true)
    }
    expect(await seriousViolations(page)).toEqual([])
    await page.keyboard.press('Escape')
    await expect(nav).toBeHidden()
    await expect(button).toBeFocused()

    await button.click()
    await page.mouse.click(locale === 'ar' ? 60 : 900, 400)
    await expect(nav).toBeHidden()

    await button.click()
    await linkOf(page, words('nav.dashboard')).click()
    await atPath(page, '/dashboard')
    await expect(nav).toBeHidden()

    await isHydrated(page)
    await button.click()
    await expect(nav).toBeVisible()
    await page.setViewportSize({ width: 977, height: 700 })
    await expect(page.locator('.vnav__scrim')).toBeHidden()
    await expect(page.locator('.navbar-frame')).toHaveJSProperty('inert', false)
    await expect(nav).toBeVisible()
    await expect(button).toBeHidden()
    await page.setViewportSize({ width: 975, height: 700 })
    await expect(nav).toBeHidden()
    await expect(button).toBeVisible()
  })
}

test('VN8 NB1 fits 320 px without sideways scroll', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await signedIn(page)
  await open(page, '/stock-types')
  const sideways = () =>
    page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)
  expect(await sideways()).toBe(false)
  await page.getByRole('button', { name: t('shell.openMenu') }).click()
  await expect(page.locator(NAV)).toBeVisible()
  expect(await sideways()).toBe(false)
  // The page at hand has the focus, given by a press: it is as easy to read as the others.
  const current = page.locator(NAV).locator('[aria-current="page"]')
  await expect(current).toBeFocused()
  await expect(current).toHaveCSS('opacity', '1')
  expect(await seriousViolations(page, { only: 'colours' })).toEqual([])
})

test('VN9 the header throws a shadow once the list is scrolled', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 420 })
  await signedIn(page)
  await open(page, '/stock-types')
  const header = page.locator('.vnav__header')
  // As it comes alive, the frame brings the page at hand into sight.
  const shadowAt = async (offset: number) => {
    await page.locator('.vnav__list-frame').evaluate((list, y) => list.scrollTo(0, y), offset)
    return header.evaluate((element) => getComputedStyle(element).boxShadow)
  }
  await expect.poll(() => shadowAt(0)).toBe('none')
  await expect.poll(() => shadowAt(60)).not.toBe('none')
})

/** Where the visible controls of the navbar stand, in the order of the document. */
const placesInNavbar = (page: Page) =>
  page.locator('.navbar :is(button, a)').evaluateAll((controls) =>
    controls
      .map((control) => control.getBoundingClientRect())
      .filter(({ width }) => width > 0)
      .map(({ x }) => x),
  )

test('NB1 NB2 the navbar in one order, mirrored in Arabic, with names and room to hit', async ({
  page,
}) => {
  await signedIn(page)
  // One language for each direction; words of the others: `allWords.e2e.ts`.
  for (const locale of ['tr', 'ar'] as const) {
    const words = createTranslator(locale)
    await inLanguage(page, locale)
    await open(page)
    const names = [words('shell.language'), words('shell.theme'), words('shell.shortcuts')]
    for (const name of names) {
      const button = page.locator('.navbar').getByRole('button', { name, exact: true })
      const box = await button.boundingBox()
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24)
    }
    const order = await page
      .locator('.navbar button[aria-label]')
      .evaluateAll((buttons) => buttons.map((button) => button.getAttribute('aria-label')))
    const found = names.map((name) => order.indexOf(name))
    expect(found).toEqual([...found].sort((one, other) => one - other))
    expect(order.at(-1)).toContain(words('shell.userMenu'))

    const places = await placesInNavbar(page)
    const expected = [...places].sort((one, other) => (locale === 'ar' ? other - one : one - other))
    expect(places).toEqual(expected)
  }
})

test('NB1 the horizontal layout begins with sign and title', async ({ page }) => {
  await withLook(page, { navigation: 'horizontal' })
  await signedIn(page)
  await open(page)
  const first = page.locator('.navbar :is(button, a):visible').first()
  await expect(first).toHaveClass(/navbar__brand/)
  await expect(first).toBeVisible()
})

test('NB5 one menu at a time; Escape, a click outside and another page close it', async ({
  page,
}) => {
  await signedIn(page)
  await open(page)
  const bar = page.locator('.navbar')
  const theme = bar.getByRole('button', { name: t('shell.theme'), exact: true })
  const language = bar.getByRole('button', { name: t('shell.language'), exact: true })
  const shortcuts = bar.getByRole('button', { name: t('shell.shortcuts'), exact: true })
  const layers = page.locator('[role="menu"], .shortcuts')

  await theme.click()
  await expect(layers).toHaveCount(1)
  await language.click()
  await expect(page.getByRole('menuitemradio', { name: 'Français' })).toBeVisible()
  await expect(layers).toHaveCount(1)
  // The keyboard is in the menu that is open, not at the button of the one before.
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('menu').locator(':focus')).toHaveCount(1)
  await shortcuts.click()
  await expect(page.locator('.shortcuts')).toBeVisible()
  await expect(layers).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(layers).toHaveCount(0)
  await expect(shortcuts).toBeFocused()

  // The keyboard alone: what is left with Tab closes.
  await theme.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menu').locator(':focus')).toHaveCount(1)
  await page.keyboard.press('Tab')
  await expect(layers).toHaveCount(0)
  await theme.click()
  await expect(page.getByRole('menu')).toBeFocused()
  await page.mouse.click(640, 700)
  await expect(layers).toHaveCount(0)

  await shortcuts.click()
  await page
    .locator('.shortcuts')
    .getByRole('link', { name: t('nav.users') })
    .click()
  await atPath(page, '/users/list')
  await expect(layers).toHaveCount(0)
})

test('VN8 NB2 axe finds nothing in navigation and menus, tr and ar', async ({ page }) => {
  await signedIn(page)
  for (const locale of ['tr', 'ar'] as const) {
    const words = createTranslator(locale)
    await inLanguage(page, locale)
    await open(page)
    await groupOf(page, words('nav.stock')).click()
    expect(await violationsInThemes(page)).toEqual([])
    await page
      .locator('.navbar')
      .getByRole('button', { name: words('shell.language'), exact: true })
      .click()
    await expect(page.getByRole('menu')).toBeVisible()
    expect(await violationsInThemes(page)).toEqual([])
  }
})
