import { expect, type Page } from '@playwright/test'

/**
 * A tab list without a tab that is reachable by keyboard, as the server renders it: hydration
 * changes that.
 */
const UNREACHABLE =
  '[role="tablist"]:has([role="tab"][tabindex="-1"]):not(:has([role="tab"][tabindex="0"]))'
const UNMENDED = 'section[aria-label="Notifications alt+T"]'

/** Resolves once a page shows its final content, and its scripts are running. */
export const isSettled = async (page: Page) => {
  await expect(page.locator('h1').first()).toBeVisible()
  // The server renders only placeholders for choices; the page's scripts replace them.
  await expect(page.locator('[aria-busy="true"], .ui-skeleton, .shimmer-effect')).toHaveCount(0)
  await expect(page.locator(UNREACHABLE)).toHaveCount(0)
  // Payload's controls that the page's scripts still have to correct.
  await expect(page.locator(UNMENDED)).toHaveCount(0)
}
