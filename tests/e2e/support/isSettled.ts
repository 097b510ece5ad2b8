import { expect, type Page } from '@playwright/test'

/** A line of tabs of which the server has made none reachable by keys: that comes with hydration. */
const UNREACHABLE =
  '[role="tablist"]:has([role="tab"][tabindex="-1"]):not(:has([role="tab"][tabindex="0"]))'
const UNMENDED = 'section[aria-label="Notifications alt+T"]'

/** Resolves once a page shows what it is going to show, and its own scripts answer. */
export const isSettled = async (page: Page) => {
  await expect(page.locator('h1').first()).toBeVisible()
  // What the server sends holds the place of choices only; they come with the page's own scripts.
  await expect(page.locator('[aria-busy="true"], .ui-skeleton, .shimmer-effect')).toHaveCount(0)
  await expect(page.locator(UNREACHABLE)).toHaveCount(0)
  // Controls of the framework that are mended by the page's own scripts.
  await expect(page.locator(UNMENDED)).toHaveCount(0)
}
