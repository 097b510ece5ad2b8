import { allPermissions } from '@/access/buildAbility'
import { createTranslator } from '@/i18n/translate'
import { today } from '../factories/day'
import { mark, save, stored } from './support/forms'
import { made, signedIn } from './support/people'
import { violationsIn } from './support/seriousViolations'
import { expect, test } from './support/test'

const t = createTranslator('tr')

const NO_COSTS = allPermissions().map(({ subject, actions }) => ({
  subject,
  actions: actions.filter((action) => action !== 'seeCosts'),
}))

type Item = { kind: string; quantity: number; taxRate: number }

test('from the catalogue to a group split into lines, with a margin for some eyes alone', async ({
  page,
  browser,
}) => {
  const tag = mark()
  const type = await made('stock-types', { name: `Tesisat ${tag}` })
  const card = (name: string, data: object) =>
    made('stock-cards', { name: `${name} ${tag}`, unit: 'piece', stockType: type.id, ...data })
  const boiler = await card('Kombi', { currentPrice: 100, costPrice: 60, taxRate: 20 })
  const valve = await card('Vana', { currentPrice: 10, taxRate: 10 })
  await made('stock-groups', {
    name: `Set ${tag}`,
    parts: [
      { stockCard: boiler.id, quantity: 1 },
      { stockCard: valve.id, quantity: 2 },
    ],
  })
  const { id } = await made('tenders', {
    title: `Katalog ${tag}`,
    unconnectedName: 'Ayşe',
    unconnectedPhone: '5',
    date: today(),
    currency: 'TRY',
  })
  await signedIn(page)
  const openLines = async (on = page) => {
    await on.goto(`/tenders/edit/${id}`)
    await on.getByRole('tab', { name: t('tenders.tabs.items'), exact: true }).click()
  }
  const of = (n: number) => t('tenderItems.editor.lineOf', { n })
  const cell = (name: 'quantity' | 'unitPrice' | 'taxRate', n: number) =>
    page.getByLabel(`${t(`tenderItems.fields.${name}`)}, ${of(n)}`, { exact: true })
  await openLines()

  await page.getByRole('button', { name: t('tenderItems.editor.catalogue') }).click()
  const drawer = page.getByRole('dialog', { name: t('tenderItems.editor.catalogue') })
  await drawer.getByLabel(t('tenderItems.catalogue.category')).selectOption(`Tesisat ${tag}`)
  await expect(drawer.getByRole('listitem')).toHaveCount(2)
  const search = drawer.getByRole('searchbox')
  await search.fill(`Kombi ${tag}`)
  await expect(drawer.getByRole('listitem')).toHaveCount(1)
  expect(await violationsIn(page, 'light')).toEqual([])
  // With the keyboard alone: into the list, three more, one fewer.
  await search.press('ArrowDown')
  await page.keyboard.press('+')
  await page.keyboard.press('+')
  await page.keyboard.press('+')
  await expect(cell('quantity', 1)).toHaveValue('3')
  await page.keyboard.press('-')
  await expect(cell('quantity', 1)).toHaveValue('2')
  await expect(
    drawer.getByText(t('tenderItems.catalogue.inTender', { quantity: '2' })),
  ).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()

  await page.getByRole('button', { name: t('tenderItems.editor.addGroup') }).click()
  const picker = page.getByLabel(`${t('tenderItems.fields.stockGroup')}, ${of(2)}`)
  await picker.fill(`Set ${tag}`)
  await page.getByRole('option', { name: `Set ${tag}` }).click()
  // 100 + 2 × 10; most of it has 20 %.
  await expect(cell('unitPrice', 2)).toHaveValue('120,00')
  await expect(cell('taxRate', 2)).toHaveValue('20')
  await page
    .getByRole('button', { name: `${t('tenderItems.editor.wordsAndParts')}, ${of(2)}` })
    .click()
  const parts = page.getByRole('table', { name: t('tenderItems.group.parts') })
  await expect(parts.getByRole('row')).toHaveCount(3)
  await expect(page.getByText(/KDV oranları farklı/)).toBeVisible()

  const split = async () => {
    await page
      .getByRole('button', { name: `${t('tenderItems.editor.lineMenu')}, ${of(2)}` })
      .click()
    await page.getByRole('menuitem', { name: t('tenderItems.group.explode') }).click()
    await expect(cell('quantity', 3)).toHaveValue('2')
  }
  await split()
  await page.getByRole('button', { name: t('actions.undo') }).click()
  await expect(picker).toBeVisible()
  await split()
  await expect(cell('taxRate', 3)).toHaveValue('10')
  const margin = page.locator('[data-margin]')
  // 2 × 40 and 1 × 40 of 300; the valves were never bought.
  await expect(margin).toContainText('120,00')
  await expect(page.getByText(/satırın maliyeti bilinmiyor/)).toBeVisible()
  await save(page).click()
  const saved = async () => {
    const { items } = await stored<{ items: Item[] }>(`tenders/${id}`)
    return items.map(({ kind, quantity, taxRate }) => [kind, quantity, taxRate])
  }
  await expect.poll(saved).toEqual([
    ['stockCard', 2, 20],
    ['stockCard', 1, 20],
    ['stockCard', 2, 10],
  ])

  const other = await browser.newPage()
  await signedIn(other, { permissions: NO_COSTS })
  await openLines(other)
  await expect(other.getByText(t('tenders.totals.grandTotal'))).toBeVisible()
  await expect(other.locator('[data-margin]')).toHaveCount(0)
  await other.close()
})
