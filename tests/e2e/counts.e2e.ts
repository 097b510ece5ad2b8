/** Counting a shelf: CN1, CN2, CN4 (docs/domains/behaviours.md). */
import { createRequire } from 'node:module'
import { createTranslator } from '@/i18n/translate'
import { asAdministrator, made, newMember, signInAs } from './support/people'
import { scan as scanKeys } from './support/scanner'
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

/** A count of a group of three cards that has begun, and their codes. */
const shelf = async () => {
  const tag = Date.now().toString(36)
  const digits = String(Date.now())
  const cards = [
    await made('stock-cards', { name: `Vida ${tag}`, barcode: `V${tag}` }),
    await made('stock-cards', { name: `Somun ${tag}`, barcode: `S${tag}` }),
    await made('stock-cards', { name: `Pul ${tag}`, barcode: digits }),
  ]
  const group = await made('stock-groups', {
    name: `Dolap ${tag}`,
    parts: cards.map(({ id }) => ({ stockCard: id, quantity: 1 })),
  })
  const { id } = await made('stock-counts', {
    title: `Raf ${tag}`,
    scope: 'group',
    stockGroup: group.id,
  })
  await give(`/stock-counts/${id}/start`, {})
  return { id, tag, digits }
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
  const { id, tag, digits } = await shelf()
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

  // A name and Enter before its search has answered: the card is counted, not a code refused.
  const searches: string[] = []
  let answer = () => {}
  const pressed = new Promise<void>((resolve) => (answer = resolve))
  await other.route(`**/api/stock-counts/${id}/cards?*`, async (route) => {
    searches.push(new URL(route.request().url()).searchParams.get('q') ?? '')
    await pressed
    await route.continue()
  })
  const input = other.getByLabel(t('stockCounts.entry.code'))
  await input.fill(`somun ${tag}`)
  await input.press('Enter')
  answer()
  await other.getByLabel(t('stockCounts.entry.quantity'), { exact: true }).fill('4')
  await other.getByRole('button', { name: t('stockCounts.entry.add'), exact: true }).click()
  await expect(total(other)).toHaveText('6')
  // Of several cards one is chosen, and a scan replaces the name; its code is not searched for.
  await input.fill(tag)
  await input.press('Enter')
  await expect(other.getByLabel(t('stockCounts.entry.pick')).getByRole('button')).toHaveCount(3)
  await expect(input).not.toHaveAttribute('aria-busy')
  await scanKeys(other, digits)
  await expect(other.locator('.count-current')).toContainText(`Pul ${tag}`)
  await expect(total(other)).toHaveText('1')
  expect(searches).toEqual([`somun ${tag}`, tag])

  // Which group is counted: beside the title, on the page of the count and in the list.
  const group = `${t('stockCounts.scopes.group')}: Dolap ${tag}`
  await expect(other.locator('.page-header')).toContainText(group)
  await other.goto(new URL(`/stock-counts/view/${id}`, other.url()).href)
  await expect(other.locator('.page-header')).toContainText(group)

  // Taken back, and zero is typed.
  await page.reload()
  await page.getByRole('button', { name: t('stockCounts.entry.undo') }).click()
  await page.getByRole('button', { name: `Vida ${tag}` }).click()
  await expect(page.getByRole('button', { name: `Vida ${tag}` })).toContainText('2')
  await page.getByLabel(t('stockCounts.entry.quantity'), { exact: true }).fill('0')
  await page.getByRole('button', { name: t('stockCounts.entry.recount') }).click()
  await expect(page.getByRole('button', { name: `Vida ${tag}` })).toContainText('0')
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/stock-counts')
  const listed = page.getByRole('row', { name: `Raf ${tag}` })
  await expect(listed.getByText(`Dolap ${tag}`)).toBeVisible()
  await other.context().close()
})
