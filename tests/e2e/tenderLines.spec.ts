import { expect, test, type APIRequestContext, type Page } from './support/test'
import { signedIn } from './support/people'
import { today } from '../factories/day'

type Doc = { id: number; items: { description: string; quantity: number }[]; total: number }

const create = async (api: APIRequestContext, slug: string, data: object): Promise<Doc> => {
  // A change that comes with a session must say which site it comes from.
  const headers = { Origin: `http://localhost:${process.env.E2E_PORT}` }
  const response = await api.post(`/api/${slug}`, { data, headers })
  expect(response.ok(), await response.text()).toBe(true)
  return ((await response.json()) as { doc: Doc }).doc
}

const tenderOf = async (api: APIRequestContext, id: number): Promise<Doc> =>
  (await (await api.get(`/api/tenders/${id}?depth=0`)).json()) as Doc

const freeLine = (index: number) => ({
  kind: 'text',
  description: `Satır ${index}`,
  quantity: 1,
  unitPrice: 10,
  taxRate: 20,
})

const makeTender = (api: APIRequestContext, items: object[]) =>
  create(api, 'tenders', {
    title: 'Satır denemesi',
    date: today(),
    currency: 'TRY',
    unconnectedName: 'Işık Çağrı',
    unconnectedEmail: 'isik@example.com',
    items,
  })

const openLines = async (page: Page, id: number) => {
  await page.goto(`/tenders/edit/${id}`)
  await page.getByRole('tab', { name: 'Kalemler', exact: true }).click()
  await expect(page.locator('[data-line]').first()).toBeVisible()
}

const cell = (page: Page, line: number, name: string) =>
  page.locator(`[data-line][data-index="${line}"] [data-cell="${name}"]`)

/** Scrolls until a line is in the document: only those around the screen are. */
const scrollToLine = async (page: Page, line: number) => {
  await page.evaluate((index) => {
    const lines = document.querySelector('[data-lines] [role="rowgroup"]')!
    const { top, height } = lines.getBoundingClientRect()
    const count = Number(lines.parentElement!.dataset.lines)
    window.scrollTo(0, window.scrollY + top + (height * index) / count - 400)
  }, line)
  await expect(page.locator(`[data-line][data-index="${line}"]`)).toBeVisible()
}

const saveBy = async (page: Page, press: () => Promise<void>) => {
  const saved = page.waitForResponse((response) => response.request().method() === 'PATCH')
  await press()
  return (await saved).status()
}

/**
 * Milliseconds the page itself has worked: the clock on the wall would measure whatever else the
 * machine is doing.
 */
const workOf = async (page: Page) => {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  return async (): Promise<number> => {
    const { metrics } = await session.send('Performance.getMetrics')
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000
  }
}

test.beforeEach(({ page }) => signedIn(page))

test('typing in the hundredth line is not slow, and Ctrl+S right after it loses nothing', async ({
  page,
}) => {
  const lines = Array.from({ length: 100 }, (_, index) => freeLine(index))
  const { id } = await makeTender(page.request, lines)
  await openLines(page, id)
  await scrollToLine(page, 99)
  const work = await workOf(page)

  await cell(page, 99, 'description').focus()
  await page.keyboard.press('End')
  let sent = 0
  page.on('request', (request) => request.method() === 'POST' && (sent += 1))
  const before = await work()
  await page.keyboard.type('abcdefghijklmnopqrst')
  expect(((await work()) - before) / 20).toBeLessThan(50)
  // The form state is updated after a pause, not on every keystroke.
  expect(sent).toBeLessThan(10)

  const saved = page.waitForResponse((response) => response.request().method() === 'PATCH')
  await page.keyboard.press('Control+s')
  expect((await saved).status()).toBe(200)
  const stored = await tenderOf(page.request, id)
  expect(stored.items).toHaveLength(100)
  expect(stored.items[99]?.description).toBe('Satır 99abcdefghijklmnopqrst')
})

test('numbers are read in Turkish, and a wrong one is refused at its cell', async ({ page }) => {
  const { id } = await makeTender(page.request, [freeLine(0)])
  await openLines(page, id)

  await cell(page, 0, 'quantity').fill('1.5')
  await cell(page, 0, 'unitPrice').focus()
  await expect(cell(page, 0, 'quantity')).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByText('Geçerli bir sayı girin.')).toBeVisible()

  await cell(page, 0, 'quantity').fill('1,5')
  await cell(page, 0, 'unitPrice').fill('1.234,56')
  await cell(page, 0, 'unitPrice').press('Tab')
  await expect(page.getByText('₺2.222,21').first()).toBeVisible()
  const saved = page.waitForResponse((response) => response.request().method() === 'PATCH')
  await page.keyboard.press('Control+s')
  expect((await saved).status()).toBe(200)
  expect((await tenderOf(page.request, id)).total).toBe(2222.21)
})

test('lines come in from a scanner and a spreadsheet, and go away for a while', async ({
  page,
}) => {
  const sku = `E2E-${Date.now()}`
  await create(page.request, 'stock-cards', {
    name: 'Şalter',
    sku,
    unit: 'piece',
    currentPrice: 12.5,
    taxRate: 10,
  })
  const { id } = await makeTender(page.request, [freeLine(0)])
  await openLines(page, id)

  const scanner = page.getByRole('textbox', { name: 'Barkod veya stok kodu okutun' })
  await scanner.fill(sku)
  await scanner.press('Enter')
  await expect(cell(page, 1, 'unitPrice')).toHaveValue('12,50')
  await expect(cell(page, 1, 'taxRate')).toHaveValue('10')

  await cell(page, 1, 'stockCard').focus()
  await page.evaluate((text) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', text)
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
    document.activeElement?.dispatchEvent(event)
  }, `Stok kodu\tAçıklama\tMiktar\tFiyat\n${sku}\t\t3\t\nYOK-1\tMontaj\t2.5\t45,50`)
  const preview = page.getByRole('dialog')
  await expect(preview).toContainText('Şalter')
  await expect(preview).toContainText('1 hücre düzeltilmeli')
  await expect(preview).toContainText('Geçerli bir sayı girin.')
  await preview.getByRole('button', { name: '2 satır ekle' }).click()
  await expect(page.locator('[data-line]')).toHaveCount(4)
  await expect(cell(page, 2, 'stockCard')).toBeFocused()
  await expect(cell(page, 2, 'stockCard')).toHaveValue('Şalter')
  await expect(cell(page, 2, 'quantity')).toHaveValue('3')
  await expect(cell(page, 3, 'description')).toHaveValue('YOK-1 Montaj')
  await expect(cell(page, 3, 'unitPrice')).toHaveValue('45,50')
  await expect(cell(page, 3, 'quantity')).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByRole('img', { name: 'YOK-1' })).toBeVisible()

  await page.getByRole('button', { name: 'Satır işlemleri, 4. satır' }).click()
  await page.getByRole('menuitem', { name: 'Satırı kaldır' }).click()
  await expect(page.locator('[data-line]')).toHaveCount(3)
  await page.getByRole('button', { name: 'Geri al', exact: true }).click()
  await expect(cell(page, 3, 'description')).toHaveValue('YOK-1 Montaj')
})

test('300 lines: a row each, only those in sight in the page, worked through by keyboard', async ({
  page,
}) => {
  const lines = Array.from({ length: 300 }, (_, index) => freeLine(index))
  const { id } = await makeTender(page.request, lines)
  await openLines(page, id)
  const drawn = page.locator('[data-line]')
  const heights = await drawn.evaluateAll((rows) => rows.map((row) => row.clientHeight))
  expect(heights.length).toBeGreaterThan(10)
  expect(heights.length).toBeLessThan(60)
  expect(Math.max(...heights)).toBeLessThanOrEqual(48)

  await cell(page, 0, 'quantity').focus()
  await page.keyboard.press('ArrowDown')
  await expect(cell(page, 1, 'quantity')).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(cell(page, 1, 'unitPrice')).toBeFocused()
  await page.keyboard.press('Control+d')
  await expect(cell(page, 2, 'unitPrice')).toBeFocused()
  await expect(cell(page, 2, 'description')).toHaveValue('Satır 1')
  await page.keyboard.press('Alt+ArrowUp')
  await page.keyboard.press('Alt+ArrowUp')
  await expect(cell(page, 0, 'unitPrice')).toBeFocused()
  await expect(cell(page, 0, 'description')).toHaveValue('Satır 1')
  await page.keyboard.press('Control+Delete')
  await expect(cell(page, 0, 'unitPrice')).toBeFocused()
  await expect(cell(page, 0, 'description')).toHaveValue('Satır 0')

  // The line that is wrong has left the document by the time the server refuses it.
  await scrollToLine(page, 217)
  await cell(page, 217, 'quantity').fill('0')
  await scrollToLine(page, 0)
  await cell(page, 0, 'unitPrice').focus()
  await expect(cell(page, 217, 'quantity')).toHaveCount(0)
  expect(await saveBy(page, () => page.keyboard.press('Control+s'))).toBe(400)
  await page.getByRole('link', { name: 'Kalemler 218, Miktar' }).click()
  await expect(cell(page, 217, 'quantity')).toBeFocused()
  await expect(cell(page, 217, 'quantity')).toBeInViewport()
  await cell(page, 217, 'quantity').fill('3')
  expect(await saveBy(page, () => page.keyboard.press('Control+s'))).toBe(200)
  const stored = await tenderOf(page.request, id)
  expect(stored.items).toHaveLength(300)
  expect(stored.items[217]).toMatchObject({ description: 'Satır 217', quantity: 3 })
})

test('approving says which card is short, and an approved tender is locked', async ({ page }) => {
  const sku = `E2E-${Date.now()}`
  const card = await create(page.request, 'stock-cards', { name: 'Kıt parça', sku, unit: 'piece' })
  const line = { kind: 'stockCard', stockCard: card.id, quantity: 2, unitPrice: 10, taxRate: 20 }
  const { id } = await makeTender(page.request, [line])
  await page.goto(`/tenders/edit/${id}`)

  await page.getByRole('button', { name: 'Onayla', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('Satır denemesi')
  await expect(dialog).toContainText('Işık Çağrı')
  await expect(dialog).toContainText('₺24,00')
  await dialog.getByRole('button', { name: 'Onayla', exact: true }).click()
  await expect(dialog).toContainText('Miktar mevcut miktardan fazla olamaz.')
  await expect(dialog).toContainText('Kıt parça: istenen 2, kullanılabilir 0')

  await create(page.request, 'stock-movements', {
    stockCard: card.id,
    type: 'in',
    quantity: 5,
    price: 4,
    currencyType: 'TRY',
    operationDate: today(),
  })
  await dialog.getByRole('button', { name: 'Onayla', exact: true }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText('Başarılı işlem')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Faturala', exact: true })).toBeVisible()

  await page.getByRole('tab', { name: 'Kalemler', exact: true }).click()
  await expect(page.getByText('önce onayı geri alın')).toBeVisible()
  await expect(page.locator('#field-items')).toContainText('Kıt parça')
  await expect(page.locator('[data-lines], [data-cell]')).toHaveCount(0)
})

test('the first card that is found is active, and Enter takes it', async ({ page }) => {
  const tag = Date.now().toString(36)
  const { id } = await makeTender(page.request, [freeLine(0)])
  await create(page.request, 'stock-cards', { name: `Akik K-${tag}`, allowNoStock: true })
  await create(page.request, 'stock-cards', {
    name: `Zümrüt ${tag}`,
    sku: `K-${tag}`,
    allowNoStock: true,
  })
  await openLines(page, id)
  const options = page.getByRole('listbox').getByRole('option')
  const takesFirst = async (line: number, words: string, name: string) => {
    await page.getByRole('button', { name: 'Satır ekle', exact: true }).click()
    await cell(page, line, 'stockCard').fill(words)
    await expect(options.first()).toContainText(name)
    await expect(options.first()).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('Enter')
    await expect(cell(page, line, 'stockCard')).toHaveValue(name)
    await expect(cell(page, line, 'quantity')).toBeFocused()
  }
  await takesFirst(1, `akik k-${tag}`, `Akik K-${tag}`)
  // By name the other one would come first; this one has the code.
  await takesFirst(2, `K-${tag}`, `Zümrüt ${tag}`)
})
