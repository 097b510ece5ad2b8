import type { Page } from '@playwright/test'

/** A page's heading, and what takes keys, presses or files. */
const ANSWERING = 'h1, button, input, select, textarea'

/**
 * Resolves once the whole page answers: before its scripts are there, what is pressed, typed or
 * chosen is lost. React marks each element while it hydrates, one part of a page after another, and
 * keeps none of a part before its last one; the effects that register keys run afterwards, before
 * the browser is idle. A page of another program than the application answers at once.
 */
export const isHydrated = async (page: Page) => {
  // Not async: a promise counts as true at once.
  await page.waitForFunction((answering) => {
    const isMarked = (element: Element) =>
      Object.keys(element).some((key) => key.startsWith('__reactProps'))
    return !('__next_f' in window) || [...document.querySelectorAll(answering)].every(isMarked)
  }, ANSWERING)
  await page.evaluate(
    () => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 5_000 })),
  )
}
