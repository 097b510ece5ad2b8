/**
 * Tasks of every day within as few steps as they are worth (TK1, docs/domains/behaviours.md): each
 * begins on the page where somebody thinks of it. Another task is another entry.
 */
import { request } from '@playwright/test'
import { createTranslator } from '@/i18n/translate'
import type { Permission } from '@/access/roles/permissions'
import { sql } from './support/database'
import { mark, stored } from './support/forms'
import { makeCard, open } from './support/lists'
import { asAdministrator, made, newMember, signedIn, signInAs } from './support/people'
import { countedHands, countedSteps } from './support/steps'
import { expect, test, type Locator, type Page } from './support/test'
import { today } from '../factories/day'

const t = createTranslator('tr')

type Given = { from: string; id: number; name?: string }
type Task = {
  name: string
  /** Steps it may take at most: presses of controls, or strictly everything but typing. */
  most: number
  counts?: 'hands'
  /** Permissions of the user; all of them by default. */
  permissions?: Permission[]
  /** Creates the data of the task, before counting starts. */
  prepare: () => Promise<Given>
  run: (page: Page, given: Given) => Promise<void>
  /** What must be true afterwards, of the data or the page. */
  check: (given: Given & { page: Page }) => Promise<void>
}

const found = async (slug: string, field: string, value: number): Promise<{ id: number }[]> => {
  const answer = await (
    await asAdministrator()
  ).get(`/api/${slug}?depth=0&where[${field}][equals]=${value}`)
  return ((await answer.json()) as { docs: { id: number }[] }).docs
}

const command = async (path: string, data: object = {}) => {
  const answer = await (await asAdministrator()).post(`/api/${path}`, { data })
  expect(answer.status(), await answer.text()).toBe(200)
}

/** A tender of one line: two pieces of a card, or some work. */
const offer = (title: string, of: number | string) =>
  made('tenders', {
    ...{ title, unconnectedName: 'Ayşe Demir', unconnectedPhone: '0532 000 00 00' },
    ...{ date: today(), currency: 'TRY' },
    items: [
      {
        ...(typeof of === 'number'
          ? { kind: 'stockCard', stockCard: of }
          : { kind: 'text', description: of }),
        ...{ quantity: 2, unitPrice: 100, taxRate: 20 },
      },
    ],
  })

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
  {
    name: 'the phone of a customer is found from anywhere',
    most: 3,
    counts: 'hands',
    prepare: async () => {
      const name = `Telefonlu ${mark()}`
      const { id } = await made('companies', { name, bossName: 'Ayşe', bossPhone: '02121234567' })
      return { from: '/stock-movements', id, name }
    },
    run: async (page, { name = '' }) => {
      await page.keyboard.press('Control+k')
      await page.keyboard.type(name)
      await expect(page.getByRole('option', { name }).first()).toBeVisible()
      await page.keyboard.press('Enter')
      const call = page.getByRole('link', { name: new RegExp(`^${t('reach.call')}: `) })
      await expect(call).toHaveText('02121234567', { useInnerText: true })
      await expect(call).toBeInViewport()
    },
    check: async ({ id, page }) => {
      expect(page.url()).toMatch(new RegExp(`/${id}(\\?|$)`))
    },
  },
  {
    name: 'a sent tender is lost with its reason, on the board',
    most: 4,
    counts: 'hands',
    prepare: async () => {
      const name = `Kaybedilen ${mark()}`
      const { id } = await offer(name, 'Kurulum')
      await command(`tenders/${id}/send`, { to: [] })
      await made('lost-reasons', { name: `Neden ${name}` })
      return { from: `/tenders/board?where[title][like]=${encodeURIComponent(name)}`, id, name }
    },
    run: async (page, { name = '' }) => {
      const lost = page.getByRole('region', {
        name: new RegExp(`^${t('tenders.stages.lost')} `),
      })
      await page
        .getByRole('listitem')
        .filter({ hasText: name })
        .dragTo(lost, {
          sourcePosition: { x: 40, y: 60 },
          targetPosition: { x: 60, y: 120 },
          steps: 12,
        })
      const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'))
      await dialog.getByLabel(t('tenders.fields.lostReason')).click()
      await page.getByRole('option', { name: `Neden ${name}` }).click()
      await dialog.getByRole('button', { name: t('tenders.actions.reject') }).click()
      await expect(dialog).toBeHidden()
    },
    check: async ({ id }) => {
      expect(await stored(`tenders/${id}`)).toMatchObject({
        status: 'rejected',
        lostReason: expect.anything(),
      })
    },
  },
  {
    name: 'the store delivers in part from Bugün, and has the note to hand over',
    most: 4,
    counts: 'hands',
    permissions: [
      { subject: 'tenders', actions: ['read'] },
      { subject: 'stock-movements', actions: ['read', 'create'] },
      { subject: 'stock-reservations', actions: ['read'] },
      { subject: 'stock-cards', actions: ['read'] },
    ],
    prepare: async () => {
      const name = `Teslimlik ${mark()}`
      const card = await makeCard(name, 9)
      const { id } = await offer(name, card.id)
      await command(`tenders/${id}/approve`)
      return { from: '/today', id, name }
    },
    run: async (page, { name = '' }) => {
      await page
        .getByRole('listitem')
        .filter({ hasText: name })
        .getByRole('button', { name: new RegExp(`^${t('deliveries.deliver')}`) })
        .click()
      const quantity = page.getByRole('dialog').getByLabel(t('deliveries.giveOf', { name }))
      await expect(quantity).toBeFocused()
      await quantity.fill('1')
      await page.keyboard.press('Enter')
      await page
        .locator('[data-sonner-toast]')
        .getByRole('link', { name: t('deliveries.showNote') })
        .click()
      await expect(page.getByText(t('deliveries.noTaxDocument'))).toBeVisible()
    },
    check: async ({ id, page }) => {
      expect(page.url()).toContain(`/tenders/deliveries/${id}?no=1`)
    },
  },
  {
    name: 'who lowered a price, and what else they did that day',
    most: 4,
    counts: 'hands',
    prepare: async () => {
      const name = `Ucuzlayan ${mark()}`
      const { id } = await offer(name, 'Kurulum')
      const [line] = await found('tender-items', 'tender', id)
      const lines = [
        {
          ...{ id: line?.id, kind: 'text', description: 'Kurulum' },
          ...{ quantity: 2, unitPrice: 90, taxRate: 20 },
        },
      ]
      const api = await asAdministrator()
      const answer = await api.patch(`/api/tenders/${id}`, { data: { items: lines } })
      expect(answer.status(), await answer.text()).toBe(200)
      return { from: `/tenders/view/${id}`, id, name }
    },
    run: async (page) => {
      await page.getByRole('button', { name: t('audit.activity'), exact: true }).click()
      const panel = page.getByRole('dialog')
      const entry = panel.getByRole('listitem').first()
      await expect(entry).toContainText('90')
      await entry.getByRole('link').last().click()
      await expect(page.getByRole('table', { name: t('audit.plural') })).toBeVisible()
    },
    check: async ({ page }) => {
      expect(page.url()).toMatch(/\/audit\?where.*user/)
    },
  },
]

for (const task of TASKS)
  test(`TK1 ${task.name} in ${task.most} steps`, async ({ page }) => {
    const given = await task.prepare()
    await signedIn(page, { permissions: task.permissions })
    const steps = await (task.counts ? countedHands(page) : countedSteps(page))
    await (task.counts ? page.goto(given.from) : open(page, given.from))
    await task.run(page, given)
    await steps.expectAtMost(task.most)
    await task.check({ ...given, page })
  })

/** What a customer asks on the page of their offer. */
const ask = async (tender: number, text: string) => {
  const api = await asAdministrator()
  await command(`tenders/${tender}/send`, { to: [] })
  const [send] = await found('tender-sends', 'tender', tender)
  const linked = await api.get(`/api/tender-sends/${send?.id}/link`)
  const { link } = (await linked.json()) as { link: string }
  const { rows } = await sql('select file_hash as hash from tender_sends where id = $1', [send?.id])
  const [paper] = rows as { hash: string }[]
  const asked = { name: 'Ayşe Demir', paper: paper?.hash, language: 'tr', text }
  // Without a session: staff may not answer for a customer.
  const customer = await request.newContext()
  const origin = `http://localhost:${process.env.E2E_PORT}`
  const answer = await customer.post(`${origin}/api/q/${link.split('/q/')[1]}/ask`, {
    data: asked,
    headers: { Origin: origin },
  })
  expect(answer.status(), await answer.text()).toBe(200)
  await customer.dispose()
  // A subscriber of the event plans the reply, in the background.
  await expect.poll(() => found('actions', 'document', tender)).toHaveLength(1)
}

test('TK1 the morning of a salesperson: approved, answered and followed up in 12 keys', async ({
  page,
}) => {
  const [waiting, asked] = [`Onay bekleyen ${mark()}`, `Sorulan ${mark()}`]
  const seller = await newMember([
    { subject: 'tenders', actions: ['read', 'create', 'write', 'approve'] },
    { subject: 'actions', actions: ['read', 'create'] },
  ])
  const first = await offer(waiting, 'Kurulum')
  await command(`tenders/${first.id}/request-approval`, { approver: seller.id })
  const second = await offer(asked, 'Bakım')
  await command(`tenders/${second.id}/assign`, { owner: seller.id })
  await ask(second.id, 'Ne zaman teslim edersiniz?')

  await signInAs(page, seller)
  await page.goto('/today')
  let keys = 0
  const press = async (key: string) => {
    keys += 1
    await page.keyboard.press(key)
  }
  // Behind a dialog rows have no role.
  const rowOf = (queue: 'approvals' | 'answers', name: string) =>
    page.locator(`[data-today-queue="${queue}"] [data-today-row]`).filter({ hasText: name })

  const expectFocus = (row: Locator) => expect(row.locator(':focus')).toHaveCount(1)
  const [approval, answer] = [rowOf('approvals', waiting), rowOf('answers', asked)]

  await press('j')
  await expectFocus(approval)
  await press('j')
  await expectFocus(answer)
  await press('k')
  await expectFocus(approval)
  await press('2')
  await expectFocus(answer)

  await press('a')
  const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'))
  await expect(dialog.getByLabel(t('todos.fields.outcome'))).toBeFocused()
  await page.keyboard.type('Ay sonunda, dedim.')
  await press('Tab')
  await press('ArrowDown')
  // Enter opens the list of a choice.
  await press('Control+Enter')
  await expect(answer).toHaveCount(0)
  await expect(approval).toBeVisible()

  await press('a')
  await expect(dialog).toContainText(waiting)
  await press('Enter')
  await expect(approval).toHaveCount(0)

  expect(keys).toBeLessThanOrEqual(12)
  expect(await stored(`tenders/${first.id}`)).toMatchObject({ status: 'approved' })
  const actions = (await found('actions', 'document', second.id)).filter(
    (one) => 'subject' in one && one.subject === 'tenders',
  )
  expect(actions).toHaveLength(2)
  expect(actions).toContainEqual(expect.objectContaining({ outcome: 'Ay sonunda, dedim.' }))
  expect(actions).toContainEqual(expect.objectContaining({ doneAt: null, owner: seller.id }))
})
