import { createLocalReq } from 'payload'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { runJobNow } from '@/operations/background/runJobNow'
import { queueMail } from '@/operations/mailQueue/queueMail'
import { inTransaction } from '@/operations/shared/transaction'
import { select } from '../../factories/database'
import { expectSoundData } from '../../factories/expectSoundData'
import { administrator, makePerson } from '../../factories/person'
import { makeCard, makeReservation } from '../../factories/rows'
import { useJobInstances } from '../../helpers/jobInstances'
import { getTestPayload } from '../../helpers/payload'
import { startSmtpServer } from '../../helpers/smtpServer'
import { dayFromNow } from '../../factories/day'

/** `JOB_KILLS=20` for the long run: each kill costs the start of a process. */
const KILLS = Number(process.env.JOB_KILLS ?? 1)
const ROWS = 6

let smtp: Awaited<ReturnType<typeof startSmtpServer>>

beforeAll(async () => {
  await administrator()
  smtp = await startSmtpServer()
  await select('delete from mails')
})
const { begin } = useJobInstances(() => ({ SMTP_URL: smtp.url }))
afterAll(async () => {
  await select('delete from mails')
  await smtp.stop()
})

/** Work for two jobs: reservations whose day is over, and mails to people who asked for a link. */
const makeWork = async () => {
  const payload = await getTestPayload()
  const card = await makeCard({ stock: ROWS })
  const ids: number[] = []
  for (let at = 0; at < ROWS; at += 1)
    ids.push((await makeReservation({ stockCard: card.id, quantity: 1 })).id)
  await select(
    `update stock_reservations set reserved_until = $2::date + time '12:00' where id = any ($1)`,
    [ids, dayFromNow(-1)],
  )
  const req = await createLocalReq({}, payload)
  const { email } = await makePerson([])
  await inTransaction(req, async () => {
    for (let at = 0; at < ROWS; at += 1)
      await queueMail({ req, kind: 'passwordReset', to: email, locale: 'tr' })
    await runJobNow({ req, name: 'expire-reservations' })
  })
  return ids
}
/** A run has begun since that moment of the database's clock, so a kill now meets work under way. */
const hasBegunSince = async (moment: string) =>
  expect(await select('select from jobs.job where started_on > $1', [moment])).not.toEqual([])

it('does everything once, whoever is killed in the middle of it', async () => {
  const reservations: number[] = []
  let [one, other] = await Promise.all([begin(), begin()])
  for (let kill = 0; kill < KILLS; kill += 1) {
    const [{ moment }] = (await select('select clock_timestamp()::text as moment')) as [
      { moment: string },
    ]
    reservations.push(...(await makeWork()))
    await vi.waitFor(() => hasBegunSince(moment), { timeout: 60_000, interval: 5 })
    one.kill('SIGKILL')
    // What it was sending counts as lost after two minutes.
    await select(`update mails set claimed_at = claimed_at - interval '3 minutes'
      where state = 'sending'`)
    ;[one, other] = [other, await begin()]
  }
  await vi.waitFor(
    async () => {
      expect(
        await select(`select from stock_reservations where id = any ($1) and status <> 'expired'`, [
          reservations,
        ]),
      ).toEqual([])
      await select(`update mails set claimed_at = claimed_at - interval '3 minutes'
        where state = 'sending'`)
      expect(await select(`select from mails where state <> 'sent'`)).toEqual([])
    },
    { timeout: 60_000, interval: 500 },
  )
  const told = await select<{ n: number }>(
    `select count(*)::int as n from notifications
     where event = 'reservationExpired' and document = any ($1)
     group by document, recipient_id having count(*) > 1`,
    [reservations],
  )
  expect(told).toEqual([])
  const mails = await select<{ id: string; attempts: number }>(
    'select nonce::text as id, attempts from mails',
  )
  for (const { id, attempts } of mails) {
    const received = smtp.received.filter(({ messageId }) => messageId?.includes(id)).length
    expect(received).toBeGreaterThanOrEqual(1)
    // Twice only where the row says that it was tried again.
    expect(received).toBeLessThanOrEqual(attempts)
  }
  expect(mails.length).toBeGreaterThan(0)
  await expectSoundData()
}, 300_000)
