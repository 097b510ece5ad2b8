import { expect, test, type Page } from './support/test'
import { staff } from './support/staff'

/** Makes a record from inside the page: requests from elsewhere are refused. */
const made = async (page: Page, slug: string, data: Record<string, unknown>): Promise<number> => {
  const answer = await page.evaluate(
    async ([path, body]) => {
      const headers = { 'Content-Type': 'application/json' }
      const response = await fetch(path, { method: 'POST', headers, body })
      return { status: response.status, text: await response.text() }
    },
    [`/api/${slug}`, JSON.stringify(data)] as const,
  )
  expect(answer.status, answer.text).toBe(201)
  return (JSON.parse(answer.text) as { doc: { id: number } }).doc.id
}

test('the screens of a customer, a person, a user and the rights show what they are for', async ({
  page,
}) => {
  const { t, signIn } = staff(page, 'tr')
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text())
  })
  const member = await signIn()

  const mark = Date.now() % 1_000_000
  const companyName = `Ilgaz Isı ${mark}`
  const company = await made(page, 'companies', {
    name: companyName,
    email: 'bir@ilgaz.example',
    extraEmails: [{ email: 'iki@ilgaz.example' }],
  })
  const employee = await made(page, 'employees', {
    company,
    name: 'İpek Işık',
    cellPhone1: '+90 532 000 00 01',
    isDefaultContact: true,
  })
  const { user } = (await (await page.request.get('/api/users/me')).json()) as {
    user: { id: number; name: string }
  }

  const heading = (name: string) => page.getByRole('heading', { level: 1, name, exact: true })

  await page.goto(`/customers/view/${company}?tab=overview`)
  await expect(heading(companyName)).toBeVisible()
  await expect(page.getByRole('link', { name: 'İpek Işık' }).first()).toBeVisible()
  // Links below each other are large enough to press the right one.
  const ways = page.locator('a:is([href^="mailto:"], [href^="tel:"])')
  await expect(ways).not.toHaveCount(0)
  for (const way of await ways.all())
    expect((await way.boundingBox())?.height).toBeGreaterThanOrEqual(24)
  await page.getByRole('tab', { name: t('branches.plural') }).click()
  await expect(page.getByRole('link', { name: t('branches.new') })).toHaveAttribute(
    'href',
    new RegExp(`^/customers/branches/new/${company}\\?`),
  )

  for (const under of ['employees', 'meets']) {
    await page.goto(`/customers/${under}/show/${company}/${employee}`)
    await expect(heading('İpek Işık')).toBeVisible()
    // At the head and among the facts.
    const calls = page.getByRole('link', { name: '+90 532 000 00 01' })
    await expect(calls).toHaveCount(2)
    await expect(calls.first()).toHaveAttribute('href', 'tel:+905320000001')
  }

  await page.goto(`/users/view/${user.id}`)
  await expect(heading(user.name)).toBeVisible()
  await page
    .getByRole('main')
    .getByRole('button', { name: t('common.moreActions') })
    .click()
  // Nobody takes their own access away.
  await expect(page.getByRole('menu')).toContainText(t('refusals.cannotSuspendYourself'))
  await page.keyboard.press('Escape')

  await page.goto('/users/permissions')
  await expect(heading(t('nav.permissions'))).toBeVisible()
  await page.goto('/access-control')
  await expect(heading(t('nav.accessControl'))).toBeVisible()
  await expect(page.getByRole('heading', { name: t('accessControl.analytics') })).toBeVisible()

  await page.goto('/pages/user-profile/profile')
  await expect(heading(t('nav.profile'))).toBeVisible()
  await expect(page.getByRole('link', { name: member.email })).toBeVisible()

  expect(errors).toEqual([])
})
