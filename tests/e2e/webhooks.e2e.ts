import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from './support/test'
import { createTranslator } from '@/i18n/translate'
import { openForm, save } from './support/forms'
import { made, signedIn } from './support/people'
import { staff } from './support/staff'

const t = createTranslator('tr')

test('WH1 a webhook is made, tested, and shows what became of an event', async ({ page }) => {
  const types: string[] = []
  let status = 200
  const receiver = http.createServer((request, response) => {
    let body = ''
    request.on('data', (part: Buffer) => {
      body += String(part)
    })
    request.on('end', () => {
      types.push((JSON.parse(body) as { type: string }).type)
      response.writeHead(status).end('tamam')
    })
  })
  await new Promise<void>((done) => receiver.listen(0, '127.0.0.1', done))
  const { port } = receiver.address() as AddressInfo

  await signedIn(page)
  const tag = Date.now().toString(36)
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
  await page.getByRole('checkbox', { name: 'stock_type.created' }).check()
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
  await expect.poll(() => types).toEqual(['webhook.test'])
  status = 500
  const type = await made('stock-types', { name: `Profil ${tag}` })
  await expect.poll(() => types.length, { timeout: 20_000 }).toBeGreaterThan(1)
  await page.reload()
  const row = page.getByRole('row').filter({ hasText: 'stock_type.created' })
  await expect(row).toContainText(t('webhooks.failures.status'))
  await expect(row).toContainText(`Profil ${tag}`)
  status = 200
  await expect
    .poll(
      async () => {
        await page.reload()
        return row.textContent()
      },
      { timeout: 30_000 },
    )
    .toContain(t('webhooks.deliveryStates.done'))
  await row.getByRole('button', { name: t('webhooks.replay') }).click()
  await expect.poll(() => types.length, { timeout: 20_000 }).toBeGreaterThan(3)
  expect(type.id).toBeGreaterThan(0)
  receiver.closeAllConnections()
  receiver.close()
})
