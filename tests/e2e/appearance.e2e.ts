import { expect, test, type Page } from './support/test'
import { createTranslator } from '@/i18n/translate'
import {
  colors,
  contrastOf,
  cookie,
  html,
  makeTall,
  openFrame,
  putCookies,
  QUIET_PAGE,
} from './support/look'
import { newMember, signedIn, signInAs } from './support/people'
import { showTheme, violationsInThemes } from './support/seriousViolations'

const t = createTranslator('tr')
const WIDE = { width: 1400, height: 900 }

const drawer = (page: Page) => page.getByRole('dialog', { name: t('appearance.title') })
const toggler = (page: Page) => page.getByRole('button', { name: t('appearance.open') })
const radio = (page: Page, name: string) => drawer(page).getByRole('radio', { name, exact: true })
const group = (page: Page, name: string) => drawer(page).getByRole('group', { name, exact: true })
const option = (page: Page, set: string, name: string) =>
  group(page, set).getByRole('radio', { name, exact: true })

/** The stored preferences of the signed-in user. */
const stored = async (page: Page): Promise<Record<string, unknown> | null> => {
  const answer = await page.request.get('/api/payload-preferences/ui')
  return ((await answer.json()) as { value: Record<string, unknown> | null }).value
}

const openDrawer = async (page: Page) => {
  await page.setViewportSize(WIDE)
  await openFrame(page)
  await toggler(page).click()
  await expect(drawer(page)).toBeVisible()
}

const standsAtTheEnd = async (page: Page) => {
  const box = await toggler(page).boundingBox()
  expect(box?.y).toBeCloseTo(WIDE.height * 0.2, 0)
  await expect.poll(async () => (await drawer(page).boundingBox())?.x).toBe(WIDE.width - 400)
  expect((await drawer(page).boundingBox())?.width).toBe(400)

  // No scrim: the page beneath takes the pointer and the drawer stays.
  const isPage = await page.evaluate(
    () => document.elementFromPoint(500, 400)?.closest('.template-default') !== null,
  )
  expect(isPage).toBe(true)
  const group = page.locator('.vnav').getByRole('button', { name: t('nav.stock') })
  await group.click()
  await expect(group).toHaveAttribute('aria-expanded', 'true')
  await expect(drawer(page)).toBeVisible()

  await drawer(page)
    .getByRole('button', { name: t('actions.close') })
    .focus()
  await page.keyboard.press('Escape')
  await expect(drawer(page)).toBeHidden()
  await expect(toggler(page)).toBeFocused()

  await page.setViewportSize({ width: 1263, height: 900 })
  await expect(toggler(page)).toBeHidden()
  await page.locator('.navbar__user').click()
  await page.getByRole('menuitem', { name: t('appearance.title') }).click()
  await expect(drawer(page)).toBeVisible()
  await drawer(page)
    .getByRole('button', { name: t('actions.close') })
    .click()
  await expect(page.locator('.navbar__user')).toBeFocused()
}

const restoresEverything = async (page: Page) => {
  const plain = drawer(page).getByRole('button', { name: t('appearance.reset'), exact: true })
  const dotted = drawer(page).getByRole('button', { name: t('appearance.resetChanged') })
  await expect(plain).toBeVisible()
  await radio(page, t('appearance.colors.red')).check()
  await radio(page, t('appearance.skins.bordered')).check()
  await option(page, t('appearance.footer'), t('appearance.barTypes.hidden')).check()
  await expect(page.locator('footer')).toHaveCount(0)
  expect(await cookie(page, 'bo-primary-light')).toBe('ff4c51')

  await dotted.click()
  await expect(plain).toBeVisible()
  await expect(html(page)).toHaveAttribute('data-skin', 'default')
  await expect(page.locator('footer')).toBeVisible()
  expect(await cookie(page, 'bo-primary-light')).toBeUndefined()
  expect((await colors(page, ['primary'])).primary).toBe('rgb(115, 103, 240)')
}

const showsColours = async (page: Page) => {
  await radio(page, t('appearance.colors.teal')).check()
  await expect.poll(async () => (await colors(page, ['primary'])).primary).toBe('rgb(13, 147, 148)')
  expect(await contrastOf(page, 'on-primary', 'primary-fill')).toBeGreaterThanOrEqual(4.5)

  await radio(page, t('appearance.themes.dark')).check()
  await expect(radio(page, t('appearance.colors.purple'))).toBeChecked()
  await radio(page, t('appearance.colors.amber')).check()
  await expect
    .poll(async () => (await colors(page, ['on-primary']))['on-primary'])
    .toBe('rgb(0, 0, 0)')
  await radio(page, t('appearance.themes.light')).check()
  await expect(radio(page, t('appearance.colors.teal'))).toBeChecked()

  await radio(page, t('appearance.customColor')).check()
  await drawer(page).getByLabel(t('appearance.hex')).fill('#FFFF00')
  await expect.poll(() => cookie(page, 'bo-primary-light')).toBe('ffff00')
  for (const [text, fill, least] of [
    ['on-primary', 'primary-fill', 4.5],
    ['link', 'surface', 4.5],
    ['link', 'page', 4.5],
    ['on-primary-soft', 'primary-soft', 4.5],
    ['primary', 'surface', 3],
    ['primary-fill', 'surface', 3],
  ] as const) {
    expect(await contrastOf(page, text, fill), `${text} on ${fill}`).toBeGreaterThanOrEqual(least)
  }
  const shade = drawer(page).getByRole('slider', { name: t('appearance.hue') })
  await shade.focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => cookie(page, 'bo-primary-light')).not.toBe('ffff00')
  await expect.poll(async () => (await stored(page))?.primaryDark).toBe('#FFB400')
}

const hasEveryControl = async (page: Page) => {
  const groups = {
    primaryColor: 6,
    mode: 3,
    skin: 2,
    navigation: 3,
    contentWidth: 2,
    density: 2,
    direction: 3,
    navbar: 3,
    horizontalNav: 3,
    footer: 3,
  } as const
  for (const [name, options] of Object.entries(groups)) {
    const label = t(`appearance.${name as keyof typeof groups}`)
    const sets = drawer(page).getByRole('group', { name: label, exact: true })
    const counts = await sets.evaluateAll((all) =>
      all.map((set) => set.querySelectorAll('input[type="radio"]').length),
    )
    expect(counts, label).toContain(options)
  }
  await expect(drawer(page).getByRole('switch', { name: t('appearance.navbarBlur') })).toBeChecked()

  await radio(page, t('appearance.skins.default')).focus()
  await page.keyboard.press('ArrowRight')
  await expect(radio(page, t('appearance.skins.bordered'))).toBeChecked()
  await expect(html(page)).toHaveAttribute('data-skin', 'bordered')

  const semiDark = drawer(page).getByRole('switch', { name: t('appearance.semiDark') })
  const surface = () => colors(page, ['surface'])
  const navSurface = () =>
    page.locator('.vnav').evaluate((nav) => getComputedStyle(nav).backgroundColor)
  await semiDark.check()
  await expect.poll(navSurface).toBe('rgb(47, 51, 73)')
  expect((await surface()).surface).toBe('rgb(255, 255, 255)')
  await radio(page, t('appearance.themes.dark')).check()
  await expect(semiDark).toBeDisabled()
}

test('CZ1 CZ2 CZ3 CZ4 CZ5 CZ6 CZ7 the drawer of appearance', async ({ page }) => {
  await signedIn(page)
  await openDrawer(page)
  await test.step('CZ1 stands at the end of wide screens, beside a page that stays usable', () =>
    standsAtTheEnd(page))
  await page.setViewportSize(WIDE)
  await toggler(page).click()
  await test.step('CZ6 the reset has a dot only when something differs, and restores everything', () =>
    restoresEverything(page))
  await test.step('CZ3 CZ4 CZ5 a colour shows at once, for this theme only, always readable', () =>
    showsColours(page))
  await test.step('CZ2 CZ7 every preference has a control, a radio that arrows move', () =>
    hasEveryControl(page))
})

test('SK1 CW1 a bordered skin has lines for shadows; boxed pages are at most 1440 wide', async ({
  page,
}) => {
  await signedIn(page)
  await page.setViewportSize({ width: 1904, height: 900 })
  const inner = (selector: string) =>
    page.locator(selector).evaluate((element) => {
      const { paddingLeft, paddingRight } = getComputedStyle(element)
      const { left, right } = element.getBoundingClientRect()
      const start = left + Number.parseFloat(paddingLeft)
      return { start, width: right - Number.parseFloat(paddingRight) - start }
    })
  await putCookies(page, { 'bo-skin': 'bordered', 'bo-content': 'boxed' })
  await openFrame(page)
  await test.step('SK1 lines instead of shadows', async () => {
    await expect(page.locator('body')).toHaveClass(/skin--bordered/)
    for (const place of ['.navbar', '.ui-card', '.vnav']) {
      await expect(page.locator(place).first()).toHaveCSS('box-shadow', 'none')
    }
    for (const place of ['.navbar', '.ui-card']) {
      await expect(page.locator(place).first()).toHaveCSS('border-top-width', '1px')
    }
    await expect(page.locator('.vnav')).toHaveCSS('border-right-width', '1px')
    const { page: ground, surface } = await colors(page, ['page', 'surface'])
    expect(ground).toBe(surface)
    await page.getByRole('button', { name: t('shell.language') }).click()
    await expect(page.getByRole('menu')).toHaveCSS('box-shadow', 'none')
    await expect(page.getByRole('menu')).toHaveCSS('border-top-width', '1px')
    await page.keyboard.press('Escape')
  })
  await test.step('CW1 in the middle, and the bars follow', async () => {
    const bar = await inner('.navbar-frame')
    expect(bar.width).toBeLessThanOrEqual(1440)
    expect(bar.width).toBeGreaterThan(1400)
    for (const place of ['.ui-page', '.footer']) expect(await inner(place), place).toEqual(bar)
    const before = bar.start - 260
    const after = 1904 - bar.start - bar.width
    expect(Math.abs(before - after)).toBeLessThanOrEqual(20)
  })

  await putCookies(page, { 'bo-skin': 'default', 'bo-content': 'fluid' })
  await openFrame(page)
  await expect(page.locator('body')).toHaveClass(/skin--default/)
  await expect(page.locator('.ui-card').first()).not.toHaveCSS('box-shadow', 'none')
  expect((await inner('.ui-page')).width).toBeGreaterThan(1560)
})

test('PR1 PR2 PR3 PR5 cookies hold the choices and the server paints with them', async ({
  page,
}) => {
  await signedIn(page)
  await openFrame(page)
  for (const [name, value] of Object.entries({
    'data-theme': 'light',
    'data-skin': 'default',
    'data-content': 'fluid',
    'data-density': 'comfortable',
    'data-navigation': 'vertical',
    'data-navbar': 'sticky',
    'data-navbar-blur': 'on',
    'data-footer': 'static',
  })) {
    await expect(html(page)).toHaveAttribute(name, value)
  }
  const kept = (await page.context().cookies()).filter(({ name }) => name.startsWith('bo-'))
  expect(kept.map(({ name }) => name)).toContain('bo-theme')
  for (const { path, sameSite, expires } of kept) {
    expect({ path, sameSite }).toEqual({ path: '/', sameSite: 'Lax' })
    expect(expires - Date.now() / 1000).toBeGreaterThan(31_000_000)
  }

  await putCookies(page, {
    'bo-theme': 'dark',
    'bo-nav': 'collapsed',
    'bo-skin': 'neon',
    'bo-navbar': 'static',
    'bo-primary-dark': '0d9394',
    'bo-primary-light': 'red',
  })
  const markup = await (await page.request.get(QUIET_PAGE)).text()
  const tag = markup.slice(markup.indexOf('<html'), markup.indexOf('>', markup.indexOf('<html')))
  expect(tag).toContain('data-theme="dark"')
  expect(tag).toContain('data-navigation="collapsed"')
  expect(tag).toContain('data-skin="default"')
  expect(tag).toContain('data-navbar="static"')
  expect(tag).toMatch(/--dark-primary-fill:\s*#[0-9a-f]{6}/)
  expect(tag).not.toContain('--light-')
})

test('PR4 each person has their own colours and direction on a shared browser', async ({
  page,
}) => {
  const [anna, berk] = [await newMember(), await newMember()]
  const primary = async () => (await colors(page, ['primary'])).primary
  const signOut = async () => {
    await page.keyboard.press('Escape')
    await expect(drawer(page)).toBeHidden()
    await page.locator('.navbar__user').click()
    await page.getByRole('menuitem', { name: t('shell.signOut') }).click()
    await page.waitForURL(/\/login/)
  }
  const choose = async (color: string) => {
    await openDrawer(page)
    await radio(page, color).check()
    await radio(page, t('appearance.skins.bordered')).check()
  }
  await signInAs(page, anna)
  await choose(t('appearance.colors.red'))
  await radio(page, t('appearance.directions.rtl')).check()
  await expect(html(page)).toHaveAttribute('dir', 'rtl')
  await signOut()
  // The next person is greeted in the direction of the language.
  await expect(html(page)).toHaveAttribute('dir', 'ltr')
  expect(await cookie(page, 'bo-primary-light')).toBeUndefined()
  expect(await cookie(page, 'bo-skin')).toBe('bordered')
  await expect.poll(primary).toBe('rgb(115, 103, 240)')

  await signInAs(page, berk)
  await openFrame(page)
  await expect.poll(primary).toBe('rgb(115, 103, 240)')
  await choose(t('appearance.colors.teal'))
  await expect.poll(primary).toBe('rgb(13, 147, 148)')
  // The cookies are Berk's: what the server keeps for Anna wins over them.
  await expect.poll(async () => (await stored(page))?.primaryLight).toBe('#0D9394')
  await signInAs(page, anna)
  await openFrame(page)
  const red = await primary()
  expect(red).not.toBe('rgb(13, 147, 148)')
  await expect(html(page)).toHaveAttribute('dir', 'rtl')
  await expect.poll(() => cookie(page, 'bo-primary-light')).toBe('ff4c51')
  await signInAs(page, berk)
  await openFrame(page)
  await expect.poll(primary).toBe('rgb(13, 147, 148)')
})

test('RT1 the direction follows the language; who prefers one keeps it', async ({ page }) => {
  await signedIn(page)
  await openDrawer(page)
  await expect(html(page)).toHaveAttribute('dir', 'ltr')
  await radio(page, t('appearance.directions.rtl')).check()
  await expect(html(page)).toHaveAttribute('dir', 'rtl')
  await expect.poll(async () => (await drawer(page).boundingBox())?.x).toBe(0)
  await expect.poll(async () => (await stored(page))?.direction).toBe('rtl')

  const choose = async (language: string, name: string) => {
    await page.getByRole('button', { name: language, exact: true }).click()
    await page.getByRole('menuitemradio', { name }).click()
  }
  await page.keyboard.press('Escape')
  await choose(t('shell.language'), 'English')
  await expect(html(page)).toHaveAttribute('lang', 'en')
  await page.reload()
  await expect(html(page)).toHaveAttribute('dir', 'rtl')

  await choose(createTranslator('en')('shell.language'), 'Türkçe')
  await openDrawer(page)
  await radio(page, t('appearance.directions.language')).check()
  await expect(html(page)).toHaveAttribute('dir', 'ltr')
  await page.keyboard.press('Escape')
  await choose(t('shell.language'), 'العربية')
  await expect(html(page)).toHaveAttribute('dir', 'rtl')
})

const PAIRS = [
  ['on-primary', 'primary-fill', 5, 5],
  ['link', 'surface', 5, 5.3],
  ['link', 'page', 4.7, 4.5],
  ['on-primary-soft', 'primary-soft', 5, 5.4],
  ['on-success-soft', 'success-soft', 4.7, 5.7],
  ['on-error-soft', 'error-soft', 5.3, 4.6],
  ['on-warning-soft', 'warning-soft', 6, 5.9],
  ['on-info-soft', 'info-soft', 5.4, 5.9],
  ['on-neutral-soft', 'neutral-soft', 5.8, 6],
  ['text', 'surface', 4.5, 4.5],
  ['text-soft', 'surface', 4.5, 4.5],
  ['text-soft', 'page', 4.5, 4.5],
  ['text-strong', 'surface-active', 4.5, 4.5],
  ['focus-ring', 'surface', 3, 3],
  ['focus-ring', 'page', 3, 3],
  ['border-field', 'surface', 3, 3],
  ['primary', 'surface', 3, 3],
] as const

test('colour pairs of both themes pass AA as the browser computes them', async ({ page }) => {
  await signedIn(page)
  await openFrame(page)
  for (const theme of ['light', 'dark'] as const) {
    await showTheme(page, theme)
    for (const [text, fill, light, dark] of PAIRS) {
      const least = theme === 'light' ? light : dark
      const found = await contrastOf(page, text, fill)
      expect(found, `${theme}: ${text} on ${fill}`).toBeGreaterThanOrEqual(least)
    }
  }
})

for (const locale of ['tr', 'ar'] as const) {
  test(`axe finds nothing serious in the open drawer (${locale})`, async ({ page }) => {
    const words = createTranslator(locale)
    await signedIn(page, { locale })
    await page.setViewportSize(WIDE)
    await openFrame(page)
    await page.getByRole('button', { name: words('appearance.open') }).click()
    await page.getByRole('radio', { name: words('appearance.customColor'), exact: true }).check()
    await expect(page.getByLabel(words('appearance.hex'))).toBeVisible()
    expect(await violationsInThemes(page)).toEqual([])
  })
}

test.describe('NB4 the blur of the navbar', () => {
  const bar = (page: Page) => page.locator('.navbar')
  const scrolled = async (page: Page) => {
    await openFrame(page)
    await makeTall(page)
    await page.evaluate(() => window.scrollTo(0, 300))
    await expect(bar(page)).toHaveAttribute('data-scrolled', 'true')
  }

  test('NB4 blurs what passes beneath, unless switched off or transparency is unwanted', async ({
    page,
  }) => {
    await signedIn(page)
    await scrolled(page)
    await expect(bar(page)).toHaveCSS('backdrop-filter', 'blur(6px)')
    await expect(bar(page)).toHaveCSS('background-color', 'rgba(255, 255, 255, 0.9)')

    const devtools = await page.context().newCDPSession(page)
    const feature = (value: string) =>
      devtools.send('Emulation.setEmulatedMedia', {
        features: [{ name: 'prefers-reduced-transparency', value }],
      })
    await feature('reduce')
    await expect(bar(page)).toHaveCSS('backdrop-filter', 'none')
    await expect(bar(page)).toHaveCSS('background-color', 'rgb(255, 255, 255)')
    await feature('')

    await putCookies(page, { 'bo-navbar-blur': 'off' })
    await scrolled(page)
    await expect(bar(page)).toHaveCSS('backdrop-filter', 'none')
    await expect(bar(page)).toHaveCSS('background-color', 'rgb(255, 255, 255)')
  })
})
