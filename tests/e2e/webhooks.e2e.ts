import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from './support/test'
import { createTranslator } from '@/i18n/translate'
import { openForm, save } from './support/forms'
import { asAdministrator, made, signedIn } from './support/people'
import { staff } from './support/staff'

const t = createTranslator('tr')

test('WH1 a webhook is made, tested, and shows what became of an event', async ({ page }) => {
  const events: { type: string; data: { id?: number } }[] = []
  const tag = Date.now().toString(36)
  const type = await made('stock-types', { name: `Profil ${tag}` })
  // Other tests change stock types meanwhile.
  const isOurs = (event: (typeof events)[number]) =>
    event.type === 'stock_type.updated' && event.data.id === type.id
  const attempts = () => events.filter(isOurs).length
  let isFailing = true
  const receiver = http.createServer((request, response) => {
    let body = ''
    request.on('data', (part: Buffer) => {
      body += String(part)
    })
    request.on('end', () => {
      const event = JSON.parse(body) as (typeof events)[number]
      events.push(event)
      response.writeHead(isFailing && isOurs(event) ? 500 : 200).end('tamam')
    })
  })
  await new Promise<void>((done) => receiver.listen(0, '127.0.0.1', done))
  const { port } = receiver.address() as AddressInfo

  await signedIn(page)
  const role = await made('roles', {
    name: `Kargo ${tag}`,
    permissions: [{ subject: 'stock-types', actions: ['read'] }],
  })
  const client = `Kargo ${tag}`
  await made('api-clients', { name: client, role: role.id })

  await openForm(page, '/webhooks/new')
  await page.locator('#field-name').fill(`Takip ${tag}`)
  await page.locator('#field-url').fill('http://10.1.2.3/x')
  await staff(page, 'tr').choose('client', client)
  await page.getByRole('checkbox', { name: 'stock_type.updated' }).check()
  await save(page).click()
  await expect(page.getByText(t('refusals.addressRefused')).first()).toBeVisible()
  await page.locator('#field-url').fill(`http://127.0.0.1:${port}/x`)
  await save(page).click()
  const once = page.getByRole('alertdialog')
  await expect(once.locator('code')).toHaveText(/^whsec_[A-Za-z0-9+/]{43}=$/)
  await once.getByRole('button', { name: t('document.once.kept') }).click()
  await once.getByRole('button', { name: t('document.once.closeAnyway') }).click()
  await page.waitForURL(/\/webhooks\/view\/\d+$/)

  await page.getByRole('button', { name: t('webhooks.test') }).click()
  await expect.poll(() => events.map((event) => event.type)).toContain('webhook.test')
  const api = await asAdministrator()
  const renamed = { name: `Boru ${tag}` }
  expect((await api.patch(`/api/stock-types/${type.id}`, { data: renamed })).status()).toBe(200)
  await expect.poll(attempts, { timeout: 20_000 }).toBeGreaterThan(0)
  await page.reload()
  const row = page.getByRole('row').filter({ hasText: `Boru ${tag}` })
  await expect(row).toContainText(t('webhooks.failures.status'))
  await expect(row).toContainText('stock_type.updated')
  isFailing = false
  const before = attempts()
  await row.getByRole('button', { name: t('webhooks.replay') }).click()
  await expect.poll(attempts, { timeout: 20_000 }).toBeGreaterThan(before)
  await expect
    .poll(
      async () => {
        await page.reload()
        return row.textContent()
      },
      { timeout: 30_000 },
    )
    .toContain(t('webhooks.deliveryStates.done'))
  receiver.closeAllConnections()
  receiver.close()
})
