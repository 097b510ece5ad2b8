import { expect, test, type Page } from './support/test'
import { allPermissions } from '@/access/buildAbility'
import { createTranslator } from '@/i18n/translate'
import { cookie, html, makeTall, openFrame, putCookies, QUIET_PAGE } from './support/look'
import { signedIn, type Member } from './support/people'

const t = createTranslator('tr')

const languageOf = (page: Page) => page.evaluate(() => window.localStorage.getItem('language'))

const chooseLanguage = async (page: Page, name: string) => {
  await page.getByRole('button', { name: t('shell.language'), exact: true }).click()
  await page.getByRole('menuitemradio', { name }).click()
}

const leadsToContent = async (page: Page) => {
  await page.keyboard.press('Tab')
  const link = page.getByRole('link', { name: t('shell.skipToContent') })
  await expect(link).toBeFocused()
  await expect(link).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
}

const namesLanguages = async (page: Page) => {
  await page.getByRole('button', { name: t('shell.language'), exact: true }).click()
  const items = page.getByRole('menuitemradio')
  await expect(items).toHaveText(['Türkçe', 'English', 'Français', 'العربية'])
  const marks = await items.evaluateAll((all) =>
    all.map((item) => ['lang', 'dir', 'aria-checked'].map((name) => item.getAttribute(name))),
  )
  expect(marks).toEqual([
    ['tr', 'ltr', 'true'],
    ['en', 'ltr', 'false'],
    ['fr', 'ltr', 'false'],
    ['ar', 'rtl', 'false'],
  ])
  await page.keyboard.press('Escape')
}

const hasUserMenu = async (page: Page, person: Member) => {
  const button = page.getByRole('button', { name: `${t('shell.userMenu')}: ${person.name}` })
  await expect(button.locator('.avatar__dot')).toBeVisible()
  await button.click()
  const menu = page.getByRole('menu')
  await expect(menu).toContainText(person.name)
  await expect(menu).toContainText(`Rol ${person.name.split(' ')[1]}`)
  await expect(menu.getByRole('menuitem')).toHaveText([
    t('nav.profile'),
    t('nav.accountSettings'),
    t('appearance.title'),
    t('shell.keyboardShortcuts'),
    t('shell.signOut'),
  ])
  expect((await menu.boundingBox())?.width).toBeGreaterThanOrEqual(240)
  await menu.getByRole('menuitem', { name: t('shell.keyboardShortcuts') }).click()
  await expect(page.getByRole('dialog', { name: t('shell.keyboardShortcuts') })).toBeVisible()
  await page.keyboard.press('Escape')
}

const leadsBackUp = async (page: Page) => {
  await makeTall(page)
  const button = page.getByRole('button', { name: t('shell.backToTop') })
  const scrollTo = (y: number) => page.evaluate((top) => window.scrollTo(0, top), y)
  await scrollTo(201)
  await expect(button).toBeVisible()
  await scrollTo(200)
  await expect(button).toBeHidden()
  await scrollTo(199)
  await expect(button).toBeHidden()

  await scrollTo(900)
  const place = await page.locator('.scroll-top').evaluate((element) => {
    const { right, bottom } = element.getBoundingClientRect()
    return { end: document.documentElement.clientWidth - right, below: innerHeight - bottom }
  })
  expect(place.end).toBeCloseTo(25, 0)
  expect(place.below).toBeCloseTo(await page.evaluate(() => innerHeight * 0.05), 0)
  await button.click()
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
  await expect(page.getByRole('main')).toBeFocused()
  await scrollTo(900)
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('.scroll-top')).toBeHidden()
  await page.emulateMedia({ media: null })
}

const choosesTheme = async (page: Page) => {
  const button = page.getByRole('button', { name: t('shell.theme'), exact: true })
  await expect(button.locator('.tabler-icon-sun')).toBeVisible()
  // Both moments by the clock of the page: the pointer arrives, the name appears.
  const waited = button.evaluate(
    (element, name) =>
      new Promise<number>((resolve) => {
        let began = 0
        element.addEventListener('pointerenter', ({ timeStamp }) => (began ||= timeStamp))
        new MutationObserver((_, observer) => {
          const tips = [...document.querySelectorAll('.ui-tooltip')]
          if (!tips.some(({ textContent }) => textContent?.includes(name))) return
          observer.disconnect()
          resolve(performance.now() - began)
        }).observe(document.body, { childList: true, subtree: true })
      }),
    t('shell.theme'),
  )
  await button.hover()
  expect(await waited).toBeGreaterThan(850)

  await button.click()
  const choices = page.getByRole('menuitemradio')
  await expect(choices).toHaveText(
    (['light', 'dark', 'system'] as const).map((theme) => t(`appearance.themes.${theme}`)),
  )
  await page.getByRole('menuitemradio', { name: t('appearance.themes.dark') }).click()
  await expect(html(page)).toHaveAttribute('data-theme', 'dark')
  await expect(button.locator('.tabler-icon-moon')).toBeVisible()
  expect(await cookie(page, 'bo-theme')).toBe('dark')
}

test('NB6 LG1 UM1 ST1 ST2 TH1 what the frame offers on any page', async ({ page }) => {
  const outside: string[] = []
  page.on('request', (request) => {
    if (!/^(data:|blob:|http:\/\/localhost)/.test(request.url())) outside.push(request.url())
  })
  const person = await signedIn(page, { permissions: allPermissions() })
  await openFrame(page)
  await test.step('NB6 the first stop of Tab leads past the frame to the content', () =>
    leadsToContent(page))
  await test.step('LG1 the four languages in their own words, the present one marked', () =>
    namesLanguages(page))
  await test.step('UM1 the user menu: who one is, and the five ways on', () =>
    hasUserMenu(page, person))
  await page.keyboard.press('Escape')
  await test.step('ST1 ST2 the way back to the top is there after 200 pixels', () =>
    leadsBackUp(page))
  await test.step('TH1 light, dark or system; the icon shows it, its name comes after a second', () =>
    choosesTheme(page))
  expect(outside).toEqual([])
})

test('LG2 a language is kept in both stores and survives a reload', async ({ page }) => {
  await signedIn(page)
  await openFrame(page)
  await page.evaluate(() => Object.assign(window, { notReloaded: true }))
  await chooseLanguage(page, 'العربية')
  await expect(html(page)).toHaveAttribute('lang', 'ar', { timeout: 20_000 })
  await expect(html(page)).toHaveAttribute('dir', 'rtl')
  expect(await page.evaluate(() => 'notReloaded' in window)).toBe(true)
  expect(await languageOf(page)).toBe('ar')
  expect(await cookie(page, 'payload-lng')).toBe('ar')
  await page.reload()
  await expect(html(page)).toHaveAttribute('dir', 'rtl')
  await expect(
    page.locator('.vnav').getByRole('link', { name: createTranslator('ar')('nav.dashboard') }),
  ).toBeVisible()
})

test('LG2 what was typed is not lost without a question', async ({ page }) => {
  await signedIn(page)
  await openFrame(page, '/stock-types/new')
  await page.locator('#field-name').fill('Vida')
  await chooseLanguage(page, 'English')
  const question = page.getByRole('alertdialog', { name: t('common.unsavedChanges') })
  await expect(question).toContainText(t('shell.languageLosesChanges'))
  await question.getByRole('button', { name: t('common.stay') }).click()
  await expect(html(page)).toHaveAttribute('lang', 'tr')
  await expect(page.locator('#field-name')).toHaveValue('Vida')
  await chooseLanguage(page, 'English')
  await question.getByRole('button', { name: t('shell.changeLanguage') }).click()
  await expect(html(page)).toHaveAttribute('lang', 'en')
})

test('LG2 where the stores disagree the storage of the browser wins', async ({ page }) => {
  await signedIn(page, { locale: 'en' })
  await page.addInitScript(() => {
    if (!sessionStorage.getItem('once')) localStorage.setItem('language', 'fr')
    sessionStorage.setItem('once', 'yes')
  })
  await page.goto(QUIET_PAGE)
  await expect(html(page)).toHaveAttribute('lang', 'fr')
  await expect.poll(() => cookie(page, 'payload-lng')).toBe('fr')
  expect(await languageOf(page)).toBe('fr')
})

test.describe('LG3 without a stored language', () => {
  test.use({ locale: 'fr-FR', isolated: true })

  test('LG3 the page is Turkish, whatever the browser prefers or a broken store says', async ({
    page,
  }) => {
    await page.goto('/login')
    await expect(html(page)).toHaveAttribute('lang', 'tr')
    await expect(page.getByRole('button', { name: t('auth.signIn') })).toBeVisible()
    await expect.poll(() => languageOf(page)).toBe('tr')

    await putCookies(page, { 'payload-lng': 'xx' })
    await page.evaluate(() => window.localStorage.setItem('language', 'klingon'))
    await page.goto('/login')
    await expect(html(page)).toHaveAttribute('lang', 'tr')
    await expect.poll(() => languageOf(page)).toBe('tr')
  })
})

test('TH2 TH3 the first paint is in the right theme, and "system" follows the system', async ({
  page,
}) => {
  await signedIn(page)
  // Every theme the page ever had, from its first moment on.
  await page.addInitScript(() => {
    const themes: (string | undefined)[] = []
    Object.assign(window, { themes })
    const note = () => {
      const theme = document.documentElement?.dataset.theme
      if (document.body && themes.at(-1) !== theme) themes.push(theme)
    }
    requestAnimationFrame(function frame() {
      note()
      requestAnimationFrame(frame)
    })
  })
  const themes = () => page.evaluate(() => (window as unknown as { themes: string[] }).themes)
  await putCookies(page, { 'bo-theme': 'dark' })
  await openFrame(page)
  expect(await themes()).toEqual(['dark'])

  // The server cannot know the system's theme here: the script in the page sets it in time.
  await page.emulateMedia({ colorScheme: 'light' })
  await putCookies(page, { 'bo-theme': 'system', 'payload-theme': 'dark' })
  await openFrame(page)
  expect(await themes()).toEqual(['light'])

  await page.emulateMedia({ colorScheme: 'dark' })
  await expect(html(page)).toHaveAttribute('data-theme', 'dark')
  await page.emulateMedia({ colorScheme: 'light' })
  await expect(html(page)).toHaveAttribute('data-theme', 'light')
})

test('UM2 signing out ends the session, and every tab leaves', async ({ page, context }) => {
  await signedIn(page)
  await openFrame(page)
  const other = await context.newPage()
  await openFrame(other)
  await other.evaluate(() => {
    localStorage.setItem('bo-recent-7', '[]')
    localStorage.setItem('bo-note-7-companies-1', '{}')
    sessionStorage.setItem('bo-trail', '{}')
  })
  await page.locator('.navbar__user').click()
  await page.getByRole('menuitem', { name: t('shell.signOut') }).click()
  await page.waitForURL(/\/login$/)
  await other.waitForURL(/\/login$/)
  const left = await other.evaluate(() =>
    [localStorage, sessionStorage].flatMap((one) => Object.keys(one)),
  )
  expect(left.filter((key) => /^bo-(recent|trail|note)/.test(key))).toEqual([
    'bo-note-7-companies-1',
  ])
  const me = await page.request.get('/api/users/me')
  expect(((await me.json()) as { user: unknown }).user).toBeNull()
})

/** Where a jump to an anchor far below ends. */
const expectAnchorAt = async (page: Page, offset: number) => {
  await page.evaluate(() => {
    const content = document.querySelector('.template-default__wrap')
    const target = Object.assign(document.createElement('h2'), { id: 'target' })
    target.style.marginBlock = '1500px'
    content?.append(target)
    window.location.hash = '#target'
  })
  await expect
    .poll(() => page.locator('#target').evaluate((one) => one.getBoundingClientRect().top))
    .toBeCloseTo(offset, 0)
}
const topOfNavbar = async (page: Page) => {
  await page.evaluate(() => window.scrollTo(0, 500))
  return page.locator('.navbar-frame').evaluate((bar) => bar.getBoundingClientRect().top)
}

const expectFooterUncovering = async (page: Page) => {
  const footer = page.getByRole('contentinfo')
  await page.evaluate(() => {
    const content = document.querySelector('.template-default__wrap')
    for (let row = 0; row < 60; row += 1) {
      const button = document.createElement('button')
      button.textContent = `row ${row}`
      button.style.display = 'block'
      content?.append(button)
    }
  })
  await expect(footer).toBeInViewport({ ratio: 1 })
  for (const name of ['row 20', 'row 59']) {
    const row = page.getByRole('button', { name, exact: true })
    await row.focus()
    await expect(row).toBeInViewport({ ratio: 1 })
    const [bottom, edge] = await Promise.all([
      row.evaluate((element) => element.getBoundingClientRect().bottom),
      page.locator('.footer__bar').evaluate((element) => element.getBoundingClientRect().top),
    ])
    // Lines of text end on fractions of a pixel.
    expect(bottom, name).toBeLessThanOrEqual(edge + 0.5)
  }
}

test('FT1 FT2 NB3 ST3 bars stay, scroll away or are not there; an anchor ends 60 px below', async ({
  page,
}) => {
  await signedIn(page)
  const footer = page.getByRole('contentinfo')
  await page.setViewportSize({ width: 1280, height: 600 })

  await test.step('the navbar sticky, the footer static', async () => {
    await openFrame(page)
    await expect(footer).toContainText(`© ${new Date().getFullYear()}`)
    await expect(footer.getByRole('link', { name: t('nav.accountSettings') })).toBeVisible()
    await makeTall(page)
    await expect(footer).not.toBeInViewport()
    await page.setViewportSize({ width: 959, height: 600 })
    await expect(footer.getByRole('link')).toHaveCount(0)
    await page.setViewportSize({ width: 1280, height: 600 })
    expect(await topOfNavbar(page)).toBe(0)
    await expectAnchorAt(page, 126)
  })

  await test.step('the navbar static, the footer sticky without covering anything', async () => {
    await putCookies(page, { 'bo-footer': 'sticky', 'bo-navbar': 'static' })
    await openFrame(page)
    await expectFooterUncovering(page)
    expect(await topOfNavbar(page)).toBeLessThan(0)
    await expectAnchorAt(page, 60)
  })

  await test.step('neither is there', async () => {
    await putCookies(page, { 'bo-footer': 'hidden', 'bo-navbar': 'hidden' })
    await openFrame(page)
    await expect(page.locator('footer')).toHaveCount(0)
    await expect(page.locator('.navbar-frame')).toBeHidden()
    await page.keyboard.press('Control+k')
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.keyboard.press('Escape')
    // On a narrow screen it holds the way to the navigation.
    await page.setViewportSize({ width: 900, height: 700 })
    await expect(page.getByRole('button', { name: t('shell.openMenu') })).toBeVisible()
  })
})
