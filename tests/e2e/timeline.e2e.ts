import { writeDay } from '@/domain/shared/typedDay'
import { createTranslator } from '@/i18n/translate'
import { today } from '../factories/day'
import { isAlive } from './support/frame'
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

test('AC an action: written on a customer, put off on Bugün, ended with a result, opened again', async ({
  page,
}) => {
  const words = `Numune gönder ${Date.now().toString(36)}`
  const { id } = await made('companies', { name: `Akış ${Date.now().toString(36)}` })
  await signedIn(page)
  await page.goto(`/customers/view/${id}`)
  await ready(page)
  await page.getByRole('button', { name: t('todos.singular'), exact: true }).click()
  const due = page.getByLabel(t('todos.fields.due'), { exact: true })
  await due.fill('32.13.2026')
  const title = page.getByLabel(t('todos.fields.title'))
  await title.fill(words)
  await title.press('Control+Enter')
  await expect(due).toHaveAttribute('aria-invalid', 'true')
  await expect(title).toHaveValue(words)
  await due.fill(writeDay(today(), 'tr'))
  await title.press('Control+Enter')
  const todo = page.getByRole('listitem').filter({ hasText: words })
  await expect(todo).toContainText(t('todo.today'))

  await page.goto('/today')
  await isAlive(page)
  await expect(todo).toBeVisible()
  await page.keyboard.press('s')
  await page.getByRole('menuitem', { name: t('todo.tomorrow') }).click()
  await expect(todo).toHaveCount(0)

  await page.goto(`/customers/view/${id}`)
  await ready(page)
  await todo.getByRole('button', { name: t('todo.done'), exact: true }).click()
  await page.getByLabel(t('todos.fields.outcome')).fill('Kargoda')
  await page.keyboard.press('Enter')
  await expect(todo).toContainText('Kargoda')
  await page.getByRole('button', { name: t('actions.undo'), exact: true }).click()
  await expect(todo.getByRole('button', { name: t('todo.done'), exact: true })).toBeVisible()
})
