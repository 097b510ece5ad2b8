import { daysOffered } from '@/domain/actions/actions'
import { writeDay } from '@/domain/shared/typedDay'
import { createTranslator } from '@/i18n/translate'
import { today } from '../factories/day'
import { mark } from './support/forms'
import { ready } from './support/look'
import { asAdministrator, made, signedIn } from './support/people'
import { countedHands } from './support/steps'
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
  // A notice names it as well.
  const todo = page.locator('li:not([data-sonner-toast])').filter({ hasText: words })
  await expect(todo).toContainText(t('todo.today'))

  await page.goto('/today')
  await expect(todo).toBeVisible()
  await page.keyboard.press('s')
  await page.getByRole('menuitem', { name: t('todo.tomorrow') }).click()
  // Once nothing else waits, it stands among what is to come.
  await expect(todo.filter({ hasText: t('todo.today') })).toHaveCount(0)

  await page.goto(`/customers/view/${id}`)
  await ready(page)
  await todo.getByRole('button', { name: t('todo.done'), exact: true }).click()
  await page.getByLabel(t('todos.fields.outcome')).fill('Kargoda')
  await page.keyboard.press('Enter')
  await expect(todo).toContainText('Kargoda')
  await expect(page.getByText(t('todo.doneNotice', { name: words }), { exact: true })).toBeVisible()
  await page.getByRole('button', { name: t('actions.undo'), exact: true }).click()
  await expect(todo.getByRole('button', { name: t('todo.done'), exact: true })).toBeVisible()
})

test('AC an action is put off and ended in the menu of its row in the list', async ({ page }) => {
  const { id: company } = await made('companies', { name: `Akış ${mark()}` })
  const title = `Numune ${mark()}`
  const { id } = await made('actions', {
    ...{ subject: 'companies', document: company, kind: 'call', title, due: today() },
  })
  await signedIn(page)
  await page.goto(`/actions?search=${encodeURIComponent(title)}`)
  const row = page.getByRole('row').filter({ hasText: title })
  const inMenu = async (name: string) => {
    await row.getByRole('button', { name: t('list.rowActions', { name: title }) }).click()
    await page.getByRole('menuitem', { name, exact: true }).click()
  }
  await inMenu(t('todo.snooze'))
  const day = page.getByRole('dialog').getByRole('textbox')
  await day.fill('04.01.2099')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('todo.snooze'), exact: true })
    .click()
  await expect(row).toContainText('04.01.2099')
  await inMenu(t('todo.done'))
  await page.getByLabel(t('todos.fields.outcome')).fill('Kargoda')
  await page.keyboard.press('Enter')
  await expect
    .poll(async () => (await actionsOn(company)).find((one) => one.id === id)?.outcome)
    .toBe('Kargoda')
  // Done: its menu offers the steps no more.
  await expect(row).toBeVisible()
  await row.getByRole('button', { name: t('list.rowActions', { name: title }) }).click()
  await expect(page.getByRole('menuitem', { name: t('actions.delete') })).toBeVisible()
  await expect(page.getByRole('menuitem', { name: t('todo.done'), exact: true })).toHaveCount(0)
})

const actionsOn = async (company: number) => {
  const answer = await (
    await asAdministrator()
  ).get(`/api/actions?depth=0&where[company][equals]=${company}`)
  return ((await answer.json()) as { docs: Record<string, unknown>[] }).docs
}

test('AF a meeting with its follow-up takes six presses at most, and a refused save plans nothing', async ({
  page,
}) => {
  const name = `Takip ${mark()}`
  const { id } = await made('companies', { name })
  await signedIn(page)
  const hands = await countedHands(page)
  await page.goto(`/customers/view/${id}`)
  await page.getByRole('link', { name: t('meets.new') }).click()
  await expect(page.locator('form[data-form-ready="true"]')).toBeVisible()
  const title = page.getByRole('textbox', { name: t('meets.fields.title') })
  const both = page.getByRole('button', { name: t('todo.saveAndPlan') })
  await both.click()
  await expect(title).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  // What follows is counted, and the press that opened the form; typing counts as one.
  const before = hands.count()
  await title.pressSequentially(name)
  const typed = 1
  await both.click()
  const dialog = page.getByRole('dialog', { name: t('todo.plan') })
  const what = dialog.getByLabel(t('todos.fields.title'))
  await expect(what).toHaveValue(t('todo.followUpOf', { name }))
  await expect(what).toBeFocused()
  await page.keyboard.press('Enter')
  await page.waitForURL(`**/customers/view/${id}**`)
  expect(1 + hands.count() - before + typed).toBeLessThanOrEqual(6)

  const due = daysOffered(today())[0].day
  const [planned, ...more] = await actionsOn(id)
  expect(planned).toMatchObject({ subject: 'companies', document: id })
  expect(String(planned?.due)).toContain(due)
  expect(more).toEqual([])
  await page.goto(`/customers/view/${id}`)
  await expect(
    page.getByRole('listitem').filter({ hasText: t('todo.followUpOf', { name }) }),
  ).toBeVisible()
})

test('AF a follow-up of a stored meeting: from its form, changed or not, and from its row', async ({
  page,
}) => {
  const name = `Takip ${mark()}`
  const { id: company } = await made('companies', { name })
  const meet = await made('meets', { title: name, company })
  await signedIn(page)
  await page.goto(`/customers/meets/edit/${meet.id}`)
  await expect(page.locator('form[data-form-ready="true"]')).toBeVisible()
  const dialog = page.getByRole('dialog', { name: t('todo.plan') })
  await page.getByRole('button', { name: t('todo.plan'), exact: true }).click()
  await dialog.getByRole('button', { name: t('todo.inWeek') }).click()
  await dialog.getByLabel(t('todos.fields.title')).fill('')
  await page.keyboard.press('Enter')
  await expect(dialog.getByLabel(t('todos.fields.title'))).toHaveAttribute('aria-invalid', 'true')
  await dialog.getByLabel(t('todos.fields.title')).fill('Fiyat sor')
  // Pressed twice it is planned once.
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await expect(dialog).toHaveCount(0)

  await page.getByLabel(t('meets.fields.contactPerson')).fill('Ayşe')
  await page.getByRole('button', { name: t('todo.saveAndPlan') }).click()
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await page.goto(`/customers/meets?search=${encodeURIComponent(name)}`)
  const row = page.locator('[data-list-row]').first()
  await expect(row).toContainText('Ayşe')
  await row.locator('[data-list-menu]').click()
  await page.getByRole('menuitem', { name: t('todo.plan') }).click()
  await expect(dialog.getByLabel(t('todos.fields.title'))).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(dialog).toHaveCount(0)
  const planned = await actionsOn(company)
  expect(planned.map(({ title }) => title).sort()).toEqual([
    'Fiyat sor',
    t('todo.followUpOf', { name }),
  ])
})

test('AF a user who may not write actions is offered no follow-up', async ({ page }) => {
  const { id } = await made('companies', { name: `Takip ${mark()}` })
  const meet = await made('meets', { title: `Keşif ${mark()}`, company: id })
  await signedIn(page, {
    permissions: [
      { subject: 'customers', actions: ['read', 'write'] },
      { subject: 'meets', actions: ['read', 'create', 'write'] },
      { subject: 'actions', actions: ['read'] },
    ],
  })
  for (const path of [`/customers/view/${id}`, `/customers/meets/edit/${meet.id}`]) {
    await page.goto(path)
    await expect(page.getByRole('button', { name: t('todo.plan') })).toHaveCount(0)
    await expect(page.getByRole('button', { name: t('todo.saveAndPlan') })).toHaveCount(0)
  }
})
