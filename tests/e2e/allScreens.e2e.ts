import { PATHS } from '@/catalog/paths'
import { foreignWords } from './support/foreignWords'
import { FRAMEWORK_CONTROLS } from './support/frameworkControls'
import { isSettled } from './support/isSettled'
import { seriousViolations, showTheme } from './support/seriousViolations'
import {
  EMPTY_FORMS,
  expect,
  GUEST_SCREENS,
  SCREENS,
  STAFF_SCREENS,
  test,
  type Page,
} from './support/tour'
import { watchPage } from './support/watchPage'

/**
 * Every screen. In Turkish, loaded from its address: nothing serious for axe in light and dark,
 * nothing that jumps while it loads, no control of the framework's that ours replace. In Arabic,
 * one page as wide as a phone that walks from screen to screen: right to left. Colours are the same
 * in every language, and a form has the same fields before it has a record.
 * In both: no sideways scroll at 320 px under a finger, nor at 390 px with letters twice as large;
 * no English and no raw key, no request to another origin, no error in the console; the skip link
 * leads to something. Words of the other languages: `allWords.e2e.ts`.
 */
test.describe.configure({ mode: 'parallel' })
const NARROW = { width: 320, height: 800 }
const PHONE = { width: 390, height: 844 }
test.use({ viewport: { width: 1280, height: 900 } })

const open = async (page: Page, address: string) => {
  const answer = await page.goto(address)
  expect(answer?.status()).toBe(address === '/not-authorized' ? 403 : 200)
  await isSettled(page)
}

/** From now on a finger instead of a pointer: what is pressed is larger. */
const touch = async (page: Page) => {
  // It ends with its session, which ends with the page.
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setTouchEmulationEnabled', { enabled: true })
  const isCoarse = () => page.evaluate(() => matchMedia('(pointer: coarse)').matches)
  await expect.poll(isCoarse).toBe(true)
}

const expectFits = async (page: Page, width: number, what: string) => {
  // Charts follow the new width a moment later.
  await expect
    .soft(async () => {
      const needed = await page.evaluate(() => document.documentElement.scrollWidth)
      // A fraction of a pixel, of letters that are enlarged, is rounded up.
      expect(needed, `${what}: ${page.url()}`).toBeLessThanOrEqual(width + 1)
    })
    .toPass({ timeout: 20_000 })
}

/** Letters twice as large, as people set them in their browser. */
const setLetters = (page: Page, size: string) =>
  page.evaluate((value) => (document.documentElement.style.fontSize = value), size)

const expectNarrow = async (page: Page) => {
  await page.setViewportSize(NARROW)
  await expectFits(page, NARROW.width, 'width of the page at 320')
  await page.setViewportSize(PHONE)
  await setLetters(page, '187.5%')
  await expectFits(page, PHONE.width, 'width of the page with large letters')
  await setLetters(page, '')
}

/** Where there is a skip link, there is what it leads to. */
const expectSkipTarget = async (page: Page, name: string) => {
  const targets = await page
    .locator('.skip-link')
    .evaluateAll((links) =>
      links.map((link) => document.querySelectorAll(link.getAttribute('href') ?? '').length),
    )
  expect.soft(targets, `${name}: target of the skip link`).toEqual(targets.map(() => 1))
}

const expectQuiet = (
  address: string,
  { outside, errors }: { outside: string[]; errors: string[] },
) => {
  expect.soft(outside, `${address}: requests to other origins`).toEqual([])
  // A page that answers 403 is an error for the console.
  if (address !== '/not-authorized') expect.soft(errors, `${address}: errors`).toEqual([])
}

for (const name of SCREENS) {
  test(`${name} (tr)`, async ({ page, tour }) => {
    const address = tour.addressOf(name)
    await tour.enter(page, name, 'tr')
    const seen = await watchPage(page)
    await open(page, address)
    expect.soft(await foreignWords(page, 'tr'), 'words of another language').toEqual([])
    await expect.soft(page.locator(FRAMEWORK_CONTROLS), 'controls of the framework').toHaveCount(0)
    expect.soft(await seen.jumps(), 'layout shift').toEqual([])
    await showTheme(page, 'light')
    // The frame around them is looked at once.
    const part = name === 'dashboard' ? undefined : 'screen'
    expect.soft(await seriousViolations(page, { part }), 'light').toEqual([])
    await showTheme(page, 'dark')
    expect.soft(await seriousViolations(page, { only: 'colours', part }), 'dark').toEqual([])
    await expectSkipTarget(page, name)
    await touch(page)
    await expectNarrow(page)
    expectQuiet(address, seen)
  })
}

/** Follows the way of a link of the application: the scripts that are there stay. */
const walkTo = async (page: Page, address: string) => {
  const { pathname } = new URL(address, page.url())
  await page.evaluate((to) => {
    const { next } = window as unknown as { next: { router: { push: (to: string) => void } } }
    next.router.push(to)
  }, address)
  await page.waitForURL((url) => url.pathname === pathname)
  await isSettled(page)
}

/** Fields that begin on the left while nothing stands in them, and were not meant to. */
const backwards = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('[dir="auto"]')]
      .filter((field) => field.matches('input, textarea'))
      .filter((field) => getComputedStyle(field).direction === 'ltr')
      .map((field) => field.outerHTML.slice(0, 120)),
  )

const expectArabic = async (page: Page, name: string) => {
  await expect.soft(page.locator('html'), name).toHaveAttribute('dir', /^rtl$/i)
  await expect.soft(page.locator('h1').first(), name).toHaveCSS('direction', 'rtl')
  expect.soft(await foreignWords(page, 'ar'), `${name}: words of another language`).toEqual([])
  expect.soft(await backwards(page), `${name}: fields from left to right`).toEqual([])
  await expectSkipTarget(page, name)
  await expectNarrow(page)
}

/** So many tests share the walk, so that every worker takes a part of it. */
const WALKS = 6
const WALKED = STAFF_SCREENS.filter((name) => !EMPTY_FORMS.includes(name))

for (let walk = 0; walk < WALKS; walk++) {
  const names = WALKED.filter((_, at) => at % WALKS === walk)

  test(`a walk through ${names.join(', ')} (ar)`, async ({ page, tour }) => {
    await page.setViewportSize(NARROW)
    await touch(page)
    await tour.enter(page, 'dashboard', 'ar')
    const seen = await watchPage(page)
    await open(page, PATHS.dashboard)
    for (const name of names) {
      const address = tour.addressOf(name)
      await walkTo(page, address)
      await expectArabic(page, name)
      expectQuiet(address, { outside: seen.outside.splice(0), errors: seen.errors.splice(0) })
    }
  })
}

for (const name of GUEST_SCREENS) {
  test(`${name} (ar)`, async ({ page, tour }) => {
    await page.setViewportSize(NARROW)
    await touch(page)
    await tour.enter(page, name, 'ar')
    const seen = await watchPage(page)
    await open(page, tour.addressOf(name))
    await expectArabic(page, name)
    expectQuiet(tour.addressOf(name), seen)
  })
}
