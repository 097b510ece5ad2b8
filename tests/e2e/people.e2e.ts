import { expect, test, type Page } from './support/test'
import { allPermissions } from '@/access/buildAbility'
import { createTranslator } from '@/i18n/translate'
import { today } from '../factories/day'
import { asAdministrator, made, newMember, signedIn, signInAs } from './support/people'
import { stored } from './support/forms'
import { seriousViolations, violationsInThemes } from './support/seriousViolations'
import { textsOf } from './support/textsOf'

const t = createTranslator('tr')
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkqPn/HwAEGAJ5mW1ZVgAAAABJRU5ErkJggg==',
  'base64',
)
const heading = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name, exact: true })

test('PF1 short addresses lead to their first tab and keep the query; tabs stand in the address', async ({
  page,
}) => {
  await signedIn(page)
  const profile = await page.request.get('/pages/user-profile?from=mail')
  expect(profile.url()).toMatch(/\/pages\/user-profile\/profile\?from=mail$/)
  expect(textsOf(await profile.text())).toContain(t('nav.profile'))
  const short = await page.request.get('/pages/account-settings?from=mail')
  expect(short.url()).toMatch(/\/pages\/account-settings\/account\?from=mail$/)
  await page.goto(short.url())

  const tab = (name: 'account' | 'security' | 'notifications' | 'appearance') =>
    page.getByRole('tab', { name: t(`account.tabs.${name}`) })
  await tab('security').click()
  await expect(page).toHaveURL(/\/pages\/account-settings\/security/)
  await page.reload()
  await expect(tab('security')).toHaveAttribute('aria-selected', 'true')
  await tab('appearance').click()
  await expect(page.getByRole('heading', { name: t('appearance.layout') })).toBeVisible()
  await tab('notifications').click()
  await expect(page.getByRole('switch').first()).toBeVisible()
  await page.goBack()
  await expect(tab('appearance')).toHaveAttribute('aria-selected', 'true')
})

test('PF1 one’s own name, phone and picture, with the rules of the picture said before', async ({
  page,
}) => {
  const member = await signedIn(page, {
    permissions: [{ subject: 'dashboard', actions: ['read'] }],
  })
  const outside: string[] = []
  page.on('request', (request) => {
    if (/gravatar/.test(request.url())) outside.push(request.url())
  })
  await page.goto('/pages/account-settings/account')
  await expect(page.getByText(t('account.pictureHint', { max: 5 }))).toBeVisible()
  const input = page.getByLabel(t('account.picture'), { exact: true })
  await input.setInputFiles({ name: 'a.pdf', mimeType: 'application/pdf', buffer: PNG })
  await expect(page.getByText(t('account.pictureWrongType'))).toBeVisible()
  await input.setInputFiles({
    name: 'a.png',
    mimeType: 'image/png',
    buffer: Buffer.alloc(6 * 1024 * 1024),
  })
  await expect(page.getByText(t('account.pictureTooLarge', { max: 5 }))).toBeVisible()
  await input.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: PNG })
  await expect(page.getByText(t('account.pictureSaved'))).toBeVisible()
  const picture = page.locator('.avatar-picker .avatar img')
  await expect(picture).toHaveAttribute('src', /^\/api\/media\/file\//)
  await page.getByRole('button', { name: t('account.resetAvatar') }).click()
  await expect(picture).toHaveCount(0)
  await expect(page.locator('.avatar-picker .avatar')).toHaveText(
    'D' + member.name.split(' ')[1]?.[0]?.toUpperCase(),
  )

  const name = page.getByLabel(t('users.fields.name'))
  await name.fill('Çağla Işık')
  await page.getByRole('button', { name: t('actions.save') }).click()
  await expect(page.getByText(t('account.saved'))).toBeVisible()
  await page.goto('/pages/user-profile/profile')
  await expect(page.getByRole('heading', { level: 2, name: 'Çağla Işık' })).toBeVisible()
  expect(outside).toEqual([])
})

test('PF1 a wrong current password keeps what was typed; the rules are marked while typing', async ({
  page,
}) => {
  const member = await signedIn(page)
  await page.goto('/pages/account-settings/security')
  const panel = page.getByRole('tabpanel')
  const field = (key: 'currentPassword' | 'newPassword' | 'confirmPassword') =>
    panel.getByLabel(t(`auth.${key}`), { exact: false }).first()
  const submit = panel.getByRole('button', { name: t('auth.changePassword') })
  const rules = panel.getByRole('list', { name: t('account.passwordRules') }).locator('li')
  await expect(submit).toBeDisabled()
  await field('currentPassword').fill('yanlis-parola-1')
  await field('newPassword').fill('kisa')
  await expect(rules.first()).toHaveAttribute('data-met', 'false')
  await field('newPassword').fill('yepyeni-parola-2026')
  await expect(rules.first()).toHaveAttribute('data-met', 'true')
  await expect(rules.last()).toHaveAttribute('data-met', 'false')
  await field('confirmPassword').fill('yepyeni-parola-2026')
  await submit.click()
  await expect(panel.getByText(t('refusals.wrongCurrentPassword'))).toBeVisible()
  await expect(field('newPassword')).toHaveValue('yepyeni-parola-2026')
  await expect(field('currentPassword')).toBeFocused()
  await field('currentPassword').fill(member.password)
  await submit.click()
  await expect(page.getByText(t('auth.passwordChanged'))).toBeVisible()
  await expect(field('newPassword')).toHaveValue('')

  // The new password ended all others, so that this one is left and can only be signed out.
  await expect(panel.getByText(t('account.thisSession'))).toBeVisible()
  await expect(panel.getByRole('button', { name: t('account.endSession') })).toHaveCount(0)
})

test('US1 US2 a user in tabs that a reload keeps; a new password; CF3 suspended and back', async ({
  page,
}) => {
  const other = await newMember([{ subject: 'dashboard', actions: ['read'] }])
  await signedIn(page)
  await page.goto(`/users/view/${other.id}`)
  await expect(heading(page, other.name)).toBeVisible()
  await expect(page.getByRole('link', { name: other.email })).toBeVisible()
  await expect(page.getByText(t('users.noApprovals'))).toBeVisible()
  await page.getByRole('tab', { name: t('users.tabs.security') }).click()
  await page.reload()
  const panel = page.getByRole('tabpanel')
  await panel.getByLabel(t('auth.newPassword')).fill('yepyeni-parola-2026')
  await panel.getByLabel(t('auth.confirmPassword')).fill('yepyeni-parola-2026')
  await panel.getByRole('button', { name: t('users.setPassword') }).click()
  await expect(page.getByText(t('users.passwordSet', { name: other.name }))).toBeVisible()

  for (const verb of ['suspend', 'unsuspend'] as const) {
    await page.getByRole('button', { name: t(`users.${verb}`) }).click()
    const question = page.getByRole(verb === 'suspend' ? 'alertdialog' : 'dialog')
    await expect(question).toContainText(t(`users.${verb}Title`, { name: other.name }))
    await question.getByRole('button', { name: t(`users.${verb}`) }).click()
    await expect(question).toBeHidden()
  }
  await expect(page.getByRole('button', { name: t('users.suspend') })).toBeVisible()
})

test('US2 whoever only reads users sees no activity they may not read and sets no password', async ({
  page,
}) => {
  const other = await newMember()
  await signedIn(page, { permissions: [{ subject: 'users', actions: ['read'] }] })
  await page.goto(`/users/view/${other.id}?tab=security`)
  await expect(page.getByText(t('users.noWriteText'))).toBeVisible()
  await page.getByRole('tab', { name: t('users.tabs.overview') }).click()
  await expect(page.getByText(t('users.approvedTenders'))).toHaveCount(0)
  await expect(page.getByRole('button', { name: t('users.suspend') })).toHaveCount(0)
})

test('US3 ER1 an id nobody has is 404 inside the frame, with the way to its list', async ({
  page,
}) => {
  await signedIn(page)
  const cases = [
    ['/users/view/999999999', t('users.notFound'), '/users/list'],
    ['/stock-cards/edit/999999999', t('stockCards.notFound'), '/stock-cards'],
    ['/tenders/edit/999999999', t('tenders.notFound'), '/tenders'],
  ] as const
  for (const [path, sentence, list] of cases) {
    const answer = await page.goto(path)
    expect(answer?.status(), path).toBe(404)
    await expect(page.getByText(sentence)).toBeVisible()
    await expect(page.getByRole('navigation').first()).toBeVisible()
    const back = page.getByRole('link', { name: t('actions.backToList') })
    await expect(back).toHaveAttribute('href', list)
  }
  expect(await seriousViolations(page)).toEqual([])
})

test('RL1 CF4 roles as cards with their people; duplicate; delete names the role and its id', async ({
  page,
}) => {
  const member = await signedIn(page)
  const role = await made<{ id: number; name: string }>('roles', {
    name: `Kart ${Date.now()}`,
    permissions: [{ subject: 'tenders', actions: ['read'] }],
  })
  for (const n of [1, 2, 3, 4, 5])
    await made('users', {
      name: `Üye ${n}`,
      email: `uye-${n}-${role.id}@example.com`,
      password: member.password,
      role: role.id,
    })
  await page.goto(`/users/roles?role=${role.id}`)
  const card = page.locator('.role-card', { hasText: role.name })
  await expect(card).toContainText(t('roles.userCount', { n: 5 }))
  await expect(card.locator('.avatar-stack li')).toHaveCount(4)
  await expect(card.locator('.avatar-stack__more')).toHaveText('+2')
  await expect(page.locator('.rights-table tbody tr')).toHaveCount(5)

  const open = async () => {
    await card.getByRole('button', { name: t('roles.actionsFor', { name: role.name }) }).click()
    await page.getByRole('menuitem', { name: t('actions.delete') }).click()
    return page.getByRole('alertdialog')
  }
  const blocked = await open()
  await expect(blocked).toContainText(t('roles.deleteTitle', { name: role.name, id: role.id }))
  await expect(blocked).toContainText(t('roles.usedBy', { n: 5 }))
  await expect(blocked.getByRole('button', { name: t('actions.delete') })).toBeDisabled()
  await blocked.getByRole('button', { name: t('actions.cancel') }).click()

  await card.getByRole('button', { name: `${t('roles.duplicate')}: ${role.name}` }).click()
  await page.waitForURL(/\/users\/roles\/edit\/\d+$/)
  const copy = t('roles.copyName', { name: role.name })
  await expect(page.locator('#field-name')).toHaveValue(copy)

  await page.goto('/users/roles')
  const copied = page.locator('.role-card', { hasText: copy })
  await copied.getByRole('button', { name: t('roles.actionsFor', { name: copy }) }).click()
  await page.getByRole('menuitem', { name: t('actions.delete') }).click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t('actions.delete') })
    .click()
  await expect(copied).toHaveCount(0)
})

test('RL3 RL4 RL5 the matrix: three states, reading comes along, one’s own key is asked about', async ({
  page,
}) => {
  const member = await signedIn(page, { permissions: allPermissions() })
  await page.goto(`/users/roles/edit/${member.roleId}`)
  const box = (name: string) => page.getByRole('checkbox', { name, exact: true })
  const all = box(`${t('roles.selectAll')}: ${t('roles.fields.permissions')}`)
  await expect(all).toBeChecked()
  const subject = t('permissions.subjects.stock-types')
  const row = box(`${t('roles.selectAll')}: ${subject}`)
  await row.click()
  await expect(row).not.toBeChecked()
  expect(await all.evaluate((input: HTMLInputElement) => input.indeterminate)).toBe(true)
  await box(`${subject}: ${t('permissions.actions.delete')}`).click()
  await expect(box(`${subject}: ${t('permissions.actions.read')}`)).toBeChecked()
  await expect(page.getByText(t('roles.readAdded'))).toBeVisible()
  await all.click()
  await expect(all).toBeChecked()

  const own = box(`${t('permissions.subjects.roles')}: ${t('permissions.actions.write')}`)
  await own.click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText(t('roles.losingOwnRights'))
  await question.getByRole('button', { name: t('actions.cancel') }).click()
  await expect(own).toBeChecked()
})

test('RL6 a right is narrowed to fields, never to none', async ({ page }) => {
  await signedIn(page)
  const { id } = await made<{ id: number }>('roles', {
    name: `Dar ${Date.now()}`,
    permissions: [{ subject: 'stock-types', actions: ['read', 'delete'] }],
  })
  await page.goto(`/users/roles/edit/${id}`)
  const subject = t('permissions.subjects.stock-types')
  const read = t('permissions.actions.read')
  await page.getByRole('button', { name: `${subject}: ${t('roles.allFields')}` }).click()
  const dialog = page.getByRole('dialog')
  const box = (field: string) => dialog.getByRole('checkbox', { name: `${field}: ${read}` })
  await box(t('roles.allFields')).click()
  await dialog.getByRole('button', { name: t('roles.applyFields') }).click()
  await expect(dialog.getByText(t('refusals.emptyFields'))).toBeVisible()
  await box(t('stockTypes.fields.name')).click()
  await dialog.getByRole('button', { name: t('roles.applyFields') }).click()
  await expect(
    page.getByRole('button', { name: `${subject}: ${t('roles.narrowedFields')}` }),
  ).toBeVisible()
  await page.getByRole('button', { name: t('actions.save') }).click()
  await expect
    .poll(async () => (await stored<{ permissions: unknown }>(`roles/${id}`)).permissions)
    .toEqual([
      { subject: 'stock-types', actions: ['read'], fields: ['name'] },
      { subject: 'stock-types', actions: ['delete'] },
    ])
})

test('RL5 changed rights count at the next request, the navigation included', async ({ page }) => {
  const member = await newMember([
    { subject: 'dashboard', actions: ['read'] },
    { subject: 'stock-types', actions: ['read'] },
  ])
  await signInAs(page, member)
  const before = await page.request.get('/stock-types')
  expect(before.url()).toMatch(/\/stock-types/)
  expect(textsOf(await before.text())).toContain(t('nav.stockTypes'))
  const api = await asAdministrator()
  const answer = await api.patch(`/api/roles/${member.roleId}`, {
    data: { permissions: [{ subject: 'dashboard', actions: ['read'] }] },
  })
  expect(answer.status(), await answer.text()).toBe(200)
  expect((await page.request.get('/stock-types')).url()).toMatch(/\/not-authorized/)
  const texts = textsOf(await (await page.request.get('/dashboard')).text())
  expect(texts).toContain(t('nav.dashboard'))
  expect(texts).not.toContain(t('nav.stockTypes'))
})

test('PM1 every right with what it allows, found by a part of its words; AC1 one’s own rights', async ({
  page,
}) => {
  const member = await signedIn(page)
  await page.goto('/users/permissions')
  const search = page.getByRole('searchbox', { name: t('permissions.search') })
  await search.fill('TEKLIF ONAYLAMA')
  const rows = page.locator('.permissions-list tbody tr')
  await expect(rows).toHaveCount(1)
  await expect(rows).toContainText(t('permissions.describe.approve'))
  const role = rows.locator(`a[href="/users/roles/edit/${member.roleId}"]`)
  // Many roles are folded.
  const more = rows.getByRole('button')
  if (await more.isVisible()) await more.click()
  await expect(role).toBeVisible()
  await search.fill('zzz')
  await expect(page.getByText(t('common.noResultsFor', { q: 'zzz' }))).toBeVisible()

  await page.goto('/access-control')
  await expect(page.getByRole('heading', { name: t('accessControl.analytics') })).toBeVisible()
  await page.context().clearCookies()
  await signedIn(page, { permissions: [{ subject: 'AclDemo', actions: ['read'] }] })
  await page.goto('/access-control')
  await expect(page.getByRole('heading', { name: t('accessControl.common') })).toBeVisible()
  await expect(page.getByRole('heading', { name: t('accessControl.analytics') })).toHaveCount(0)
  const allowed = page.getByText(t('accessControl.allowed'), { exact: true })
  await expect(allowed).toHaveCount(1)
  expect((await page.request.get('/users/permissions')).url()).toMatch(/\/not-authorized/)
})

test('WY1 somebody is told why a command or a page is missing, asks for the right, and gets it', async ({
  page,
}) => {
  const tender = await made('tenders', {
    title: 'Neden olmasın',
    date: '2026-03-02',
    validUntil: '2099-01-01',
    currency: 'TRY',
    unconnectedName: 'Ayşe',
    unconnectedPhone: '5',
    items: [{ kind: 'text', description: 'Kurulum', quantity: 1, unitPrice: 5, taxRate: 20 }],
  })
  const member = await newMember([{ subject: 'tenders', actions: ['read'] }])
  await signInAs(page, member)
  await page.goto(`/tenders/view/${tender.id}`)
  await page.getByRole('button', { name: t('common.moreActions') }).focus()
  await page.keyboard.press('Enter')
  const why = page.getByRole('menuitem', { name: t('why.menu') })
  await expect(why).toBeVisible()
  await page.keyboard.press('End')
  await expect(why).toBeFocused()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: t('why.title') })
  const reason = dialog.getByRole('listitem').filter({ hasText: 'Teklifler: Teklif onaylama' })
  await expect(reason).toContainText(t('tenders.actions.approve'))
  expect(await seriousViolations(page)).toEqual([])
  await reason.getByRole('button').click()
  await expect(reason.getByRole('status')).toHaveText(t('why.requested'))
  await expect(reason.getByRole('button')).toHaveCount(0)

  const api = await asAdministrator()
  const { docs } = (await (await api.get('/api/notifications/summary')).json()) as {
    docs: { link: string; rightRequest: { isOpen: boolean } | null }[]
  }
  expect(docs[0]).toMatchObject({
    link: `/users/roles/edit/${member.roleId}`,
    rightRequest: { isOpen: true },
  })

  await page.goto('/stock-types')
  await expect(page.getByText('Stok tipleri: Okuma')).toBeVisible()
  await page.getByRole('button', { name: t('why.ask') }).click()
  await expect(page.getByRole('status')).toHaveText(t('why.requested'))
  const permissions = [
    { subject: 'tenders', actions: ['read', 'approve'] },
    { subject: 'stock-types', actions: ['read'] },
  ]
  const given = await api.patch(`/api/roles/${member.roleId}`, { data: { permissions } })
  expect(given.status(), await given.text()).toBe(200)
  await page.reload()
  await page.getByRole('link', { name: t('why.open') }).click()
  await expect(page).toHaveURL(/\/stock-types$/)
  await page.goto(`/tenders/view/${tender.id}`)
  await expect(page.getByRole('button', { name: t('tenders.actions.approve') })).toBeVisible()
  await page.goto('/notifications')
  await expect(
    page.getByText('İstediğiniz yetki verildi: Teklifler: Teklif onaylama'),
  ).toBeVisible()
})

test('RL1 the product as Depo: what its holders see, nothing written, and back by the keyboard', async ({
  page,
}) => {
  const depot = await newMember([
    { subject: 'dashboard', actions: ['read'] },
    { subject: 'stock-cards', actions: ['read', 'write'] },
  ])
  const name = `Depo ${depot.roleId}`
  await (await asAdministrator()).patch(`/api/roles/${depot.roleId}`, { data: { name } })
  await signedIn(page)
  await page.goto('/users/roles')
  const tenders = page.locator('.vnav').getByRole('link', { name: t('tenders.plural') })
  await expect(tenders).toHaveCount(1)
  await page.getByRole('button', { name: `${t('roles.viewAs')}: ${name}`, exact: true }).click()
  const banner = page.locator('.viewing-banner')
  await expect(banner).toContainText(name)
  await expect(tenders).toHaveCount(0)
  await page.goto('/stock-cards')
  await expect(heading(page, t('stockCards.plural'))).toBeVisible()
  const refused = await page.request.post('/api/stock-cards', {
    data: { name: 'x' },
    headers: { Origin: new URL(page.url()).origin },
  })
  expect(refused.status()).toBe(403)
  expect(await refused.text()).toContain(name)
  expect(await violationsInThemes(page)).toEqual([])

  await page.setViewportSize({ width: 390, height: 844 })
  await page.reload()
  await expect(banner).toContainText(name)
  const width = () => page.evaluate(() => document.documentElement.scrollWidth)
  expect(await width()).toBe(390)
  await banner.getByRole('button', { name: t('roles.endViewing') }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/users\/roles$/)
  await expect(banner).toHaveCount(0)
})

test('AU13 somebody leaves: what they had in hand is counted, and goes to who takes over', async ({
  page,
}) => {
  const [leaver, heir] = [await newMember(), await newMember()]
  const title = `Devredilen ${leaver.id}`
  const { id } = await made('tenders', {
    title,
    unconnectedName: 'Ayşe Kaya',
    unconnectedPhone: '5321112233',
    date: today(),
    currency: 'TRY',
  })
  const api = await asAdministrator()
  const given = await api.post(`/api/tenders/${id}/assign`, { data: { owner: leaver.id } })
  expect(given.status(), await given.text()).toBe(200)
  const company = await made('companies', { name: `Devredilen ${leaver.id}` })
  await api.post(`/api/companies/${company.id}/assign`, { data: { owner: leaver.id } })
  const call = { kind: 'call', title: `Devir ${leaver.id}`, owner: leaver.id, due: today() }
  const action = await made('actions', { subject: 'tenders', document: id, ...call })
  await signedIn(page)
  await page.goto(`/users/view/${leaver.id}`)
  await page.getByRole('button', { name: t('common.moreActions') }).click()
  await page.getByRole('menuitem', { name: t('users.leaving.label') }).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText(t('users.leaving.title', { name: leaver.name }))
  for (const part of ['users.leaving.tenders', 'companies.plural', 'todos.plural'] as const)
    await expect(question.getByText(t(part), { exact: true })).toBeVisible()
  await question.getByLabel(t('users.leaving.to')).selectOption({ label: heir.name })
  await question.getByRole('button', { name: t('users.leaving.label'), exact: true }).click()
  await expect(question).toBeHidden()
  await expect(page.getByText(t('users.leaving.done'))).toBeVisible()
  for (const path of [`tenders/${id}`, `companies/${company.id}`, `actions/${action.id}`])
    expect(await stored(path), path).toMatchObject({ owner: heir.id })
  const refused = await page.request.post('/api/users/login', {
    data: { email: leaver.email, password: leaver.password },
    headers: { Origin: new URL(page.url()).origin },
  })
  expect(refused.status()).toBe(401)
})
