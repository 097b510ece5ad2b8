import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { Json } from '../../factories/client'
import { figuresOf } from '../../factories/card'
import { select } from '../../factories/database'
import { dayFromNow, today } from '../../factories/day'
import { administrator, makePerson, type Person } from '../../factories/person'
import { forgetRates, makeRate, publish } from '../../factories/rates'
import { makeCard, makeReservation } from '../../factories/rows'
import { heldFor, said, verdict } from '../../factories/stock'
import { line, makeTender, step } from '../../factories/tender'

let boss: Person
beforeAll(async () => {
  boss = await administrator()
})
afterEach(forgetRates)

const read = async (id: number) => (await boss.get<Json>(`/tenders/${id}?depth=0`)).json
const approved = async (data: Json = {}) => {
  const { id } = await makeTender({ currency: 'USD', currencyRate: 40, ...data })
  await step(id, 'approve')
  return id
}

describe('the rate of an invoice', () => {
  it.each([0, -1, 1e30, 'NaN', 'Infinity', '1e3', '41,5', 1e-7, 41.1234567, { a: 1 }, [41], true])(
    'is not %j',
    async (invoiceRate) => {
      const id = await approved()
      expect(await verdict(`/tenders/${id}/invoice`, { invoiceRate })).toBe('400 invalidInput')
      expect(await read(id)).toMatchObject({ status: 'approved', invoiceRate: null })
    },
  )

  it('is nobody’s to choose without the right, twice or under one key either', async () => {
    await publish(dayFromNow(-1), { buying: '41', selling: '42' })
    const clerk = await makePerson([{ subject: 'tenders', actions: ['read', 'write', 'invoice'] }])
    const id = await approved()
    const key = { headers: { 'idempotency-key': `rate-${id}` } }
    for (const invoiceRate of [40, 42, 41.000001])
      expect(said(await clerk.post(`/tenders/${id}/invoice`, { invoiceRate }, { ...key }))).toMatch(
        /^(403 rateNotAllowed|422 sameKeyOtherBody)$/,
      )
    expect(said(await clerk.post(`/tenders/${id}/invoice`, { invoiceRate: '41.000000' }))).toBe(
      '200',
    )
    expect(await read(id)).toMatchObject({ invoiceRate: 41, invoiceTotalBase: 4920 })
    const columns = {
      invoiceRate: 1,
      invoiceTotalBase: 1,
      invoiceRateSource: 'manual',
      rateDay: null,
    }
    await boss.patch(`/tenders/${id}`, columns)
    expect(await read(id)).toMatchObject({ invoiceRate: 41, invoiceTotalBase: 4920 })
    await step(id, 'withdraw-invoice')
    expect(said(await clerk.post(`/tenders/${id}/invoice`, { invoiceRate: 40 }))).toBe(
      '403 rateNotAllowed',
    )
  })

  it('in lira is one, whatever is sent', async () => {
    const id = await approved({ currency: 'TRY', currencyRate: 1 })
    const sent = await verdict(`/tenders/${id}/invoice`, { invoiceRate: 41 })
    if (sent !== '200') await step(id, 'invoice')
    expect(await read(id)).toMatchObject({ invoiceRate: 1, invoiceTotalBase: 120, totalBase: 120 })
  })
})

describe('a rate that a tender is bound to', () => {
  it('may go, change and come back: the tender and its approval stay what they are', async () => {
    const rate = await makeRate({ day: today(), buying: 43, selling: 44 })
    const { id } = await makeTender({ currency: 'USD' })
    await step(id, 'approve')
    const before = await read(id)
    expect(before).toMatchObject({ currencyRate: 44, rateSource: 'manual' })
    await boss.patch(`/currency-rates/${rate.id}`, { selling: 99 })
    expect(said(await boss.remove(`/currency-rates/${rate.id}`))).toBe('200')
    expect(await read(id)).toEqual(before)
    await makeRate({ day: today(), buying: 50, selling: 51 })
    expect(await verdict('/trash/restore', { collection: 'currency-rates', record: rate.id })).toBe(
      '400 notUnique',
    )
    expect(await verdict(`/tenders/${id}/invoice`)).toBe('200')
    expect(await read(id)).toMatchObject({ currencyRate: 44, totalBase: before.totalBase })
  })

  it('is not moved onto the day of another, nor made the bank’s', async () => {
    const [one, two] = [await makeRate(), await makeRate()]
    const move = { day: String(two.day).slice(0, 10) }
    expect(said(await boss.patch(`/currency-rates/${one.id}`, move))).toMatch(/^400 /)
    await boss.patch(`/currency-rates/${one.id}`, { source: 'centralBank' })
    const [row] = await select<Json>(`select source from currency_rates where id = ${one.id}`)
    expect(row).toEqual({ source: 'manual' })
    for (const selling of [0, 1e30, 'NaN'])
      expect(said(await boss.patch(`/currency-rates/${one.id}`, { selling }))).toMatch(/^400 /)
  })
})

describe('a reservation, by everybody at once', () => {
  it('is extended, moved twice, changed and released: one ends it, nothing is lost', async () => {
    const card = (await makeCard({ stock: 10 })).id
    const [one, two] = [await makeTender({ items: [line(card)] }), await makeTender()]
    for (let round = 0; round < 3; round += 1) {
      const held = await makeReservation({ stockCard: card, quantity: 2, tender: one.id })
      const at = `/stock-reservations/${held.id}`
      const until = dayFromNow(round + 3)
      const answers = await Promise.all([
        boss.post(`${at}/extend`, { reservedUntil: until }),
        boss.post(`${at}/move`, { tender: two.id }),
        boss.post(`${at}/move`, { tender: two.id }),
        boss.patch(at, { reservedUntil: dayFromNow(9), note: 'Not' }),
        boss.post(`${at}/release`),
        boss.patch(at, { tender: two.id, quantity: 9 }),
      ])
      expect(answers.filter(({ status }) => status >= 500).map(said)).toEqual([])
      const ended = [1, 2, 4].filter((index) => (answers[index]?.status ?? 500) < 300)
      expect(ended).toHaveLength(1)
      const moved = ended[0] === 4 ? 0 : 1
      expect(await heldFor(one.id)).toEqual([])
      const [there, ...more] = await heldFor(two.id)
      expect([Number(there !== undefined), more]).toEqual([moved, []])
      expect(await figuresOf(card)).toEqual({
        current: 10,
        reserved: 2 * moved,
        available: 10 - 2 * moved,
      })
      if (there) expect(await verdict(`/stock-reservations/${there}/release`)).toBe('200')
    }
  })
})
