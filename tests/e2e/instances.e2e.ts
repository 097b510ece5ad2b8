import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { allPermissions } from '@/access/buildAbility'
import { createTranslator } from '@/i18n/translate'
import { today } from '../factories/day'
import type { TestServer } from '../helpers/startServer'
import { sql } from './support/database'
import { openForm, save } from './support/forms'
import { startBeside } from './support/instances'
import { bell } from './support/notifications'
import { asAdministrator, made, newMember, signedIn } from './support/people'
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
