import { expect } from '@playwright/test'
import { asAdministrator, made } from './people'
import type { Locator, Page, Route } from './test'

/** Opens a form and waits until it can be filled in. */
export const openForm = async (page: Page, path: string) => {
  await page.goto(path)
  await expect(page.locator('form[data-form-ready="true"]')).toBeVisible()
}
export const save = (page: Page) => page.locator('#action-save')
/** The description of an input, as assistive technology reads it. */
export const saidOf = (input: Element) =>
  document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent ?? ''

/** Delays the form's requests while the user types, as a slow server does. */
export const holdChecks = async (page: Page) => {
  const held: Route[] = []
  let isHolding = true
  await page.route('**/*', async (route) => {
    const request = route.request()
    const isCheck = request.method() === 'POST' && Boolean(request.headers()['next-action'])
    if (isCheck && isHolding) held.push(route)
    else await route.fallback()
  })
  return {
    /** Waits for a delayed request, and passes the oldest one on to the server. */
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
     * Types until the form sends its next request. It sends one at a time, so by then the last
     * response has been processed.
     */
    askAgain: (input: Locator) =>
      expect(async () => {
        await input.fill(mark())
        await expect.poll(() => held.length, { timeout: 1_000 }).toBeGreaterThan(0)
      }).toPass(),
  }
}
export const mark = () => Math.random().toString(36).slice(2, 8)
export const stored = async <Doc = Record<string, unknown>>(path: string): Promise<Doc> =>
  (await (await asAdministrator()).get(`/api/${path}?depth=0`)).json() as Promise<Doc>
export const company = (name: string) =>
  made<{ id: number; updatedAt: string }>('companies', { name })
