import { createTranslator } from '@/i18n/translate'
import { ready } from './support/look'
import { made, signedIn } from './support/people'
import { expect, test } from './support/test'

const t = createTranslator('tr')

test('AK a note on a customer: kept while it is written, sent by Ctrl and Enter, there after a reload', async ({
  page,
}) => {
  const words = `Ölçü için arayacağız ${Date.now().toString(36)}`
  const { id } = await made('companies', { name: `Akış ${Date.now().toString(36)}` })
  await signedIn(page)
  await page.goto(`/customers/view/${id}`)
  await ready(page)
  await expect(page.getByRole('tabpanel')).toContainText(t('timeline.empty'))
  const text = page.getByLabel(t('timeline.text'))
  await text.fill(words)
  await page.reload()
  await ready(page)
  await expect(text).toHaveValue(words)
  await text.press('Control+Enter')
  const row = page.getByRole('listitem').filter({ hasText: words })
  await expect(row).toBeVisible()
  await expect(text).toHaveValue('')

  await page.getByRole('button', { name: t('notes.kinds.call') }).click()
  await page.getByRole('button', { name: t('actions.save'), exact: true }).click()
  const outcome = page.getByLabel(t('notes.fields.callOutcome'))
  await expect(outcome).toHaveAttribute('aria-invalid', 'true')
  await outcome.selectOption('noAnswer')
  await outcome.press('Control+Enter')
  await expect(
    page.getByRole('listitem').filter({ hasText: t('notes.outcomes.noAnswer') }),
  ).toBeVisible()

  const kinds = page.getByRole('navigation', { name: t('list.filters') })
  await kinds.getByRole('link', { name: new RegExp(`^${t('timeline.kinds.note')}\\s*1$`) }).click()
  await page.waitForURL('**?kinds=note')
  await page.reload()
  await expect(page.getByRole('tabpanel').getByRole('listitem')).toHaveCount(1)
  await expect(row).toBeVisible()
})
