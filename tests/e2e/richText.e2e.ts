import { expect, test } from './support/test'
import { createTranslator } from '@/i18n/translate'
import { made, signedIn } from './support/people'
import { violationsIn } from './support/seriousViolations'

const HTML =
  '<p>Ölçü <img src=x onerror="window.wasHere = 1">alındı</p><ul><li data-list="checked">Kapı</li></ul>'

type Meet = { id: number; notes: string }

test('RE1 notes keep their formatting and nothing that could run', async ({ page }) => {
  const t = createTranslator('tr')
  await signedIn(page)
  const meet = await made<Meet>('meets', { title: 'Biçimli not', notes: HTML })
  expect(meet.notes).not.toContain('img')

  await page.goto(`/customers/meets/edit/${meet.id}`)
  const editor = page.getByRole('textbox', { name: t('meets.fields.notes') })
  await expect(editor).toHaveText(/Ölçü alındı/)
  await expect(editor).toHaveAttribute('dir', 'auto')

  await editor.press('Control+End')
  await editor.press('Enter')
  await editor.press('Enter')
  const bold = page.getByRole('button', { name: t('richText.bold'), exact: true })
  await bold.click()
  await expect(bold).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.type('Pazartesi')
  await page.getByRole('button', { name: new RegExp(`^${t('richText.textColor')}`) }).click()
  await page.getByRole('menuitemradio', { name: t('richText.colors.red') }).click()
  await expect(editor).toBeFocused()
  await page.keyboard.type(' sabah')
  for (const theme of ['light', 'dark'] as const) {
    expect(await violationsIn(page, theme), theme).toEqual([])
  }
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PATCH')
  await page.keyboard.press('Control+s')
  const { doc } = (await (await saved).json()) as { doc: Meet }
  expect(doc.notes).toContain('<li data-list="checked">Kapı</li>')
  expect(doc.notes).toContain('<strong>Pazartesi</strong>')
  expect(doc.notes).toMatch(/class="ql-color-red"[^>]*>.* sabah/)

  // Until the form has taken the answer, leaving would be asked about.
  await expect(page.locator('.doc-bar')).toHaveAttribute('data-dirty', 'false')
  await page.reload()
  await expect(editor.locator('strong', { hasText: 'Pazartesi' })).toBeVisible()
  expect(await page.evaluate(() => 'wasHere' in window)).toBe(false)
})

test('RE1 the tool bar is one stop of the Tab key, and Tab leaves the text', async ({ page }) => {
  const t = createTranslator('tr')
  await signedIn(page)
  await page.goto('/customers/meets/new')
  const editor = page.getByRole('textbox', { name: t('meets.fields.notes') })
  await editor.click()
  await page.keyboard.press('Shift+Tab')
  const tools = page.getByRole('toolbar', { name: t('richText.toolbar') })
  await expect(tools.locator(':focus')).toHaveCount(1)
  await page.keyboard.press('ArrowRight')
  await expect(tools.getByRole('button').nth(1)).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(editor).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(editor).not.toBeFocused()
})
