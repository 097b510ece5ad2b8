import { expect, test, type Locator } from './support/test'
import { createTranslator } from '@/i18n/translate'
import { made, signedIn } from './support/people'
import { violationsInThemes } from './support/seriousViolations'
import { today } from '../factories/day'

// As Quill stored it: kinds mixed in one list, depth as a class.
const STORED =
  '<p>Ölçü <img src=x onerror="window.wasHere = 1">alındı</p><ol><li data-list="bullet">Vana</li>' +
  '<li class="ql-indent-1" data-list="bullet">Conta</li><li data-list="checked">Kapı</li></ol>'

const COPIED =
  "<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'>" +
  "<span style='mso-list:Ignore'>1.</span><span style='color:#C00000'>Keşif</span></p>" +
  "<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'>" +
  "<span style='mso-list:Ignore'>2.</span><b onclick='wasHere = 1'>Teklif</b></p>"

const paste = (editor: Locator, html: string) =>
  editor.evaluate((element, copied) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/html', copied)
    element.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    )
  }, html)

type Tender = { id: number; notes: string }

test('RE1 RE2 notes keep their formatting, from what is stored to the sheet of paper', async ({
  page,
}) => {
  const t = createTranslator('tr')
  await signedIn(page)
  const tender = await made<Tender>('tenders', {
    title: 'Biçimli not',
    date: today(),
    currency: 'TRY',
    unconnectedName: 'Işık Çağrı',
    unconnectedEmail: 'isik@example.com',
    notes: STORED,
  })
  expect(tender.notes).not.toContain('img')

  await page.goto(`/tenders/edit/${tender.id}`)
  const editor = page.getByRole('textbox', { name: t('tenders.fields.notes'), exact: true })
  const frame = page.locator('.rich-text__frame').filter({ has: editor })
  const tool = (name: string) => frame.getByRole('button', { name, exact: true })
  await expect(editor).toHaveText(/Ölçü alındı/)
  await expect(editor.locator('ul ul li')).toHaveText('Conta')
  await expect(editor.getByRole('checkbox', { name: 'Kapı' })).toBeChecked()
  // Opening a text changes nothing, although the editor would write it differently.
  await expect(page.locator('.doc-bar')).toHaveAttribute('data-dirty', 'false')

  await editor.press('Control+End')
  await editor.press('Enter')
  await editor.press('Enter')
  await tool(t('richText.bold')).click()
  await expect(tool(t('richText.bold'))).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.type('Pazartesi')
  await frame.getByRole('button', { name: new RegExp(`^${t('richText.textColor')}`) }).click()
  await page.getByRole('menuitemradio', { name: t('richText.colors.red') }).click()
  await expect(editor).toBeFocused()
  await page.keyboard.type(' sabah')
  await frame.getByRole('button', { name: new RegExp(`^${t('richText.textColor')}`) }).click()
  await page.getByRole('menuitem', { name: t('richText.anyColor') }).click()
  await page.getByRole('dialog').getByRole('textbox').fill('#123456')
  await page.getByRole('button', { name: t('actions.apply') }).click()
  await expect(editor).toBeFocused()
  await page.keyboard.type(' erken')
  await page.keyboard.press('Enter')
  await paste(editor, COPIED)
  await page.keyboard.press('Control+z')
  await expect(editor).not.toContainText('Keşif')
  await page.keyboard.press('Control+y')
  await expect(editor.locator('ol > li')).toHaveText(['Keşif', 'Teklif'])
  expect(await violationsInThemes(page)).toEqual([])

  const saved = page.waitForResponse((answer) => answer.request().method() === 'PATCH')
  await page.keyboard.press('Control+s')
  const { doc } = (await (await saved).json()) as { doc: Tender }
  expect(doc.notes).toContain(
    '<ul><li>Vana<ul><li>Conta</li></ul></li></ul><ul><li data-list="checked">Kapı</li></ul>',
  )
  expect(doc.notes).toContain('<strong>Pazartesi</strong>')
  expect(doc.notes).toMatch(/class="ql-color-red"[^>]*>.* sabah/)
  expect(doc.notes).toMatch(/style="color: #123456"[^>]*>.* erken/)
  expect(doc.notes).toMatch(
    /<ol><li>.*style="color: #c00000".*Keşif.*<strong>Teklif<\/strong>.*<\/ol>/,
  )

  // Until the form has taken the answer, leaving would be asked about.
  await expect(page.locator('.doc-bar')).toHaveAttribute('data-dirty', 'false')
  await page.reload()
  await expect(editor.locator('strong', { hasText: 'Pazartesi' })).toBeVisible()

  await page.goto(`/tenders/show/${tender.id}`)
  const printed = page.locator('article .formatted')
  await expect(printed.locator('ol > li')).toHaveText(['Keşif', 'Teklif'])
  await expect(printed.getByText('Keşif')).toHaveCSS('color', 'rgb(192, 0, 0)')
  expect(await page.evaluate(() => 'wasHere' in window)).toBe(false)
})

test('RE1 the tool bar is one stop of the Tab key, and Tab leaves the text', async ({ page }) => {
  const t = createTranslator('tr')
  await signedIn(page)
  await page.goto('/customers/meets/new')
  const editor = page.getByRole('textbox', { name: t('meets.fields.notes') })
  const tools = page.getByRole('toolbar', { name: t('richText.toolbar') })
  // The bar is drawn before the editor is there.
  await expect(tools.getByRole('button').nth(1)).toBeEnabled()
  await editor.click()
  await page.keyboard.press('Shift+Tab')
  await expect(tools.locator(':focus')).toHaveCount(1)
  await page.keyboard.press('ArrowRight')
  await expect(tools.getByRole('button').nth(1)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(editor).toBeFocused()
  await page.keyboard.press('Alt+F10')
  await expect(tools.locator(':focus')).toHaveCount(1)
  await page.keyboard.press('Tab')
  await expect(editor).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(editor).not.toBeFocused()
})
