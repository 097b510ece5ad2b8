import { createFormatters } from '@/i18n/format'
import { createTranslator } from '@/i18n/translate'
import { sql } from './support/database'
import { mark } from './support/forms'
import { asAdministrator, made, signedIn } from './support/people'
import { violationsIn } from './support/seriousViolations'
import { expect, test } from './support/test'

const t = createTranslator('tr')
const ar = createTranslator('ar')
const LINE = { kind: 'text', quantity: 1, taxRate: 20 }

/** Puts another content in place of what was sent, past its guard. @returns what was there */
const replacePaper = async (send: number, paper: string): Promise<string> => {
  const { rows } = await sql('select paper::text as paper from tender_sends where id = $1', [send])
  await sql('begin')
  await sql('set local session_replication_role = replica')
  await sql('update tender_sends set paper = $2 where id = $1', [send, paper])
  await sql('commit')
  return String((rows[0] as { paper: string }).paper)
}

test('a quotation goes from its page to its customer, who accepts it on a phone', async ({
  page,
  browser,
}) => {
  const title = `Gönderilen ${mark()}`
  const company = await made('companies', {
    name: `Alıcı ${mark()}`,
    email: 'musteri@firma.example',
    language: 'ar',
  })
  const { id } = await made('tenders', {
    title,
    company: company.id,
    date: new Date().toISOString().slice(0, 10),
    currency: 'TRY',
    items: [
      { ...LINE, description: 'Kurulum', unitPrice: 100 },
      { ...LINE, description: 'Bakım', unitPrice: 50, choice: 'optional' },
    ],
  })
  await signedIn(page)
  await page.goto(`/tenders/edit/${id}`)
  await page
    .getByRole('button', { name: t('tenders.actions.send'), exact: true })
    .first()
    .click()
  const dialog = page.getByRole('dialog')
  const recipients = dialog.getByLabel(t('tenders.dialogs.recipients'))
  await expect(recipients).toHaveValue('musteri@firma.example')
  await expect(dialog.getByLabel(t('tenders.dialogs.language'))).toHaveValue('ar')
  await recipients.press('Enter')
  await expect(dialog).toBeHidden()

  await page.getByRole('button', { name: t('tenders.tabs.sends'), exact: true }).click()
  await expect(page.getByText('musteri@firma.example')).toBeVisible()
  const api = await asAdministrator()
  const sends = await api.get(`/api/tender-sends?where[tender][equals]=${id}&depth=0`)
  const [send] = ((await sends.json()) as { docs: { id: number }[] }).docs
  const answer = await api.get(`/api/tender-sends/${send?.id}/link`)
  const { link } = (await answer.json()) as { link: string }

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
  expect(await violationsIn(visitor, 'light')).toEqual([])
  await visitor.setViewportSize({ width: 320, height: 700 })
  const width = await visitor.evaluate(() => document.documentElement.scrollWidth)
  expect(width).toBeLessThanOrEqual(320)
  await visitor.setViewportSize({ width: 390, height: 844 })
  const total = createFormatters('ar').money(180, 'TRY')
  await visitor.getByRole('checkbox', { name: /Bakım/ }).check()
  await expect(visitor.getByText(total, { exact: true })).toBeVisible()
  await visitor.getByRole('button', { name: ar('offer.accept') }).click()
  await expect(visitor.getByText(ar('offer.acceptTotal', { total }))).toBeVisible()
  await visitor.getByLabel(ar('offer.name')).fill('محمد علي')
  await visitor.getByLabel(ar('offer.confirm')).check()
  await visitor.getByRole('button', { name: ar('offer.accept') }).click()
  await expect(visitor.getByRole('heading', { name: ar('offer.accepted') })).toBeVisible()
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
  await phone.close()

  await page.reload()
  await expect(page.getByText(t('tenders.accepted')).first()).toBeVisible()
  await expect(
    page.getByRole('button', { name: t('tenders.actions.applyChoice') }).first(),
  ).toBeVisible()
  await page.getByRole('button', { name: t('tenders.tabs.sends'), exact: true }).click()
  await expect(page.getByText('محمد علي').first()).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'Bakım' }).first()).toBeVisible()
})
