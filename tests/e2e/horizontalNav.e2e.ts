import { expect, test, type Locator, type Page } from './support/test'
import { createTranslator } from '@/i18n/translate'
import { atPath, boxOf, inLanguage, withLook } from './support/frame'
import { signedIn } from './support/people'
import { violationsInThemes } from './support/seriousViolations'

const t = createTranslator('tr')
const PAGE = '/access-control'
const ROW = '#horizontal-nav'

const open = (page: Page, path = PAGE) => page.goto(path)
const groupOf = (page: Page, name: string) =>
  page.locator(ROW).getByRole('button', { name, exact: true })
const popup = (page: Page) => page.locator('.hnav-popup')
const itemOf = (page: Page, name: string) =>
  popup(page).getByRole('menuitem', { name, exact: true })

/** Resolves once a popover stands still. */
const settled = async (of: Locator) => {
  await expect(of.first()).toBeVisible()
  await of
    .first()
    .evaluate((layer) => Promise.all(layer.getAnimations().map(({ finished }) => finished)))
}
const rect = async (of: Locator) => {
  const box = await of.boundingBox()
  if (!box) throw new Error('not drawn')
  return box
}

test('HN1 HN2 HN3 the tree in a row, its popovers 6 px below and within the page', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 720 })
  await withLook(page, { navigation: 'horizontal' })
  await signedIn(page)
  await open(page)
  await expect(page.locator('#vertical-nav')).toBeHidden()
  await expect(page.locator(`${ROW} .hnav__entry:visible`)).toHaveText([
    t('nav.dashboard'),
    t('today.title'),
    t('agenda.title'),
    t('nav.customers'),
    t('nav.companyProjects'),
    t('nav.tenders'),
    t('nav.stock'),
    t('nav.administration'),
  ])
  const navbar = await boxOf(page, '.navbar-frame')
  expect((await boxOf(page, '.hnav-frame')).y).toBeGreaterThanOrEqual(navbar.y + navbar.height - 1)

  for (const name of [t('nav.customers'), t('nav.stock'), t('nav.administration')]) {
    const trigger = groupOf(page, name)
    await trigger.hover()
    await expect(trigger).toHaveAttribute('aria-expanded', 'true')
    await expect(popup(page)).toHaveCount(1)
    await settled(popup(page))
    const [button, layer] = [await rect(trigger), await rect(popup(page))]
    expect(Math.abs(layer.y - (button.y + button.height) - 6)).toBeLessThanOrEqual(0.5)
    expect(layer.x + layer.width).toBeLessThanOrEqual(1280 - 16)
  }
  // The pointer crosses the gap and the popover waits for it.
  const layer = await rect(popup(page))
  await page.mouse.move(layer.x + 40, layer.y + 30, { steps: 6 })
  await expect(popup(page)).toBeVisible()
  await page.mouse.move(400, 650, { steps: 3 })
  await expect(popup(page)).toHaveCount(0)
})

test('HN3 the keyboard opens, walks and leaves a group', async ({ page }) => {
  await withLook(page, { navigation: 'horizontal' })
  await signedIn(page)
  await open(page)
  const stock = groupOf(page, t('nav.stock'))
  for (const key of ['Enter', ' ', 'ArrowDown']) {
    await stock.focus()
    await page.keyboard.press(key)
    await expect(itemOf(page, t('nav.stockCards'))).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(popup(page)).toHaveCount(0)
    await expect(stock).toBeFocused()
  }
  await page.keyboard.press('Enter')
  await expect(itemOf(page, t('nav.stockCards'))).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await atPath(page, '/stock-groups')
  await expect(popup(page)).toHaveCount(0)
  await expect(stock).toHaveAttribute('data-within', 'true')
})

test('HN2 HN7 Arabic at 1000 px: the rest is in one menu, and nothing scrolls sideways', async ({
  page,
}) => {
  const words = createTranslator('ar')
  await page.setViewportSize({ width: 1000, height: 700 })
  await withLook(page, { navigation: 'horizontal' })
  await signedIn(page, { locale: 'ar' })
  await open(page)
  const sideways = () =>
    page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)
  expect(await sideways()).toBe(false)

  await page.setViewportSize({ width: 977, height: 700 })
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '19px'
  })
  const more = groupOf(page, words('nav.more'))
  await expect(more).toBeVisible()
  expect(await sideways()).toBe(false)
  const tops = await page
    .locator(`${ROW} .hnav__entry:visible`)
    .evaluateAll((entries) => new Set(entries.map((entry) => entry.getBoundingClientRect().y)).size)
  expect(tops).toBe(1)

  await more.focus()
  await page.keyboard.press('Enter')
  const deep = itemOf(page, words('nav.administration'))
  await expect(deep).toBeVisible()
  await deep.hover()
  await expect(itemOf(page, words('nav.users'))).toBeVisible()
  await settled(popup(page).nth(1))
  const [first, second] = [await rect(popup(page).first()), await rect(popup(page).nth(1))]
  for (const box of [first, second]) {
    expect(box.x).toBeGreaterThanOrEqual(16)
    expect(box.x + box.width).toBeLessThanOrEqual(977 - 16)
  }
  // Beside it, not over it.
  const isBeside = second.x + second.width <= first.x || second.x >= first.x + first.width
  expect(isBeside).toBe(true)
  expect(await sideways()).toBe(false)
})

test('HN4 sticky stays, static scrolls away with the navbar, hidden is not there', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 500 })
  await withLook(page, { navigation: 'horizontal' })
  await signedIn(page)
  const top = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => element.getBoundingClientRect().top)
  const scrolled = async () => {
    await open(page)
    await page.evaluate(() => {
      document.body.style.minBlockSize = '3000px'
      window.scrollTo(0, 400)
    })
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(400)
  }
  await scrolled()
  expect(await top('.navbar-frame')).toBe(0)
  expect(await top('.hnav-frame')).toBeCloseTo((await boxOf(page, '.navbar-frame')).height, 0)

  await withLook(page, { horizontalNav: 'static' })
  await scrolled()
  expect(await top('.navbar-frame')).toBeLessThan(0)
  expect(await top('.hnav-frame')).toBeLessThan(0)

  await withLook(page, { horizontalNav: 'hidden' })
  await open(page)
  await expect(page.locator(ROW)).toHaveCount(0)
})

test('HN5 up to 976 px the overlay stands in, above the row is back', async ({ page }) => {
  await page.setViewportSize({ width: 1200, height: 700 })
  await withLook(page, { navigation: 'horizontal' })
  await signedIn(page)
  await open(page)
  const row = page.locator(ROW)
  const button = page.getByRole('button', { name: t('shell.openMenu') })
  await expect(row).toBeVisible()
  await expect(button).toBeHidden()

  await page.setViewportSize({ width: 900, height: 700 })
  await expect(row).toBeHidden()
  await button.click()
  await expect(page.locator('#vertical-nav')).toBeVisible()
  await page.keyboard.press('Escape')

  for (const [width, isRow] of [
    [976, false],
    [977, true],
    [1200, true],
  ] as const) {
    await page.setViewportSize({ width, height: 700 })
    await expect(row).toBeVisible({ visible: isRow })
    await expect(button).toBeVisible({ visible: !isRow })
  }
})

test('HN3 axe finds nothing in the row and its open popover', async ({ page }) => {
  await withLook(page, { navigation: 'horizontal' })
  await signedIn(page)
  for (const locale of ['tr', 'ar'] as const) {
    const words = createTranslator(locale)
    await inLanguage(page, locale)
    await open(page)
    await groupOf(page, words('nav.stock')).focus()
    await page.keyboard.press('Enter')
    await settled(popup(page))
    expect(await violationsInThemes(page)).toEqual([])
  }
})
