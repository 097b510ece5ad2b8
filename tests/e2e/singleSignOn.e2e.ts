import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { allPermissions } from '@/access/buildAbility'
import { createTranslator } from '@/i18n/translate'
import { LANGUAGE_COOKIE } from '@/i18n/requestLocale'
import { freePort } from '../../scripts/lib/freePort.mjs'
import { CLIENT, startProvider } from '../factories/oidcServer'
import { insertMember, insertRole, type Query } from '../helpers/member'
import { expect, test, type Page } from './support/test'
import { newDatabase, startBeside } from './support/instances'

const t = createTranslator('tr')
const PASSWORD = 'Uzun-bir-parola-1'
const LABEL = 'Örnek Kimlik'

/** An instance with a provider, on a database of its own, and a member whom the provider knows as well. */
const open = async () => {
  const port = Number(await freePort())
  const provider = await startProvider(`http://localhost:${port}`)
  const app = await startBeside({
    port,
    database: await newDatabase(),
    env: {
      OIDC_ISSUER: provider.issuer,
      OIDC_CLIENT_ID: CLIENT.id,
      OIDC_CLIENT_SECRET: CLIENT.secret,
      OIDC_LABEL: LABEL,
    },
  })
  const client = new pg.Client({ connectionString: app.databaseUrl })
  client.on('error', () => {})
  await client.connect()
  const query: Query = async (statement, values) => (await client.query(statement, values)).rows
  const tag = randomUUID().slice(0, 8)
  const member = { name: `Deniz ${tag}`, email: `${tag}@example.com`, password: PASSWORD }
  const roleId = await insertRole(query, { name: `Rol ${tag}`, permissions: allPermissions() })
  const id = await insertMember(query, { ...member, roleId })
  provider.add({ email: member.email, email_verified: true, name: member.name })
  return {
    url: app.url,
    name: member.name,
    growOld: () =>
      query(
        `update users_sessions set created_at = now() - interval '11 minutes' where _parent_id = $1`,
        [id],
      ),
    stop: async () => {
      await client.end()
      await app.stop()
      await provider.stop()
    },
  }
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const chooses = (page: Page, name: string) => page.getByRole('link', { name, exact: true }).click()

test('AU10 single sign-on: linked once, signed in with, asked which account, as confirmation', async ({
  page,
}) => {
  const { url, name, growOld, stop } = await open()
  try {
    await page.context().addCookies([{ name: LANGUAGE_COOKIE, value: 'tr', url }])
    const security = `${url}/pages/account-settings/security`
    const toProvider = () =>
      page.getByRole('link', { name: t('factors.ssoSignInWith', { label: LABEL }) }).click()

    await test.step('the first time the password shows that the account is theirs', async () => {
      await page.goto(security)
      await toProvider()
      await chooses(page, name)
      await expect(page).toHaveURL(/\/login\/link/)
      await page.getByLabel(t('auth.password'), { exact: true }).fill(PASSWORD)
      await button(page, t('factors.linkSubmit')).click()
      await expect(page).toHaveURL(security)
      await expect(page.getByRole('listitem').filter({ hasText: '127.0.0.1' })).toBeVisible()
    })

    await test.step('from then on one press signs in, where the provider knows who is there', async () => {
      await page.context().clearCookies({ name: 'payload-token' })
      await page.goto(security)
      await toProvider()
      await expect(page).toHaveURL(security)
    })

    await test.step('after a sign-out it asks which account', async () => {
      await page.goto(`${url}/logout`)
      // Its notice gives way to the sign-in page.
      await expect(page).toHaveURL(/\/login/)
      await page.goto(security)
      await toProvider()
      await chooses(page, name)
      await expect(page).toHaveURL(security)
    })

    await test.step('a window of the provider confirms, and the page goes on where it was', async () => {
      await growOld()
      await page.reload()
      await button(page, t('factors.setUp')).click()
      const question = page.getByRole('dialog', { name: t('factors.confirmTitle'), exact: true })
      const opened = page.waitForEvent('popup')
      await question.getByRole('button', { name: t('factors.providerUse') }).click()
      const there = await opened
      await chooses(there, name)
      await expect(page.getByRole('dialog', { name: t('factors.setUpTitle') })).toBeVisible()
      await expect(page).toHaveURL(security)
      await expect.poll(() => there.isClosed()).toBe(true)
    })
  } finally {
    await stop()
  }
})
