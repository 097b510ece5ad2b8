import { foreignWords } from './support/foreignWords'
import { isSettled } from './support/isSettled'
import { seriousViolations, showTheme } from './support/seriousViolations'
import { expect, SCREENS, test, type Page } from './support/tour'
import { watchPage } from './support/watchPage'

/**
 * Every screen. In Turkish: nothing serious for axe in light and dark, nothing that jumps while it
 * loads. In Arabic: right to left, and its words readable. In both: no sideways scroll at 320 px,
 * no English and no raw key, no request to another origin, no error in the console. Words of the
 * other languages: `allWords.e2e.ts`.
 */
test.describe.configure({ mode: 'parallel' })
// Other tests leave hundreds of roles behind, and axe looks at each of their cards.
test.setTimeout(120_000)
test.use({ viewport: { width: 1280, height: 900 } })

const open = async (page: Page, address: string) => {
  const answer = await page.goto(address)
  expect(answer?.status()).toBe(address === '/not-authorized' ? 403 : 200)
  await isSettled(page)
}

const expectNarrow = async (page: Page) => {
  await page.setViewportSize({ width: 320, height: 800 })
  // Charts follow the new width a moment later.
  await expect
    .soft(async () => {
      const width = await page.evaluate(() => document.documentElement.scrollWidth)
      expect(width, 'width of the page at 320').toBeLessThanOrEqual(320)
    })
    .toPass({ timeout: 20_000 })
}

const expectQuiet = (
  address: string,
  { outside, errors }: { outside: string[]; errors: string[] },
) => {
  expect.soft(outside, 'requests to other origins').toEqual([])
  // A page that answers 403 is an error for the console.
  if (address !== '/not-authorized') expect.soft(errors, 'errors').toEqual([])
}

for (const name of SCREENS) {
  test(`${name} (tr)`, async ({ page, tour }) => {
    const address = tour.addressOf(name)
    await tour.enter(page, name, 'tr')
    const seen = await watchPage(page)
    await open(page, address)
    expect.soft(await foreignWords(page, 'tr'), 'words of another language').toEqual([])
    expect.soft(await seen.jumps(), 'layout shift').toEqual([])
    await showTheme(page, 'light')
    expect.soft(await seriousViolations(page), 'light').toEqual([])
    await showTheme(page, 'dark')
    expect.soft(await seriousViolations(page, { only: 'colours' }), 'dark').toEqual([])
    await expectNarrow(page)
    expectQuiet(address, seen)
  })

  test(`${name} (ar)`, async ({ page, tour }) => {
    const address = tour.addressOf(name)
    await tour.enter(page, name, 'ar')
    const seen = await watchPage(page)
    await open(page, address)
    await expect.soft(page.locator('html')).toHaveAttribute('dir', /^rtl$/i)
    await expect.soft(page.locator('h1').first()).toHaveCSS('direction', 'rtl')
    expect.soft(await foreignWords(page, 'ar'), 'words of another language').toEqual([])
    expect.soft(await seriousViolations(page, { only: 'colours' }), 'contrast').toEqual([])
    await expectNarrow(page)
    expectQuiet(address, seen)
  })
}
