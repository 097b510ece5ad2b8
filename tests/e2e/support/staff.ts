import { expect, type Page } from '@playwright/test'
import { createTranslator } from '@/i18n/translate'
import type { Locale } from '@/i18n/locales'
import { signedIn } from './people'

/** What a member of staff does with the keyboard and the mouse, in their language. */
export const staff = (page: Page, locale: Locale) => {
  const t = createTranslator(locale)

  /** Begins where signing in ends; the form has tests of its own. */
  const signIn = async () => {
    const member = await signedIn(page, { locale })
    await page.goto('/dashboard')
    return member
  }

  /** Fills a field of a record's form. */
  const fill = (name: string, value: string) => page.locator(`#field-${name}`).fill(value)

  /** Chooses from a picker of a record's form: a related record or an option. */
  const choose = async (name: string, text: string) => {
    const field = page.locator(`#field-${name}`)
    await field.locator('.rs__control').click()
    await field.locator('input.rs__input').fill(text)
    await page.locator('.rs__option', { hasText: text }).first().click()
  }

  /** Saves and waits for the record's own address; gives its id. */
  const save = async (address: RegExp): Promise<number> => {
    await page.locator('#action-save').click()
    await page.waitForURL(address)
    return Number(new URL(page.url()).pathname.split('/').at(-1))
  }

  /** Presses a command of a tender and confirms its dialog. */
  const command = async (name: string, inDialog?: () => Promise<void>) => {
    await page.getByRole('button', { name, exact: true }).click()
    const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'))
    await expect(dialog).toBeVisible()
    await inDialog?.()
    await dialog.getByRole('button', { name, exact: true }).click()
    await expect(dialog).toBeHidden()
  }

  return { t, signIn, fill, choose, save, command }
}
