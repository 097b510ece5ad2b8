import { expect, test, type Locator, type Page } from './support/test'
import { createTranslator } from '@/i18n/translate'
import { atPath } from './support/frame'
import { isHydrated } from './support/isHydrated'
import { ready } from './support/lists'
import { newMember } from './support/people'

const t = createTranslator('tr')
const FARTHEST = 120

/** Goes on with Tab until a control has the focus, as somebody without a mouse does. */
const reach = async (page: Page, control: Locator) => {
  await expect(control).toBeVisible()
  const hasFocus = () => control.evaluate((element) => element.contains(document.activeElement))
  for (let n = 0; n < FARTHEST; n++) {
    if (await hasFocus()) return
    await page.keyboard.press('Tab')
  }
  throw new Error('Tab never reaches the control')
}

const write = async (page: Page, field: Locator, text: string) => {
  await reach(page, field)
  await page.keyboard.type(text)
}

/** Saves with Ctrl+S and waits for the record's own address; gives its id. */
const save = async (page: Page, address: RegExp): Promise<number> => {
  await page.keyboard.press('Control+s')
  await page.waitForURL(address)
  await isHydrated(page)
  return Number(new URL(page.url()).pathname.split('/').at(-1))
}

/** G and a letter, then N: from anywhere to the form of a new record. */
const startNew = async (page: Page, letter: string, list: string) => {
  // A page that has just come may not listen yet: who sees nothing happen presses again.
  await expect(async () => {
    await page.keyboard.press('g')
    await page.keyboard.press(letter)
    await atPath(page, list, 5_000)
  }).toPass()
  await ready(page)
  await expect(page.locator('[data-list-new]')).toBeVisible()
  await page.keyboard.press('n')
  await page.waitForURL('**/new')
  await isHydrated(page)
}

test('KB8 the keyboard alone does the main job: customer, card, tender with a line, approval', async ({
  page,
}) => {
  const member = await newMember()
  const mark = `KB8${Date.now() % 1_000_000}`
  const url = `http://localhost:${process.env.E2E_PORT}`
  await page.context().addCookies([{ name: 'payload-lng', value: 'tr', url }])
  // The mouse must not help by accident.
  await page.addInitScript(() =>
    addEventListener('pointerdown', () => document.documentElement.setAttribute('data-mouse', '')),
  )

  await page.goto('/login')
  await write(page, page.getByLabel(t('auth.email'), { exact: true }), member.email)
  await write(page, page.getByLabel(t('auth.password'), { exact: true }), member.password)
  await page.keyboard.press('Enter')
  await atPath(page, '/dashboard')
  await isHydrated(page)

  await startNew(page, 'c', '/customers/list')
  await write(page, page.locator('#field-name'), `Yıldız ${mark}`)
  await save(page, /\/customers\/view\/\d+/)

  await startNew(page, 's', '/stock-cards')
  await write(page, page.locator('#field-name'), `Boru ${mark}`)
  await write(page, page.locator('#field-sku'), mark)
  await write(page, page.locator('#field-currentPrice'), '100')
  // Approving must not wait for goods to come in.
  await reach(page, page.locator('#field-allowNoStock'))
  await page.keyboard.press('Space')
  const cardId = await save(page, /\/stock-cards\/(edit|view)\/\d+/)

  await startNew(page, 't', '/tenders')
  await write(page, page.locator('#field-title'), `Tesisat ${mark}`)
  const company = page.locator('#field-company')
  await reach(page, company)
  await page.keyboard.type(mark)
  const found = page.getByRole('listbox').getByRole('option')
  await expect(found.filter({ hasText: `Yıldız ${mark}` })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(company).toHaveValue(`Yıldız ${mark}`)

  // The tabs stand before the fields and are one stop: arrows lead from one to the other.
  const tab = (name: 'information' | 'items') =>
    page.getByRole('tab', { name: t(`tenders.tabs.${name}`), exact: true })
  await expect(tab('information')).toHaveAttribute('aria-selected', 'true')
  for (let n = 0; n < FARTHEST; n++) {
    if (await tab('information').evaluate((element) => element === document.activeElement)) break
    await page.keyboard.press('Shift+Tab')
  }
  await page.keyboard.press('ArrowRight')
  await expect(tab('items')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(tab('items')).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByRole('tabpanel', { name: t('tenders.tabs.items') })).toBeVisible()
  const scan = page.getByLabel(t('tenderItems.editor.scan'))
  await reach(page, scan)
  // As fast as hands: quicker keys are a scanner's.
  await page.keyboard.type(mark, { delay: 70 })
  await page.keyboard.press('Enter')
  const line = t('tenderItems.editor.lineOf', { n: 1 })
  const quantity = page.getByLabel(`${t('tenderItems.fields.quantity')}, ${line}`)
  await expect(quantity).toBeVisible()
  for (let n = 0; n < FARTHEST; n++) {
    if (await quantity.evaluate((element) => element === document.activeElement)) break
    await page.keyboard.press('Shift+Tab')
  }
  await page.keyboard.press('Control+a')
  await page.keyboard.type('3')
  const tenderId = await save(page, /\/tenders\/view\/\d+/)

  await reach(page, page.getByRole('button', { name: t('tenders.actions.approve'), exact: true }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog').or(page.getByRole('alertdialog'))).toBeVisible()
  await page.keyboard.press('Control+Enter')
  await expect(page.getByRole('dialog').or(page.getByRole('alertdialog'))).toBeHidden()
  await expect(page.getByText(t('tenders.statuses.approved')).first()).toBeVisible()

  const answer = await page.request.get(`/api/tenders/${tenderId}`)
  expect(await answer.json()).toMatchObject({ isApproved: true, total: 360 })
  const card = await page.request.get(`/api/stock-cards/${cardId}`)
  expect(await card.json()).toMatchObject({ reservedQuantity: 3 })
  await expect(page.locator('html')).not.toHaveAttribute('data-mouse')
})
