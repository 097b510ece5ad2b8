import { beforeAll, describe, expect, it } from 'vitest'
import { figuresOf } from '../../factories/card'
import type { Json } from '../../factories/client'
import { select, verdictOf } from '../../factories/database'
import { administrator, type Person } from '../../factories/person'
import { makeCard, makeReservation } from '../../factories/rows'
import { heldFor, issue, postedFor, verdict } from '../../factories/stock'
import { line, makeTender, step, whyOf } from '../../factories/tender'
import { dayFromNow } from '../../factories/day'

const PRICE = { price: 1, currencyType: 'TRY' }
let me: Person
beforeAll(async () => {
  me = await administrator()
})

/** A card with three pieces and an approved tender that sells all three. */
const soldOut = async () => {
  const card = (await makeCard({ stock: 3 })).id
  const sold = async () =>
    (await makeTender({ items: [line(card, { quantity: 3, unitPrice: 10 })] })).id
  const [first, second] = [await sold(), await sold()]
  await step(first, 'approve')
  return { card, first, second }
}
const release = (id: unknown) => verdict(`/stock-reservations/${id}/release`)
const fulfill = (id: unknown, data: Json = {}) =>
  verdict(`/stock-reservations/${id}/fulfill`, { ...PRICE, ...data })
const reverse = (id: unknown) => verdict(`/stock-movements/${id}/reverse`, { note: 'Geri' })
const command = (id: number, name: string) => verdict(`/tenders/${id}/${name}`, whyOf(name))

describe('three pieces are sold once', () => {
  it('although somebody releases by hand what the first approval reserved', async () => {
    const { card, first, second } = await soldOut()
    const [held] = await heldFor(first)
    expect(await release(held)).toBe('409 reservationBelongsToTender')
    expect(await command(second, 'approve')).toBe('409 insufficientStock')
    expect(await command(first, 'invoice')).toBe('200')
    expect(await command(second, 'approve')).toBe('409 insufficientStock')
    expect((await postedFor(first)).map(({ quantity }) => quantity)).toEqual([3])
    expect(await figuresOf(card)).toEqual({ current: 0, reserved: 0, available: 0 })
  })

  it('although somebody shrinks, moves or deletes it', async () => {
    const { card, first, second } = await soldOut()
    const [held] = await heldFor(first)
    const other = await makeCard({ stock: 3 })
    for (const change of [{ quantity: 1 }, { stockCard: other.id }, { tender: second }]) {
      const { status, json } = await me.patch<{ errors: [Json] }>(
        `/stock-reservations/${held}`,
        change,
      )
      expect([status, json.errors[0].code]).toEqual([409, 'reservationBelongsToTender'])
    }
    expect((await me.remove(`/stock-reservations/${held}`)).status).toBe(403)
    expect(await figuresOf(card)).toEqual({ current: 3, reserved: 3, available: 0 })
  })

  it('although somebody reverses what the invoice issued, and withdraws the invoice', async () => {
    const { card, first, second } = await soldOut()
    await step(first, 'invoice')
    const [posted] = await postedFor(first)
    expect(await reverse(posted?.id)).toBe('409 movementBelongsToInvoice')
    expect(await command(second, 'approve')).toBe('409 insufficientStock')
    expect(await command(first, 'withdraw-invoice')).toBe('200')
    expect(await reverse(posted?.id)).toBe('409 alreadyReversed')
    expect(await command(second, 'approve')).toBe('409 insufficientStock')
    expect(await figuresOf(card)).toEqual({ current: 3, reserved: 3, available: 0 })
  })

  it('through approve, fulfil by hand, withdraw, approve, invoice: three go out, not six', async () => {
    const { card, first } = await soldOut()
    await me.post('/stock-movements', issue(card, 3, { type: 'in' }))
    const [held] = await heldFor(first)
    expect(await fulfill(held)).toBe('200')
    for (const name of ['withdraw-approval', 'cancel', 'revise'])
      expect(await command(first, name)).toBe('409 alreadyDelivered')
    expect(await command(first, 'approve')).toBe('409 alreadyApproved')
    expect(await command(first, 'invoice')).toBe('200')
    expect((await postedFor(first)).map(({ quantity }) => quantity)).toEqual([3])
    expect(await figuresOf(card)).toEqual({ current: 3, reserved: 0, available: 3 })
  })
})

describe('deliveries', () => {
  it('made by hand before the invoice stay when the invoice is withdrawn', async () => {
    const { card, first } = await soldOut()
    expect(await verdict('/stock-movements', issue(card, 1, { tender: first }))).toBe('201')
    await step(first, 'invoice')
    await step(first, 'withdraw-invoice')
    const posted = await postedFor(first)
    expect(posted.map(({ type, quantity, origin }) => [type, quantity, origin])).toEqual([
      ['out', 1, 'delivery'],
      ['out', 2, 'invoice'],
      ['in', 2, 'reversal'],
    ])
    expect(await figuresOf(card)).toEqual({ current: 2, reserved: 2, available: 0 })
  })

  it('in part add up to what was sold, and to no more', async () => {
    const { card, first } = await soldOut()
    const other = (await makeCard({ stock: 9 })).id
    const deliver = (quantity: number, of = card) =>
      verdict('/stock-movements', issue(of, quantity, { tender: first }))
    expect(await deliver(4)).toBe('409 moreThanOrdered')
    expect(await deliver(1, other)).toBe('409 moreThanOrdered')
    expect(await deliver(1)).toBe('201')
    const [held] = await heldFor(first)
    expect(await fulfill(held, { quantity: 3 })).toBe('409 moreThanOrdered')
    expect(await fulfill(held, { quantity: 1 })).toBe('200')
    expect(await figuresOf(card)).toEqual({ current: 1, reserved: 1, available: 0 })
    expect(await deliver(2)).toBe('409 moreThanOrdered')
    await step(first, 'invoice')
    expect((await postedFor(first)).map(({ quantity }) => quantity)).toEqual([1, 1, 1])
    expect(await deliver(1)).toBe('409 tenderNotApproved')
  })

  it('of an invoiced tender are reversed after its invoice is withdrawn, and reserved again', async () => {
    const { card, first } = await soldOut()
    expect(await verdict('/stock-movements', issue(card, 1, { tender: first }))).toBe('201')
    const [delivery] = await postedFor(first)
    await step(first, 'invoice')
    expect(await reverse(delivery?.id)).toBe('409 movementBelongsToInvoice')
    await step(first, 'withdraw-invoice')
    expect(await command(first, 'withdraw-approval')).toBe('409 alreadyDelivered')
    expect(await reverse(delivery?.id)).toBe('201')
    expect(await figuresOf(card)).toEqual({ current: 3, reserved: 3, available: 0 })
    expect(await command(first, 'withdraw-approval')).toBe('200')
    expect(await figuresOf(card)).toEqual({ current: 3, reserved: 0, available: 3 })
  })

  it.each([
    ['draft', []],
    ['sent', ['send']],
    ['rejected', ['send', 'reject']],
    ['cancelled', ['approve', 'cancel']],
  ])('name no %s tender', async (_, commands) => {
    const card = (await makeCard({ stock: 3 })).id
    const { id } = await makeTender({ items: [line(card)] })
    for (const name of commands) await step(id, name, whyOf(name))
    expect(await verdict('/stock-movements', issue(card, 1, { tender: id }))).toBe(
      '409 tenderNotApproved',
    )
  })

  it('are not made of what was reserved by hand for a tender that is not approved', async () => {
    const card = (await makeCard({ stock: 3 })).id
    const tender = (await makeTender({ items: [line(card)] })).id
    const { id } = await makeReservation({ stockCard: card, tender })
    expect(await fulfill(id)).toBe('409 tenderNotApproved')
    expect(await release(id)).toBe('200')
  })
})

describe('plain SQL goes round neither', () => {
  // Deferred to COMMIT: each statement is a transaction of its own here.
  const flag = `with flag as materialized (select set_config('app.reservation_writer', 'on', true))`

  it('ends what an approval reserved', async () => {
    const { first } = await soldOut()
    const ends = `${flag} update stock_reservations set status = 'released' from flag where tender_id = $1`
    expect(await verdictOf(ends, [first])).toMatch(/^BO409 reservationBelongsToTender/)
    expect(await verdictOf('delete from stock_reservations where tender_id = $1', [first])).toMatch(
      /^BO409 reservationBelongsToTender/,
    )
  })

  it('changes what was promised', async () => {
    const { first } = await soldOut()
    for (const change of [
      'update tender_demands set quantity = 2 where tender_id = $1',
      'delete from tender_demands where tender_id = $1',
    ])
      expect(await verdictOf(change, [first])).toMatch(/^BO409/)
  })

  it('issues for a tender that is not approved, or past its demand', async () => {
    const { card, first, second } = await soldOut()
    await me.post('/stock-movements', issue(card, 5, { type: 'in' }))
    const insert = `insert into stock_movements (stock_card_id, type, quantity, price, currency_type,
      currency_rate, operation_date, tender_id) values ($1, 'out', $3, 1, 'TRY', 1, now(), $2)`
    expect(await verdictOf(insert, [card, second, 1])).toMatch(/^BO409 tenderNotApproved/)
    expect(await verdictOf(insert, [card, first, 4])).toMatch(/^BO409 moreThanOrdered/)
  })

  it('makes a second living revision', async () => {
    const { first } = await soldOut()
    await step(first, 'revise')
    const living = `with flag as materialized (select set_config('app.tender_writer', 'on', true))
      update tenders set status = 'sent' from flag where id = $1`
    expect(await verdictOf(living, [first])).toMatch(/^23505 .*tenders_one_living_revision$/)
  })
})

describe('what leaves the house', () => {
  const at = dayFromNow

  it('is not approved for nobody', async () => {
    const { id } = await makeTender({ company: null })
    expect(await command(id, 'approve')).toBe('409 bidderMissing')
    expect(await command(id, 'send')).toBe('409 bidderMissing')
  })

  it('is not sent, and gets no number, after its last day', async () => {
    const { id } = await makeTender({ date: at(-20), validUntil: at(-3) })
    expect(await command(id, 'send')).toBe('409 tenderExpired')
    expect(await select('select number, status from tenders where id = $1', [id])).toEqual([
      { number: null, status: 'draft' },
    ])
  })

  it('is not reserved until a day that is over', async () => {
    const card = (await makeCard({ stock: 1 })).id
    const body = { stockCard: card, quantity: 1, reservedUntil: at(-2) }
    const { status, json } = await me.post<{ errors: [{ data: { errors: Json[] } }] }>(
      '/stock-reservations',
      body,
    )
    expect(status).toBe(400)
    expect(json.errors[0].data.errors.map(({ path }) => path)).toEqual(['reservedUntil'])
    expect(await figuresOf(card)).toEqual({ current: 1, reserved: 0, available: 1 })
  })
})
