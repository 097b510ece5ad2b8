import { sql } from '@payloadcms/db-postgres'
import { describe, expect, it } from 'vitest'
import { JOB_RUNS } from '@/jobs'
import { cardsToOffer } from '@/operations/stock/offerStock'
import { readRows } from '@/queries/shared/rows'
import { openDemand } from '@/queries/stock/openDemand'
import { figuresOf } from '../../factories/card'
import { select } from '../../factories/database'
import { deliver } from '../../factories/events'
import { expectSoundData } from '../../factories/expectSoundData'
import { accept, makeOffer } from '../../factories/offer'
import { administrator } from '../../factories/person'
import { makeCard, makeMovement, makeReservation, type Row } from '../../factories/rows'
import { verdict } from '../../factories/stock'
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
const run = async () => JOB_RUNS['expire-reservations'](await getTestPayload())

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

it('keeps what is held for a tender accepted in time, and still plans for it', async () => {
  const card = await makeCard({ stock: 10 })
  const { tender, ...offer } = await makeOffer({
    ...{ date: day(-20), validUntil: day(2) },
    items: [line(card.id, { quantity: 5 })],
  })
  const held = await makeReservation({ stockCard: card.id, quantity: 2, tender })
  expect(await accept({ tender, ...offer })).toBe('200')
  await select(
    `with flag as materialized (select set_config('app.tender_writer', 'on', true))
     update tenders set valid_until = $1::date + time '12:00',
       accepted_at = accepted_at - interval '5 days' from flag where id = $2`,
    [day(-1), tender],
  )
  await run()
  expect(await statusOf(held.id)).toBe('active')
  // Emptied, its day is none: that of the tender is over, and no end any more.
  const { patch, post } = await administrator()
  for (const day of [dayFromNow(3), null])
    expect((await patch(`/stock-reservations/${held.id}`, { reservedUntil: day })).status).toBe(200)
  await run()
  expect(await statusOf(held.id)).toBe('active')
  // More is held for it, and what waits for stock is offered and taken.
  expect(await makeReservation({ stockCard: card.id, quantity: 1, tender })).toMatchObject({
    ...{ status: 'active', reservedUntil: null },
  })
  const draft = await makeTender({ validUntil: day(7) })
  const other = await makeReservation({ stockCard: card.id, quantity: 1, tender: draft.id })
  expect((await post(`/stock-reservations/${other.id}/move`, { tender })).json).toMatchObject({
    ...{ status: 'active', reservedUntil: null },
  })
  const waiting = await makeReservation({ stockCard: card.id, quantity: 9, tender, waits: true })
  await makeMovement({ stockCard: card.id, type: 'in', quantity: 9 })
  const payload = await getTestPayload()
  expect(await cardsToOffer({ payload } as never, day(0))).toContain(card.id)
  expect(await verdict(`/stock-reservations/${waiting.id}/take`)).toBe('200')
  const open = await readRows<{ open: number }>(
    { payload },
    sql`select d.open::float as open from (${openDemand({ today: day(0), card: card.id })}) d`,
  )
  expect(open).toEqual([{ open: 0 }])
  await expectSoundData()
})

it('keeps a draft whose reservation ended, and says what refers to it', async () => {
  const card = await makeCard({ stock: 10 })
  const tender = await makeTender({ items: [line(card.id)] })
  const { id } = await makeReservation({ stockCard: card.id, quantity: 2, tender: tender.id })
  const { post, remove } = await administrator()
  expect((await post(`/stock-reservations/${id}/release`)).status).toBe(200)
  const { status, json } = await remove<{ errors: unknown[] }>(`/tenders/${tender.id}`)
  expect([status, json.errors[0]]).toMatchObject([
    409,
    { code: 'inUse', data: { collection: 'stock-reservations', count: 1, hasOthers: false } },
  ])
})

it('refuses a last day that has passed', async () => {
  const { post, patch } = await administrator()
  const card = await makeCard({ stock: 5 })
  const data = { stockCard: card.id, quantity: 1 }
  expect((await post('/stock-reservations', { ...data, reservedUntil: day(-1) })).status).toBe(400)
  const { id } = await makeReservation({ ...data, reservedUntil: day(0) })
  expect((await patch(`/stock-reservations/${id}`, { reservedUntil: day(-1) })).status).toBe(400)
  await until(id, -1)
  // A day that has passed since is no error when only the note changes.
  const note = { note: 'x', reservedUntil: day(-1) }
  expect((await patch(`/stock-reservations/${id}`, note)).status).toBe(200)
})

it('keeps a draft that a receipt names, and says so', async () => {
  const card = await makeCard()
  const tender = await makeTender({ items: [line(card.id)] })
  await makeMovement({ stockCard: card.id, type: 'in', quantity: 1, tender: tender.id })
  const { json } = await (
    await administrator()
  ).remove<{ errors: unknown[] }>(`/tenders/${tender.id}`)
  expect(json.errors[0]).toMatchObject({ code: 'inUse', data: { collection: 'stock-movements' } })
})

describe('what is held by hand for a tender', () => {
  const heldFor = async (
    data: Record<string, unknown> = {},
    held: Record<string, unknown> = {},
  ) => {
    const card = await makeCard({ stock: 10 })
    const tender = await makeTender({ items: [line(card.id)], ...data })
    const row = await makeReservation({
      stockCard: card.id,
      quantity: 2,
      tender: tender.id,
      ...held,
    })
    return { card: card.id, tender: tender.id, ...row }
  }
  const lastDay = async (id: number) =>
    (
      await select<{ day: string | null }>(
        `select to_char(reserved_until, 'YYYY-MM-DD') as day from stock_reservations where id = $1`,
        [id],
      )
    )[0]?.day
  const boss = administrator

  it.each([
    ['left out', {}],
    ['empty', { reservedUntil: null }],
  ])('ends with the validity of a draft where the day is %s', async (_, held) => {
    const { id } = await heldFor({ validUntil: day(7) }, held)
    expect(await lastDay(id)).toBe(day(7))
  })

  it('ends on another day that is given, and with the tender again once that is emptied', async () => {
    const { id } = await heldFor({ validUntil: day(7) }, { reservedUntil: day(30) })
    expect(await lastDay(id)).toBe(day(30))
    const emptied = await (await boss()).patch(`/stock-reservations/${id}`, { reservedUntil: null })
    expect([emptied.status, await lastDay(id)]).toEqual([200, day(7)])
  })

  it('has no end where it is for no tender', async () => {
    const { id } = await makeReservation({ stockCard: (await makeCard({ stock: 1 })).id })
    expect(await lastDay(id)).toBeNull()
  })

  it('asks for a day where the validity of a draft is over', async () => {
    const past = { date: day(-30), validUntil: day(-10) }
    const card = await makeCard({ stock: 5 })
    const { id: tender } = await makeTender(past)
    const data = { stockCard: card.id, quantity: 1, tender }
    const { post } = await boss()
    expect(await verdict('/stock-reservations', data)).toBe('400 invalidInput')
    expect((await post('/stock-reservations', { ...data, reservedUntil: day(1) })).status).toBe(201)
  })

  it('follows the validity of its tender, with a day of its own it stays', async () => {
    const { id, tender, card } = await heldFor({ validUntil: day(7) })
    const own = await makeReservation({
      stockCard: card,
      quantity: 1,
      tender,
      reservedUntil: day(3),
    })
    expect((await (await boss()).patch(`/tenders/${tender}`, { validUntil: day(20) })).status).toBe(
      200,
    )
    expect([await lastDay(id), await lastDay(own.id)]).toEqual([day(20), day(3)])
  })

  it('moves with its day to another tender', async () => {
    const { id } = await heldFor({ validUntil: day(7) })
    const other = await makeTender({ validUntil: day(12) })
    const { json } = await (
      await boss()
    ).post<Row>(`/stock-reservations/${id}/move`, { tender: other.id })
    expect(await lastDay(json.id)).toBe(day(12))
  })

  it('without a day ends after the draft’s last one, its people told the day before', async () => {
    const date = day(-10)
    const [ending, over] = [await heldFor({ date }), await heldFor({ date })]
    // As rows from before there was a default.
    await select('update stock_reservations set reserved_until = null where id = any ($1)', [
      [ending.id, over.id],
    ])
    for (const [{ tender }, days] of [
      [ending, 1],
      [over, -1],
    ] as const)
      await select(`update tenders set valid_until = $1::date + time '12:00' where id = $2`, [
        day(days),
        tender,
      ])
    await run()
    expect([await statusOf(ending.id), await statusOf(over.id)]).toEqual(['active', 'expired'])
    expect(await told(ending.id)).toContainEqual({ event: 'reservationExpiring' })
    expect(await told(over.id)).toContainEqual({ event: 'reservationExpired' })
    expect(await figuresOf(over.card)).toMatchObject({ reserved: 0 })
    await expectSoundData()
  })
})
