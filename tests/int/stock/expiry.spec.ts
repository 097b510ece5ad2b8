import { expect, it } from 'vitest'
import { expireReservations } from '@/jobs/stock/expireReservations'
import { figuresOf } from '../../factories/card'
import { select } from '../../factories/database'
import { deliver } from '../../factories/events'
import { expectSoundData } from '../../factories/expectSoundData'
import { administrator } from '../../factories/person'
import { makeCard, makeReservation } from '../../factories/rows'
import { line, makeTender, step } from '../../factories/tender'
import { getTestPayload } from '../../helpers/payload'
import { dayFromNow } from '../../factories/day'

const day = dayFromNow
const until = (id: number, days: number) =>
  select(`update stock_reservations set reserved_until = $2::date + time '12:00' where id = $1`, [
    id,
    day(days),
  ])
const statusOf = async (id: number) =>
  (await select<{ status: string }>('select status from stock_reservations where id = $1', [id]))[0]
    ?.status
const told = async (id: number) => {
  await deliver()
  return select<{ event: string }>(
    `select event from notifications where subject = 'stock-reservations' and document = $1
     order by id`,
    [id],
  )
}
const run = async () => expireReservations(await getTestPayload())

it('ends what is over, keeps what is not, and tells people once', async () => {
  const card = await makeCard({ stock: 10 })
  const [over, lastDay, tomorrow, open] = [
    await makeReservation({ stockCard: card.id, quantity: 1 }),
    await makeReservation({ stockCard: card.id, quantity: 1 }),
    await makeReservation({ stockCard: card.id, quantity: 1 }),
    await makeReservation({ stockCard: card.id, quantity: 1 }),
  ]
  await until(over.id, -1)
  await until(lastDay.id, 0)
  await until(tomorrow.id, 1)
  await run()
  await run()
  expect(await Promise.all([over, lastDay, tomorrow, open].map(({ id }) => statusOf(id)))).toEqual([
    'expired',
    'active',
    'active',
    'active',
  ])
  expect(await figuresOf(card.id)).toMatchObject({ reserved: 3 })
  expect(await told(over.id)).toEqual([{ event: 'reservationExpired' }])
  expect(await told(tomorrow.id)).toEqual([{ event: 'reservationExpiring' }])
  expect(await told(lastDay.id)).toEqual([])
  await expectSoundData()
})

it('ends what was held by hand for a tender that expired, never what an approval reserved', async () => {
  const card = await makeCard({ stock: 10 })
  const old = { date: day(-20), validUntil: day(2) }
  const sent = await makeTender({ ...old, items: [line(card.id, { quantity: 2 })] })
  const approved = await makeTender({ ...old, items: [line(card.id, { quantity: 3 })] })
  await step(sent.id, 'send')
  await step(approved.id, 'approve')
  const held = await makeReservation({ stockCard: card.id, quantity: 2, tender: sent.id })
  await select(
    `with flag as materialized (select set_config('app.tender_writer', 'on', true))
     update tenders set valid_until = $1::date + time '12:00' from flag where id = any ($2)`,
    [day(-1), [sent.id]],
  )
  await run()
  expect(await statusOf(held.id)).toBe('expired')
  expect(await figuresOf(card.id)).toMatchObject({ reserved: 3 })
  await expectSoundData()
})

it('refuses a last day that has passed', async () => {
  const { post, patch } = await administrator()
  const card = await makeCard({ stock: 5 })
  const data = { stockCard: card.id, quantity: 1 }
  expect((await post('/stock-reservations', { ...data, reservedUntil: day(-1) })).status).toBe(400)
  const { id } = await makeReservation({ ...data, reservedUntil: day(0) })
  expect((await patch(`/stock-reservations/${id}`, { reservedUntil: day(-1) })).status).toBe(400)
  await until(id, -1)
  // What passed by itself does not keep anybody from writing a note.
  const note = { note: 'x', reservedUntil: day(-1) }
  expect((await patch(`/stock-reservations/${id}`, note)).status).toBe(200)
})
