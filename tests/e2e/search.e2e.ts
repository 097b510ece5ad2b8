import { randomUUID } from 'node:crypto'
import { expect, test, type Page } from './support/test'
import { allPermissions } from '@/access/buildAbility'
import { createTranslator } from '@/i18n/translate'
import { holdRequests } from './support/holdRequests'
import { paletteOf, QUIET_PAGE } from './support/palette'
import { made, signedIn } from './support/people'
import { violationsInThemes } from './support/seriousViolations'

const t = createTranslator('tr')
const word = () => `z${randomUUID().replace(/[^a-f]/g, '')}`

/** Requests to the search from now on. */
const questionsOf = (page: Page): string[] => {
  const questions: string[] = []
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (url.pathname === '/api/search') questions.push(url.searchParams.get('q') ?? '')
  })
  return questions
}

const start = async (page: Page, options: Parameters<typeof signedIn>[1] = {}) => {
  const member = await signedIn(page, options)
  await page.goto(QUIET_PAGE)
  return member
}

test('SR1 opens by Ctrl+K, ⌘K and a click, from a field and over a dialog', async ({ page }) => {
  await page.addInitScript(() => {
    window.addEventListener(
      'keydown',
      (event) => {
        if (event.key === 'k')
          setTimeout(() => Object.assign(window, { kept: event.defaultPrevented }))
      },
      true,
    )
  })
  await signedIn(page)
  await page.goto('/stock-cards/new')
  const { dialog, input, trigger, open } = paletteOf(page)
  await open()
  expect(await page.evaluate(() => (window as { kept?: boolean }).kept)).toBe(true)
  await page.keyboard.press('Control+k')
  await expect(dialog).toBeHidden()

  const name = page.locator('#field-name')
  await name.focus()
  await page.keyboard.press('Meta+k')
  await expect(input).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(name).toBeFocused()

  await trigger.click()
  await expect(input).toBeFocused()
  await page.keyboard.press('Escape')
  // Where the focus goes back to once the palette is gone.
  await expect(trigger).toBeFocused()
  await expect(dialog).toBeHidden()

  // Over the dialog in which a missing record is made.
  await page.locator('#field-stockType').fill('Yeni tür')
  await page.getByRole('option', { name: t('stockTypes.new') }).click()
  await expect(page.getByRole('dialog').getByLabel(t('stockTypes.fields.name'))).toBeFocused()
  await page.keyboard.press('Control+k')
  await expect(input).toBeFocused()
  await page.keyboard.type('ab')
  await expect(input).toHaveValue('ab')
})

test('SR2 is 600 by 531, and the whole screen below 600', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await start(page)
  const { dialog, open } = paletteOf(page)
  await open()
  const sizeAt = async (width: number) => {
    await page.setViewportSize({ width, height: 800 })
    const box = await dialog.boundingBox()
    return box && [Math.round(box.width), Math.round(box.height)]
  }
  await expect(dialog).toHaveCSS('opacity', '1')
  expect(await sizeAt(1280)).toEqual([600, 531])
  expect(await sizeAt(600)).toEqual([568, 531])
  expect(await sizeAt(599)).toEqual([599, 800])
  await expect(dialog.getByRole('button', { name: 'Kapat' })).toBeVisible()
})

test('SR3 suggests pages, things to make and recent records within the rights', async ({
  page,
}) => {
  const title = word()
  const { id } = await made('companies', { name: title })
  await start(page, { permissions: [{ subject: 'customers', actions: ['read', 'create'] }] })
  const { options, headings, open, find } = paletteOf(page)
  await open()
  await expect(headings).toHaveText(['Yeni ekle', 'Sayfalar'])
  await expect(options.filter({ hasText: 'Yeni müşteri' })).toBeVisible()
  await expect(options.filter({ hasText: 'Müşteri listesi' })).toBeVisible()
  await expect(options.filter({ hasText: 'Teklif' })).toHaveCount(0)

  await find(title)
  await options.filter({ hasText: title }).click()
  await page.waitForURL(`**/customers/view/${id}`)
  await open()
  await expect(headings.first()).toHaveText('Son kayıtlar')
  await expect(options.first()).toContainText(title)
})

test.describe(() => {
  // A clock stays with the whole browser session.
  test.use({ isolated: true })

  test('SR4 one or two characters send no request', async ({ page }) => {
    await start(page)
    const { dialog, input, open } = paletteOf(page)
    await open()
    const questions = questionsOf(page)
    await page.clock.install()
    for (const text of ['a', '12', ' ab ', '@ay', '#4']) {
      await input.fill(text)
      await page.clock.runFor(1_000)
      await expect(dialog.getByText('Arama için en az 3 harf girmelisiniz.').first()).toBeVisible()
    }
    expect(questions).toEqual([])
    await input.fill('12A')
    await page.clock.runFor(1_000)
    await expect.poll(() => questions).toEqual(['12A'])
  })
})

test('SR6 groups what may be read, counts the rest and opens the list filtered', async ({
  page,
}) => {
  const tag = word()
  for (let index = 0; index < 6; index += 1) await made('companies', { name: `${tag} ${index}` })
  await made('stock-types', { name: tag })
  await made('company-projects', { name: tag })
  await start(page, { permissions: [{ subject: 'customers', actions: ['read'] }] })
  const { options, headings, open, find } = paletteOf(page)
  await open()
  const response = await find(tag.toLocaleUpperCase('tr'))
  const { groups } = (await response.json()) as { groups: { collection: string; total: number }[] }
  expect(groups.map(({ collection, total }) => [collection, total])).toEqual([['companies', 6]])
  await expect(headings).toHaveText(['Müşteriler'])
  await expect(options).toHaveCount(6)
  await options.filter({ hasText: 'Tümünü gör (6)' }).click()
  await page.waitForURL((url) => url.pathname === '/customers/list')
  expect(new URL(page.url()).searchParams.get('search')).toBe(tag.toLocaleUpperCase('tr'))
  await expect(page.getByText(`${tag} 5`).first()).toBeVisible()
})

const closing = async (page: Page) => {
  const { dialog, input, trigger, open } = paletteOf(page)
  await open()
  await page.keyboard.press('Escape')
  const ways = [
    () => page.keyboard.press('Escape'),
    () => page.mouse.click(8, 400),
    () => dialog.getByRole('button', { name: 'Kapat' }).click(),
  ]
  for (const close of ways) {
    await trigger.click()
    await expect(input).toHaveValue('')
    await input.fill('ab')
    await close()
    await expect(dialog).toBeHidden()
    await expect(trigger).toBeFocused()
  }
  await trigger.click()
  await input.fill('/gösterge')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/dashboard')
  await expect(dialog).toBeHidden()
  await open()
  await expect(input).toHaveValue('')
}

const signs = async (page: Page) => {
  const tag = word()
  const { id: company } = await made('companies', { name: tag })
  await made('employees', { company, name: `Ayşe ${tag}` })
  const { input, options, headings, open, find } = paletteOf(page)
  await open()
  await input.fill('/')
  await expect(headings).toHaveText(['Sayfalar'])
  await input.fill('/ rezervasyon')
  await expect(options).toHaveText([/Stok rezervasyonları/])
  await input.fill('>teklif')
  await expect(headings).toHaveText(['Yeni ekle'])
  await expect(options).toHaveText([/Yeni teklif/])
  await find(`@${tag}`)
  await expect(headings).toHaveText(['Çalışanlar', 'Yeni ekle'])
  const response = await find('#42')
  const { groups } = (await response.json()) as { groups: { collection: string }[] }
  expect(groups.every(({ collection }) => collection === 'tenders')).toBe(true)
  await page.keyboard.press('Escape')
  await expect(paletteOf(page).dialog).toBeHidden()
}

const moreInPlace = async (page: Page) => {
  const tag = word()
  const { id: company } = await made('companies', { name: 'Yer' })
  for (let index = 0; index < 7; index += 1)
    await made('employees', { company, name: `${tag} ${index}` })
  const { dialog, input, options, open, find } = paletteOf(page)
  await open()
  await find(`@${tag}`)
  await options.filter({ hasText: 'Tümünü gör (7)' }).click()
  await expect(options).toHaveCount(7)
  await expect(dialog.getByRole('button', { name: /tüm sonuçlara dön/ })).toBeVisible()
  await expect(input).toBeFocused()
  await dialog.getByRole('button', { name: /tüm sonuçlara dön/ }).click()
  // Five, the way to all, and a meeting with and a quotation for the first.
  await expect(options).toHaveCount(8)
  await page.keyboard.press('Escape')
  await expect(paletteOf(page).dialog).toBeHidden()
}

const nothingFound = async (page: Page) => {
  const { id } = await made('companies', { name: `Yedek ${word()}` })
  const { dialog, options, headings, open, find } = paletteOf(page)
  await open()
  const tag = word()
  await find(tag)
  await expect(dialog.getByText(`“${tag}” için sonuç bulunamadı`).first()).toBeVisible()
  await expect(headings).toHaveText(['Öneriler'])
  await expect(options).toHaveCount(3)

  await page.route('**/api/search?*', (route) => route.fulfill({ status: 500, json: {} }))
  await find('yedek')
  await expect(dialog.getByText('Arama yapılamadı.').first()).toBeVisible()
  await page.unroute('**/api/search?*')
  await dialog.getByRole('button', { name: 'Tekrar dene' }).press('Enter')
  await expect(options.first()).toContainText(/yedek/i)
  expect(id).toBeGreaterThan(0)
  await page.keyboard.press('Escape')
  await expect(paletteOf(page).dialog).toBeHidden()
}

const lastAnswer = async (page: Page) => {
  const { dialog, input, options, open } = paletteOf(page)
  const answer = (name: string) => ({
    query: name,
    groups: [
      {
        collection: 'companies',
        total: 1,
        docs: [{ id: 1, title: name, details: [], company: null, status: null, exact: false }],
      },
    ],
  })
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/api/search?*', async (route) => {
    const q = new URL(route.request().url()).searchParams.get('q') ?? ''
    if (q === 'ilk') await held
    await route.fulfill({ json: answer(`${q} cevap`) }).catch(() => {})
  })
  await open()
  const questions = questionsOf(page)
  const first = page.waitForRequest('**/api/search?q=ilk')
  const gone = page.waitForEvent('requestfailed', (request) => request.url().endsWith('q=ilk'))
  await input.pressSequentially('ilk', { delay: 20 })
  await expect(dialog.locator('[data-skeleton]')).toHaveCount(3)
  await expect(dialog.locator('[aria-busy="true"]')).toBeVisible()
  await first
  await input.fill('son')
  await gone
  await expect(options.filter({ hasText: 'son cevap' }).first()).toBeVisible()
  release()
  await expect(dialog.getByText('ilk cevap')).toHaveCount(0)
  expect(questions).toEqual(['ilk', 'son'])
  await page.unroute('**/api/search?*')
  await page.keyboard.press('Escape')
  await expect(paletteOf(page).dialog).toBeHidden()
}

const byKeyboard = async (page: Page) => {
  const tag = word()
  const first = await made('companies', { name: `${tag} a` })
  const second = await made('companies', { name: `${tag} b` })
  const { dialog, input, options, open, find } = paletteOf(page)
  await open()
  await find(tag)
  await expect(dialog.getByRole('status')).toHaveText('2 sonuç')
  await expect(input).toHaveAttribute('aria-expanded', 'true')
  const active = () => input.getAttribute('aria-activedescendant')
  await expect(options.nth(0)).toHaveAttribute('aria-selected', 'true')
  await expect.poll(active).toBe(await options.nth(0).getAttribute('id'))
  await page.keyboard.press('ArrowDown')
  await expect(options.nth(1)).toHaveAttribute('aria-selected', 'true')
  await expect.poll(active).toBe(await options.nth(1).getAttribute('id'))

  const opened = page.context().waitForEvent('page')
  await page.keyboard.press('Control+Enter')
  await (await opened).waitForURL(`**/customers/view/${second.id}`)
  await expect(dialog).toBeVisible()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  await page.waitForURL(`**/customers/view/${first.id}`)
  await expect(dialog).toBeHidden()
}

const exactCode = async (page: Page) => {
  const code = `869${Date.now()}`
  await made('companies', { name: `Firma ${code}` })
  await made('stock-cards', { name: `Eki ${code}` })
  const { id } = await made('stock-cards', { name: 'Zımpara', barcode: code })
  const { input, options, headings, open, find } = paletteOf(page)
  await open()
  await find(code)
  await expect(headings.first()).toHaveText('Stok kartları')
  await expect(options.first()).toContainText('Zımpara')
  await input.fill('')
  await input.pressSequentially(code)
  await page.keyboard.press('Enter')
  await page.waitForURL(`**/stock-cards/view/${id}`)
}

/** A branch, a quantity, something new for a customer, and the look of the page. */
const beyondPages = async (page: Page) => {
  const tag = word()
  const code = String(Date.now())
  const company = await made('companies', { name: `Ilgaz ${tag}` })
  const branch = await made('branches', { company: company.id, name: `Liman ${tag}` })
  const card = { name: `Kablo ${tag}`, sku: `K-${code}-X`, unit: 'm', taxRate: 20 }
  const { id: stockCard } = await made('stock-cards', card)
  const movement = { stockCard, type: 'in', quantity: 7, price: 1, currencyType: 'TRY' }
  await made('stock-movements', { ...movement, operationDate: '2026-03-02T12:00:00.000Z' })
  const { dialog, input, options, open, find } = paletteOf(page)

  await open()
  await find(`k${code}x`)
  await expect(options.first()).toContainText(`Kablo ${tag}`)
  await expect(options.first()).toContainText(/Kullanılabilir\s*7 m/)
  await expect(options.first().locator('mark')).toHaveText(`K-${code}-X`)

  await find(`liman ${tag}`)
  await options.filter({ hasText: `Liman ${tag}` }).click()
  await page.waitForURL(`**/customers/view/${company.id}?tab=branches&at=${branch.id}`)
  await expect(page.locator('tr[aria-current]')).toContainText(`Liman ${tag}`)

  await open()
  await find(`ilgaz ${tag}`)
  await options.filter({ hasText: `Yeni teklif: Ilgaz ${tag}` }).click()
  await page.waitForURL(`**/tenders/new?company=${company.id}`)
  await expect(page.locator('#field-company')).toHaveValue(`Ilgaz ${tag}`)

  await open()
  await input.fill('>koyu')
  await options.filter({ hasText: 'Tema: Koyu' }).press('Enter')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await open()
  await input.fill('>ingilizce')
  await page.keyboard.press('Enter')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await open()
  await input.fill('>türkçe')
  await page.keyboard.press('Enter')
  await expect(page.locator('html')).toHaveAttribute('lang', 'tr')
  await open()
  await input.fill('>tema özel')
  await page.keyboard.press('Enter')
  await expect(page.locator('.customiser')).toBeVisible()
  await page.keyboard.press('Escape')
  await open()
  await input.fill('>çıkış')
  await expect(options).toHaveText(['Çıkış yap'])
  await page.keyboard.press('Enter')
  await page.waitForURL('**/login**')
  await expect(dialog).toHaveCount(0)
}

/** Steps in the palette as an administrator, one after the other on the same page. */
const STEPS = {
  'SR9 closing empties it and gives the focus back': closing,
  'SR10 signs narrow: / pages, > actions, @ people, # tender number': signs,
  'SR6 more of a collection without a list of its own is shown in place': moreInPlace,
  'SR8 says that nothing was found, and offers a second try after a failure': nothingFound,
  'SR5 waits for a pause, calls off the earlier question and shows the last answer': lastAnswer,
  'SR7 the keyboard moves, opens here and in a new tab; the count is announced': byKeyboard,
  'SR6 an exact code comes first, and a scanner opens it at once': exactCode,
  // Last, since it signs out.
  'SR11 SR12 SR13 SR14 branches, quantities, codes, what is new for a customer, the look':
    beyondPages,
}

test('SR5 SR6 SR7 SR8 SR9 SR10 SR11 SR12 SR13 SR14 the palette, from opening it to what it opens', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await start(page)
  for (const [title, step] of Object.entries(STEPS)) await test.step(title, () => step(page))
})

test('SR6 a list searches folded, and not below three characters', async ({ page }) => {
  const tag = word()
  await made('companies', { name: `ÇANKAYA Işık ${tag}` })
  const { id: stockCard } = await made('stock-cards', { name: `Şalter ${tag}` })
  const movement = { stockCard, type: 'in', quantity: 1, price: 1, currencyType: 'TRY' }
  await made('stock-movements', { ...movement, operationDate: '2026-03-02T12:00:00.000Z' })
  await signedIn(page)
  await page.goto(`/customers/list?search=cankaya+ISIK+${tag}`)
  await expect(page.getByText(`ÇANKAYA Işık ${tag}`).first()).toBeVisible()
  await page.goto(`/stock-movements?search=salter+${tag}`)
  await expect(page.getByText(`Şalter ${tag}`).first()).toBeVisible()
  await page.goto(`/customers/list?search=zz`)
  await expect(page.getByText('Kayıt yok')).toHaveCount(0)
})

for (const locale of ['tr', 'ar'] as const) {
  test(`SR7 axe finds nothing in the palette, ${locale}`, async ({ page }) => {
    const tag = word()
    await made('companies', { name: `Işık ${tag}`, email: `${tag}@firma.example` })
    await made('tenders', {
      title: `Teklif ${tag}`,
      unconnectedName: tag,
      unconnectedEmail: `${tag}@kisi.example`,
      date: '2026-03-02T12:00:00.000Z',
      currency: 'TRY',
    })
    await start(page, { locale, permissions: allPermissions() })
    const { dialog, options, open, find, input } = paletteOf(page)
    await open()
    await expect(dialog).toHaveCSS('opacity', '1')
    await input.fill('')
    await expect(options.first()).toBeVisible()
    expect(await violationsInThemes(page), 'empty').toEqual([])
    await find(tag)
    await expect(options.first()).toContainText(tag)
    expect(await violationsInThemes(page), 'found').toEqual([])
  })
}

test('SR1 what is typed before the palette has loaded is searched, and presses no shortcut', async ({
  page,
}) => {
  await signedIn(page)
  await page.goto('/stock-movements')
  // The scripts of the palette come late.
  const release = await holdRequests(page, '**/_next/static/**')
  await page.keyboard.press('Control+k')
  await page.keyboard.type('nexx')
  await page.keyboard.press('Backspace')
  release()
  await expect(page.locator('.palette-dialog input')).toHaveValue('nex')
  await page.keyboard.type('t')
  await expect(page.locator('.palette-dialog input')).toHaveValue('next')
  await expect(page).toHaveURL(/\/stock-movements\?/)
})
