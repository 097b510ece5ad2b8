import { beforeAll, describe, expect, it } from 'vitest'
import { select } from '../../factories/database'
import { expectSoundData } from '../../factories/expectSoundData'
import { administrator, type Person } from '../../factories/person'
import { makeCard, makeCompany, makeReservation, type Row } from '../../factories/rows'
import { heldFor, said, verdict } from '../../factories/stock'
import { line, makeTender, step } from '../../factories/tender'
import { today } from '../../factories/day'

let boss: Person
beforeAll(async () => {
  boss = await administrator()
})

type Held = {
  id: number
  tender: number | null
  company: number | null
  rest: number
  state: string
}
const rowsOf = (card: number) =>
  select<Held>(
    `select id, tender_id as tender, company_id as company, remaining_quantity::float8 as rest,
       status as state from stock_reservations where stock_card_id = $1 order by id`,
    [card],
  )
const availableOf = async (card: number): Promise<number> => {
  const [row] = await select<{ available: number }>(
    'select available_quantity::float8 as available from stock_cards where id = $1',
    [card],
  )
  return row?.available ?? NaN
}
const move = (id: number, tender: number) => verdict(`/stock-reservations/${id}/move`, { tender })
const extend = (id: number, reservedUntil: unknown) =>
  verdict(`/stock-reservations/${id}/extend`, { reservedUntil })

/** A card with ten, three of them held by hand. */
const held = async (data: object = {}) => {
  const card = await makeCard({ stock: 10 })
  const reservation = await makeReservation({ stockCard: card.id, quantity: 3, ...data })
  return { card: card.id, reservation: reservation.id }
}

describe('RX5 a reservation goes to another tender', () => {
  it('ends here and begins there, for the other customer, with the same day and note', async () => {
    const company = await makeCompany()
    const [from, to] = [await makeTender(), await makeTender({ company: company.id })]
    const { card, reservation } = await held({
      tender: from.id,
      reservedUntil: '2099-05-01',
      note: 'Acil',
    })
    const { status, json } = await boss.post<Row>(`/stock-reservations/${reservation}/move`, {
      tender: to.id,
    })
    expect(status).toBe(201)
    expect(json).toMatchObject({
      tender: to.id,
      company: company.id,
      quantity: 3,
      remainingQuantity: 3,
      note: 'Acil',
      status: 'active',
      origin: 'manual',
    })
    expect(String(json.reservedUntil)).toContain('2099-05-01')
    expect((await rowsOf(card)).map(({ tender, state }) => [tender, state])).toEqual([
      [from.id, 'released'],
      [to.id, 'active'],
    ])
    expect(await availableOf(card)).toBe(7)
    // What is held there becomes part of its approval.
    await boss.patch(`/tenders/${to.id}`, { items: [line(card, { quantity: 10 })] })
    await step(to.id, 'approve')
    expect(await availableOf(card)).toBe(0)
  })

  it('takes along what is left of it only', async () => {
    const { card, reservation } = await held()
    const body = { quantity: 1, price: 1, currencyType: 'TRY' }
    expect(await verdict(`/stock-reservations/${reservation}/fulfill`, body)).toBe('200')
    expect(await move(reservation, (await makeTender()).id)).toBe('201')
    expect((await rowsOf(card)).map(({ rest }) => rest)).toEqual([0, 2])
    expect(await availableOf(card)).toBe(7)
  })

  it('never from under an approved tender, nor to one', async () => {
    const card = await makeCard({ stock: 10 })
    const sold = await makeTender({ items: [line(card.id, { quantity: 4 })] })
    await step(sold.id, 'approve')
    const [own = 0] = await heldFor(sold.id)
    const other = await makeTender()
    expect(await move(own, other.id)).toBe('409 reservationBelongsToTender')
    expect(await extend(own, '2099-01-01')).toBe('409 reservationBelongsToTender')
    const { reservation } = await held()
    expect(await move(reservation, sold.id)).toBe('409 tenderLocked')
    expect(await heldFor(sold.id)).toEqual([own])
  })

  it.each([
    ['nothing', undefined, 'required'],
    ['a word', 'x', 'invalidId'],
    ['nobody’s', 999_999_999, 'notAnOption'],
  ])('not to %s', async (_, tender, code) => {
    const { reservation } = await held()
    const answer = await boss.post<{ errors: [{ data: { errors: { code: string }[] } }] }>(
      `/stock-reservations/${reservation}/move`,
      { tender },
    )
    expect(answer.status).toBe(400)
    expect(answer.json.errors[0].data.errors[0]?.code).toBe(code)
  })

  it('not to the tender it is for, nor to one that has expired', async () => {
    const own = await makeTender()
    const { card, reservation } = await held({ tender: own.id })
    expect(await move(reservation, own.id)).toBe('400 invalidInput')
    const late = await makeTender()
    await step(late.id, 'send')
    await boss.patch(`/tenders/${late.id}`, { date: '2020-01-01', validUntil: '2020-01-10' })
    expect(await move(reservation, late.id)).toBe('409 tenderExpired')
    expect((await rowsOf(card)).map(({ state }) => state)).toEqual(['active'])
  })

  it('nothing of it happens when the other tender is closed', async () => {
    const { card, reservation } = await held()
    const tender = await makeTender()
    await step(tender.id, 'cancel', { reason: 'Vazgeçildi' })
    expect(await move(reservation, tender.id)).toBe('409 tenderLocked')
    expect(await rowsOf(card)).toMatchObject([{ id: reservation, state: 'active', rest: 3 }])
  })
})

describe('RX5 at once', () => {
  it('leaves as much as before: a card that was low does not run low again', async () => {
    const [from, to] = [await makeTender(), await makeTender()]
    const { card, reservation } = await held({ tender: from.id, quantity: 8 })
    const ranLow = () =>
      select(`select id from events where name = 'stockRanLow' and document = $1`, [card])
    const before = await ranLow()
    expect(before).toHaveLength(1)
    expect(await move(reservation, to.id)).toBe('201')
    expect(await ranLow()).toEqual(before)
  })

  it('of many moves of one reservation exactly one is taken', async () => {
    const { card, reservation } = await held()
    const tenders = await Promise.all([1, 2, 3, 4].map(() => makeTender()))
    const answers = await Promise.all(tenders.map(({ id }) => move(reservation, id)))
    expect(answers.sort()).toEqual(['201', ...Array(3).fill('409 reservationNotActive')])
    const active = (await rowsOf(card)).filter(({ state }) => state === 'active')
    expect(active.map(({ rest }) => rest)).toEqual([3])
    expect(await availableOf(card)).toBe(7)
  })

  it('two in opposite directions both happen', async () => {
    const [a, b] = [await makeTender(), await makeTender()]
    const pairs = await Promise.all(
      Array.from({ length: 5 }, async () => [
        await held({ tender: a.id }),
        await held({ tender: b.id }),
      ]),
    )
    const answers = await Promise.all(
      pairs.flatMap(([x, y]) => [move(x!.reservation, b.id), move(y!.reservation, a.id)]),
    )
    expect(new Set(answers)).toEqual(new Set(['201']))
  })

  it('a move races with the approval of where it goes, and with release and issue', async () => {
    for (let round = 0; round < 6; round++) {
      const { card, reservation } = await held()
      const to = await makeTender({ items: [line(card, { quantity: 10 })] })
      const issue = { price: 1, currencyType: 'TRY' }
      const [moved, approved, other] = await Promise.all([
        move(reservation, to.id),
        verdict(`/tenders/${to.id}/approve`),
        round % 2
          ? verdict(`/stock-reservations/${reservation}/release`)
          : verdict(`/stock-reservations/${reservation}/fulfill`, issue),
      ])
      expect(['201', '409 tenderLocked', '409 reservationNotActive']).toContain(moved)
      expect([moved, other].filter((answer) => answer.startsWith('2')).length).toBeLessThan(2)
      const [row] = await select<{ reserved: number; sum: number }>(
        `select reserved_quantity::float8 as reserved,
           (select coalesce(sum(remaining_quantity), 0)::float8 from stock_reservations
            where stock_card_id = c.id and status = 'active') as sum
         from stock_cards c where id = $1`,
        [card],
      )
      expect(row?.reserved).toBe(row?.sum)
      if (approved === '200') expect(row?.reserved).toBe(10)
    }
    await expectSoundData()
  })
})

describe('RX6 a reservation made by hand gets another last day', () => {
  it('later, or sooner, never in the past', async () => {
    const { reservation } = await held({ reservedUntil: '2099-01-01' })
    const untilOf = async () =>
      (
        await select<{ until: string }>(
          `select to_char(reserved_until at time zone 'UTC', 'YYYY-MM-DD') as until
           from stock_reservations where id = $1`,
          [reservation],
        )
      )[0]?.until
    expect(await extend(reservation, '2099-03-05')).toBe('200')
    expect(await untilOf()).toBe('2099-03-05')
    expect(await extend(reservation, today())).toBe('200')
    for (const wrong of ['2020-01-01', '31.12.2099', '', null, 7])
      expect([wrong, await extend(reservation, wrong)]).toEqual([wrong, '400 invalidInput'])
    expect(await untilOf()).toBe(today())
  })

  it('not one that has ended, nor one whose tender has expired', async () => {
    const { reservation } = await held()
    await boss.post(`/stock-reservations/${reservation}/release`)
    expect(await extend(reservation, '2099-01-01')).toBe('409 reservationNotActive')
    const late = await makeTender()
    await step(late.id, 'send')
    const other = await held({ tender: late.id })
    await boss.patch(`/tenders/${late.id}`, { date: '2020-01-01', validUntil: '2020-01-10' })
    expect(await extend(other.reservation, '2099-01-01')).toBe('409 tenderExpired')
  })

  it('whichever way it is asked for', async () => {
    const { reservation } = await held({ reservedUntil: '2099-01-01' })
    await select(`update stock_reservations set reserved_until = '2020-01-01' where id = $1`, [
      reservation,
    ])
    const ways = [
      await extend(reservation, '2099-01-01'),
      said(await boss.patch(`/stock-reservations/${reservation}`, { reservedUntil: '2099-01-01' })),
      await move(reservation, (await makeTender()).id),
    ]
    expect(ways).toEqual(Array(3).fill('409 reservationNotActive'))
    const note = await boss.patch(`/stock-reservations/${reservation}`, { note: 'Geldi' })
    expect(said(note)).toBe('200')
  })

  it('none is made, nor prolonged, for a tender that has expired', async () => {
    const late = await makeTender()
    await step(late.id, 'send')
    const { card, reservation } = await held({ tender: late.id })
    await boss.patch(`/tenders/${late.id}`, { date: '2020-01-01', validUntil: '2020-01-10' })
    const body = { stockCard: card, quantity: 1, tender: late.id }
    expect(said(await boss.post('/stock-reservations', body))).toBe('409 tenderExpired')
    const later = { reservedUntil: '2099-01-01' }
    expect(said(await boss.patch(`/stock-reservations/${reservation}`, later))).toBe(
      '409 tenderExpired',
    )
    expect(await move(reservation, (await makeTender()).id)).toBe('409 tenderExpired')
  })

  it('what an approval reserved, and what is over, keeps its terms in the database too', async () => {
    const card = await makeCard({ stock: 10 })
    const sold = await makeTender({ items: [line(card.id, { quantity: 4 })] })
    await step(sold.id, 'approve')
    const [own = 0] = await heldFor(sold.id)
    const { reservation } = await held()
    await boss.post(`/stock-reservations/${reservation}/release`)
    for (const [id, code] of [
      [own, 'reservationBelongsToTender'],
      [reservation, 'reservationNotActive'],
    ])
      await expect(
        select(`update stock_reservations set reserved_until = '2099-01-01' where id = $1`, [id]),
      ).rejects.toThrow(String(code))
  })

  it('an extension and a release at once: one after the other, never both in vain', async () => {
    for (let round = 0; round < 5; round++) {
      const { card, reservation } = await held()
      const [extended, released] = await Promise.all([
        extend(reservation, '2099-01-01'),
        boss.post(`/stock-reservations/${reservation}/release`).then(said),
      ])
      expect(released).toBe('200')
      expect(['200', '409 reservationNotActive']).toContain(extended)
      expect(await availableOf(card)).toBe(10)
    }
  })
})
