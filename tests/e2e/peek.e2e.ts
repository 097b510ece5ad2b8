import { translate } from '@/i18n/translate'
import { anyTag, makeTypes, names, open, rows, typesUrl } from './support/lists'
import { made, signedIn } from './support/people'
import { expect, test } from './support/test'

test('PK2 a look at a record from a list, by keyboard and by pointer', async ({ page }) => {
  const tag = anyTag()
  await makeTypes(tag, 2)
  await made('stock-types', { name: `${tag} tip 99 ${'uzun adı olan '.repeat(6)}` })
  await signedIn(page)
  await open(page, typesUrl(tag))
  const [first, second] = [`${tag} tip 01`, `${tag} tip 02`]
  const panel = page.getByRole('dialog')
  const heading = (name: string) => panel.getByRole('heading', { name, exact: true })

  await names(page).first().press('Space')
  await expect(heading(first)).toBeVisible()
  await expect(page.locator('tr[data-peeked]')).toHaveCount(1)
  await page.keyboard.press('ArrowDown')
  await expect(heading(second)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(panel).toHaveCount(0)
  await expect(names(page).nth(1)).toBeFocused()
  await expect(page).toHaveURL(/\/stock-types\?/)

  // Beside a name that fills its column it stands on nothing of the next one.
  const long = rows(page).nth(2)
  await long.hover()
  const [eye, next] = await long.evaluate((row) => {
    const following = row.querySelector('.list-card-title')?.nextElementSibling
    const text = document.createRange()
    if (following) text.selectNodeContents(following)
    const ofEye = row.querySelector('[data-peek]')?.getBoundingClientRect()
    return [ofEye?.right ?? 0, text.getBoundingClientRect().left]
  })
  expect(eye).toBeGreaterThan(0)
  expect(eye).toBeLessThanOrEqual(next ?? 0)

  await rows(page).first().hover()
  await rows(page)
    .first()
    .getByRole('button', { name: translate('tr', 'peek.look') })
    .click()
  await panel.getByRole('link', { name: translate('tr', 'peek.openPage') }).click()
  await expect(page).toHaveURL(/\/stock-types\/edit\/\d+/)
})
