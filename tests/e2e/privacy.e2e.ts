import { readFile } from 'node:fs/promises'
import type { PersonFile } from '@/present/privacy/personFile'
import { createTranslator } from '@/i18n/translate'
import { openAlive } from './support/frame'
import { made, signedIn } from './support/people'
import { expect, test } from './support/test'

const t = createTranslator('tr')

test('PD1 a request for information is answered: searched, ticked, taken as a file', async ({
  page,
}) => {
  const tag = `zq${Date.now().toString(36)}`
  const phone = `0533${String(Date.now()).slice(-7)}`
  await made('companies', { name: `Yıldız ${tag}`, bossName: `Işıl ${tag}`, bossPhone: phone })
  await made('meets', {
    title: `Görüşme ${tag}`,
    startsAt: '2026-05-01T09:00:00Z',
    notes: `<p>${phone} aradı; yerine veli@baska.example bakıyor</p>`,
  })
  await signedIn(page)
  await openAlive(page, '/privacy')
  const search = page.getByRole('button', { name: t('privacy.search.go') })
  await search.click()
  await expect(page.getByText(t('refusals.required')).first()).toBeVisible()

  await page.getByLabel(t('privacy.search.phone')).fill(`+90 ${phone.slice(1)}`)
  await search.click()
  const hits = page.getByRole('region', { name: t('privacy.search.hits') })
  await expect(hits.locator('mark').first()).toBeVisible()
  await expect(hits.getByRole('heading', { name: t('meets.plural') })).toBeVisible()
  const take = page.getByRole('button', { name: t('privacy.search.take') })
  await expect(take).toBeDisabled()
  for (const all of await hits.getByLabel(t('privacy.search.all')).all()) await all.check()
  await take.click()
  const download = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: t('privacy.search.json') }).click()
  const file = JSON.parse(await readFile(await (await download).path(), 'utf8')) as PersonFile
  expect(file.parts.map(({ table }) => table)).toEqual(
    expect.arrayContaining(['companies', 'meets', 'audit_events']),
  )
  const text = JSON.stringify(file)
  expect(text).toContain(`Işıl ${tag}`)
  expect(text).not.toContain('veli@baska.example')

  // The register is one step away.
  await page
    .getByRole('link', { name: t('privacy.register.title') })
    .first()
    .click()
  await expect(page.getByRole('heading', { name: t('privacy.uses.customers.name') })).toBeVisible()
})
