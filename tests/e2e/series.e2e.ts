import { randomInt } from 'node:crypto'
import { createRequire } from 'node:module'
import { createTranslator } from '@/i18n/translate'
import { checkDigit } from '@/domain/stock/codes/symbols'
import { asAdministrator, made, signedIn } from './support/people'
import { violationsIn } from './support/seriousViolations'
import { scan } from './support/scanner'
import { expect, test } from './support/test'

const t = createTranslator('tr')
const { toBuffer } = createRequire(import.meta.url)('bwip-js/node') as {
  toBuffer: (options: object) => Promise<Buffer>
}

const eanOf = (digits: string): string => `${digits}${checkDigit(digits)}`

test('twenty cards are received with a scanner, on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signedIn(page)
  const first = randomInt(1e10, 9e10)
  const cards = await Promise.all(
    Array.from({ length: 20 }, async (_, n) => {
      const barcode = eanOf(`2${first + n}`)
      const name = `Seri ${first + n}`
      return { ...(await made('stock-cards', { name, barcode, costPrice: 5 })), barcode, name }
    }),
  )
  await page.goto('/stock-movements')
  await page.getByRole('link', { name: t('stockroom.series.open') }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('stockroom.series.title'))
  const code = page.getByLabel(t('stockroom.series.code'))
  const quantityOf = (name: string) =>
    page.getByLabel(t('stockroom.series.quantityOf', { name }), { exact: true })

  for (const [n, { name, barcode }] of cards.entries()) {
    // The focus is in the code, or still in the quantity before: the scanner does not care.
    await scan(page, barcode)
    await expect(quantityOf(name)).toBeFocused()
    if (n % 2 === 0) continue
    await page.keyboard.type(String(n))
    await page.keyboard.press('Enter')
    await expect(code).toBeFocused()
    await expect(code).toHaveValue('')
  }
  // The same card once more is one more of it.
  await scan(page, cards[0]?.barcode ?? '')
  await expect(quantityOf(cards[0]?.name ?? '')).toHaveValue('2')
  await scan(page, '9999999999994')
  await expect(page.getByText(t('stockroom.scan.unknown', { code: '9999999999994' }))).toBeVisible()
  const opened = page.waitForEvent('popup')
  await page.getByRole('link', { name: t('stockroom.scan.create') }).click()
  const form = await opened
  await expect(form.locator('#field-barcode')).toHaveValue('9999999999994')
  await form.close()

  await test.step('what is wrong is said for as long as it is, and a reload loses nothing', async () => {
    const [name = ''] = cards.slice(-1).map((card) => card.name)
    const warning = page.getByRole('alert').filter({ hasText: t('refusals.invalidInput') })
    await quantityOf(name).fill('0')
    await page.getByRole('button', { name: t('stockroom.series.post') }).click()
    await expect(warning).toBeVisible()
    await quantityOf(name).fill('19')
    await expect(warning).toHaveCount(0)
    page.once('dialog', (dialog) => void dialog.accept())
    await page.reload()
    await expect(quantityOf(name)).toHaveValue('19')
    await expect(quantityOf(cards[0]?.name ?? '')).toHaveValue('2')
  })

  // By a photo where there is no camera: what reads it comes from our own server.
  await page.getByRole('button', { name: t('stockroom.scan.title') }).click()
  const dialog = page.getByRole('dialog')
  const picture = await toBuffer({
    bcid: 'ean13',
    text: cards[2]?.barcode,
    scale: 3,
    padding: 20,
    backgroundcolor: 'ffffff',
  })
  await dialog
    .getByLabel(t('stockroom.scan.photo'))
    .last()
    .setInputFiles({ name: 'code.png', mimeType: 'image/png', buffer: picture })
  await expect(dialog.getByText(`${cards[2]?.name}: 2`)).toBeVisible()
  await dialog
    .getByRole('button', { name: t('actions.close') })
    .last()
    .click()

  // 9 × 1, twice one more, and the odd numbers below 20.
  await expect(page.getByText(t('stockroom.series.totalQuantity', { n: '112' }))).toBeVisible()
  expect(await violationsIn(page, 'light')).toEqual([])
  await page.getByRole('button', { name: t('stockroom.series.post') }).click()
  await expect(page.getByText(t('stockroom.series.empty'))).toBeVisible()

  const api = await asAdministrator()
  const ids = cards.map(({ id }) => id).join(',')
  const answer = await api.get(`/api/stock-cards?where[id][in]=${ids}&limit=20&sort=id&depth=0`)
  const { docs } = (await answer.json()) as { docs: { name: string; currentQuantity: number }[] }
  const received = new Map(docs.map((doc) => [doc.name, doc.currentQuantity]))
  expect(cards.map(({ name }) => received.get(name))).toEqual(
    cards.map((_, n) => (n === 0 || n === 2 ? 2 : n % 2 === 0 ? 1 : n)),
  )
})
