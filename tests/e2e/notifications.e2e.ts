import { allPermissions } from '@/access/buildAbility'
import type { Permission } from '@/access/roles/permissions'
import { expect, test, type Page } from './support/test'
import type { Locale } from '@/i18n/locales'
import { holdRequests } from './support/holdRequests'
import { bell, tell } from './support/notifications'
import { asAdministrator, made, newMember, signedIn, signInAs } from './support/people'
import { violationsInThemes } from './support/seriousViolations'
import { today } from '../factories/day'

const PAGE = '/pages/user-profile/profile'
const panel = (page: Page) => page.getByRole('dialog', { name: 'Bildirimler' })
const rows = (page: Page) => panel(page).getByRole('listitem')
const three = [{ document: 1 }, { document: 2 }, { document: 3 }]

/** Somebody whom nothing concerns that other tests do meanwhile: they read, and decide nothing. */
const READING: Permission[] = allPermissions()
  .filter(({ actions }) => actions.includes('read'))
  .map(({ subject }) => ({ subject, actions: ['read'] }))
const reader = (page: Page) => signedIn(page, { permissions: READING })

const openPanel = async (page: Page) => {
  await bell(page).click()
  await expect(panel(page)).toBeVisible()
}

test('NT1 NT2 the bell says how many are unread; one switch marks all, both ways', async ({
  page,
}) => {
  const member = await reader(page)
  await tell(member, ...three)
  await page.goto(PAGE)
  await expect(bell(page)).toHaveAccessibleName('Bildirimler, 3 okunmamış')
  await expect(bell(page)).toHaveText('3')
  await openPanel(page)
  const box = await panel(page).boundingBox()
  expect(Math.round(box?.width ?? 0)).toBe(380)
  await expect(panel(page).locator('.notification-panel__list')).toHaveCSS('max-height', '380px')
  await expect(panel(page).getByText('3 yeni')).toBeVisible()
  await panel(page).getByRole('button', { name: 'Tümünü okundu işaretle' }).click()
  await expect(bell(page)).toHaveAccessibleName('Bildirimler')
  await expect(bell(page)).toHaveText('')
  await expect(panel(page).getByText(/yeni$/)).toHaveCount(0)
  const taken = page.waitForResponse(
    (answer) =>
      answer.url().endsWith('/notifications/mark') &&
      answer.request().postDataJSON().read === false,
  )
  await panel(page).getByRole('button', { name: 'Tümünü okunmadı işaretle' }).click()
  await expect(bell(page)).toHaveAccessibleName('Bildirimler, 3 okunmamış')
  expect((await taken).status()).toBe(200)
  await page.keyboard.press('Escape')
  await expect(panel(page)).toBeHidden()
  await expect(bell(page)).toBeFocused()
  await page.reload()
  await expect(bell(page)).toHaveAccessibleName('Bildirimler, 3 okunmamış')
})

test('NT1 more than 99 are 99+', async ({ page }) => {
  const member = await reader(page)
  await tell(member, ...Array.from({ length: 101 }, (_, n) => ({ document: n + 1 })))
  await page.goto(PAGE)
  await expect(bell(page)).toHaveText('99+')
  await openPanel(page)
  await expect(panel(page).getByText('99+ yeni')).toBeVisible()
})

test('NT3 NT4 by keyboard alone: the dot toggles, the cross removes, the row opens its record', async ({
  page,
}) => {
  const member = await signedIn(page)
  const company = await made('companies', { name: `Firma ${member.name}` })
  const tender = await made('tenders', {
    title: 'Depo rafları',
    date: today(),
    currency: 'TRY',
    company: company.id,
  })
  await tell(member, { document: 1 }, { document: tender.id })
  await page.goto(PAGE)
  await expect(bell(page)).toHaveText('2')
  await bell(page).focus()
  await page.keyboard.press('Enter')
  await expect(rows(page)).toHaveCount(2)
  const first = rows(page).first()
  const [dot, cross] = [
    first.getByRole('button', { name: /^Ok/ }),
    first.getByRole('button', { name: 'Bildirimi kaldır' }),
  ]
  await expect(first.locator('time')).toHaveAttribute('title', /^\d\d\.\d\d\.\d{4} \d\d:\d\d$/)
  await page.keyboard.press('Tab')
  await expect(panel(page).getByRole('button', { name: /^Tümünü/ })).toBeFocused()
  await page.keyboard.press('Tab')
  // The list scrolls, so that it may be a stop of its own.
  if (!(await first.getByRole('link').evaluate((link) => link === document.activeElement)))
    await page.keyboard.press('Tab')
  await expect(first.getByRole('link')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(dot).toBeFocused()
  await expect(cross).toHaveCSS('opacity', '1')
  await page.keyboard.press('Space')
  await expect(bell(page)).toHaveText('1')
  await expect(dot).toHaveAccessibleName('Okunmadı işaretle')
  await page.keyboard.press('Space')
  await expect(bell(page)).toHaveText('2')
  await page.keyboard.press('Tab')
  await expect(cross).toBeFocused()
  await panel(page).getByText('Bildirimler', { exact: true }).click()
  await expect(panel(page)).toBeVisible()
  await rows(page).last().getByRole('button', { name: 'Bildirimi kaldır' }).focus()
  await page.keyboard.press('Enter')
  await expect(rows(page)).toHaveCount(1)
  await expect(cross).toBeFocused()
  await first.getByRole('link').click()
  await expect(page).toHaveURL(`/tenders/view/${tender.id}`)
  await expect(panel(page)).toBeHidden()
  await expect(bell(page)).toHaveAccessibleName('Bildirimler')
})

test('NT5 nothing yet says so; else the way to all of them', async ({ page }) => {
  const member = await reader(page)
  await page.goto(PAGE)
  await openPanel(page)
  await expect(panel(page).getByText('Bildirim yok')).toBeVisible()
  await expect(panel(page).getByRole('link')).toHaveCount(0)
  await tell(member, { document: 1 })
  await panel(page).getByRole('link', { name: 'Tüm bildirimleri gör' }).click()
  await expect(page).toHaveURL('/notifications')
  await expect(panel(page)).toBeHidden()
  await expect(page.getByRole('heading', { level: 1, name: 'Bildirimler' })).toBeVisible()
})

test('a press that comes before the scripts of the page is carried out once they are there', async ({
  page,
}) => {
  await reader(page)
  const letScriptsCome = await holdRequests(page, '**/_next/static/**/*.js')
  await page.goto(PAGE, { waitUntil: 'commit' })
  await bell(page).click()
  letScriptsCome()
  await expect(panel(page)).toBeVisible()
})

test('NT6 news arrive without a reload, one toast at a time', async ({ page }) => {
  const member = await reader(page)
  await tell(member, { document: 1 })
  const opened = page.waitForRequest('**/api/notifications/stream')
  await page.goto(PAGE)
  await opened
  await expect(bell(page)).toHaveText('1')
  await tell(member, { document: 2 }, { document: 3 })
  await expect(bell(page)).toHaveText('3', { timeout: 3_000 })
  await expect(page.getByText('TKF-2026-1003 numaralı teklif onaylandı.')).toBeVisible()
  await tell(member, { event: 'lowStock', data: { card: 'Bakır boru', quantity: '4' } })
  await expect(page.getByText('Stok azaldı: Bakır boru (4)')).toBeVisible()
  await expect(page.locator('.payload-toast-item')).toHaveCount(1)
  await expect(bell(page)).toHaveText('4')
})

test('NT6 without the stream, coming back to the tab reads anew', async ({ page }) => {
  const member = await reader(page)
  await page.route('**/api/notifications/stream', (route) => route.abort())
  const asked = page.waitForResponse('**/api/notifications/summary')
  await page.goto(PAGE)
  await expect(bell(page)).toHaveAccessibleName('Bildirimler')
  await asked
  await tell(member, { document: 1 })
  await page.evaluate(() => window.dispatchEvent(new Event('focus')))
  await expect(bell(page)).toHaveText('1')
})

test('NT7 an approved and invoiced tender is told to its maker, with a link to it', async ({
  page,
}) => {
  const member = await signedIn(page, {
    permissions: [...READING, { subject: 'tenders', actions: ['create'] }],
  })
  const company = await made('companies', { name: `Firma ${member.name}` })
  const answer = await page.request.post('/api/tenders', {
    data: {
      title: 'Depo rafları',
      date: today(),
      currency: 'TRY',
      company: company.id,
      items: [{ kind: 'text', description: 'Kurulum', quantity: 1, unitPrice: 100, taxRate: 20 }],
    },
    headers: { Origin: `http://localhost:${process.env.E2E_PORT}` },
  })
  expect(answer.status(), await answer.text()).toBe(201)
  const { doc } = (await answer.json()) as { doc: { id: number } }
  await page.goto(PAGE)
  const boss = await asAdministrator()
  for (const command of ['approve', 'invoice'])
    expect((await boss.post(`/api/tenders/${doc.id}/${command}`, { data: {} })).status()).toBe(200)
  await expect(bell(page)).toHaveText('2')
  await openPanel(page)
  await expect(rows(page)).toHaveText([/teklif faturalandı/, /teklif onaylandı/])
  await expect(rows(page).first().getByText('Teklif durumu güncellendi')).toBeVisible()
  await expect(rows(page).first().getByRole('link')).toHaveAttribute(
    'href',
    `/tenders/view/${doc.id}`,
  )
})

test('NT7 a record the reader may not open has no link', async ({ page }) => {
  const member = await signedIn(page, {
    permissions: [{ subject: 'dashboard', actions: ['read'] }],
  })
  await tell(member, { document: 1 }, { event: 'lowStock', data: { card: 'Vida', quantity: '2' } })
  await page.goto('/notifications')
  const list = page.locator('.notifications-page .notification')
  await expect(list).toHaveCount(2)
  await expect(list.getByRole('link')).toHaveCount(0)
})

test('NT7 a kind that is switched off is not told', async ({ page }) => {
  const member = await reader(page)
  const tender = await made('tenders', {
    title: 'Depo rafları',
    date: today(),
    currency: 'TRY',
    unconnectedName: member.name,
    unconnectedEmail: member.email,
    items: [{ kind: 'text', description: 'Kurulum', quantity: 1, unitPrice: 9, taxRate: 20 }],
  })
  await page.goto('/pages/account-settings/notifications')
  const approvals = page.getByRole('switch', { name: 'Onayınız bekleniyor' })
  await expect(approvals).toBeChecked()
  const kept = page.waitForResponse('**/api/payload-preferences/notifications')
  await approvals.uncheck()
  expect((await kept).status()).toBe(200)
  await page.reload()
  await expect(approvals).not.toBeChecked()
  const sender = await (
    await asAdministrator()
  ).post(`/api/tenders/${tender.id}/send`, { data: {} })
  expect(sender.status(), await sender.text()).toBe(200)
  const answer = await page.request.get('/api/notifications/summary')
  expect(await answer.json()).toMatchObject({ unread: 0, docs: [] })
})

test('NT9 each kind is mailed as the person chooses, by the keyboard, in the language they choose', async ({
  page,
}) => {
  const member = await reader(page)
  await page.goto('/pages/account-settings/notifications')
  const row = page.getByRole('row', { name: /Azalan stok/ })
  const choice = row.getByRole('combobox', { name: 'Azalan stok: e-posta' })
  await expect(choice).toHaveValue('off')
  const approvals = page.getByRole('combobox', { name: 'Onayınız bekleniyor: e-posta' })
  await expect(approvals.getByRole('option')).toHaveText(['Hemen', 'Günde bir'])
  const kept = page.waitForResponse('**/api/notifications/preferences')
  await row.getByRole('switch').focus()
  await page.keyboard.press('Tab')
  await expect(choice).toBeFocused()
  await page.keyboard.press('ArrowUp')
  expect((await kept).status()).toBe(200)
  const saved = page.waitForResponse(`**/api/users/${member.id}`)
  await page.getByLabel('E-postaların dili').selectOption('ar')
  expect((await saved).status()).toBe(200)
  await page.reload()
  await expect(choice).toHaveValue('daily')
  await expect(page.getByLabel('E-postaların dili')).toHaveValue('ar')
  // Without notifications there is nothing to mail.
  await row.getByRole('switch').uncheck()
  await expect(choice).toBeDisabled()
  await expect(choice).toHaveValue('off')

  await page.route('**/api/notifications/preferences', (route) => route.abort())
  await approvals.selectOption('Günde bir')
  await expect(page.getByText('Başarısız işlem').first()).toBeVisible()
  await expect(approvals).toHaveValue('atOnce')
})

test('NT8 what the server does not do is taken back, and said', async ({ page }) => {
  const member = await reader(page)
  await tell(member, ...three)
  await page.goto(PAGE)
  await expect(bell(page)).toHaveText('3')
  await page.route('**/api/notifications/{mark,remove}', (route) => route.abort())
  await openPanel(page)
  await rows(page).first().getByRole('button', { name: 'Okundu işaretle' }).click()
  await expect(page.getByText('Başarısız işlem').first()).toBeVisible()
  await expect(bell(page)).toHaveText('3')
  await panel(page).getByRole('button', { name: 'Tümünü okundu işaretle' }).click()
  await expect(bell(page)).toHaveText('3')
  await rows(page).first().hover()
  await rows(page).first().getByRole('button', { name: 'Bildirimi kaldır' }).click()
  await expect(rows(page)).toHaveCount(3)
})

test('NT5 the page: filters in the address, several marked or removed at once, pages', async ({
  page,
}) => {
  const member = await reader(page)
  await tell(
    member,
    ...Array.from({ length: 19 }, (_, n) => ({ document: n + 1, read: true, days: 3 })),
    { document: 20, days: 1 },
    { event: 'lowStock', data: { card: 'Vida', quantity: '2' } },
  )
  await page.goto('/notifications')
  const main = page.getByRole('main')
  const list = main.locator('.notification')
  await expect(list).toHaveCount(20)
  await expect(main.getByRole('heading', { level: 2 })).toHaveText(['Bugün', 'Dün', 'Daha eski'])
  await main.getByRole('link', { name: 'Sonraki' }).click()
  await expect(page).toHaveURL('/notifications?page=2')
  await expect(list).toHaveCount(1)
  await expect(main.getByText('21–21 / 21 kayıt')).toBeVisible()

  const filters = main.getByRole('navigation', { name: 'Bildirim filtreleri' })
  await filters.getByRole('link', { name: 'Azalan stok' }).click()
  await expect(page).toHaveURL('/notifications?kind=lowStock')
  await expect(list).toHaveText([/Stok azaldı: Vida \(2\)/])
  await filters.getByRole('link', { name: 'Azalan stok' }).click()
  await expect(page).toHaveURL('/notifications')
  await filters.getByRole('link', { name: /^Okunmamış/ }).click()
  await expect(page).toHaveURL('/notifications?show=unread')
  await expect(list).toHaveCount(2)

  await main.getByRole('checkbox', { name: 'Bu sayfadakileri seç' }).check()
  await expect(main.getByText('2 kayıt seçildi')).toBeVisible()
  await main.getByRole('button', { name: 'Okundu işaretle', exact: true }).first().click()
  await expect(main.getByText('Okunmamış bildirim yok')).toBeVisible()
  await expect(bell(page)).toHaveAccessibleName('Bildirimler')
  await main.getByRole('link', { name: 'Filtreleri temizle' }).click()
  await main.getByRole('checkbox', { name: /^Seç: Stok azaldı/ }).check()
  await main.getByRole('button', { name: 'Kaldır', exact: true }).click()
  await expect(main.getByText('1–20 / 20 kayıt')).toBeVisible()
  await expect(main.getByText(/Stok azaldı/)).toHaveCount(0)
})

for (const locale of ['tr', 'ar'] satisfies Locale[]) {
  test(`NT1 NT5 axe finds nothing serious in panel and page (${locale})`, async ({ page }) => {
    const member = await newMember(READING)
    await signInAs(page, member, locale)
    await tell(
      member,
      { event: 'tenderRejected', read: true },
      { event: 'reservationMade', data: { card: 'Boru 2"', quantity: '3', number: 'TKF-1' } },
      { event: 'lowStock', data: { card: 'Vida', quantity: '2' } },
      { event: 'tenderSent' },
    )
    await page.goto('/notifications')
    await expect(page.locator('.notifications-page .notification')).toHaveCount(4)
    expect(await violationsInThemes(page), 'page').toEqual([])
    await page.locator('.notification-bell').click()
    await expect(page.locator('.notification-panel .notification')).toHaveCount(4)
    expect(await violationsInThemes(page), 'panel').toEqual([])
  })
}
