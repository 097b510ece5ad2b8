import { afterEach, describe, expect, it } from 'vitest'
import { figuresOf } from '../../factories/card'
import type { Json } from '../../factories/client'
import { select } from '../../factories/database'
import { administrator, makePerson } from '../../factories/person'
import {
  makeBranch,
  makeCard,
  makeCompany,
  makeEmployee,
  makeGroup,
  makeReservation,
} from '../../factories/rows'
import { freeLine, line, makeTender, step } from '../../factories/tender'
import { dayFromNow, today } from '../../factories/day'

type Refused = { errors: [{ code: string; message: string; data: Json & { errors: Json[] } }] }
const attempt = async (id: number, command: string, body: Json = {}) => {
  const { post } = await administrator()
  const { status, json } = await post<Refused>(`/tenders/${id}/${command}`, body)
  return { said: [status, json.errors?.[0].code].filter(Boolean).join(' '), ...json.errors?.[0] }
}
const change = async (id: number, data: Json) => {
  const { patch } = await administrator()
  const { status, json } = await patch<Refused & { doc: Json }>(`/tenders/${id}`, data)
  const fields = json.errors?.[0].data.errors?.map(({ path, code }) => `${path} ${code}`)
  return { status, fields, code: json.errors?.[0].code, doc: json.doc }
}
const day = (value: unknown) => String(value).slice(0, 10)

describe('validity', () => {
  it('is 15 days, follows the date, and yields to a day chosen by hand', async () => {
    const tender = await makeTender({ date: '2026-03-01' })
    expect(day(tender.validUntil)).toBe('2026-03-16')
    expect(day((await change(tender.id, { date: '2026-04-20' })).doc.validUntil)).toBe('2026-05-05')
    const chosen = await change(tender.id, { date: '2026-05-01', validUntil: '2026-05-02' })
    expect(day(chosen.doc.validUntil)).toBe('2026-05-02')
    expect(await change(tender.id, { validUntil: '2026-04-30' })).toMatchObject({
      status: 400,
      fields: ['validUntil validUntilBeforeDate'],
    })
  })

  it('ends after its last day: then nobody approves', async () => {
    const at = dayFromNow
    const expired = await makeTender({ date: at(-20), validUntil: at(-2) })
    expect((await attempt(expired.id, 'approve')).said).toBe('409 tenderExpired')
    await change(expired.id, { validUntil: at(1) })
    expect((await attempt(expired.id, 'approve')).said).toBe('200')
  })
})

describe('approval', () => {
  afterEach(async () => {
    const { post } = await administrator()
    await post('/globals/settings', { fourEyes: false })
  })

  it('wants a line to sell and a total', async () => {
    const empty = await makeTender({ items: [{ kind: 'heading', description: 'Başlık' }] })
    expect((await attempt(empty.id, 'approve')).said).toBe('409 tenderHasNoItems')
    expect((await attempt((await makeTender({ items: [] })).id, 'send')).said).toBe(
      '409 tenderHasNoItems',
    )
    const free = await makeTender({
      items: [freeLine({ discountType: 'percent', discountValue: 100 })],
    })
    expect((await attempt(free.id, 'approve')).said).toBe('409 tenderTotalZero')
  })

  it('wants somebody to offer it to', async () => {
    const { post } = await administrator()
    const nobody = await post<{ doc: Json & { id: number } }>('/tenders', {
      title: 'Adsız',
      date: today(),
      items: [freeLine()],
    })
    expect((await attempt(nobody.json.doc.id, 'send')).said).toBe('409 bidderMissing')
    await change(nobody.json.doc.id, {
      unconnectedName: 'Ali Veli',
      unconnectedPhone: '5321112233',
    })
    expect((await attempt(nobody.json.doc.id, 'approve')).said).toBe('200')
  })

  it('by four eyes is not by its author', async () => {
    const { post } = await administrator()
    const other = await makePerson()
    await post('/globals/settings', { fourEyes: true })
    const { id } = await makeTender()
    expect((await attempt(id, 'approve')).said).toBe('403 fourEyes')
    expect((await other.post(`/tenders/${id}/approve`)).status).toBe(200)
  })

  it('locks what it approved, in every way in', async () => {
    const { post, patch, remove } = await administrator()
    const tender = await makeTender()
    const [item] = tender.items as { id: number }[]
    await step(tender.id, 'approve')
    for (const data of [
      { title: 'Başka' },
      { discountType: 'percent', discountValue: 1 },
      { currency: 'USD', currencyRate: 40 },
      { validUntil: '2099-01-01' },
      { company: (await makeCompany()).id },
      { items: [] },
      { items: [freeLine({ id: item?.id, unitPrice: 1 })] },
    ])
      expect(await change(tender.id, data)).toMatchObject({ status: 409, code: 'tenderLocked' })
    expect((await patch(`/tender-items/${item?.id}`, { quantity: 2 })).status).toBe(409)
    expect((await remove(`/tender-items/${item?.id}`)).status).toBe(409)
    expect((await post('/tender-items', freeLine({ tender: tender.id }))).status).toBe(409)
    expect((await remove(`/tenders/${tender.id}`)).status).toBe(409)
    // The form sends everything back as it was, with a new note of ours.
    const same = { title: tender.title, items: tender.items, internalNote: 'Cuma arandı' }
    expect(await change(tender.id, same)).toMatchObject({ status: 200, doc: { total: 120 } })
  })
})

describe('customer', () => {
  it('is a company or a person, and branch and employee are the company’s', async () => {
    const { post } = await administrator()
    const [ours, theirs] = [await makeCompany(), await makeCompany()]
    const branch = await makeBranch({ company: theirs.id })
    const employee = await makeEmployee({ company: theirs.id })
    const make = async (data: Json) => {
      const body = { title: 'Deneme', date: today(), items: [freeLine()], ...data }
      const { status, json } = await post<Refused>('/tenders', body)
      return [status, ...(json.errors?.[0].data.errors ?? []).map(({ code }) => code)]
    }
    expect(await make({ company: ours.id, branch: branch.id })).toEqual([
      400,
      'branchOfOtherCompany',
    ])
    expect(await make({ company: ours.id, employee: employee.id })).toEqual([
      400,
      'employeeOfOtherCompany',
    ])
    expect(await make({ company: ours.id, unconnectedName: 'Ali' })).toEqual([400, 'bidderTwice'])
    expect(await make({ unconnectedName: 'Ali' })).toEqual([400, 'bidderContactMissing'])
    expect(await make({ unconnectedName: 'Ali', unconnectedEmail: 'ali@example.com' })).toEqual([
      201,
    ])
  })
})

describe('money', () => {
  it('has rate 1 in lira and wants a rate for foreign money', async () => {
    const lira = await makeTender({ currency: 'TRY', currencyRate: 7 })
    expect(lira).toMatchObject({ currencyRate: 1, total: 120, totalBase: 120 })
    const dollars = await makeTender({ currency: 'USD', currencyRate: 34.123456 })
    expect(dollars).toMatchObject({ currencyRate: 34.123456, total: 120, totalBase: 4094.81 })
    expect(await change(dollars.id, { currencyRate: null })).toMatchObject({
      status: 400,
      fields: ['currencyRate required'],
    })
    expect(await change(dollars.id, { currencyRate: 0 })).toMatchObject({
      status: 400,
      fields: ['currencyRate rateNotPositive'],
    })
  })

  it('takes the rate of the invoice beside that of the tender', async () => {
    const card = await makeCard({ stock: 5 })
    const tender = await makeTender({
      currency: 'EUR',
      currencyRate: 40,
      items: [line(card.id, { quantity: 2, unitPrice: 12.5 })],
    })
    await step(tender.id, 'approve')
    const done = await step(tender.id, 'invoice', { invoiceRate: 41.5 })
    expect(done).toMatchObject({ currencyRate: 40, invoiceRate: 41.5, totalBase: 1200 })
    const movements = await select(
      `select price::float8 as price, currency_type, currency_rate::float8 as rate
       from stock_movements where tender_id = $1`,
      [tender.id],
    )
    expect(movements).toEqual([{ price: 12.5, currency_type: 'EUR', rate: 41.5 }])
  })

  it('plans instalments that add up to the total', async () => {
    const tender = await makeTender()
    const plan = (...amounts: number[]) =>
      change(tender.id, {
        paymentInstallments: amounts.map((amount) => ({ dueDate: today(), amount })),
      })
    expect(await plan(60, 59.99)).toMatchObject({
      status: 400,
      fields: ['paymentInstallments instalmentsDiffer'],
    })
    expect(await plan(60, 60)).toMatchObject({ status: 200 })
    // A line that changes the total changes what the plan must add up to.
    expect(await change(tender.id, { items: [freeLine({ quantity: 2 })] })).toMatchObject({
      status: 400,
      fields: ['paymentInstallments instalmentsDiffer'],
    })
  })
})

describe('stock', () => {
  it('takes groups apart and adds them to lines of the same card', async () => {
    const bolt = await makeCard({ stock: 100 })
    const plate = await makeCard({ stock: 10, unit: 'm2' })
    const parts = [
      { stockCard: bolt.id, quantity: 4 },
      { stockCard: plate.id, quantity: 0.5 },
    ]
    const group = await makeGroup({ parts })
    const tender = await makeTender({
      items: [
        { kind: 'stockGroup', stockGroup: group.id, quantity: 3, unitPrice: 50, taxRate: 20 },
        line(bolt.id, { quantity: 7 }),
        line(bolt.id, { quantity: 1 }),
      ],
    })
    await step(tender.id, 'approve')
    expect(await figuresOf(bolt.id)).toMatchObject({ reserved: 20 })
    expect(await figuresOf(plate.id)).toMatchObject({ reserved: 1.5 })
    const { patch } = await administrator()
    // What is held was approved; another recipe later changes nothing about it.
    await patch(`/stock-groups/${group.id}`, { parts: [{ stockCard: bolt.id, quantity: 99 }] })
    await step(tender.id, 'invoice')
    expect(await figuresOf(bolt.id)).toEqual({ current: 80, reserved: 0, available: 80 })
    await step(tender.id, 'withdraw-invoice')
    expect(await figuresOf(bolt.id)).toEqual({ current: 100, reserved: 20, available: 80 })
    expect(await figuresOf(plate.id)).toEqual({ current: 10, reserved: 1.5, available: 8.5 })
  })

  it('says every shortage at once and reserves nothing', async () => {
    const [short, plenty, none] = [
      await makeCard({ stock: 2 }),
      await makeCard({ stock: 50 }),
      await makeCard(),
    ]
    const { id } = await makeTender({
      items: [
        line(short.id, { quantity: 2 }),
        line(plenty.id, { quantity: 5 }),
        line(none.id),
        line(short.id, { quantity: 1 }),
      ],
    })
    const refused = await attempt(id, 'approve')
    expect(refused.said).toBe('409 insufficientStock')
    expect(refused.message).toBe('Miktar mevcut miktardan fazla olamaz.')
    expect(refused.data?.shortages).toEqual([
      { card: short.id, name: short.name, wanted: 3, available: 2 },
      { card: none.id, name: none.name, wanted: 1, available: 0 },
    ])
    expect(await figuresOf(plenty.id)).toMatchObject({ reserved: 0 })
    expect(await select('select id from stock_reservations where tender_id = $1', [id])).toEqual([])
  })

  it('sells a card that allows no stock without having it', async () => {
    const card = await makeCard({ allowNoStock: true })
    const { id } = await makeTender({ items: [line(card.id, { quantity: 3 })] })
    await step(id, 'approve')
    await step(id, 'invoice')
    expect(await figuresOf(card.id)).toEqual({ current: -3, reserved: 0, available: -3 })
  })

  it('counts what is already held for the tender by hand', async () => {
    const card = await makeCard({ stock: 5 })
    const { id } = await makeTender({ items: [line(card.id, { quantity: 5 })] })
    await makeReservation({ stockCard: card.id, quantity: 4, tender: id })
    await step(id, 'approve')
    expect(await figuresOf(card.id)).toEqual({ current: 5, reserved: 5, available: 0 })
    await step(id, 'invoice')
    expect(await figuresOf(card.id)).toEqual({ current: 0, reserved: 0, available: 0 })
  })

  it('lets nobody hang a reservation on an approved tender', async () => {
    const { post, patch } = await administrator()
    const card = await makeCard({ stock: 5 })
    const { id } = await makeTender({ items: [line(card.id)] })
    const loose = await makeReservation({ stockCard: card.id })
    await step(id, 'approve')
    const data = { stockCard: card.id, quantity: 1, tender: id }
    expect((await post('/stock-reservations', data)).status).toBe(409)
    expect((await patch(`/stock-reservations/${loose.id}`, { tender: id })).status).toBe(400)
    await step(id, 'invoice')
    expect(await figuresOf(card.id)).toEqual({ current: 4, reserved: 1, available: 3 })
  })
})
