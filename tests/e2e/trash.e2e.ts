import { expect, test, type Page } from './support/test'
import { anyTag, makeTypes, names, open, rows, typesUrl } from './support/lists'
import { signedIn } from './support/people'
import { seriousViolations } from './support/seriousViolations'

const undo = (page: Page) => page.getByRole('button', { name: 'Geri al', exact: true })

const deleteFirst = async (page: Page) => {
  await rows(page)
    .first()
    .getByRole('button', { name: /^İşlemler/ })
    .click()
  await page.getByRole('menuitem', { name: 'Sil' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sil' }).click()
}

test('DL1 DL2 what is deleted comes back: from the notice by keyboard, from many at once, from the page', async ({
  page,
}) => {
  const tag = anyTag()
  await makeTypes(tag, 3)
  await signedIn(page)
  await open(page, typesUrl(tag))
  await deleteFirst(page)
  await expect(names(page)).toHaveCount(2)
  await expect(page.locator('[aria-live="polite"]', { has: undo(page) })).toContainText(
    `${tag} tip 01`,
  )
  await undo(page).focus()
  await page.keyboard.press('Enter')
  await expect(names(page)).toHaveCount(3)
  await expect(page.getByText(`Geri alındı: ${tag} tip 01`)).toBeVisible()

  await page.getByRole('checkbox', { name: 'Bu sayfadakileri seç' }).click()
  await page
    .getByRole('region', { name: 'Toplu işlemler' })
    .getByRole('button', { name: 'Sil' })
    .click()
  await expect(page.getByRole('alertdialog')).toContainText('30 gün çöp kutusunda kalır')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sil' }).click()
  await expect(names(page)).toHaveCount(0)
  await undo(page).click()
  await expect(names(page)).toHaveCount(3)
  await expect(page.getByText('3 kayıt geri alındı')).toBeVisible()

  await deleteFirst(page)
  // Leaving earlier would read the trash before the deletion arrived.
  await expect(names(page)).toHaveCount(2)
  await page.goto('/trash?kind=stock-types')
  const row = rows(page).filter({ hasText: `${tag} tip 01` })
  await expect(row).toContainText('30 gün')
  expect(await seriousViolations(page)).toEqual([])
  await row.getByRole('button', { name: `Geri al: ${tag} tip 01` }).click()
  await expect(row).toHaveCount(0)
  await open(page, typesUrl(tag))
  await expect(names(page)).toHaveCount(3)
})

test.describe('with a clock of its own', () => {
  test.use({ isolated: true })

  test('DL3 deleting for good is asked; the notice waits while somebody is at it', async ({
    page,
  }) => {
    const tag = anyTag()
    await makeTypes(tag, 1)
    await signedIn(page)
    await page.clock.install()
    await open(page, typesUrl(tag))
    await deleteFirst(page)
    // The dialog gives the focus back when it has closed.
    await expect(page.getByRole('alertdialog')).toHaveCount(0)
    await undo(page).focus()
    await page.clock.runFor(20_000)
    await expect(undo(page)).toBeVisible()
    await page.getByRole('searchbox').first().focus()
    await page.clock.runFor(9_000)
    await expect(undo(page)).toHaveCount(0)
    await page.goto('/trash?kind=stock-types')
    const row = rows(page).filter({ hasText: `${tag} tip 01` })
    await row.getByRole('button', { name: `Kalıcı olarak sil: ${tag} tip 01` }).click()
    const dialog = page.getByRole('alertdialog')
    await expect(dialog).toContainText(`${tag} tip 01`)
    await dialog.getByRole('button', { name: 'Kalıcı olarak sil' }).click()
    await expect(row).toHaveCount(0)
  })
})
