import { beforeAll, describe, expect, it } from 'vitest'
import { JOB_RUNS } from '@/jobs'
import { addDays } from '@/domain/shared/day'
import { enter, makeCount, REASON, stepCount } from '../../factories/counts'
import { select } from '../../factories/database'
import { today } from '../../factories/day'
import { expectSoundData } from '../../factories/expectSoundData'
import { administrator, makePerson, type Person } from '../../factories/person'
import { makeCard, makeMovement, makeReservation, makeRow } from '../../factories/rows'
import { issue, said, verdict } from '../../factories/stock'
import { line, makeTender, step } from '../../factories/tender'
import { getTestPayload } from '../../helpers/payload'

let boss: Person
beforeAll(async () => {
  boss = await administrator()
})

const wait = async (stockCard: number, quantity: number, data: Record<string, unknown> = {}) =>
  (await makeReservation({ stockCard, quantity, waits: true, ...data })).id
type State = { status: string; remaining: number; isOffered: boolean }
const stateOf = async (id: number): Promise<State> => {
  const [row] = await select<State>(
    `select status, remaining_quantity::float8 as remaining, offered_at is not null as "isOffered"
     from stock_reservations where id = $1`,
    [id],
  )
  return row as State
}
const status = async (id: number) => (await stateOf(id)).status
const give = (id: number, command: string) => verdict(`/stock-reservations/${id}/${command}`)
const receive = (stockCard: number, quantity: number) => makeMovement({ stockCard, quantity })
/** Runs the job and returns its events, oldest first. */
const offer = async () => {
  const payload = await getTestPayload()
  await JOB_RUNS['offer-stock'](payload)
  await JOB_RUNS['deliver-events'](payload)
}
const told = async (id: number) =>
  (
    await select<{ n: number }>(
      `select count(*)::int as n from notifications
       where event = 'reservationOffered' and document = $1`,
      [id],
    )
  )[0]?.n
const held = async (card: number) =>
  (
    await select<{ n: number }>(
      'select reserved_quantity::float8 as n from stock_cards where id = $1',
      [card],
    )
  )[0]?.n

describe('SW1 who finds too little may wait', () => {
  it('holds nothing until it is taken, and reserves at once where there is enough', async () => {
    const { id: card } = await makeCard({ stock: 3 })
    const refused = await boss.post('/stock-reservations', { stockCard: card, quantity: 5 })
    expect(said(refused)).toBe('409 insufficientStock')
    const one = await wait(card, 5)
    expect([await stateOf(one), await held(card)]).toEqual([
      { status: 'waiting', remaining: 0, isOffered: false },
      0,
    ])
    const other = await wait(card, 2)
    expect([await status(other), await held(card)]).toEqual(['active', 2])
    expect(await give(one, 'take')).toBe('409 insufficientStock')
    expect(await status(one)).toBe('waiting')
    for (const command of ['release', 'move', 'extend', 'fulfill'])
      expect(await give(one, command)).toMatch(/^4/)
    expect(await give(other, 'take')).toBe('409 reservationNotWaiting')
    await expectSoundData()
  })

  it('cannot be made or taken by a status that is sent', async () => {
    const { id: card } = await makeCard({ stock: 3 })
    const sent = await makeReservation({ stockCard: card, quantity: 1, status: 'waiting' })
    expect(await status(sent.id)).toBe('active')
    const one = await wait(card, 9)
    await boss.patch(`/stock-reservations/${one}`, { status: 'active', remainingQuantity: 9 })
    expect(await stateOf(one)).toMatchObject({ status: 'waiting', remaining: 0 })
    await expect(
      select(
        `with w as (select set_config('app.reservation_writer', 'on', true))
         update stock_reservations set status = 'active' from w where id = $1`,
        [one],
      ),
    ).rejects.toThrow('insufficientStock')
  })
})

describe('SW2 what comes in is offered to the oldest', () => {
  it.each(['receipt', 'release', 'reversal', 'count'])('by a %s', async (way) => {
    const { id: card } = await makeCard({ stock: 4 })
    const holder = await makeReservation({ stockCard: card, quantity: 2 })
    const row = await makeRow('stock-movements', issue(card, 2))
    const first = await wait(card, 2)
    const second = await wait(card, 2)
    await offer()
    expect(await told(first)).toBe(0)
    if (way === 'receipt') await receive(card, 2)
    if (way === 'release') await give(holder.id, 'release')
    if (way === 'reversal') await verdict(`/stock-movements/${row.id}/reverse`)
    if (way === 'count') {
      const count = await makeCount([card])
      await enter(boss, count, card, 4)
      await stepCount(count, 'finish')
      await stepCount(count, 'post', REASON)
    }
    await offer()
    await offer()
    expect([await told(first), await told(second)]).toEqual([1, 0])
    expect(await held(card)).toBe(way === 'release' ? 0 : 2)
    expect(await give(first, 'take')).toBe('200')
    expect(await stateOf(first)).toMatchObject({ status: 'active', remaining: 2 })
    await expectSoundData()
  })

  it('wakes the job at the commit', async () => {
    const { id: card } = await makeCard()
    await wait(card, 1)
    const triggers = await select<{ tgname: string }>(
      `select tgname from pg_trigger where tgrelid = 'stock_cards'::regclass and tgname = 'wake_offers'`,
    )
    expect(triggers).toHaveLength(1)
  })

  it('passes over who waits for more than there is, and offers again what was lost meanwhile', async () => {
    const { id: card } = await makeCard()
    const big = await wait(card, 5)
    const small = await wait(card, 2)
    await receive(card, 3)
    await offer()
    expect([await told(big), await told(small)]).toEqual([0, 1])
    const quick = await makeReservation({ stockCard: card, quantity: 2 })
    await offer()
    expect(await stateOf(small)).toMatchObject({ status: 'waiting', isOffered: false })
    await give(quick.id, 'release')
    await offer()
    expect(await stateOf(small)).toMatchObject({ status: 'waiting', isOffered: true })
  })

  it('gives one quantity to one of two who take it at once', async () => {
    const { id: card } = await makeCard()
    const waiting = await Promise.all([wait(card, 3), wait(card, 3), wait(card, 3)])
    await receive(card, 4)
    const answers = await Promise.all([...waiting, ...waiting].map((id) => give(id, 'take')))
    expect(answers.filter((answer) => answer === '200')).toHaveLength(1)
    expect(await held(card)).toBe(3)
    await expectSoundData()
  })
})

describe('SW3 a wait ends', () => {
  it('by leaving, its last day and the end of its tender', async () => {
    const { id: card } = await makeCard()
    const left = await wait(card, 1)
    expect(await give(left, 'leave')).toBe('200')
    expect(await give(left, 'leave')).toBe('409 reservationNotWaiting')
    const over = await wait(card, 1, { reservedUntil: addDays(today(), 1) })
    await select(
      `update stock_reservations set reserved_until = '2020-01-01T12:00Z' where id = $1`,
      [over],
    )
    expect(await give(over, 'take')).toBe('409 reservationNotWaiting')
    await receive(card, 1)
    await offer()
    expect(await told(over)).toBe(0)
    await JOB_RUNS['expire-reservations'](await getTestPayload())
    expect([await status(left), await status(over)]).toEqual(['released', 'expired'])
    const tender = (await makeTender()).id
    const ofTender = await wait(card, 2, { tender })
    await step(tender, 'cancel', { reason: 'Vazgeçildi' })
    expect(await status(ofTender)).toBe('released')
  })

  it('with the approval of its tender, which reserves all of it', async () => {
    const { id: card } = await makeCard({ stock: 1 })
    const tender = (await makeTender({ items: [line(card, { quantity: 2 })] })).id
    const one = await wait(card, 2, { tender })
    await receive(card, 1)
    await step(tender, 'approve')
    expect([await status(one), await held(card)]).toEqual(['released', 2])
    await expectSoundData()
  })

  it('keeps what it is about from being deleted, and asks for the right to reserve', async () => {
    const { id: card } = await makeCard()
    const one = await wait(card, 1)
    expect(said(await boss.remove(`/stock-cards/${card}`))).toBe('409 archiveInstead')
    const reader = await makePerson([{ subject: 'stock-reservations', actions: ['read'] }])
    for (const command of ['take', 'leave'])
      expect(await verdict(`/stock-reservations/${one}/${command}`, {}, reader)).toBe(
        '403 notAllowed',
      )
  })
})
