import { expect, type Locator, type Page } from '@playwright/test'
import { wcagContrast } from 'culori'

/** A page with navigation that needs few queries. */
export const QUIET_PAGE = '/access-control'

/** The page is hydrated: only then do its controls work. */
export const ready = (page: Page) =>
  expect(page.locator('body')).toHaveClass(/skin--/, { timeout: 30_000 })

/** Opens a page with few queries and waits until it is hydrated. */
export const openFrame = async (page: Page, address = QUIET_PAGE) => {
  await page.goto(address)
  await ready(page)
}

/** The root element, whose attributes the style sheets use. */
export const html = (page: Page): Locator => page.locator('html')

/** Makes the page tall enough to scroll, whatever its content. */
export const makeTall = (page: Page) =>
  page.addStyleTag({ content: '.template-default__wrap { min-block-size: 3000px }' })

/** The value of a cookie of this browser. */
export const cookie = async (page: Page, name: string): Promise<string | undefined> =>
  (await page.context().cookies()).find((one) => one.name === name)?.value

/** Sets cookies in the browser before the page is requested. */
export const putCookies = async (page: Page, values: Record<string, string>) => {
  const url = `http://localhost:${process.env.E2E_PORT}`
  const cookies = Object.entries(values).map(([name, value]) => ({ name, value, url }))
  await page.context().addCookies(cookies)
}

/** CSS variables as colours, resolved by the browser. */
export const colors = (page: Page, names: readonly string[]): Promise<Record<string, string>> =>
  page.evaluate((wanted) => {
    const probe = document.body.appendChild(document.createElement('i'))
    // With reduced motion every change of colour is a very short transition.
    probe.style.setProperty('transition', 'none', 'important')
    const resolved = wanted.map((name) => {
      probe.style.color = `var(--${name})`
      return [name, getComputedStyle(probe).color] as const
    })
    probe.remove()
    return Object.fromEntries(resolved)
  }, names)

/** Contrast of two CSS variables, text first. */
export const contrastOf = async (page: Page, text: string, fill: string): Promise<number> => {
  const found = await colors(page, [text, fill])
  return wcagContrast(found[text] ?? '', found[fill] ?? '')
}
