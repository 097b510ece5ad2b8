import { createTranslator } from '@/i18n/translate'
import { mark, openForm, save, stored } from './support/forms'
import { open } from './support/lists'
import { made, newMember, sessionOf, signedIn } from './support/people'
import { expect, test } from './support/test'

const t = createTranslator('tr')
const day = (text: string) => `${text}T12:00:00.000Z`

/** The value of each input of a page as the server sends it, by the input's name. */
const valuesIn = (html: string): Map<string, string> =>
  new Map(
    [...html.matchAll(/<input[^>]*>/g)].flatMap(([input]) => {
      const name = / name="([^"]*)"/.exec(input)?.[1]
      return name ? [[name, / value="([^"]*)"/.exec(input)?.[1] ?? ''] as const] : []
    }),
  )

test('values are in what the server sends, without any script', async ({ baseURL }) => {
  const company = await made('companies', {
    name: `Değerler ${mark()}`,
    bossPhone: '0532 111 22 33',
    extraEmails: [{ email: 'ek@example.com' }],
  })
  const tender = await made('tenders', {
    title: `Değerler ${mark()}`,
    company: company.id,
    date: day('2026-03-01'),
    currency: 'EUR',
    currencyRate: 51.379,
    paymentInstallments: [{ dueDate: day('2028-02-29'), amount: 1234.5 }],
    items: [{ kind: 'text', description: 'Bir', quantity: 1, unitPrice: 1234.5, taxRate: 0 }],
  })
  const meet = await made('meets', { title: 'Saat seçimi', startsAt: '2026-03-01T22:30:00.000Z' })
  const member = await newMember()
  const { name, value } = await sessionOf(member)
  const ask = async (path: string, locale: string) => {
    const headers = { Cookie: `${name}=${value}; payload-lng=${locale}` }
    return valuesIn(await (await fetch(`${baseURL}${path}`, { headers })).text())
  }
  const form = await ask(`/tenders/edit/${tender.id}`, 'tr')
  expect(form.get('date')).toBe('01.03.2026')
  expect(form.get('currencyRate')).toBe('51,379')
  expect(form.get('paymentInstallments.0.dueDate')).toBe('29.02.2028')
  expect(form.get('paymentInstallments.0.amount')).toBe('1.234,50')
  const french = await ask(`/tenders/edit/${tender.id}`, 'fr')
  expect(french.get('date')).toBe('01/03/2026')
  const customer = await ask(`/customers/edit/${company.id}`, 'tr')
  expect(customer.get('bossPhone')).toBe('0532 111 22 33')
  expect(customer.get('extraEmails.0.email')).toBe('ek@example.com')
  // On the clock of the company, whatever that of the server or the browser.
  const meeting = await ask(`/customers/meets/edit/${meet.id}`, 'tr')
  expect(meeting.get('startsAt')).toBe('02.03.2026')
})

test('DF18 days are typed or chosen, wrong ones are said at the field; rows by the keyboard', async ({
  page,
}) => {
  await signedIn(page)
  const tender = await made('tenders', {
    title: `Günler ${mark()}`,
    unconnectedName: 'Kayıtsız',
    unconnectedPhone: '0212 555 01 02',
    date: day('2026-03-01'),
    currency: 'TRY',
    items: [],
  })
  await openForm(page, `/tenders/edit/${tender.id}`)
  const until = page.locator('#field-validUntil')

  await test.step('a day that does not exist stays in its input, with a sentence', async () => {
    await until.fill('31.04.2026')
    await until.blur()
    await expect(page.getByText(t('calendar.notADay', { example: '31.12.2026' }))).toBeVisible()
    await expect(until).toHaveValue('31.04.2026')
  })

  await test.step('the calendar opens from the keyboard, on the month of the day', async () => {
    await until.fill('٢٨٠٢٢٠٢٨')
    await until.press('ArrowDown')
    const month = page.getByRole('grid', { name: 'Şubat 2028' })
    await expect(month.getByRole('button', { name: /^28 Şubat 2028/ })).toBeFocused()
    const target = await month.getByRole('button', { name: /^29 Şubat 2028/ }).boundingBox()
    expect(Math.min(target?.width ?? 0, target?.height ?? 0)).toBeGreaterThanOrEqual(24)
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Enter')
    await expect(month).toBeHidden()
    await expect(until).toHaveValue('29.02.2028')
    await expect(until).toBeFocused()
  })

  await test.step('Enter in the last row adds one and goes there', async () => {
    const list = page.locator('#field-paymentInstallments')
    await expect(list.getByText('Taksit yok.')).toBeVisible()
    await list.getByRole('button', { name: 'Taksit ekle' }).click()
    await page.locator('#field-paymentInstallments__0__dueDate').fill('1.4.26')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await expect(page.locator('#field-paymentInstallments__0__amount')).toBeFocused()
    await page.keyboard.type('10')
    await page.keyboard.press('Enter')
    await expect(page.locator('#field-paymentInstallments__1__dueDate')).toBeFocused()
    await list.getByRole('button', { name: 'Taksit 2: kaldır' }).click()
    await expect(list.getByRole('button', { name: 'Taksit 1: kaldır' })).toBeFocused()
    await list.getByRole('button', { name: 'Taksit 1: kaldır' }).click()
    await expect(list.getByText('Taksit yok.')).toBeVisible()
  })

  await test.step('a phone stands in groups once it is left', async () => {
    const phone = page.locator('#field-unconnectedPhone')
    await phone.fill('+905321112233')
    await phone.blur()
    await expect(phone).toHaveValue('+90 532 111 22 33')
  })

  await save(page).click()
  await expect(page.getByText(t('common.success'))).toBeVisible()
  expect(await stored(`tenders/${tender.id}`)).toMatchObject({
    validUntil: day('2028-02-29'),
    unconnectedPhone: '+90 532 111 22 33',
    paymentInstallments: [],
  })
})

test('DF18 filters take days in the order of the language', async ({ page }) => {
  await signedIn(page, { locale: 'ar' })
  await open(page, '/tenders?limit=5')
  await page.getByRole('button', { name: createTranslator('ar')('actions.filter') }).click()
  const from = page.locator('.list-range-day input').first()
  await from.fill('٣١/١٢/٢٠٢٦')
  await from.press('Enter')
  await expect(page).toHaveURL(/2026-12-31T12/)
  await from.blur()
  await expect(from).toHaveValue('31/12/2026')
})

test('a meeting of whole days is a day in the form, the list and on Today', async ({ page }) => {
  await signedIn(page)
  const title = `Fuar ${mark()}`
  const meet = await made('meets', { title, startsAt: '2026-03-01T22:30:00.000Z', duration: 45 })
  await openForm(page, `/customers/meets/edit/${meet.id}`)
  await expect(page.locator('#field-duration')).toHaveValue('45')
  await page.locator('#field-allDay').check()
  // Whole days have no minutes.
  await expect(page.locator('#field-duration')).toBeHidden()
  await expect(page.locator('#field-startsAt')).toHaveValue('02.03.2026')
  await page.locator('#field-startsAt').fill('03.03.2026')
  await page.locator('#field-endsAt').fill('04.03.2026')
  await save(page).click()
  await expect
    .poll(() => stored(`meets/${meet.id}`))
    .toMatchObject({
      allDay: true,
      startsAt: '2026-03-02T21:00:00.000Z',
      endsAt: '2026-03-03T21:00:00.000Z',
      duration: null,
    })
  // In a page of its own: the form leaves once it has its answer, which ends another navigation.
  const other = await page.context().newPage()
  await open(
    other,
    `/customers/meets?search=${title.slice(5)}&columns=title,startsAt,endsAt,duration,allDay`,
  )
  const row = other.locator('tbody tr')
  await expect(row).toContainText('03.03.2026')
  await expect(row).not.toContainText('00:00')
  await other.goto('/today')
  const waiting = other.locator('[data-today-row]', { hasText: title })
  await expect(waiting.locator('time')).toHaveText('03.03.2026')
})
