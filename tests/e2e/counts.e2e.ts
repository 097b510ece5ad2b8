/** Counting a shelf: CN1, CN2, CN4 (docs/domains/behaviours.md). */
import { createRequire } from 'node:module'
import { createTranslator } from '@/i18n/translate'
import { asAdministrator, made, newMember, signInAs } from './support/people'
import { expect, test, type Page } from './support/test'

const { toBuffer } = createRequire(import.meta.url)('bwip-js/node') as {
  toBuffer: (options: object) => Promise<Buffer>
}
const t = createTranslator('tr')
const PHONE = { width: 390, height: 844 }

const give = async (path: string, data: object) => {
  const answer = await (await asAdministrator()).post(`/api${path}`, { data })
  expect(answer.status(), await answer.text()).toBe(200)
}

/** A count of two cards that has begun, and their codes. */
const shelf = async () => {
  const tag = Date.now().toString(36)
  const cards = [
    await made('stock-cards', { name: `Vida ${tag}`, barcode: `V${tag}` }),
    await made('stock-cards', { name: `Somun ${tag}`, barcode: `S${tag}` }),
  ]
  const { id } = await made('stock-counts', { title: `Raf ${tag}`, scope: 'list' })
  for (const card of cards) await give('/counting/add', { count: id, card: card.id })
  await give(`/stock-counts/${id}/start`, {})
  return { id, tag }
}

const scan = async (page: Page, code: string) => {
  const input = page.getByLabel(t('stockCounts.entry.code'))
  await input.fill(code)
  await input.press('Enter')
  await expect(input).toHaveValue('')
}
const total = (page: Page) => page.locator('.count-current__total bdi')

test('CN1 CN2 CN4 two people count a shelf, one of them without a connection for a while', async ({
  page,
  browser,
}) => {
  const { id, tag } = await shelf()
  const other = await (await browser.newContext({ viewport: PHONE })).newPage()
  for (const one of [page, other]) {
    await one.setViewportSize(PHONE)
    await signInAs(one, await newMember())
    await one.goto(new URL(`/stock-counts/count/${id}`, test.info().project.use.baseURL).href)
    await expect(one.getByText(t('stockCounts.entry.scanHint'))).toBeVisible()
  }
  await scan(page, `V${tag}`)
  await expect(total(page)).toHaveText('1')
  await scan(page, `V${tag}`)
  await scan(other, `V${tag}`)
  await expect(total(other)).toHaveText('3')

  // What does not get through is shown, kept over a reload, and counted once.
  await other.route('**/api/counting/enter', (route) => route.abort())
  await scan(other, `S${tag}`)
  await expect(other.getByText(t('stockCounts.entry.failed'))).toBeVisible()
  await other.unroute('**/api/counting/enter')
  await other.reload()
  await expect(total(other)).toHaveText('1')

  // By the camera, here a photo: one more of it, and the total beside the picture.
  await other.getByRole('button', { name: t('stockroom.scan.title') }).click()
  const dialog = other.getByRole('dialog')
  const look = { scale: 3, padding: 20, backgroundcolor: 'ffffff' }
  const buffer = await toBuffer({ bcid: 'code128', text: `S${tag}`, ...look })
  await dialog
    .getByLabel(t('stockroom.scan.photo'))
    .last()
    .setInputFiles({ name: 'code.png', mimeType: 'image/png', buffer })
  await expect(total(other).last()).toHaveText('2')
  await dialog
    .getByRole('button', { name: t('actions.close') })
    .last()
    .click()

  // Taken back, and zero is typed.
  await page.reload()
  await page.getByRole('button', { name: t('stockCounts.entry.undo') }).click()
  await page.getByRole('button', { name: `Vida ${tag}` }).click()
  await expect(page.getByRole('button', { name: `Vida ${tag}` })).toContainText('2')
  await page.getByLabel(t('stockCounts.entry.quantity'), { exact: true }).fill('0')
  await page.getByRole('button', { name: t('stockCounts.entry.recount') }).click()
  await expect(page.getByRole('button', { name: `Vida ${tag}` })).toContainText('0')
  await other.context().close()
})
