import { createHash, randomUUID } from 'node:crypto'
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { generateSync, ScureBase32Plugin } from 'otplib'
import { allPermissions } from '@/access/buildAbility'
import { createTranslator } from '@/i18n/translate'
import { today } from '../factories/day'
import type { TestServer } from '../helpers/startServer'
import { sql } from './support/database'
import { openForm, save } from './support/forms'
import { startBeside } from './support/instances'
import { bell } from './support/notifications'
import {
  asAdministrator,
  made,
  newMember,
  sessionOf,
  signedIn,
  type Member,
} from './support/people'
import { staff } from './support/staff'
import { expect, test } from './support/test'

/** What one of two instances on one database does counts on the other. */
const t = createTranslator('tr')
const origin = () => `http://localhost:${process.env.E2E_PORT}`

// A server that runs already need not be the build at hand.
test.skip(process.env.E2E_RUNNING === 'on', 'starts a second instance of the build')
let beside: TestServer
test.beforeAll(async () => {
  beside = await startBeside()
})
test.afterAll(() => beside.stop())

const connect = async (url: string, key: string, isNew: boolean): Promise<Client> => {
  const transport = new StreamableHTTPClientTransport(new URL('/api/mcp', url), {
    requestInit: { headers: { Authorization: `Bearer ${key}` } },
  })
  const client = new Client(
    { name: 'tests', version: '1' },
    isNew ? { versionNegotiation: { mode: 'auto' } } : {},
  )
  await client.connect(transport)
  return client
}

type Data = { wouldChange?: unknown[]; confirm?: string; done?: boolean }
const call = async (client: Client, name: string, args: Record<string, unknown>): Promise<Data> =>
  (await client.callTool({ name, arguments: args })).structuredContent as Data

test('MC1 a key is opened for assistants, and the official client works with it over HTTP', async ({
  page,
}) => {
  await signedIn(page)
  const { name: role } = (await made('roles', {
    name: `Asistan ${Date.now().toString(36)}`,
    permissions: [{ subject: 'customers', actions: ['read', 'create'] }],
  })) as unknown as { name: string }
  await openForm(page, '/users/api-clients/new')
  await page.locator('#field-name').fill('Asistan')
  await staff(page, 'tr').choose('role', role)
  await page.getByRole('checkbox', { name: t('apiClients.scopes.write'), exact: true }).check()
  await page.getByRole('checkbox', { name: t('apiClients.channels.mcp') }).check()
  await save(page).click()
  const key = (await page.getByRole('alertdialog').locator('code').textContent())?.trim() ?? ''

  const old = await connect(origin(), key, false)
  const modern = await connect(origin(), key, true)
  expect(old.getNegotiatedProtocolVersion()).toBe('2025-11-25')
  expect(modern.getNegotiatedProtocolVersion()).toBe('2026-07-28')
  const names = async (client: Client) => (await client.listTools()).tools.map((one) => one.name)
  expect(await names(old)).toEqual(await names(modern))
  expect(await names(old)).toContain('create_customer')

  const elsewhere = await connect(beside.url, key, true)
  const company = { name: `Müşteri ${Date.now().toString(36)}` }
  const { wouldChange, confirm } = await call(old, 'create_customer', { company })
  expect(wouldChange).toHaveLength(1)
  const args = { company, dryRun: false, confirm }
  const answers = await Promise.all(
    [old, modern, elsewhere].map((client) => call(client, 'create_customer', args)),
  )
  expect(answers.map(({ done }) => done)).toEqual([true, true, true])
  const { rows } = await sql('select 1 from companies where name = $1', [company.name])
  expect(rows).toHaveLength(1)
})

test('what ends a key on one instance counts on another from the next request', async () => {
  const boss = await asAdministrator()
  const mark = Date.now().toString(36)
  const { id: company } = await made('companies', { name: `Müşteri ${mark}` })
  const { id: tender } = await made('tenders', {
    title: `Teklif ${mark}`,
    company,
    date: new Date().toISOString().slice(0, 10),
    currency: 'TRY',
    items: [{ kind: 'text', description: 'Kurulum', quantity: 1, unitPrice: 1, taxRate: 20 }],
  })
  const program = async (name: string) => {
    const role = await made('roles', { name: `${name} ${mark}`, permissions: allPermissions() })
    const answer = await boss.post('/api/api-clients', {
      data: {
        name: `${name} ${mark}`,
        role: role.id,
        scopes: ['read', 'write', 'export:customers'],
        channels: ['rest', 'mcp'],
      },
    })
    const { doc, key } = (await answer.json()) as { doc: { id: number }; key: string }
    return { id: doc.id, role: role.id, key }
  }
  type Program = Awaited<ReturnType<typeof program>>
  const patch = (path: string, data: object) => boss.patch(`/api/${path}`, { data })
  const ends: [string, (one: Program) => Promise<unknown>, number][] = [
    ['revoked', ({ id }) => boss.post(`/api/api-clients/${id}/revoke`), 401],
    ['over', ({ id }) => sql('update api_clients set expires_at = now() where id = $1', [id]), 401],
    ['switched off', ({ id }) => patch(`api-clients/${id}`, { enabled: false }), 401],
    ['emptied', ({ role }) => patch(`roles/${role}`, { permissions: [] }), 403],
    ['moved', ({ id }) => patch(`api-clients/${id}`, { allowedNetworks: ['192.0.2.0/24'] }), 403],
  ]
  const ask = async ({ key }: Program) => {
    const send = async (path: string, data?: object) => {
      const { status } = await fetch(`${beside.url}/api${path}`, {
        method: data ? 'POST' : 'GET',
        headers: {
          Authorization: `Bearer ${key}`,
          Accept: 'application/json, text/event-stream',
          'Content-Type': 'application/json',
        },
        ...(data && { body: JSON.stringify(data) }),
      })
      return status
    }
    const readings = ['/companies', `/companies/${company}`, '/companies/export?format=csv']
    const statuses = await Promise.all(readings.map((path) => send(path)))
    return [
      ...statuses,
      await send(`/tenders/${tender}/pdf`),
      await send(`/companies/${company}/assign`, {}),
      await send('/mcp', {
        jsonrpc: '2.0',
        id: 1,
        method: 'tools/call',
        params: { name: 'search', arguments: { query: mark } },
      }),
      await send('/graphql', { query: '{ Companies(limit: 1) { totalDocs } }' }),
    ]
  }
  for (const [name, end, code] of ends) {
    const one = await program(name)
    // 400: the command wants an owner. The second time the rights are remembered.
    for (let time = 0; time < 2; time += 1)
      expect(await ask(one), name).toEqual([200, 200, 200, 200, 400, 200, 200])
    await end(one)
    const after = await ask(one)
    // A GraphQL or assistant's answer has its refusals inside.
    if (code === 403 && name === 'emptied')
      expect(after.slice(0, 5), name).toEqual([403, 403, 403, 403, 403])
    else expect(after, name).toEqual(new Array(7).fill(code))
  }
})

test('NT6 what one instance writes arrives on a page of another', async ({ page, playwright }) => {
  const author = await signedIn(page)
  const company = await made('companies', { name: `Firma ${author.name}` })
  const tender = await made('tenders', {
    title: 'Depo rafları',
    date: today(),
    currency: 'TRY',
    company: company.id,
    items: [{ kind: 'text', description: 'Kurulum', quantity: 1, unitPrice: 9, taxRate: 20 }],
  })
  const opened = page.waitForRequest('**/api/notifications/stream')
  await page.goto('/pages/user-profile/profile')
  await opened
  await expect(bell(page)).toHaveAccessibleName('Bildirimler')
  const sender = await newMember()
  const other = await playwright.request.newContext({
    baseURL: beside.url,
    extraHTTPHeaders: { Origin: beside.url },
  })
  const { email, password } = sender
  const signIn = await other.post('/api/users/login', { data: { email, password } })
  expect(signIn.status()).toBe(200)
  // All users with permission to approve are notified, including the one on the first instance.
  const sent = await other.post(`/api/tenders/${tender.id}/send`, { data: {} })
  expect(sent.status(), await sent.text()).toBe(200)
  // Tenders of other tests wait for them as well.
  await expect(bell(page)).toHaveText(/^\d+$/, { timeout: 3_000 })
  await expect(page.getByText('Onayınız bekleniyor').first()).toBeVisible()
  await other.dispose()
})

const base32 = new ScureBase32Plugin()
/** A code of the authenticator, some steps of 30 seconds from now. */
const codeOf = (secret: string, steps: number) =>
  generateSync({ secret: base32.decode(secret), epoch: Math.floor(Date.now() / 1000) + steps * 30 })

/** A request to one of the instances about an account. */
const postTo = async (url: string, path: string, json: object, cookie = '') => {
  const response = await fetch(`${url}/api/users/${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: url, cookie },
    body: JSON.stringify(json),
  })
  const [set = ''] = response.headers.getSetCookie()
  const body = (await response.json()) as Record<string, unknown>
  const errors = (body.errors ?? []) as { code?: string }[]
  const outcome = [response.status, errors[0]?.code].filter(Boolean).join(' ')
  return { outcome, body, cookie: set.split(';')[0] ?? '' }
}

test('AU14 who attacks a sign-in at two instances meets one count, and everything once', async () => {
  const both = [origin(), beside.url] as const
  const [here, there] = both
  const password = (url: string, { email }: Member, typed: string) =>
    postTo(url, 'login', { email, password: typed })
  const ticket = async (url: string, one: Member) => (await password(url, one, one.password)).cookie
  const cookieFor = async (one: Member) => {
    const { name, value } = await sessionOf(one)
    return `${name}=${value}`
  }
  const isOpen = async (url: string, cookie: string) => {
    const response = await fetch(`${url}/api/users/me`, { headers: { cookie } })
    return ((await response.json()) as { user: unknown }).user !== null
  }
  const factor = (url: string, cookie: string, json: object) =>
    postTo(url, 'login/factor', json, cookie)
  const outcomes = (answers: { outcome: string }[]) => answers.map(({ outcome }) => outcome).sort()

  await test.step('guesses at a password are counted together', async () => {
    const one = await newMember([])
    for (let guess = 0; guess < 5; guess += 1) {
      const { outcome } = await password(both[guess % 2] ?? here, one, `yanlış parola ${guess}`)
      expect(outcome).toMatch(/^401/)
    }
    const right = await Promise.all(both.map((url) => password(url, one, one.password)))
    expect(outcomes(right)).toEqual(['429 tooManyAttempts', '429 tooManyAttempts'])
  })

  await test.step('a code, a recovery code and a step count once', async () => {
    const one = await newMember([])
    const own = await cookieFor(one)
    const { secret } = (await postTo(here, 'factor/begin', {}, own)).body as { secret: string }
    const enabled = await postTo(there, 'factor/enable', { code: codeOf(secret, -1) }, own)
    const { codes } = enabled.body as { codes: string[] }
    expect(codes).toHaveLength(10)

    const steps = await Promise.all(both.map((url) => ticket(url, one)))
    const code = codeOf(secret, 0)
    // Each step goes on at the instance that did not begin it.
    const byCode = [factor(there, steps[0] ?? '', { code }), factor(here, steps[1] ?? '', { code })]
    expect(outcomes(await Promise.all(byCode))).toEqual(['200', '401 wrongCode'])

    const more = await Promise.all(both.map((url) => ticket(url, one)))
    const [recovery] = codes
    const byRecovery = both.map((url, at) => factor(url, more[at] ?? '', { recovery }))
    expect(outcomes(await Promise.all(byRecovery))).toEqual(['200', '401 wrongCode'])

    const step = await ticket(here, one)
    const wrong = Array.from({ length: 8 }, (_, at) =>
      factor(both[at % 2] ?? here, step, { recovery: '0000-0000-0000' }),
    )
    const guesses = outcomes(await Promise.all(wrong))
    expect(guesses.filter((outcome) => outcome === '401 wrongCode')).toHaveLength(5)
    expect(guesses.filter((outcome) => outcome === '401 stepExpired')).toHaveLength(3)
    const after = await Promise.all(both.map((url) => factor(url, step, { recovery: codes[1] })))
    expect(outcomes(after)).toEqual(['401 stepExpired', '401 stepExpired'])
  })

  await test.step('a link to reset a password works once, and ends sessions everywhere', async () => {
    const one = await newMember([])
    const cookie = await cookieFor(one)
    expect(await Promise.all(both.map((url) => isOpen(url, cookie)))).toEqual([true, true])
    const token = randomUUID()
    await sql(
      `update users set reset_password_token = $2,
         reset_password_expiration = now() + interval '1 hour' where id = $1`,
      [one.id, createHash('sha256').update(token).digest('hex')],
    )
    const json = { token, password: 'kanarya patates mavi' }
    const resets = await Promise.all(both.map((url) => postTo(url, 'reset-password', json)))
    expect(outcomes(resets).filter((outcome) => outcome === '200')).toHaveLength(1)
    expect(await Promise.all(both.map((url) => isOpen(url, cookie)))).toEqual([false, false])
  })

  await test.step('a suspension at one ends a session and an open step at the other', async () => {
    const one = await newMember([])
    const cookie = await cookieFor(one)
    expect(await isOpen(there, cookie)).toBe(true)
    const boss = await asAdministrator()
    for (const command of ['suspend', 'unsuspend']) {
      const answer = await boss.post(`/api/users/${one.id}/${command}`, { data: {} })
      expect(answer.status(), command).toBe(200)
    }
    expect(await Promise.all(both.map((url) => isOpen(url, cookie)))).toEqual([false, false])
  })
})
