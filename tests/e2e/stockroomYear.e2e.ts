/** The end of a year in the stockroom: SP1, SA1, SA3, SB1, SB2 (docs/domains/behaviours.md). */
import { createTranslator } from '@/i18n/translate'
import { openForm, stored } from './support/forms'
import { anyTag, makeCard, names, open } from './support/lists'
import { made, signedIn } from './support/people'
import { violationsIn } from './support/seriousViolations'
import { expect, test, type Page } from './support/test'

const t = createTranslator('tr')
const DAY = '31.10.2019'

const dialog = (page: Page) => page.getByRole('dialog').or(page.getByRole('alertdialog'))
const press = (page: Page, name: string) =>
  dialog(page).getByRole('button', { name, exact: true }).click()

test('SP1 SA1 SB1 a period is closed, a card put away, prices raised and given back', async ({
  page,
}) => {
  await signedIn(page)

  await page.goto('/stock-periods')
  await page.getByRole('button', { name: t('stockClosings.commands.close') }).click()
  await dialog(page).getByLabel(t('stockClosings.days.close')).first().fill(DAY)
  await dialog(page).getByLabel(t('stockClosings.fields.reason')).fill('Yıl sonu')
  await press(page, t('stockClosings.commands.close'))
  await expect(page.getByText(t('stockClosings.closedUntil', { day: DAY }))).toBeVisible()
  await expect(page.getByRole('cell', { name: 'Yıl sonu' }).first()).toBeVisible()
  expect(await violationsIn(page, 'light')).toEqual([])

  await openForm(page, '/stock-movements/new')
  const day = page.locator('#field-operationDate')
  await day.fill(DAY)
  await expect(page.getByText(t('refusals.periodClosed', { day: DAY }))).toBeVisible()
  await day.fill('01.11.2019')
  await expect(page.getByText(t('refusals.periodClosed', { day: DAY }))).toBeHidden()

  await page.goto('/stock-periods')
  await page.getByRole('button', { name: t('stockClosings.commands.reopen') }).click()
  await dialog(page).getByLabel(t('stockClosings.fields.reason')).fill('Kayıt düzeltildi')
  await press(page, t('stockClosings.commands.reopen'))
  await expect(page.getByText(t('stockClosings.nothingClosed'))).toBeVisible()

  const tag = anyTag()
  const [one, other] = [await makeCard(`${tag} a`, 0), await makeCard(`${tag} b`, 0)]
  const away = await made('stock-cards', { name: `${tag} c` })
  await page.goto(`/stock-cards/view/${away.id}`)
  await page
    .getByRole('button', { name: t('common.moreActions') })
    .last()
    .click()
  await page.getByRole('menuitem', { name: t('stockArchive.commands.archive') }).click()
  await press(page, t('stockArchive.commands.archive'))
  await expect(page.getByText(t('stockArchive.chip'), { exact: true })).toBeVisible()
  await open(page, `/stock-cards?search=${tag}`)
  await expect(names(page)).toHaveText([`${tag} a`, `${tag} b`])

  await page.getByRole('checkbox', { name: t('list.selectPage') }).check()
  await page.getByRole('button', { name: t('priceChanges.words.change') }).click()
  await dialog(page).getByLabel(t('priceChanges.fields.value')).fill('10')
  await press(page, t('priceChanges.words.preview'))
  await expect(dialog(page).getByText('₺1.357,95')).toHaveCount(2)
  expect(await violationsIn(page, 'light')).toEqual([])
  await dialog(page).getByLabel(t('priceChanges.fields.title')).fill(`${tag} zammı`)
  await press(page, t('priceChanges.words.apply'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${tag} zammı`)
  expect(await stored(`stock-cards/${one.id}`)).toMatchObject({ currentPrice: 1357.95 })

  await page.getByRole('button', { name: t('priceChanges.commands.undo') }).click()
  await press(page, t('priceChanges.commands.undo'))
  await expect(page.getByText(t('priceChanges.outcomes.givenBack'))).toHaveCount(2)
  expect(await stored(`stock-cards/${other.id}`)).toMatchObject({ currentPrice: 1234.5 })

  await page.goto(`/stock-cards/view/${one.id}?tab=prices`)
  await expect(page.getByRole('img', { name: t('stockCards.fields.currentPrice') })).toBeVisible()
  await expect(page.getByRole('row')).toHaveCount(4)

  await open(page, `/stock-cards?search=${tag}&where[isArchived][equals]=true`)
  await expect(names(page)).toHaveText([`${tag} c`])
})
