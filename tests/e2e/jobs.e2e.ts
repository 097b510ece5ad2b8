import { createTranslator } from '@/i18n/translate'
import { sql } from './support/database'
import { signedIn } from './support/people'
import { seriousViolations } from './support/seriousViolations'
import { expect, test } from './support/test'

const t = createTranslator('tr')
const row = (name: string) => ({ hasText: name })

test('the page of jobs says what runs, runs it now, and shows why a mail is dead', async ({
  page,
}) => {
  await sql(
    `insert into mails (kind, recipient, locale, state, attempts, last_error)
     values ('passwordReset', 'dead@example.com', 'tr', 'dead', 8, '550 no such mailbox'),
       ('quotation', 'restored@example.com', 'tr', 'dead', 0, 'restored')`,
  )
  await signedIn(page, { permissions: [{ subject: 'jobs', actions: ['read', 'write'] }] })
  await page.goto('/jobs')
  await expect(page.getByRole('heading', { level: 1, name: t('jobs.title') })).toBeVisible()
  const sweep = page.getByRole('listitem').filter(row(t('jobs.names.sweep')))
  await sweep.getByRole('button').click()
  const completed = sweep.getByText(t('jobs.states.completed'), { exact: true })
  await expect(completed).toBeVisible({ timeout: 20_000 })
  const mail = page.getByRole('listitem').filter(row('dead@example.com'))
  await expect(mail).toContainText('550 no such mailbox')
  // Kept as a code by a restore, and said in the language of the page.
  const restored = page.getByRole('listitem').filter(row('restored@example.com'))
  await expect(restored).toContainText(t('jobs.mailRestored'))
  // Off, and why: the server of this test has no folder for backups.
  const backup = page.getByRole('listitem').filter(row(t('jobs.texts.back-up')))
  await expect(backup).toContainText(t('jobs.offTexts.BACKUP_DIR'))
  await expect(backup.getByRole('button')).toHaveCount(0)
  expect(await seriousViolations(page)).toEqual([])
  await sql(`delete from mails where recipient in ('dead@example.com', 'restored@example.com')`)
})

test('an event that could not be delivered says why, and is delivered when asked', async ({
  page,
}) => {
  const lost = 987_654
  await sql(
    `with event as (
       insert into events (name, subject, document, data)
       values ('reservationMade', 'stock-reservations', ${lost}, '{}') returning id, subject, document)
     insert into event_deliveries
       (event_id, subscriber, subject, document, state, attempts, last_error)
     select id, 'notifications', subject, document, 'dead', 8, 'no such thing' from event`,
  )
  await signedIn(page, { permissions: [{ subject: 'jobs', actions: ['read', 'write'] }] })
  await page.goto('/jobs')
  const event = page.getByRole('listitem').filter(row(`#${lost}`))
  await expect(event).toContainText('no such thing')
  await expect(event).toContainText(t('jobs.events.reservationMade'))
  await event.getByRole('button', { name: t('jobs.retry') }).click()
  await expect(page.getByText(t('jobs.deliveryQueued'))).toBeVisible()
  await expect(event).toHaveCount(0)
})

test('who may only read sees no command', async ({ page }) => {
  await signedIn(page, { permissions: [{ subject: 'jobs', actions: ['read'] }] })
  await page.goto('/jobs')
  await expect(page.getByText(t('jobs.names.sweep'))).toBeVisible()
  await expect(page.getByRole('button', { name: t('jobs.run') })).toHaveCount(0)
})
