import { expect, test, type Page } from './support/test'
import type { Locale } from '@/i18n/locales'
import { staff } from './support/staff'

type Doc = Record<string, unknown>

/** What the API says of a record, with the session of the page. */
const read = async (page: Page, path: string): Promise<Doc> => {
  const answer = await page.request.get(`/api/${path}`)
  expect(answer.status(), path).toBe(200)
  return (await answer.json()) as Doc
}

const firstOf = async (page: Page, path: string): Promise<Doc> => {
  const { docs } = (await read(page, path)) as { docs: Doc[] }
  expect(docs, path).toHaveLength(1)
  return docs[0] as Doc
}

for (const locale of ['tr', 'ar'] satisfies Locale[]) {
  test(`the main job, from a new customer to an invoiced tender (${locale})`, async ({ page }) => {
    const person = staff(page, locale)
    const { t } = person
    const mark = `${locale.toUpperCase()}${Date.now() % 1_000_000}`
    await person.signIn()
    await expect(page.locator('html')).toHaveCSS('direction', locale === 'ar' ? 'rtl' : 'ltr')

    await page.goto('/customers/new')
    await person.fill('name', `Yıldız İnşaat ${mark}`)
    await person.save(/\/customers\/view\/\d+/)

    await page.goto('/stock-cards/new')
    await person.fill('name', `Bakır boru ${mark}`)
    await person.fill('sku', mark)
    await person.fill('currentPrice', '100')
    const cardId = await person.save(/\/stock-cards\/(edit|view)\/\d+/)

    await page.goto('/stock-movements/new')
    await person.choose('stockCard', `Bakır boru ${mark}`)
    await page.getByRole('radio', { name: t('stockMovements.types.in') }).check()
    await person.fill('quantity', '10')
    await person.fill('price', '60')
    await person.save(/\/stock-movements\/(edit|view)\/\d+/)
    expect(await read(page, `stock-cards/${cardId}`)).toMatchObject({ currentQuantity: 10 })

    await page.goto('/tenders/new')
    await person.fill('title', `Tesisat ${mark}`)
    await person.choose('company', `Yıldız İnşaat ${mark}`)
    await page.getByRole('tab', { name: t('tenders.tabs.items'), exact: true }).click()
    const scan = page.getByLabel(t('tenderItems.editor.scan'))
    await scan.fill(mark)
    await scan.press('Enter')
    const line = t('tenderItems.editor.lineOf', { n: 1 })
    const quantity = page.getByLabel(`${t('tenderItems.fields.quantity')}, ${line}`)
    await quantity.fill('30')
    // The low-stock warning is above the line, so that it does not cover the button for the next one.
    const warning = page.getByText(t('tenderItems.editor.overAvailable', { quantity: '10' }))
    await expect(warning).toBeVisible()
    const add = page.getByRole('button', { name: t('tenderItems.editor.addLine'), exact: true })
    const [said, next] = await Promise.all([warning.boundingBox(), add.boundingBox()])
    expect((said?.y ?? Infinity) + (said?.height ?? 0)).toBeLessThanOrEqual(next?.y ?? 0)
    await quantity.fill('3')
    const tenderId = await person.save(/\/tenders\/view\/\d+/)
    // 3 × 100 and 20 % VAT.
    expect(await read(page, `tenders/${tenderId}`)).toMatchObject({ total: 360, taxTotal: 60 })

    await person.command(t('tenders.actions.approve'))
    await expect(page.getByText(t('tenders.statuses.approved')).first()).toBeVisible()
    expect(await read(page, `stock-cards/${cardId}`)).toMatchObject({
      currentQuantity: 10,
      reservedQuantity: 3,
      availableQuantity: 7,
    })

    const invoiceNumber = `ABC2026${String(Date.now() % 1_000_000_000).padStart(9, '0')}`
    await person.command(t('tenders.actions.invoice'), () =>
      page.getByLabel(t('tenders.fields.invoiceNumber')).fill(invoiceNumber),
    )
    await expect(page.getByText(t('tenders.statuses.invoiced')).first()).toBeVisible()

    expect(await read(page, `stock-cards/${cardId}`)).toMatchObject({
      currentQuantity: 7,
      reservedQuantity: 0,
    })
    const reservation = await firstOf(
      page,
      `stock-reservations?where[tender][equals]=${tenderId}&depth=0`,
    )
    expect(reservation).toMatchObject({ status: 'fulfilled', quantity: 3, remainingQuantity: 0 })
    const movement = await firstOf(
      page,
      `stock-movements?where[tender][equals]=${tenderId}&depth=0`,
    )
    expect(movement).toMatchObject({ type: 'out', quantity: 3, reservation: reservation.id })
    expect(await read(page, `tenders/${tenderId}`)).toMatchObject({
      isInvoiced: true,
      invoiceNumber,
    })

    await page.goto('/stock-reservations')
    await expect(page.getByText(t('stockReservations.statuses.fulfilled')).first()).toBeVisible()
  })
}
