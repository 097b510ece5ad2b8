import { expect, type Page } from '@playwright/test'
import { createTranslator } from '@/i18n/translate'
import type { Locale } from '@/i18n/locales'
import { TEST_ADMIN } from '../../helpers/startServer'

/** What a member of staff does with the keyboard and the mouse, in their language. */
export const staff = (page: Page, locale: Locale) => {
  const t = createTranslator(locale)

  const signIn = async () => {
    const url = `http://localhost:${process.env.E2E_PORT}`
    await page.context().addCookies([{ name: 'payload-lng', value: locale, url }])
    await page.goto('/login')
    await page.getByLabel(t('auth.email'), { exact: true }).fill(TEST_ADMIN.email)
    await page.getByLabel(t('auth.password'), { exact: true }).fill(TEST_ADMIN.password)
    await page.getByRole('button', { name: t('auth.signIn') }).click()
    await page.waitForURL('**/dashboard')
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
