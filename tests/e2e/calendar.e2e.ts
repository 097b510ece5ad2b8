import { randomUUID } from 'node:crypto'
import { createTranslator } from '@/i18n/translate'
import { addDays } from '@/domain/shared/day'
import { today } from '../factories/day'
import { inLanguage } from './support/frame'
import { asAdministrator, made, signedIn } from './support/people'
import { expect, test } from './support/test'

const t = createTranslator('tr')

test('CL1 a meeting is moved by the keyboard alone, and taken back', async ({ page }) => {
  const title = `Keşif ${randomUUID().slice(0, 8)}`
  // Nine in Istanbul, in a month that has nothing else.
  const { id } = await made('meets', {
    ...{ title, status: 'planned', startsAt: '2033-06-14T06:00:00.000Z' },
  })
  const startsAt = async () => {
    const answer = await (await asAdministrator()).get(`/api/meets/${id}?depth=0`)
    return ((await answer.json()) as { startsAt: string }).startsAt
  }
  await page.setViewportSize({ width: 1280, height: 900 })
  await signedIn(page)
  await page.goto('/calendar?view=month&date=2033-06-01')
  const grid = page.getByRole('region', { name: 'Haziran 2033' })
  const event = grid.getByRole('link', { name: title })
  await expect(event).toBeVisible()
  // One stop of the keyboard leads to what is shown.
  await grid.focus()
  await expect(event).toBeFocused()

  await page.keyboard.press('m')
  const dialog = page.getByRole('alertdialog').or(page.getByRole('dialog'))
  const day = dialog.getByRole('textbox').first()
  await day.fill('16.06.2033')
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  expect(await startsAt()).toBe('2033-06-16T06:00:00.000Z')
  await expect(grid.locator('[data-date="2033-06-16"]').getByText(title)).toBeVisible()

  // The focus went along.
  await expect(event).toBeFocused()

  await page.getByRole('button', { name: t('actions.undo') }).press('Enter')
  await expect.poll(startsAt).toBe('2033-06-14T06:00:00.000Z')
  await expect(
    page.getByText(t('agenda.movedBack', { name: title, when: '14.06.2033 09:00' })),
  ).toBeVisible()
})

test('CL3 the grid is no wider than the page, from left to right and from right to left', async ({
  page,
}) => {
  const title = `Uzun adlı bir görüşme ${randomUUID().slice(0, 8)}`
  await made('meets', { title, status: 'planned', startsAt: '2033-07-16T06:00:00.000Z' })
  await page.setViewportSize({ width: 1280, height: 900 })
  await signedIn(page)
  for (const locale of ['tr', 'ar'] as const) {
    await inLanguage(page, locale)
    await page.goto('/calendar?view=month&date=2033-07-01')
    await expect(page.getByRole('link', { name: title })).toBeVisible()
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect([locale, width]).toEqual([locale, 1280])
  }
})

test('CL2 a layer that is switched off stays off, and a phone has the list', async ({ page }) => {
  const title = `Telefon ${randomUUID().slice(0, 8)}`
  await made('meets', {
    title,
    status: 'planned',
    startsAt: `${addDays(today(), 1)}T06:00:00.000Z`,
  })
  await page.setViewportSize({ width: 390, height: 844 })
  await signedIn(page)
  await page.goto('/calendar')
  await expect(page.getByRole('link', { name: title })).toBeVisible()
  const kept = page.waitForResponse((answer) =>
    answer.url().endsWith('/payload-preferences/calendar'),
  )
  await page.getByRole('button', { name: t('agenda.layer.meets') }).click()
  expect((await kept).status()).toBe(200)
  await expect(page.getByRole('link', { name: title })).toBeHidden()
  await expect(
    page.getByRole('button', { name: t('agenda.layer.meets'), pressed: false }),
  ).toBeVisible()
  await page.goto('/calendar')
  await expect(page.getByRole('link', { name: title })).toBeHidden()
})

test('CL4 the calendar is subscribed to by an address that is shown once', async ({
  page,
  request,
}) => {
  await signedIn(page)
  await page.goto('/calendar')
  await page.getByRole('link', { name: t('feed.subscribe') }).click()
  const make = page.getByRole('button', { name: t('feed.make') })
  await expect(make).toBeInViewport()
  await make.click()
  const url = page.getByText(/\/cal\/[\w-]{43}\.ics$/)
  const { pathname } = new URL(await url.innerText())
  const file = await request.get(pathname)
  expect([file.status(), file.headers()['content-type']]).toEqual([
    200,
    'text/calendar; charset=utf-8',
  ])
  expect(await file.text()).toMatch(/^BEGIN:VCALENDAR\r\n[^]*END:VCALENDAR\r\n$/)

  await page.goto('/pages/account-settings/security')
  await expect(url).toBeHidden()
  await page.getByRole('button', { name: t('feed.end') }).click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t('feed.end') })
    .click()
  await expect(page.getByText(t('feed.ended'))).toBeVisible()
  await expect(make).toBeVisible()
  expect((await request.get(pathname)).status()).toBe(404)
})
