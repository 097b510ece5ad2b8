import { expect, type Page } from '@playwright/test'
import { createTranslator } from '@/i18n/translate'
import type { Locale } from '@/i18n/locales'
import { signedIn } from './people'

/** Actions of a user with keyboard and mouse, in their language. */
export const staff = (page: Page, locale: Locale) => {
  const t = createTranslator(locale)

  /** Starts with a session; the sign-in form has tests of its own. */
  const signIn = async () => {
    const member = await signedIn(page, { locale })
    await page.goto('/dashboard')
    return member
  }

  /** Fills a field of a record's form. */
  const fill = (name: string, value: string) => page.locator(`#field-${name}`).fill(value)

  /** Chooses a related record in a record's form. */
  const choose = async (name: string, text: string) => {
    await page.locator(`#field-${name}`).fill(text)
    await page.getByRole('listbox').getByRole('option', { name: text }).first().click()
  }

  /** Clicks one of the few options that a record's form shows all at once. */
  const press = (name: string, option: string) =>
    page.locator(`#field-${name}`).getByRole('radio', { name: option }).check()

  /** Saves, waits for the address of the saved record, and returns its id. */
  const save = async (address: RegExp): Promise<number> => {
    await page.locator('#action-save').click()
    await page.waitForURL(address)
    return Number(new URL(page.url()).pathname.split('/').at(-1))
  }

  /** Clicks a command of a tender and confirms its dialog. */
  const command = async (name: string, inDialog?: () => Promise<void>) => {
    await page.getByRole('button', { name, exact: true }).click()
    const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'))
    await expect(dialog).toBeVisible()
    await inDialog?.()
    await dialog.getByRole('button', { name, exact: true }).click()
    await expect(dialog).toBeHidden()
  }

  return { t, signIn, fill, choose, press, save, command }
}
