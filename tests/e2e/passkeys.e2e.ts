import { createTranslator } from '@/i18n/translate'
import { expect, test, type Page } from './support/test'
import { isHydrated } from './support/isHydrated'
import { sql } from './support/database'
import { mailTo } from './support/mails'
import { asAdministrator, newMember, signInAs, type Member } from './support/people'

const t = createTranslator('tr')
const SECURITY = '/pages/account-settings/security'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

type Device = {
  protocol: 'ctap2' | 'u2f'
  transport: 'internal' | 'usb'
  hasResidentKey: boolean
  hasUserVerification: boolean
  isUserVerified: boolean
  automaticPresenceSimulation: boolean
  defaultBackupEligibility?: boolean
  defaultBackupState?: boolean
}

const FINGERPRINT_READER: Device = {
  protocol: 'ctap2',
  transport: 'internal',
  hasResidentKey: true,
  hasUserVerification: true,
  isUserVerified: true,
  automaticPresenceSimulation: true,
}

/** A device with a fingerprint reader, as Chromium's tools make one, or another. */
const addAuthenticator = async (page: Page, more: Partial<Device> = {}) => {
  const client = await page.context().newCDPSession(page)
  await client.send('WebAuthn.enable')
  const { authenticatorId } = await client.send('WebAuthn.addVirtualAuthenticator', {
    options: { ...FINGERPRINT_READER, ...more },
  })
  return {
    remove: () => client.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId }),
    setVerified: (isUserVerified: boolean) =>
      client.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
  }
}

/** As ten minutes later: what follows asks for a confirmation. */
const growOld = ({ id }: Pick<Member, 'id'>) =>
  sql(
    `update users_sessions set created_at = now() - interval '11 minutes' where _parent_id = $1`,
    [id],
  )

test('AU9 a passkey: added, signed in with, as the second step, as confirmation, removed', async ({
  page,
}) => {
  const member = await newMember([{ subject: 'dashboard', actions: ['read'] }])
  const device = await addAuthenticator(page)
  await signInAs(page, member)
  await growOld(member)
  await page.goto(SECURITY)
  const dialog = (name: string) => page.getByRole('dialog', { name, exact: true })
  const row = page.getByRole('listitem').filter({ hasText: 'Dizüstü' })

  await test.step('is added with a name, once they said who they are', async () => {
    await button(page, t('factors.passkeyAdd')).click()
    const adding = dialog(t('factors.passkeyAddTitle'))
    await adding.getByRole('textbox', { name: t('factors.passkeyName') }).fill('Dizüstü')
    await adding.getByRole('button', { name: t('factors.passkeyAdd') }).click()
    const question = dialog(t('factors.confirmTitle'))
    await question.getByLabel(t('auth.password'), { exact: true }).fill(member.password)
    await question.getByRole('button', { name: t('factors.verify') }).click()
    const codes = page.getByRole('alertdialog', { name: t('factors.codesTitle') })
    await expect(codes.getByRole('listitem')).toHaveCount(10)
    await button(page, t('factors.codesKept')).click()
    await expect(row).toContainText(t('factors.passkeyUnused'))
  })

  await test.step('the same device is not added twice', async () => {
    await button(page, t('factors.passkeyAdd')).click()
    const adding = dialog(t('factors.passkeyAddTitle'))
    await adding.getByRole('textbox', { name: t('factors.passkeyName') }).fill('Aynısı')
    await adding.getByRole('button', { name: t('factors.passkeyAdd') }).click()
    await expect(adding.getByRole('alert')).toContainText(t('refusals.passkeyExists'))
    await adding.getByRole('button', { name: t('actions.cancel') }).click()
  })

  const toSignIn = async () => {
    await page.context().clearCookies()
    await page.goto(SECURITY)
    await expect(button(page, t('factors.passkeySignIn'))).toBeVisible()
  }
  await test.step('signs in alone, unless nobody unlocks the device', async () => {
    await toSignIn()
    await device.setVerified(false)
    await button(page, t('factors.passkeySignIn')).click()
    await expect(page.getByText(t('factors.passkeyCancelled'))).toBeVisible()
    await device.setVerified(true)
    await button(page, t('factors.passkeySignIn')).click()
    await page.waitForURL(({ pathname }) => pathname === SECURITY)
    await expect(row).not.toContainText(t('factors.passkeyUnused'))
  })

  await test.step('is asked for after the password', async () => {
    await toSignIn()
    await page.getByLabel(t('auth.email'), { exact: true }).fill(member.email)
    await page.getByLabel(t('auth.password'), { exact: true }).fill(member.password)
    await button(page, t('auth.signIn')).click()
    await expect(page).toHaveURL(/\/login\/step\?/)
    await expect(button(page, t('factors.useRecovery'))).toBeVisible()
    await expect(button(page, t('factors.useCode'))).toBeHidden()
    await button(page, t('factors.passkeyUse')).click()
    await page.waitForURL(({ pathname }) => pathname === SECURITY)
  })

  await test.step('confirms its own removal', async () => {
    await growOld(member)
    await isHydrated(page)
    await row.getByRole('button', { name: t('factors.passkeyRemove') }).click()
    const removing = page.getByRole('alertdialog')
    await expect(removing).toContainText(t('factors.passkeyRemoveLastText'))
    await removing.getByRole('button', { name: t('factors.passkeyRemove') }).click()
    const question = dialog(t('factors.confirmTitle'))
    await question.getByRole('button', { name: t('factors.passkeyUse') }).click()
    await expect(page.getByText(t('factors.passkeysNone'))).toBeVisible()
  })

  await test.step('and then signs in no more', async () => {
    await toSignIn()
    await button(page, t('factors.passkeySignIn')).click()
    await expect(page.getByText(t('refusals.passkeyRefused'))).toBeVisible()
  })
})

test('AU9 devices that cannot hold a passkey add none; one that copies it to others does', async ({
  page,
}) => {
  const member = await newMember([{ subject: 'dashboard', actions: ['read'] }])
  const kept = async () =>
    (await sql('select is_synced from passkeys where user_id = $1', [member.id])).rows
  await signInAs(page, member)
  await page.goto(SECURITY)
  const adding = page.getByRole('dialog', { name: t('factors.passkeyAddTitle'), exact: true })
  const addOn = async (device: Partial<Device>) => {
    const { remove } = await addAuthenticator(page, device)
    await button(page, t('factors.passkeyAdd')).click()
    await adding.getByRole('textbox', { name: t('factors.passkeyName') }).fill('Anahtarlık')
    await adding.getByRole('button', { name: t('factors.passkeyAdd') }).click()
    return remove
  }

  const withoutMemory = { transport: 'usb', hasResidentKey: false } as const
  const old = { ...withoutMemory, protocol: 'u2f', hasUserVerification: false } as const
  for (const device of [withoutMemory, old]) {
    const remove = await addOn(device)
    await expect(adding.getByRole('alert')).toContainText(t('factors.passkeyCancelled'))
    expect(await kept()).toEqual([])
    await adding.getByRole('button', { name: t('actions.cancel') }).click()
    await remove()
  }

  await addOn({ defaultBackupEligibility: true, defaultBackupState: true })
  await button(page, t('factors.codesKept')).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Anahtarlık' })).toBeVisible()
  expect(await kept()).toEqual([{ is_synced: true }])
})

const PASSWORD = 'kanarya patates mavi'

/** Somebody who was invited by mail, at the page of the link. */
const openInvitation = async (page: Page) => {
  const { roleId: role } = await newMember([
    { subject: 'dashboard', actions: ['read'] },
    { subject: 'users', actions: ['read', 'write'] },
  ])
  const email = `geldi-${role}@example.com`
  const invited = await (
    await asAdministrator()
  ).post('/api/users/invite', { data: { name: `Geldi ${role}`, email, role, language: 'tr' } })
  expect(invited.status(), await invited.text()).toBeLessThan(300)
  const { doc } = (await invited.json()) as { doc: { id: number } }
  await expect.poll(() => mailTo(email)).toContain('/invite/')
  const link = /\/invite\/\w+/.exec(mailTo(email))?.[0] ?? ''
  await page.goto(link)
  return { id: doc.id, email, link }
}

test('AU12 somebody who was invited creates a passkey instead of a password, and keeps it as the last way in', async ({
  page,
}) => {
  const device = await addAuthenticator(page)
  const { id, link } = await openInvitation(page)

  await test.step('the passkey is created by the link, once the device is unlocked', async () => {
    await device.setVerified(false)
    await button(page, t('auth.invitationPasskey')).click()
    await expect(page.getByText(t('factors.passkeyCancelled'))).toBeVisible()
    await device.setVerified(true)
    await button(page, t('auth.invitationPasskey')).click()
    const codes = page.getByRole('alertdialog', { name: t('factors.codesTitle') })
    await expect(codes.getByRole('listitem')).toHaveCount(10)
    await button(page, t('factors.codesKept')).click()
    await expect(page.getByText(t('auth.invitationPasskeyDone'))).toBeVisible()
  })

  await test.step('it signs in alone', async () => {
    await page.getByRole('link', { name: t('auth.signIn') }).click()
    await button(page, t('factors.passkeySignIn')).click()
    await page.waitForURL(({ pathname }) => pathname !== '/login')
    await page.goto(SECURITY)
  })

  await test.step('it stays until there is a password', async () => {
    const row = page.getByRole('listitem').filter({ hasText: 'Chrome' })
    await row.getByRole('button', { name: t('factors.passkeyRemove') }).click()
    const removing = page.getByRole('alertdialog')
    await removing.getByRole('button', { name: t('factors.passkeyRemove') }).click()
    await expect(removing.getByRole('alert')).toContainText(t('refusals.lastWayIn'))
    await removing.getByRole('button', { name: t('actions.cancel') }).click()
  })

  const asksInOwnForm = async (asks: boolean) => {
    await page.goto(`/users/edit/${id}`)
    const address = page.getByLabel(t('auth.email'), { exact: false }).first()
    const kept = await address.inputValue()
    await address.fill(`x${kept}`)
    await expect(page.getByLabel(t('auth.currentPassword'))).toHaveCount(asks ? 1 : 0)
    await address.fill(kept)
    await page.goto(SECURITY)
  }

  await test.step('a password is set without a current one, confirmed by the passkey', async () => {
    await asksInOwnForm(false)
    await growOld({ id })
    await expect(page.getByText(t('account.passwordNone'))).toBeVisible()
    const field = (name: string) => page.getByRole('tabpanel').locator(`input[name=${name}]`)
    await expect(field('current')).toHaveCount(0)
    await field('password').fill(PASSWORD)
    await field('confirmation').fill(PASSWORD)
    await button(page, t('auth.setPassword')).click()
    const question = page.getByRole('dialog', { name: t('factors.confirmTitle'), exact: true })
    await question.getByRole('button', { name: t('factors.passkeyUse') }).click()
    await expect(field('current')).toBeVisible()
    await asksInOwnForm(true)
  })

  await test.step('the link is used', async () => {
    await page.context().clearCookies()
    await page.goto(link)
    await button(page, t('auth.invitationPasskey')).click()
    await expect(page.getByText(t('refusals.invitationOver'))).toBeVisible()
  })
})

test('AU12 somebody who was invited sets a password, then a passkey, and signs in with it alone', async ({
  page,
}) => {
  const { email } = await openInvitation(page)
  const password = PASSWORD
  await page.getByLabel(t('auth.newPassword'), { exact: true }).fill(password)
  await page.getByLabel(t('auth.confirmPassword'), { exact: true }).fill(password)
  await button(page, t('auth.resetSubmit')).click()
  await expect(page.getByText(t('auth.invitationDone'))).toBeVisible()
  await page.goto(SECURITY)
  await page.getByLabel(t('auth.email'), { exact: true }).fill(email)
  await page.getByLabel(t('auth.password'), { exact: true }).fill(password)
  await button(page, t('auth.signIn')).click()
  await page.waitForURL(({ pathname }) => pathname === SECURITY)
  await isHydrated(page)

  await addAuthenticator(page)
  await button(page, t('factors.passkeyAdd')).click()
  const adding = page.getByRole('dialog', { name: t('factors.passkeyAddTitle'), exact: true })
  await adding.getByRole('textbox', { name: t('factors.passkeyName') }).fill('Dizüstü')
  await adding.getByRole('button', { name: t('factors.passkeyAdd') }).click()
  await button(page, t('factors.codesKept')).click()
  await page.context().clearCookies()
  await page.goto(SECURITY)
  await button(page, t('factors.passkeySignIn')).click()
  await page.waitForURL(({ pathname }) => pathname === SECURITY)
})
