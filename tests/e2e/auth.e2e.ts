import { randomUUID } from 'node:crypto'
import { request } from '@playwright/test'
import { fillPath, PATHS } from '@/catalog/paths'
import { sessionCookieName } from '@/lib/sessionCookie'
import { codeOfSecret, firstCodeOf } from '../factories/verificationCode'
import { expect, test, type Page } from './support/test'
import { createTranslator } from '@/i18n/translate'
import { sql } from './support/database'
import { save } from './support/forms'
import { holdRequests } from './support/holdRequests'
import { mailTo } from './support/mails'
import { newMember, signInAs, signedIn, type Member } from './support/people'

const t = createTranslator('tr')
const DASHBOARD = [{ subject: 'dashboard' as const, actions: ['read' as const] }]

const form = (page: Page) => ({
  email: page.getByLabel(t('auth.email'), { exact: true }),
  password: page.getByLabel(t('auth.password'), { exact: true }),
  remember: page.getByLabel(t('auth.rememberMe')),
  submit: page.getByRole('button', { name: t('auth.signIn') }),
})

const signInBy = async (
  page: Page,
  member: Pick<Member, 'email' | 'password'>,
  password = member.password,
) => {
  const { email, password: secret, submit } = form(page)
  await email.fill(member.email)
  await secret.fill(password)
  await submit.click()
}

test('AU1 the sign-in form helps browsers, shows the password and is busy while it sends', async ({
  page,
}) => {
  await page.goto('/login')
  const { email, password, submit } = form(page)
  await expect(email).toBeFocused()
  await expect(email).toHaveAttribute('autocomplete', 'username')
  await expect(password).toHaveAttribute('autocomplete', 'current-password')
  await password.fill('gizli')
  await page.getByRole('button', { name: t('common.showPassword') }).click()
  await expect(password).toHaveAttribute('type', 'text')
  const release = await holdRequests(page, '**/api/users/login', (route) => route.abort())
  await email.fill('a@example.com')
  await submit.click()
  await expect(page.getByRole('button', { name: t('auth.signingIn') })).toHaveAttribute(
    'aria-busy',
    'true',
  )
  release()
  await expect(page.locator('.ui-alert[role="alert"]')).toContainText(t('common.connectionFailed'))
})

test('AU2 one message for a wrong pair and for a passive user; the time to wait after too many', async ({
  page,
}) => {
  const member = await newMember(DASHBOARD)
  await page.goto('/login')
  await signInBy(page, member, 'yanlis-parola-1')
  const notice = page.locator('.ui-alert[role="alert"]')
  const TOO_MANY = t('refusals.tooManyAttempts', { minutes: 7 })
  await expect(notice).toContainText(t('refusals.wrongCredentials'))
  await expect(notice).toBeFocused()
  await page.route('**/api/users/login', (route) =>
    route.fulfill({
      status: 429,
      headers: { 'Retry-After': '42' },
      json: { errors: [{ message: TOO_MANY, code: 'tooManyAttempts' }] },
    }),
  )
  await form(page).submit.click()
  await expect(notice).toContainText(TOO_MANY)
})

test('AU3 after signing in: to the page asked for, never to another site', async ({ page }) => {
  const member = await newMember(DASHBOARD)
  await page.goto('/dashboard?x=1')
  await expect(page).toHaveURL(/\/login\?x=1&to=(%2F|\/)dashboard$/)
  await signInBy(page, member)
  // The address of the form ends with the same word.
  await page.waitForURL(({ pathname }) => pathname === '/dashboard')
  for (const guests of ['/login', '/forgot-password']) {
    await page.goto(guests)
    await expect(page, guests).toHaveURL(/\/dashboard$/)
  }
  // One that browsers take for another site; further ones: `src/catalog/returnTo.spec.ts`.
  await page.context().clearCookies()
  await page.goto(`/login?to=${encodeURIComponent('/\\evil.example')}`)
  await signInBy(page, member)
  await expect(page).toHaveURL(/^http:\/\/localhost:\d+\/dashboard$/)
})

test('AU4 without "remember me" the session ends with the window, with it after 30 days', async ({
  page,
}) => {
  const member = await newMember(DASHBOARD)
  const until = async () => {
    await expect(page).toHaveURL(/\/dashboard$/)
    const cookies = await page.context().cookies()
    return cookies.find(({ name }) => name === sessionCookieName())?.expires ?? 0
  }
  await page.goto('/login')
  await signInBy(page, member)
  expect(await until()).toBe(-1)
  await page.context().clearCookies()
  await page.goto('/login')
  await form(page).remember.check()
  await signInBy(page, member)
  const days = ((await until()) - Date.now() / 1000) / 86_400
  expect(days).toBeGreaterThan(29.9)
  expect(days).toBeLessThan(30.1)
})

test('AU5 a forgotten password: the same answer for every address, then a wait', async ({
  page,
}) => {
  const member = await newMember(DASHBOARD)
  for (const address of [member.email, `kimse-${member.email}`]) {
    await page.goto('/forgot-password')
    await page.getByLabel(t('auth.email'), { exact: true }).fill(address)
    await page.getByRole('button', { name: t('auth.sendResetLink') }).click()
    await expect(page.getByText(t('auth.resetLinkSent'))).toBeVisible()
    await expect(page.getByRole('button', { name: /\b(60|5\d)\b/ })).toBeDisabled()
  }
  await page.getByRole('link', { name: t('auth.backToSignIn') }).click()
  await expect(page).toHaveURL(/\/login$/)
})

test('GD1 the server itself guards: anonymous, without the right, without any right', async ({
  page,
  request,
}) => {
  const anonymous = await request.get('/tenders?x=1', { maxRedirects: 0 })
  expect(anonymous.status()).toBe(307)
  expect(anonymous.headers().location).toMatch(/\/login\?x=1&to=(%2F|\/)tenders$/)
  const root = await request.get('/', { maxRedirects: 0 })
  expect(root.headers().location).toMatch(/\/login$/)

  await signedIn(page, { permissions: DASHBOARD })
  const denied = await page.request.get('/tenders', { maxRedirects: 0 })
  expect(denied.status()).toBe(307)
  expect(denied.headers().location).toMatch(/\/not-authorized\?page=%2Ftenders$/)
  await page.goto('/')
  await expect(page).toHaveURL(/\/dashboard$/)
  await page.context().clearCookies()

  // Without the right to the dashboard: what waits today.
  await signedIn(page, { permissions: [{ subject: 'stock-types', actions: ['read'] }] })
  await page.goto('/')
  await expect(page).toHaveURL(/\/today$/)
})

test('ER1 unknown pages are 404 and refused ones 403, on a blank page with the way home', async ({
  page,
}) => {
  await signInAs(page, await newMember(DASHBOARD))
  // What belongs to Next is no page either: it showed one of its own, without our headers.
  for (const path of ['/_next/nothing', '/_next/image?url=x', '/boyle-bir-sayfa-yok']) {
    const missing = await page.goto(path)
    expect(missing?.status()).toBe(404)
    expect(missing?.headers()).toHaveProperty('content-security-policy')
    await expect(page.getByRole('heading', { name: t('pages.notFound') })).toBeVisible()
  }
  await expect(page.getByRole('navigation')).toHaveCount(0)
  await expect(page.getByRole('link', { name: t('pages.backToHome') })).toHaveAttribute('href', '/')
  const refused = await page.goto('/tenders')
  expect(refused?.status()).toBe(403)
  await expect(page.getByRole('heading', { name: t('pages.notAuthorized') })).toBeVisible()
  await expect(page.getByRole('link', { name: t('pages.signOut') })).toBeVisible()
})

/** The cookie of a first step opens no page: each answers as it answers nobody. */
const expectNobodyBetweenSteps = async (page: Page) => {
  const cookie = (await page.context().cookies()).find(({ name }) => name === 'payload-step')
  const anybody = await request.newContext({ baseURL: new URL(page.url()).origin })
  const answerOf = async (path: string, headers: Record<string, string> = {}) => {
    const answer = await anybody.get(path, { headers, maxRedirects: 0 })
    return `${path}: ${answer.status()} ${answer.headers().location ?? ''}`
  }
  for (const template of Object.values(PATHS)) {
    const path = fillPath(template, ['1', '1'])
    const Cookie = `payload-step=${cookie?.value}`
    expect(await answerOf(path, { Cookie })).toBe(await answerOf(path))
  }
  await anybody.dispose()
}

test('AU6 a second factor: set up once confirmed, asked for at the next sign-in, with a way without the phone', async ({
  page,
}) => {
  const member = await newMember(DASHBOARD)
  await signInAs(page, member)
  await sql(
    `update users_sessions set created_at = now() - interval '11 minutes' where _parent_id = $1`,
    [member.id],
  )
  const dialog = (name: string) => page.getByRole('dialog', { name })
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const security = '/pages/account-settings/security'
  await page.goto(security)

  await test.step('whoever sits there says who they are, and the wish goes on', async () => {
    await button(t('factors.setUp')).click()
    const question = dialog(t('factors.confirmTitle'))
    await question.getByLabel(t('auth.password'), { exact: true }).fill(member.password)
    await question.getByRole('button', { name: t('factors.verify') }).click()
    await expect(question).toBeHidden()
  })

  const setup = dialog(t('factors.setUpTitle'))
  await expect(setup.getByRole('img', { name: t('factors.qr') })).toBeVisible()
  const typed = await setup.locator('code').innerText()
  expect(typed).toMatch(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/)
  const secret = typed.replaceAll(' ', '')
  await setup.getByLabel(t('factors.code')).fill('000000')
  await button(t('factors.enable')).click()
  await expect(setup.getByRole('alert')).toContainText(t('refusals.wrongCode'))
  await setup.getByLabel(t('factors.code')).fill(firstCodeOf(secret))
  await button(t('factors.enable')).click()
  const list = page.getByRole('alertdialog', { name: t('factors.codesTitle') })
  await expect(list.getByRole('listitem')).toHaveCount(10)
  const recovery = await list.getByRole('listitem').first().innerText()
  await button(t('factors.codesKept')).click()
  await expect(page.getByText(t('factors.codesLeft', { n: 10 }))).toBeVisible()

  const signInAgain = async () => {
    await page.context().clearCookies()
    await page.goto(security)
    await signInBy(page, member)
    await expect(page).toHaveURL(/\/login\/step\?to=/)
  }
  const field = page.getByLabel(t('factors.code'), { exact: true })
  await test.step('a code opens the page that was asked for', async () => {
    await signInAgain()
    await expect(field).toBeFocused()
    await expect(field).toHaveAttribute('autocomplete', 'one-time-code')
    await expect(field).toHaveAttribute('inputmode', 'numeric')
    await expectNobodyBetweenSteps(page)
    const code = codeOfSecret(secret)
    await field.fill(`${code.slice(0, 3)} ${code.slice(3)}`)
    await button(t('factors.verify')).click()
    await page.waitForURL(({ pathname }) => pathname === security)
  })

  /** Uses the newest codes up; the one to sign in with is the oldest. */
  const useUp = (codes: number) =>
    sql(
      `update recovery_codes set used_at = now() where id in
         (select id from recovery_codes where user_id = $1 order by id desc limit $2)`,
      [member.id, codes],
    )
  const few = page.getByText(t('factors.fewCodes'))
  await test.step('a recovery code as well, once', async () => {
    await useUp(5)
    await signInAgain()
    await button(t('factors.useRecovery')).click()
    await page.getByLabel(t('factors.recovery'), { exact: true }).fill(recovery.toLowerCase())
    await button(t('factors.verify')).click()
    await page.waitForURL(({ pathname }) => pathname === security)
    await expect(page.getByText(t('factors.codesLeft', { n: 4 }))).toBeVisible()
    await expect(few).toBeHidden()
  })

  await test.step('with three left new ones are asked for', async () => {
    await useUp(6)
    await page.reload()
    await expect(page.getByText(t('factors.codesLeft', { n: 3 }))).toBeVisible()
    await expect(few).toBeVisible()
  })

  await test.step('a step that is over says so and leads back', async () => {
    await signInAgain()
    await page.context().clearCookies({ name: 'payload-step' })
    await field.fill('123456')
    await button(t('factors.verify')).click()
    await expect(page.getByText(t('refusals.stepExpired'))).toBeVisible()
    await page.getByRole('link', { name: t('auth.signInAgain') }).click()
    await expect(page).toHaveURL(
      ({ pathname, searchParams }) => pathname === '/login' && searchParams.get('to') === security,
    )
  })
})

test('AU7 a role that requires a second factor: a notice in time, then setting it up to sign in', async ({
  page,
}) => {
  const member = await newMember(DASHBOARD)
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  await sql(`update roles set factor = 'required' where id = $1`, [member.roleId])
  await signInAs(page, member)
  await page.goto('/dashboard')
  const notice = page.getByRole('link', { name: t('factors.setUpNow') })
  await expect(notice).toHaveAttribute('href', '/pages/account-settings/security')

  // As eight days later. The trigger writes the present when a role begins to require it.
  await sql(`begin; set local session_replication_role = replica;
    update roles set factor_required_at = now() - interval '8 days' where id = ${member.roleId};
    update users set factor_grace_from = now() - interval '8 days',
      created_at = now() - interval '8 days' where id = ${member.id};
    commit`)
  await page.context().clearCookies()
  await page.goto('/dashboard')
  await signInBy(page, member)
  await expect(page).toHaveURL(/\/login\/enrol\?to=/)
  await button(t('factors.setUp')).click()
  await expect(page.getByRole('img', { name: t('factors.qr') })).toBeVisible()
  const field = page.getByLabel(t('factors.code'), { exact: true })
  await expect(field).toBeFocused()
  const secret = (await page.locator('.factor-setup code').innerText()).replaceAll(' ', '')
  await field.fill('000000')
  await button(t('factors.enable')).click()
  await expect(page.getByText(t('refusals.wrongCode'))).toBeVisible()
  await field.fill(firstCodeOf(secret))
  await button(t('factors.enable')).click()
  const list = page.getByRole('alertdialog', { name: t('factors.codesTitle') })
  await expect(list.getByRole('listitem')).toHaveCount(10)
  await button(t('factors.codesKept')).click()
  await page.waitForURL(({ pathname }) => pathname === '/dashboard')
  await expect(notice).toBeHidden()
})

test('AU8 a new user is invited by mail, sets a password and signs in', async ({ page }) => {
  const tag = randomUUID().slice(0, 8)
  const invited = { email: `davetli-${tag}@example.com`, password: 'kanarya patates mavi' }
  await signedIn(page)
  await page.goto('/users/new')
  await expect(page.getByRole('switch', { name: t('users.inviteByMail') })).toBeChecked()
  await expect(page.locator('#field-password')).toBeHidden()
  await page.locator('#field-name').fill(`Davetli ${tag}`)
  await page.locator('#field-email').fill(invited.email)
  await page.locator('#field-role').click()
  await page.getByRole('listbox').getByRole('option').first().click()
  await save(page).click()
  await page.waitForURL(/\/users\/(edit|view)\/\d+/)
  await page.goto(`/users/list?search=${invited.email}`)
  const row = page.getByRole('row').filter({ hasText: invited.email })
  await expect(row).toContainText(t('users.signIns.invited'))

  await expect.poll(() => mailTo(invited.email)).toContain('/invite/')
  const link = /\/invite\/\w+/.exec(mailTo(invited.email))?.[0] ?? ''
  await page.context().clearCookies()
  await page.goto(link)
  await page.getByLabel(t('auth.newPassword'), { exact: true }).fill(invited.password)
  await page.getByLabel(t('auth.confirmPassword'), { exact: true }).fill(invited.password)
  await page.getByRole('button', { name: t('auth.resetSubmit') }).click()
  await expect(page.getByText(t('auth.invitationDone'))).toBeVisible()
  await page.getByRole('link', { name: t('auth.signIn') }).click()
  await signInBy(page, invited)
  await page.waitForURL(({ pathname }) => pathname !== '/login')

  await page.context().clearCookies()
  await page.goto(link)
  await page.getByLabel(t('auth.newPassword'), { exact: true }).fill(invited.password)
  await page.getByLabel(t('auth.confirmPassword'), { exact: true }).fill(invited.password)
  await page.getByRole('button', { name: t('auth.resetSubmit') }).click()
  await expect(page.getByText(t('refusals.invitationOver'))).toBeVisible()
})
