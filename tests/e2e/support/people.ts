import { randomUUID } from 'node:crypto'
import { expect, request, type APIRequestContext, type Page } from '@playwright/test'
import { allPermissions } from '@/access/buildAbility'
import type { Permission } from '@/access/roles/permissions'
import type { Locale } from '@/i18n/locales'
import { LANGUAGE_COOKIE } from '@/i18n/requestLocale'
import { insertMember, insertRole, openSession, type Query } from '../../helpers/member'
import { TEST_ADMIN } from '../../helpers/startServer'
import { sql } from './database'

const origin = () => `http://localhost:${process.env.E2E_PORT}`

/** The REST API with the administrator's session, outside of any page. */
const administrator = async (): Promise<APIRequestContext> => {
  const api = await request.newContext({
    baseURL: origin(),
    extraHTTPHeaders: { Origin: origin() },
  })
  const answer = await api.post('/api/users/login', { data: TEST_ADMIN })
  expect(answer.status(), (await answer.text()).slice(0, 300)).toBe(200)
  // The session is used for a whole run, which takes longer than a confirmation lasts.
  await sql(
    `update session_devices set confirmed_at = now() + interval '1 day'
      where user_id = (select id from users where email = $1)`,
    [TEST_ADMIN.email],
  )
  return api
}

let opened: Promise<APIRequestContext> | undefined
export const asAdministrator = (): Promise<APIRequestContext> => (opened ??= administrator())

const PASSWORD = 'Uzun-bir-parola-1'
const query: Query = async (statement, values) => (await sql(statement, values)).rows

/** Creates a record as the administrator and returns its document. */
export const made = async <Doc = { id: number }>(
  slug: string,
  data: Record<string, unknown>,
): Promise<Doc> => {
  const answer = await (await asAdministrator()).post(`/api/${slug}`, { data })
  expect(answer.status(), (await answer.text()).slice(0, 300)).toBe(201)
  return ((await answer.json()) as { doc: Doc }).doc
}

export type Member = { id: number; roleId: number; name: string; email: string; password: string }

let everyRight: Promise<number> | undefined
/**
 * All members who need no role of their own share one with every right, because a page shows a card
 * for each role.
 */
const roleOfEveryRight = () =>
  (everyRight ??= insertRole(query, {
    name: `Her hak ${randomUUID().slice(0, 8)}`,
    permissions: allPermissions(),
  }))

/**
 * Creates a user, so that tests do not share preferences.
 * @param permissions of a role of their own; without it, they share one with every right
 */
export const newMember = async (permissions?: Permission[]): Promise<Member> => {
  const tag = randomUUID().slice(0, 8)
  const name = `Deniz ${tag}`
  const email = `${tag}@example.com`
  const password = PASSWORD
  const roleId = await (permissions
    ? insertRole(query, { name: `Rol ${tag}`, permissions })
    : roleOfEveryRight())
  const id = await insertMember(query, { name, email, password, roleId })
  return { id, roleId, name, email, password }
}

/** The session cookie that signing in would set; the form has tests of its own. */
export const sessionOf = (
  member: Pick<Member, 'id' | 'email'>,
  options?: Parameters<typeof openSession>[2],
) => openSession(query, member, options)

/** Sets that cookie for a page. */
export const signInAs = async (
  page: Page,
  member: Pick<Member, 'id' | 'email'>,
  locale: Locale = 'tr',
  options?: Parameters<typeof openSession>[2],
) => {
  const url = origin()
  await page.context().addCookies([
    { name: LANGUAGE_COOKIE, value: locale, url },
    { ...(await sessionOf(member, options)), url, httpOnly: true, sameSite: 'Lax' },
  ])
}

/** Creates a user who is signed in on this page. */
export const signedIn = async (
  page: Page,
  options: { permissions?: Permission[]; locale?: Locale } = {},
): Promise<Member> => {
  const member = await newMember(options.permissions)
  await signInAs(page, member, options.locale)
  return member
}
