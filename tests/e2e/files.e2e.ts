import { expect, test } from './support/test'
import { createTranslator } from '@/i18n/translate'
import { made, signedIn } from './support/people'

const t = createTranslator('tr')
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkqPn/HwAEGAJ5mW1ZVgAAAABJRU5ErkJggg==',
  'base64',
)

test('a tender has files, under the names they came with; a card has a picture', async ({
  page,
}) => {
  await signedIn(page)
  const tender = await made('tenders', { title: 'Dosyalı', currency: 'TRY', items: [] })
  await page.goto(`/tenders/edit/${tender.id}`)
  await page.getByRole('tab', { name: t('tenders.tabs.files') }).click()
  const files = page.getByRole('region', { name: t('tenders.tabs.files') })
  await expect(files.getByText(t('tenderFiles.empty'))).toBeVisible()
  const input = files.getByLabel(t('tenderFiles.fields.file'), { exact: true })
  await input.setInputFiles({
    name: 'kötü.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('x'),
  })
  const refused = files.getByRole('listitem').filter({ hasText: 'kötü.pdf' })
  await expect(refused.getByRole('alert')).toHaveText(/^Bu dosya türü kabul edilmiyor/)
  // Sending it again would not help.
  await expect(refused.getByRole('button', { name: t('actions.tryAgain') })).toHaveCount(0)
  await refused.getByRole('button').click()
  await expect(refused).toHaveCount(0)

  const uploads = '**/api/tender-files'
  await page.route(uploads, (route) => route.abort())
  await input.setInputFiles({ name: 'Çizim "son".png', mimeType: 'image/png', buffer: PNG })
  await expect(files.getByText(t('common.connectionFailed'))).toBeVisible()
  await page.unroute(uploads)
  await files.getByRole('button', { name: t('actions.tryAgain') }).click()
  const link = files.getByRole('link', { name: 'Çizim "son".png' })
  await expect(link).toBeVisible()
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()])
  expect(download.suggestedFilename()).toMatch(/^Çizim .son.\.png$/)

  await files
    .getByRole('button', { name: t('tenderFiles.preview', { name: 'Çizim "son".png' }) })
    .click()
  const preview = page.getByRole('dialog', { name: 'Çizim "son".png' })
  await expect(preview.getByRole('img')).toHaveJSProperty('complete', true)
  await page.keyboard.press('Escape')
  await expect(preview).toBeHidden()

  // Pasted like a picture of the screen, dropped like a file of the desktop.
  await page.evaluate(
    async (bytes) => {
      const file = new File([new Uint8Array(bytes)], 'Ekran.png', { type: 'image/png' })
      const data = new DataTransfer()
      data.items.add(file)
      document.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true }))
      const dropped = new DataTransfer()
      dropped.items.add(new File([file], 'Sürüklenen.png', { type: 'image/png' }))
      document
        .querySelector('.tender-files')
        ?.dispatchEvent(new DragEvent('drop', { dataTransfer: dropped, bubbles: true }))
    },
    [...PNG],
  )
  for (const name of ['Ekran.png', 'Sürüklenen.png'])
    await expect(files.getByRole('link', { name })).toBeVisible()
  await files.getByRole('button', { name: 'Sil: Ekran.png' }).click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t('actions.delete') })
    .click()
  await expect(files.getByRole('link', { name: 'Ekran.png' })).toHaveCount(0)

  const card = await made('stock-cards', { name: 'Resimli', unit: 'piece' })
  await page.goto(`/stock-cards/edit/${card.id}`)
  const picture = page.locator('#field-picture')
  await picture
    .locator('input[type=file]')
    .setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: PNG })
  await expect(picture.locator('img')).toHaveAttribute('src', /^\/api\/media\/file\//)
})

test('calls of server functions come from our own pages', async ({ page, request }) => {
  await signedIn(page)
  const cookie = (await page.context().cookies())
    .map(({ name, value }) => `${name}=${value}`)
    .join('; ')
  const headers = { cookie, 'next-action': 'x', origin: 'https://evil.example' }
  expect((await request.post('/customers', { headers, data: '[]' })).status()).toBe(403)
})
