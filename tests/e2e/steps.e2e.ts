/**
 * Tasks of every day within as few steps as they are worth (TK1, docs/domains/behaviours.md): each
 * begins on the page where somebody thinks of it. Another task is another entry.
 */
import { createTranslator } from '@/i18n/translate'
import type { Permission } from '@/access/roles/permissions'
import { mark, stored } from './support/forms'
import { makeCard, open } from './support/lists'
import { asAdministrator, made, signedIn } from './support/people'
import { countedSteps } from './support/steps'
import { expect, test, type Page } from './support/test'
import { today } from '../factories/day'

const t = createTranslator('tr')

type Task = {
  name: string
  /** Steps it may take at most. */
  most: number
  /** Permissions of the user; all of them by default. */
  permissions?: Permission[]
  /** Creates the data of the task, before counting starts. */
  prepare: () => Promise<{ from: string; id: number }>
  run: (page: Page, given: { id: number }) => Promise<void>
  /** What must be true afterwards, asked of the API. */
  check: (given: { id: number }) => Promise<void>
}

const found = async (slug: string, field: string, value: number): Promise<{ id: number }[]> => {
  const answer = await (
    await asAdministrator()
  ).get(`/api/${slug}?depth=0&where[${field}][equals]=${value}`)
  return ((await answer.json()) as { docs: { id: number }[] }).docs
}

const row = (page: Page) => page.locator('[data-list-row]').first()

const TASKS: readonly Task[] = [
  {
    name: 'an accountant invoices an approved tender from the list',
    most: 4,
    permissions: [{ subject: 'tenders', actions: ['read', 'write', 'invoice'] }],
    prepare: async () => {
      const title = `Faturalık ${mark()}`
      const { id } = await made('tenders', {
        title,
        unconnectedName: 'Ayşe Demir',
        unconnectedPhone: '0532 000 00 00',
        date: today(),
        currency: 'TRY',
        items: [{ kind: 'text', description: 'Kurulum', quantity: 1, unitPrice: 100, taxRate: 20 }],
      })
      const answer = await (await asAdministrator()).post(`/api/tenders/${id}/approve`)
      expect(answer.status()).toBe(200)
      return { from: `/tenders?search=${encodeURIComponent(title)}`, id }
    },
    run: async (page, { id }) => {
      await row(page).locator('[data-list-open]').click()
      await page.getByRole('button', { name: t('tenders.actions.invoice'), exact: true }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByLabel(t('tenders.fields.invoiceNumber')).fill(`FTR${id}`)
      await page.keyboard.press('Enter')
      await expect(dialog).toBeHidden()
    },
    check: async ({ id }) => {
      expect(await stored(`tenders/${id}`)).toMatchObject({
        status: 'invoiced',
        invoiceNumber: `FTR${id}`,
      })
    },
  },
  {
    name: 'a reservation is released from its list',
    most: 3,
    prepare: async () => {
      const name = `Ayrılan ${mark()}`
      const card = await makeCard(name, 5)
      const { id } = await made('stock-reservations', { stockCard: card.id, quantity: 2 })
      return { from: `/stock-reservations?search=${encodeURIComponent(name)}`, id }
    },
    run: async (page) => {
      await row(page).locator('[data-list-menu]').click()
      await page.getByRole('menuitem', { name: t('stockReservations.release') }).click()
      const dialog = page.getByRole('alertdialog')
      await dialog.getByRole('button', { name: t('stockReservations.release') }).click()
      await expect(dialog).toBeHidden()
    },
    check: async ({ id }) => {
      expect(await stored(`stock-reservations/${id}`)).toMatchObject({ status: 'released' })
    },
  },
  {
    name: 'a wrong movement is corrected from its list',
    most: 4,
    prepare: async () => {
      const name = `Yanlış ${mark()}`
      const card = await makeCard(name, 7)
      const [movement] = await found('stock-movements', 'stockCard', card.id)
      return {
        from: `/stock-movements?search=${encodeURIComponent(name)}`,
        id: movement?.id ?? 0,
      }
    },
    run: async (page) => {
      await row(page).locator('[data-list-menu]').click()
      await page.getByRole('menuitem', { name: t('stockMovements.reverse') }).click()
      const dialog = page.getByRole('alertdialog')
      await dialog.getByLabel(t('stockMovements.reverseNote')).fill('Yanlış kart')
      await dialog.getByRole('button', { name: t('stockMovements.reverse') }).click()
      await expect(dialog).toBeHidden()
    },
    check: async ({ id }) => {
      expect(await found('stock-movements', 'reversalOf', id)).toHaveLength(1)
    },
  },
]

for (const task of TASKS)
  test(`TK1 ${task.name} in ${task.most} steps`, async ({ page }) => {
    const given = await task.prepare()
    await signedIn(page, { permissions: task.permissions })
    const steps = await countedSteps(page)
    await open(page, given.from)
    await task.run(page, given)
    await steps.expectAtMost(task.most)
    await task.check(given)
  })
