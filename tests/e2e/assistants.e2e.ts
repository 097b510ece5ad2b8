import { expect, test } from './support/test'
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { createTranslator } from '@/i18n/translate'
import { openForm, save } from './support/forms'
import { made, signedIn } from './support/people'
import { sql } from './support/database'
import { staff } from './support/staff'
import { startBeside } from './support/instances'

const t = createTranslator('tr')
const origin = () => `http://localhost:${process.env.E2E_PORT}`

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

  const beside = await startBeside()
  try {
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
  } finally {
    await beside.stop()
  }
})

test('what clients look for before they ask for a key is answered as JSON', async ({ request }) => {
  const resource = await request.get('/.well-known/oauth-protected-resource/api/mcp')
  expect(resource.status()).toBe(200)
  expect(await resource.json()).toMatchObject({
    resource: `${origin()}/api/mcp`,
    bearer_methods_supported: ['header'],
  })
  const none = await request.get('/.well-known/oauth-authorization-server')
  expect([none.status(), await none.json()]).toEqual([404, { error: 'not_found' }])
  const stream = await request.get('/api/mcp')
  expect(stream.status()).toBe(405)
  const anonymous = await request.post('/api/mcp', { data: {} })
  expect(anonymous.status()).toBe(401)
  expect(anonymous.headers()['www-authenticate']).toContain('/.well-known/oauth-protected-resource')
})
