import { expect, type Page } from '@playwright/test'

/** A page that sends no requests, and that every signed-in user may open. */
export const QUIET_PAGE = '/pages/account-settings/account'

/** Locators and actions of the command palette. */
export const paletteOf = (page: Page) => {
  const dialog = page.locator('.palette-dialog')
  const input = dialog.getByRole('combobox')
  const options = dialog.getByRole('option')
  const headings = dialog.locator('[cmdk-group-heading]')
  const trigger = page.locator('#palette-trigger')

  /** Opens it by its shortcut, as soon as the page is hydrated. */
  const open = async () => {
    await expect(async () => {
      if (!(await dialog.isVisible())) await page.keyboard.press('Control+k')
      await expect(input).toBeFocused({ timeout: 1_000 })
    }).toPass()
  }
  /** Types and waits for the response. */
  const find = async (text: string) => {
    const answer = page.waitForResponse((response) => response.url().includes('/api/search'))
    await input.fill(text)
    return answer
  }
  return { dialog, input, options, headings, trigger, open, find }
}
