/** Right to left: RT2–RT8 (docs/domains/behaviours.md) on the forms of records. */
import { expect, test, type Page } from './support/test'
import { createTranslator } from '@/i18n/translate'
import { today } from '../factories/day'
import { made, signedIn } from './support/people'

const t = createTranslator('ar')
const mark = () => Math.random().toString(36).slice(2, 8)

const openCard = async (page: Page) => {
  await signedIn(page, { locale: 'ar' })
  const code = `SKU-${mark()}`
  const card = await made('stock-cards', { name: 'Çelik boru 2"', sku: code, currentPrice: 12.5 })
  await page.goto(`/stock-cards/edit/${card.id}`)
  await expect(page.locator('form[data-form-ready="true"]')).toBeVisible()
  return code
}
const middle = async (page: Page, selector: string) => {
  const box = await page.locator(selector).first().boundingBox()
  return box ? box.x + box.width / 2 : NaN
}

test('RT2 RT3 RT8 the form is mirrored, arrows and menus with it', async ({ page }) => {
  await openCard(page)
  await expect(page.locator('html')).toHaveAttribute('dir', /rtl/i)
  // The name begins on the right, the buttons end on the left; the side column is on the left.
  expect(await middle(page, '.doc-bar__title')).toBeGreaterThan(await middle(page, '#action-save'))
  expect(await middle(page, '.doc-body__main')).toBeGreaterThan(
    await middle(page, '.doc-body__side'),
  )
  await expect(page.locator('.crumbs svg.mirrored').first()).toHaveCSS(
    'transform',
    'matrix(-1, 0, 0, 1, 0, 0)',
  )
  await page.locator('.doc-actions__more').click()
  const menu = await page.getByRole('menu').boundingBox()
  expect(menu && menu.x >= 0 && menu.x + menu.width <= 1280).toBe(true)
})

test('RT4 RT5 RT7 codes and numbers keep their direction, letters are never spaced', async ({
  page,
}) => {
  const code = await openCard(page)
  await expect(page.locator('#field-sku')).toHaveValue(code)
  await expect(page.locator('#field-currentPrice')).toHaveCSS('direction', 'ltr')
  await expect(page.locator('#field-currentPrice')).toHaveValue('12.50')
  const look = await page.locator('body').evaluate((body) => {
    const style = getComputedStyle(body)
    const line = parseFloat(style.lineHeight) / parseFloat(style.fontSize)
    return { spacing: style.letterSpacing, line, style: style.fontStyle }
  })
  expect(['0px', 'normal']).toContain(look.spacing)
  expect(look.line).toBeGreaterThanOrEqual(1.6)
  const shouted = await page.evaluate(
    () =>
      [...document.querySelectorAll('.doc *')].filter(
        (element) => getComputedStyle(element).textTransform === 'uppercase',
      ).length,
  )
  expect(shouted).toBe(0)

  // A name in another script starts where its column does.
  await page.goto(`/stock-cards?search=${code}`)
  await expect(page.locator('.list-table .list-text').first()).toHaveCSS('text-align', 'right')
})

test('RT6 notices come from the side where reading ends', async ({ page }) => {
  await openCard(page)
  await page.locator('#field-name').fill(`اسم ${mark()}`)
  await page.locator('#action-save').click()
  const toast = page.locator('[data-sonner-toast]').first()
  await expect(toast).toContainText(t('common.success'))
  await expect(toast).toHaveAttribute('data-x-position', 'left')
})

test('RT2 no width makes a form scroll sideways in Arabic', async ({ page }) => {
  await openCard(page)
  for (const width of [320, 976, 1264]) {
    await page.setViewportSize({ width, height: 800 })
    const scroll = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(scroll, `${width} px`).toBeLessThanOrEqual(width)
  }
})

test('RT4 a long Latin name loses its end, not its beginning', async ({ page }) => {
  await signedIn(page, { locale: 'ar' })
  const name = `Anadolu Endüstriyel Otomasyon Makina İmalat Sanayi ${mark()}`
  const company = await made('companies', { name })
  const title = `Teklif ${mark()}`
  await made('tenders', {
    ...{ title, company: company.id, date: today(), currency: 'TRY' },
    items: [{ kind: 'text', description: 'Kurulum', quantity: 1, unitPrice: 100, taxRate: 20 }],
  })
  await page.goto(`/tenders/board?where[title][like]=${encodeURIComponent(title)}`)
  const shown = page.getByText(name)
  await expect(shown).toBeVisible()
  // The ellipsis is on the side where the clipped box ends.
  await expect(shown).toHaveCSS('text-overflow', 'ellipsis')
  await expect(shown).toHaveCSS('direction', 'ltr')
  expect(await shown.evaluate((box) => box.scrollWidth > box.clientWidth)).toBe(true)
})
