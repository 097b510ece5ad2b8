import type { Page } from '@playwright/test'

/** A page's heading, and the elements that handle keys, clicks or files. */
const ANSWERING = 'h1, button, input, select, textarea'

/**
 * Resolves once the whole page is hydrated: before that, clicks and input are lost. React marks
 * each element while it hydrates, one part of a page after another. The effects that register
 * keyboard shortcuts run afterwards, before the browser is idle. A page without the application's
 * scripts counts as hydrated.
 */
export const isHydrated = async (page: Page) => {
  // Not async: a promise would count as true at once.
  await page.waitForFunction((answering) => {
    const isMarked = (element: Element) =>
      Object.keys(element).some((key) => key.startsWith('__reactProps'))
    return !('__next_f' in window) || [...document.querySelectorAll(answering)].every(isMarked)
  }, ANSWERING)
  await page.evaluate(
    () => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 5_000 })),
  )
}
