import type { APIResponse } from '@playwright/test'
import { createFormatters } from '@/i18n/format'
import { createTranslator } from '@/i18n/translate'
import { today } from '../factories/day'
import { sql } from './support/database'
import { mark, openForm } from './support/forms'
import { asAdministrator, made, signedIn } from './support/people'
import { violationsIn } from './support/seriousViolations'
import { countedHands } from './support/steps'
import { expect, test, type Page } from './support/test'

const t = createTranslator('tr')
const ar = createTranslator('ar')

const CARDS = [
  ['Kazan', '10', '2'],
  ['Vana', '5', '4'],
  ['Boru', '20', '1'],
  ['Kurulum', '4', '10'],
  ['Bakım', '50', '1'],
] as const

/** Typed by a hand, not by a scanner. */
const typed = (page: Page, text: string) => page.keyboard.type(text, { delay: 20 })

/** Codes and quantities, one line after the other; the last one is for choosing. */
const writeLines = async (page: Page, codeOf: (name: string) => string) => {
  await page.getByRole('tab', { name: t('tenders.tabs.items'), exact: true }).click()
  await page.getByRole('button', { name: t('tenderItems.editor.addLine'), exact: true }).click()
  for (const [at, [name, , quantity]] of CARDS.entries()) {
    const cell = (of: string) => page.locator(`[data-line][data-index="${at}"] [data-cell="${of}"]`)
    if (at > 0) await page.keyboard.press('Enter')
    await expect(cell('stockCard')).toBeFocused()
    await typed(page, codeOf(name))
    await page.keyboard.press('Enter')
    await expect(cell('quantity')).toBeFocused()
    await typed(page, quantity)
  }
  await page.keyboard.press('Alt+o')
}

/** Puts another content in place of what was sent, past its guard. @returns what was there */
const replacePaper = async (send: number, paper: string): Promise<string> => {
  const { rows } = await sql('select paper::text as paper from tender_sends where id = $1', [send])
  await sql('begin')
  await sql('set local session_replication_role = replica')
  await sql('update tender_sends set paper = $2 where id = $1', [send, paper])
  await sql('commit')
  return String((rows[0] as { paper: string }).paper)
}

const ok = async (call: Promise<APIResponse>) => expect((await call).status()).toBeLessThan(300)

/** An offer of one line and an option, and the address that its customer has. */
const offered = async () => {
  const line = { kind: 'text', quantity: 1, unitPrice: 100, taxRate: 20 }
  const { id } = await made('tenders', {
    title: `Seçmeli ${mark()}`,
    unconnectedName: 'Ayşe Kaya',
    unconnectedPhone: '5321112233',
    date: today(),
    currency: 'TRY',
    items: [
      { ...line, description: 'Kurulum' },
      { ...line, description: 'Opsiyon', choice: 'optional' },
    ],
  })
  const api = await asAdministrator()
  await ok(api.post(`/api/tenders/${id}/send`, { data: { to: [] } }))
  const sends = await api.get(`/api/tender-sends?where[tender][equals]=${id}&depth=0`)
  const [send] = ((await sends.json()) as { docs: { id: number }[] }).docs
  const { link } = (await (await api.get(`/api/tender-sends/${send?.id}/link`)).json()) as {
    link: string
  }
  return { id, address: new URL(link).pathname }
}

test('TK2 five lines go from an empty form to their customer, who accepts them on a phone', async ({
  page,
  browser,
}) => {
  const tag = mark()
  await made('companies', {
    name: `Alıcı ${tag}`,
    email: 'musteri@firma.example',
    language: 'ar',
  })
  const codeOf = (name: string) => `${name.slice(0, 3)}-${tag}`.toUpperCase()
  const cards: number[] = []
  for (const [name, currentPrice] of CARDS) {
    const card = { name: `${name} ${tag}`, sku: codeOf(name), currentPrice }
    cards.push((await made('stock-cards', card)).id)
  }
  await signedIn(page)
  const hands = await countedHands(page)
  await openForm(page, '/tenders/new')
  await expect(page.locator('#field-title')).toBeFocused()
  await typed(page, `Gönderilen ${tag}`)
  await page.locator('#field-company').click()
  await typed(page, `Alıcı ${tag}`)
  const found = page
    .getByRole('listbox')
    .getByRole('option')
    .filter({ hasText: `Alıcı ${tag}` })
  await expect(found.first()).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.locator('#field-company')).toHaveValue(`Alıcı ${tag}`)
  await writeLines(page, codeOf)
  await page.keyboard.press('Control+s')
  await page.waitForURL(/\/tenders\/view\/\d+/)
  const id = Number(new URL(page.url()).pathname.split('/').at(-1))
  await page
    .getByRole('button', { name: t('tenders.actions.send'), exact: true })
    .first()
    .click()
  const dialog = page.getByRole('dialog')
  const recipients = dialog.getByLabel(t('tenders.dialogs.recipients'))
  await expect(recipients).toHaveValue('musteri@firma.example')
  await expect(dialog.getByLabel(t('tenders.dialogs.language'))).toHaveValue('ar')
  await expect(recipients).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  expect(hands.count()).toBeLessThanOrEqual(25)

  await page.getByRole('tab', { name: t('tenders.tabs.sends') }).click()
  await expect(page.getByText('musteri@firma.example')).toBeVisible()
  const api = await asAdministrator()
  const sends = await api.get(`/api/tender-sends?where[tender][equals]=${id}&depth=0`)
  const [send] = ((await sends.json()) as { docs: { id: number }[] }).docs
  const answer = await api.get(`/api/tender-sends/${send?.id}/link`)
  const { link } = (await answer.json()) as { link: string }
  const file = await api.get(`/api/q/${link.split('/q/')[1]}/pdf`)
  expect((await file.body()).subarray(0, 5).toString()).toBe('%PDF-')

  const phone = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const visitor = await phone.newPage()
  const opened = await visitor.goto(new URL(link).pathname)
  expect(opened?.headers()).toMatchObject({
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex, nofollow',
    'cache-control': expect.stringContaining('no-store'),
  })
  await expect(visitor.locator('html')).toHaveAttribute('dir', 'rtl')
  await expect(visitor.getByRole('button', { name: ar('offer.accept') })).toHaveCount(0)
  await visitor.getByRole('button', { name: ar('offer.open') }).click()
  await expect(visitor.getByText(ar('offer.reservation')).last()).toBeVisible()
  await expect(visitor.getByRole('main')).toBeFocused()
  expect(await violationsIn(visitor, 'light')).toEqual([])
  await visitor.setViewportSize({ width: 320, height: 700 })
  const width = await visitor.evaluate(() => document.documentElement.scrollWidth)
  expect(width).toBeLessThanOrEqual(320)
  await visitor.setViewportSize({ width: 390, height: 844 })
  const total = createFormatters('ar').money(180, 'TRY')
  await visitor.getByRole('checkbox', { name: /Bakım/ }).check()
  await expect(visitor.getByText(total, { exact: true })).toBeVisible()
  await visitor.getByRole('button', { name: ar('offer.decline') }).click()
  await visitor.getByRole('button', { name: ar('offer.back'), exact: true }).click()
  await expect(visitor.getByRole('button', { name: ar('offer.decline') })).toBeFocused()
  await visitor.getByRole('button', { name: ar('offer.accept') }).click()
  await expect(visitor.getByText(ar('offer.acceptTotal', { total }))).toBeVisible()
  await visitor.getByLabel(ar('offer.name')).fill('محمد علي')
  await visitor.getByLabel(ar('offer.confirm')).check()
  await visitor.getByRole('button', { name: ar('offer.accept') }).click()
  // Their own copy, at once and whenever they come back.
  for (const isBack of [false, true]) {
    if (isBack) await visitor.reload()
    const accepted = visitor.getByRole('heading', { name: ar('offer.accepted') })
    await expect(accepted).toBeVisible()
    if (!isBack) await expect(accepted).toBeFocused()
    await expect(
      visitor.getByRole('figure').filter({ hasText: ar('offer.signedByName') }),
    ).toContainText('محمد علي')
  }
  await test.step('ER2 a page of it that fails says so to its customer', async () => {
    const paper = await replacePaper(send?.id ?? 0, '{}')
    await visitor.goto(new URL(link).pathname)
    await expect(visitor.getByRole('heading', { name: ar('pages.failed') })).toBeVisible()
    await expect(visitor.getByRole('button', { name: ar('actions.tryAgain') })).toBeVisible()
    await expect(visitor.getByRole('link')).toHaveCount(0)
    await expect(visitor.locator('html')).toHaveAttribute('dir', 'rtl')
    await expect(visitor.locator('body')).not.toContainText(/undefined|TypeError|Cannot read/)
    await replacePaper(send?.id ?? 0, paper)
    await visitor.getByRole('button', { name: ar('actions.tryAgain') }).click()
    await expect(visitor.getByText(ar('offer.reservation')).last()).toBeVisible()
  })
  await test.step('boxes of an offer are closed with it: declined, or invoiced meanwhile', async () => {
    const choice = visitor.getByRole('checkbox', { name: /Opsiyon/ })
    const openOffer = async (address: string) => {
      await visitor.goto(`${address}?lang=ar`)
      await visitor.getByRole('button', { name: ar('offer.open') }).click()
      await choice.check()
    }
    const answer = async (name: string) => {
      await visitor.getByRole('button', { name, exact: true }).click()
      await visitor.getByLabel(ar('offer.name')).fill('محمد علي')
    }
    const declined = await offered()
    await openOffer(declined.address)
    await answer(ar('offer.decline'))
    await visitor.getByLabel(ar('offer.reason')).fill('السعر مرتفع')
    await visitor.getByRole('button', { name: ar('offer.decline'), exact: true }).click()
    await expect(visitor.getByRole('heading', { name: ar('offer.declined') })).toBeVisible()
    await expect(choice).toBeDisabled()

    const invoiced = await offered()
    await openOffer(invoiced.address)
    for (const command of ['approve', 'invoice'])
      await ok(api.post(`/api/tenders/${invoiced.id}/${command}`, { data: {} }))
    await answer(ar('offer.accept'))
    await visitor.getByLabel(ar('offer.confirm')).check()
    await visitor.getByRole('button', { name: ar('offer.accept'), exact: true }).click()
    const closed = visitor.getByText(ar('refusalsOfChoice.alreadyInvoiced'))
    await expect(closed.first()).toBeVisible()
    await expect(choice).toBeDisabled()
    await expect(choice).not.toBeChecked()
    await visitor.reload()
    await expect(closed).toBeVisible()
    await expect(choice).toBeDisabled()
  })
  await phone.close()

  for (const [at, [, , quantity]] of CARDS.slice(0, -1).entries())
    await made('stock-movements', {
      stockCard: cards[at],
      type: 'in',
      quantity: Number(quantity),
      price: 1,
      currencyType: 'TRY',
    })
  await ok(api.post(`/api/tenders/${id}/approve`, { data: {} }))
  await page.reload()
  await test.step('invoicing past the acceptance shows both totals, and what applying it ends', async () => {
    await page
      .getByRole('button', { name: t('tenders.actions.invoice'), exact: true })
      .first()
      .click()
    const format = createFormatters('tr')
    const question = page.getByRole('dialog')
    await expect(
      question.getByText(
        t('tenders.dialogs.acceptedTotalDiffers', {
          acceptedTotal: format.money(180, 'TRY'),
          total: format.money(120, 'TRY'),
        }),
      ),
    ).toBeVisible()
    await question.getByLabel(t('tenders.fields.invoiceNumber')).fill('ab c1')
    await expect(question.getByText(t('common.storedAs', { value: 'ABC1' }))).toBeVisible()
    await question.getByRole('button', { name: t('tenders.actions.invoice'), exact: true }).click()
    await expect(question.getByRole('alert').first()).toBeVisible()
    await question.getByRole('button', { name: t('tenders.actions.applyChoice') }).click()
    await expect(question).toContainText(t('tenders.dialogs.reviseEnds'))
    await expect(
      question.getByRole('region', { name: t('tenders.dialogs.released') }),
    ).toContainText(new RegExp(`Kurulum ${tag}\\s*10 ${t('stockCards.unitsOf.piece', { n: 10 })}`))
    await page.keyboard.press('Escape')
    await expect(question).toBeHidden()
  })
  await expect(page.getByText(t('tenders.accepted')).first()).toBeVisible()
  await expect(
    page.getByRole('button', { name: t('tenders.actions.applyChoice') }).first(),
  ).toBeVisible()
  await test.step('once something is delivered, what keeps the choice from being applied is said', async () => {
    const heldUp = page.getByText(t('tenders.choice.heldUp'))
    await expect(heldUp).toHaveCount(0)
    await ok(api.post(`/api/tenders/${id}/deliver`, { data: { quantities: { [cards[0]!]: 1 } } }))
    for (const address of [`/tenders/show/${id}`, `/tenders/edit/${id}`]) {
      await page.goto(address)
      await expect(heldUp).toBeVisible()
      await expect(
        page.getByRole('link', { name: t('tenders.choice.deliveries') }),
      ).toHaveAttribute('href', `/stock-movements?where[tender][equals]=${id}`)
    }
    const refused = await api.post(`/api/tenders/${id}/apply-choice`, { data: {} })
    expect(refused.status()).toBe(409)
    const list = await api.get(`/api/stock-movements?where[tender][equals]=${id}&depth=0`)
    const [row] = ((await list.json()) as { docs: { id: number }[] }).docs
    await ok(api.post(`/api/stock-movements/${row?.id}/reverse`, { data: { note: 'Seçim' } }))
    await page.reload()
    await expect(
      page.getByRole('button', { name: t('tenders.actions.applyChoice') }).first(),
    ).toBeVisible()
    await expect(heldUp).toHaveCount(0)
  })
  await page.getByRole('tab', { name: t('tenders.tabs.sends'), exact: true }).click()
  await expect(page.getByText('محمد علي').first()).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'Bakım' }).first()).toBeVisible()
})
