import { randomUUID } from 'node:crypto'
import { createTranslator } from '@/i18n/translate'
import { today } from '../factories/day'
import { inLanguage } from './support/frame'
import { isSettled } from './support/isSettled'
import { asAdministrator, made, signedIn } from './support/people'
import { expect, test, type Page } from './support/test'
import { watchPage } from './support/watchPage'

const t = createTranslator('tr')

const sentTender = async (tag: string, name: string) => {
  const title = `${name} ${tag}`
  const { id } = await made('tenders', {
    ...{ title, unconnectedName: 'Ayşe Demir', unconnectedPhone: '0532 000 00 00' },
    ...{ date: today(), currency: 'TRY' },
    items: [{ kind: 'text', description: 'Kurulum', quantity: 1, unitPrice: 100, taxRate: 20 }],
  })
  const sent = await (await asAdministrator()).post(`/api/tenders/${id}/send`, { data: { to: [] } })
  expect(sent.status()).toBe(200)
  return title
}

const column = (page: Page, stage: 'sent' | 'lost') =>
  page.getByRole('region', { name: new RegExp(`^${t(`tenders.stages.${stage}`)} `) })
const cardIn = (page: Page, stage: 'sent' | 'lost', title: string) =>
  column(page, stage).getByRole('listitem').filter({ hasText: title })

const loseFor = async (page: Page, reason: string) => {
  const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'))
  await dialog.getByLabel(t('tenders.fields.lostReason')).click()
  await page.getByRole('option', { name: reason }).click()
  await dialog.getByRole('button', { name: t('tenders.actions.reject') }).click()
  await expect(dialog).toBeHidden()
}

test('BD1 sent tenders are dropped on lost with a reason, by the keyboard and by the mouse', async ({
  page,
}) => {
  const tag = randomUUID().slice(0, 8)
  const reason = `Neden ${tag}`
  await made('lost-reasons', { name: reason })
  const [first, second] = [await sentTender(tag, 'Klavye'), await sentTender(tag, 'Fare')]
  await page.setViewportSize({ width: 1280, height: 900 })
  await signedIn(page)
  const address = `/tenders/board?where[title][like]=${tag}`
  await page.goto(address)

  const handle = cardIn(page, 'sent', first).getByRole('button', {
    name: t('board.move', { name: first }),
  })
  await handle.press('Space')
  // From sent over opened, accepted and invoiced to lost.
  for (const stage of ['opened', 'accepted', 'invoiced', 'lost'] as const) {
    await page.keyboard.press('ArrowRight')
    const place = t('board.over', { name: first, column: t(`tenders.stages.${stage}`) })
    await expect(page.getByText(place)).toBeAttached()
  }
  await page.keyboard.press('Space')
  await loseFor(page, reason)
  await expect(cardIn(page, 'lost', first)).toBeVisible()

  const card = cardIn(page, 'sent', second)
  await card.dragTo(column(page, 'lost'), {
    sourcePosition: { x: 40, y: 60 },
    targetPosition: { x: 60, y: 120 },
    steps: 12,
  })
  await loseFor(page, reason)
  await expect(cardIn(page, 'lost', second)).toBeVisible()
  await expect(cardIn(page, 'sent', second)).toHaveCount(0)

  // From right to left the next column is on the left.
  await sentTender(tag, 'Arapça')
  await inLanguage(page, 'ar')
  await page.goto(address)
  await page.locator('li').filter({ hasText: 'Arapça' }).getByRole('button').first().press('Space')
  await page.keyboard.press('ArrowLeft')
  const { t: arabic } = { t: createTranslator('ar') }
  const place = arabic('board.over', {
    name: `Arapça ${tag}`,
    column: arabic('tenders.stages.opened'),
  })
  await expect(page.getByText(place)).toBeAttached()
})

test('BD2 a slow line draws no half of the board, which would jump', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await signedIn(page)
  // Scripts and styles are in the cache then, as they are all day.
  await page.goto('/tenders/board')
  const { jumps } = await watchPage(page)
  const devtools = await page.context().newCDPSession(page)
  const slow = { offline: false, latency: 0, downloadThroughput: 8_000, uploadThroughput: 8_000 }
  await devtools.send('Network.emulateNetworkConditions', slow)
  await page.reload({ waitUntil: 'domcontentloaded' })
  await devtools.detach()
  await isSettled(page)
  expect(await jumps()).toEqual([])
})

test('BD3 the one menu of the cards has the commands of the card that it was opened from', async ({
  page,
}) => {
  const tag = randomUUID().slice(0, 8)
  const sent = await sentTender(tag, 'Gönderilmiş')
  const lost = await sentTender(tag, 'Kaybedilmiş')
  await page.setViewportSize({ width: 1280, height: 900 })
  await signedIn(page)
  await page.goto(`/tenders/board?where[title][like]=${tag}`)
  const moreOf = (stage: 'sent' | 'lost', title: string) =>
    cardIn(page, stage, title).getByRole('button', { name: t('common.moreActions') })
  const reject = page.getByRole('menuitem', { name: t('tenders.actions.reject') })

  await moreOf('sent', lost).click()
  await reject.click()
  await loseFor(page, 'Fiyat')
  await expect(cardIn(page, 'lost', lost)).toBeVisible()
  await moreOf('lost', lost).press('Enter')
  await expect(page.getByRole('menuitem', { name: t('tenders.actions.revise') })).toBeVisible()
  await expect(reject).toBeHidden()
  await page.keyboard.press('Escape')
  await expect(moreOf('lost', lost)).toBeFocused()

  await moreOf('sent', sent).press('Enter')
  await reject.press('Enter')
  const dialog = page.getByRole('alertdialog').or(page.getByRole('dialog'))
  await expect(dialog).toContainText(sent)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(moreOf('sent', sent)).toBeFocused()
})
