/**
 * Notices and error messages:
 * SN1–SN5 (docs/domains/behaviours.md)
 * FB1 the connection is lost: every page shows it, input is kept, and saved once it is back
 * FB2 the session ends while a user types: sign in on the same page, input is kept
 * FB3 what takes over a second shows that it runs
 * FB4 a session that is about to end may have been extended in another tab
 */
import { sessionCookieName } from '@/lib/sessionCookie'
import { today } from '../factories/day'
import { expect, test, type Page } from './support/test'
import type { Locale } from '@/i18n/locales'
import { createTranslator } from '@/i18n/translate'
import { open as openList } from './support/lists'
import { asAdministrator, made, newMember, signedIn, signInAs } from './support/people'

const t = createTranslator('tr')
const mark = () => Math.random().toString(36).slice(2, 8)
const save = (page: Page) => page.locator('#action-save')
const toasts = (page: Page) => page.locator('[data-sonner-toast]')

const openType = async (page: Page) => {
  const { id } = await made('stock-types', { name: `Bildirim ${mark()}` })
  await page.goto(`/stock-types/edit/${id}`)
  await expect(page.locator('form[data-form-ready="true"]')).toBeVisible()
  return id
}

test('SN1 SN2 SN3 success says what and goes, failure stays and stands near the form', async ({
  page,
}) => {
  await signedIn(page)
  await openType(page)
  const name = page.locator('#field-name')
  await name.fill('Başarılı olan')
  await save(page).click()
  const success = toasts(page).filter({ hasText: t('common.success') })
  await expect(success).toContainText(t('document.savedLine', { name: 'Başarılı olan' }))
  await expect(page.locator('[aria-live=polite]').filter({ has: success })).toHaveCount(1)

  await name.fill('')
  await save(page).click()
  const failure = toasts(page).filter({ hasText: t('common.failure') })
  await expect(failure).toBeVisible()
  await expect(page.locator('.doc-errors')).toHaveAttribute('role', 'alert')
  await expect(success).toBeHidden()
  await expect(failure).toBeVisible()
})

for (const locale of ['tr', 'ar'] satisfies Locale[]) {
  test(`SN5 the words are those of the interface (${locale})`, async ({ page }) => {
    const words = createTranslator(locale)
    await signedIn(page, { locale })
    await openType(page)
    await page.locator('#field-name').fill('')
    await save(page).click()
    await expect(toasts(page)).toContainText(words('common.failure'))
    await expect(page.locator('.doc-errors')).toContainText(words('refusals.required'))
    // The library's style sheet once won over ours: 20 pixels, on the corner.
    const notice = await toasts(page).boundingBox()
    const name = words('actions.close')
    const close = await toasts(page).getByRole('button', { name, exact: true }).boundingBox()
    if (!notice || !close) throw new Error('The notice or its button is not drawn')
    expect(close.width).toBeGreaterThanOrEqual(24)
    expect(close.height).toBeGreaterThanOrEqual(24)
    expect(close.x).toBeGreaterThanOrEqual(notice.x)
    expect(close.x + close.width).toBeLessThanOrEqual(notice.x + notice.width)
    expect(close.y).toBeGreaterThanOrEqual(notice.y)
  })
}

test('SN4 notices are drawn by one stack', async ({ page }) => {
  await signedIn(page)
  await openType(page)
  await page.locator('#field-name').fill(`Tek yığın ${mark()}`)
  await save(page).click()
  await expect(toasts(page)).toHaveCount(1)
  await expect(page.locator('[data-sonner-toaster]')).toHaveCount(1)
})

test('FB1 without a connection nothing is lost, and it is saved once it is back', async ({
  page,
}) => {
  await signedIn(page)
  const id = await openType(page)
  const name = `Çevrim dışı ${mark()}`
  await page.locator('#field-name').fill(name)
  await page.context().setOffline(true)
  const banner = page.locator('.offline-banner')
  await expect(banner).toContainText(t('feedback.offline'))
  await save(page).click()
  const alert = page.locator('.doc-errors')
  await expect(alert).toContainText(t('document.notSavedOffline'))
  await expect(page.locator('#field-name')).toHaveValue(name)
  await page.context().setOffline(false)
  await expect(banner).toContainText(t('feedback.online'))
  await alert.getByRole('button', { name: t('actions.tryAgain') }).click()
  await expect(toasts(page).filter({ hasText: t('common.success') })).toBeVisible()
  await expect(alert).toBeHidden()
  const answer = await (await asAdministrator()).get(`/api/stock-types/${id}`)
  expect(await answer.json()).toMatchObject({ name })
})

test('FB2 a session that ended is taken up again in place', async ({ page }) => {
  const member = await newMember()
  await signInAs(page, member)
  const id = await openType(page)
  const name = `Oturum ${mark()}`
  await page.locator('#field-name').fill(name)
  await page.context().clearCookies({ name: sessionCookieName() })
  await save(page).click()
  const dialog = page.getByRole('dialog', { name: t('document.signIn.title') })
  await expect(dialog).toContainText(member.email)
  const password = dialog.locator('input[autocomplete="current-password"]')
  await password.fill('yanlis-bir-parola')
  await dialog.getByRole('button', { name: t('document.signIn.submit') }).click()
  await expect(dialog.getByRole('alert')).toBeVisible()
  await password.fill(member.password)
  await password.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(toasts(page).filter({ hasText: t('common.success') })).toBeVisible()
  const answer = await (await asAdministrator()).get(`/api/stock-types/${id}`)
  expect(await answer.json()).toMatchObject({ name })
})

test('FB3 a slow save shows that it runs, and cannot be pressed again', async ({ page }) => {
  await signedIn(page)
  await openType(page)
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  let sent = 0
  await page.route('**/api/stock-types/*', async (route) => {
    if (route.request().method() !== 'PATCH') return route.continue()
    sent += 1
    await held
    return route.continue()
  })
  await page.locator('#field-name').fill(`Yavaş ${mark()}`)
  await save(page).click()
  await expect(save(page)).toHaveAttribute('aria-busy', 'true')
  await expect(page.getByRole('progressbar', { name: t('feedback.working') })).toBeVisible()
  await save(page).click({ force: true })
  release()
  await expect(toasts(page).filter({ hasText: t('common.success') })).toBeVisible()
  await expect(page.getByRole('progressbar')).toHaveCount(0)
  expect(sent).toBe(1)
})

test.describe('FB4 a session that is about to end', () => {
  test.use({ isolated: true })
  const END_S = 150

  const idle = async (page: Page) => {
    const member = await newMember()
    await signInAs(page, member, 'tr', { endsIn: END_S })
    await page.clock.install()
    await openList(page, '/stock-types')
    await page.clock.fastForward((END_S - 50) * 1000)
    await expect(page.getByRole('dialog')).toContainText(t('auth.endingTitle'))
    return member
  }

  test('goes on in every tab once one was told to stay', async ({ page }) => {
    await signInAs(page, await idle(page))
    await page.clock.fastForward(60_000)
    await expect(page.getByRole('dialog')).toBeHidden()
    await page.clock.fastForward(60_000)
    await expect(page).toHaveURL(/\/stock-types/)
  })

  test('ends when nobody says that it shall go on', async ({ page }) => {
    await idle(page)
    // By the server's clock the session goes on: where it leads to from there is another matter.
    const leaving = page.waitForRequest(/\/logout-inactivity/)
    await page.clock.fastForward(60_000)
    await leaving
  })
})

test('FB a link that the browser does not copy is not said to be copied', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'clipboard', { get: () => undefined }),
  )
  const { id } = await made('tenders', {
    ...{ title: 'Panodan', unconnectedName: 'Ayşe Demir', unconnectedPhone: '0532 000 00 00' },
    ...{ date: today(), currency: 'TRY' },
  })
  await signedIn(page)
  await page.goto(`/tenders/show/${id}`)
  await page.getByRole('button', { name: t('actions.copyLink') }).click()
  await expect(page.getByText(t('document.copyFailed'))).toBeVisible()
  await expect(page.getByText(t('common.copied'), { exact: true })).toBeHidden()
})
