import { readFile } from 'node:fs/promises'
import type { PersonFile } from '@/present/privacy/personFile'
import { createTranslator } from '@/i18n/translate'
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
  await page.goto('/privacy')
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

test('PD2 a request is answered with a file and an erasure; what stays says why', async ({
  page,
}) => {
  const tag = `zy${Date.now().toString(36).replaceAll(/\d/g, 'k')}`
  const name = `Işıl ${tag}`
  const company = await made('companies', { name: 'Yıldız Yapı', bossName: name })
  const employee = await made('employees', { name, company: company.id, note: 'Sabah arayın' })
  await made('tenders', {
    title: 'Cephe',
    date: '2026-05-01',
    currency: 'TRY',
    unconnectedName: name,
    unconnectedEmail: `${tag}@example.com`,
  })
  await signedIn(page)
  await page.goto('/privacy')
  await page.getByLabel(t('privacy.search.name')).fill(name.toUpperCase())
  await page.getByRole('button', { name: t('privacy.search.go') }).click()
  const hits = page.getByRole('region', { name: t('privacy.search.hits') })
  await expect(hits.getByRole('heading', { name: t('employees.plural') })).toBeVisible()
  for (const all of await hits.getByLabel(t('privacy.search.all')).all()) await all.check()

  await page.getByRole('button', { name: t('privacy.search.take') }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: t('privacy.search.html') }).click()
  expect(await readFile(await (await download).path(), 'utf8')).toContain(name)

  await page.getByRole('button', { name: t('privacy.erase.go') }).click()
  const dialog = page.getByRole('alertdialog')
  const lines = dialog.getByRole('list', { name: t('privacy.erase.lines') })
  await expect(lines.getByText(t('privacy.erase.effects.empty')).first()).toBeVisible()
  await expect(lines.getByText(t('privacy.erase.kept.books'))).toBeVisible()
  const confirm = dialog.getByRole('button', { name: t('privacy.erase.confirm') })
  const reason = dialog.getByLabel(t('privacy.erase.reason'))
  await reason.fill(`${name} istedi`)
  await confirm.click()
  // At the field, and above the question.
  await expect(dialog.getByText(t('refusals.namesThePerson'))).toHaveCount(2)
  await reason.fill('Başvuru 2026/14')
  await confirm.click()
  await expect(dialog).toBeHidden()

  // The tender stays; nothing else names them any more.
  await expect(hits.getByRole('heading')).toHaveText([t('tenders.plural')])
  const kept = await page.request.get(`/api/employees/${employee.id}`)
  expect(await kept.json()).toMatchObject({ name: `#${employee.id}`, note: null })
})

test('PD3 a request is written down, answered with a file and an erasure, and closed', async ({
  page,
}) => {
  const tag = `zx${Date.now().toString(36).replaceAll(/\d/g, 'k')}`
  const name = `Işıl ${tag}`
  const company = await made('companies', { name: 'Yıldız Yapı', bossName: name })
  await signedIn(page)
  await page.goto('/privacy')
  await page.getByRole('button', { name: t('privacy.requests.add') }).click()
  const dialog = page.getByRole('dialog')
  const add = dialog.getByRole('button', { name: t('privacy.requests.add') })
  await add.click()
  await expect(dialog.getByText(t('refusals.required')).first()).toBeVisible()
  await dialog.getByLabel(t('privacy.search.name')).fill(name)
  await dialog
    .getByLabel(t('privacy.requests.asked'))
    .selectOption({ label: t('privacy.requests.subjects.erasure') })
  await add.click()
  await expect(dialog).toBeHidden()
  const row = page.getByRole('listitem').filter({ hasText: name })
  await expect(row.getByText(t('privacy.requests.urgency.later', { n: 30 }))).toBeVisible()

  // The search begins with the person of the request.
  await row.getByRole('link', { name: t('privacy.requests.search') }).click()
  const field = page.getByLabel(t('privacy.search.name'))
  await expect(field).toHaveValue(name)
  await page.getByRole('button', { name: t('privacy.search.go'), exact: true }).click()
  const hits = page.getByRole('region', { name: t('privacy.search.hits') })
  await expect(hits.getByRole('heading', { name: t('companies.plural') })).toBeVisible()
  for (const all of await hits.getByLabel(t('privacy.search.all')).all()) await all.check()
  await page.getByRole('button', { name: t('privacy.search.take') }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: t('privacy.search.html') }).click()
  expect(await readFile(await (await download).path(), 'utf8')).toContain(name)
  await page.getByRole('button', { name: t('privacy.erase.go') }).click()
  const erasing = page.getByRole('alertdialog')
  await expect(erasing.getByText(t('privacy.erase.kept.request'))).toBeVisible()
  await erasing.getByLabel(t('privacy.erase.reason')).fill('Başvuru')
  await erasing.getByRole('button', { name: t('privacy.erase.confirm') }).click()
  await expect(erasing).toBeHidden()
  // Both stand with the request, which is the only place that still names them.
  await expect(row.getByText(/dosya olarak alındı/)).toBeVisible()
  await expect(row.getByText(/kayıttan silindi/)).toBeVisible()
  await expect(hits.getByRole('heading')).toHaveText([t('privacy.tables.person_requests')])

  await row.getByRole('button', { name: t('privacy.requests.close') }).click()
  await dialog.getByRole('textbox').fill('Silindi, dosya verildi')
  await dialog.getByRole('button', { name: t('privacy.requests.close') }).click()
  await expect(dialog).toBeHidden()
  await page.getByText(/^Kapanan başvurular/).click()
  await expect(row.getByText('Silindi, dosya verildi')).toBeVisible()
  await expect(row.getByText(t('privacy.requests.outcomes.answered'))).toBeVisible()
  const kept = await page.request.get(`/api/companies/${company.id}`)
  expect(await kept.json()).toMatchObject({ bossName: null })
})
