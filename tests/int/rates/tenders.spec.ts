import { afterEach, describe, expect, it } from 'vitest'
import { select } from '../../factories/database'
import { forgetRates, makeRate, publish } from '../../factories/rates'
import { outcome, quickPerson } from '../../factories/quickPerson'
import { dayFromNow, today } from '../../factories/day'
import { anyName, makeCard, makeCompany, type Row } from '../../factories/rows'
import { freeLine, makeTender, step } from '../../factories/tender'
import type { Json } from '../../factories/client'

const YESTERDAY = dayFromNow(-1)
afterEach(async () => {
  await forgetRates()
  const boss = await quickPerson()
  await boss.post('/globals/settings', { tenderRateSide: 'selling', invoiceRateDay: 'previous' })
})

/** Yesterday 41 to 42, today 43 to 44. */
const twoDays = async (currency = 'USD') => {
  await publish(YESTERDAY, { currency, buying: '41', selling: '42' })
  await publish(today(), { currency, buying: '43', selling: '44' })
}
const rateOf = ({ currencyRate, rateDay, rateSource }: Json) => [
  currencyRate,
  typeof rateDay === 'string' ? rateDay.slice(0, 10) : rateDay,
  rateSource,
]
const invoiceRateOf = (tender: Json) => [
  tender.invoiceRate,
  String(tender.invoiceRateDay).slice(0, 10),
  tender.invoiceRateSource,
  tender.invoiceTotalBase,
]
type Doc = { doc: Row }
const seller = () =>
  quickPerson([{ subject: 'tenders', actions: ['read', 'create', 'write', 'invoice'] }])

describe('a tender', () => {
  it.each([
    ['of today', today(), 'selling', [44, today(), 'centralBankSelling']],
    ['of yesterday', YESTERDAY, 'selling', [42, YESTERDAY, 'centralBankSelling']],
    ['of tomorrow', dayFromNow(1), 'selling', [44, today(), 'centralBankSelling']],
    ['where the settings say buying', today(), 'buying', [43, today(), 'centralBankBuying']],
  ] as const)(
    '%s takes the rate that counts on its day',
    async (_, date, tenderRateSide, expected) => {
      await twoDays()
      const boss = await quickPerson()
      await boss.post('/globals/settings', { tenderRateSide })
      const tender = await makeTender({ currency: 'USD', date })
      expect(rateOf(tender)).toEqual(expected)
      expect(tender.totalBase).toBe(120 * Number(expected[0]))
    },
  )

  it('says whose the rate is, and needs a right for any other', async () => {
    await twoDays()
    await makeRate({ day: today(), buying: 45, selling: 46 })
    expect(rateOf(await makeTender({ currency: 'USD' }))).toEqual([46, today(), 'manual'])
    const typed = await makeTender({ currency: 'USD', currencyRate: 47.5 })
    expect(rateOf(typed)).toEqual([47.5, today(), 'manual'])
    const bank = await makeTender({ currency: 'USD', currencyRate: 42, date: YESTERDAY })
    expect(rateOf(bank)).toEqual([42, YESTERDAY, 'centralBankSelling'])
    const person = await seller()
    const body = { title: 'Kur', date: today(), currency: 'USD', items: [freeLine()] }
    expect(outcome(await person.post('/tenders', { ...body, currencyRate: 47 }))).toBe(
      '403 rateNotAllowed',
    )
    expect(outcome(await person.post('/tenders', { ...body, currencyRate: 46 }))).toBe('201')
  })

  it('keeps its rate and its prices when its date changes, and takes the new one when asked', async () => {
    await twoDays()
    const tender = await makeTender({ currency: 'USD', date: YESTERDAY })
    const person = await seller()
    const moved = await person.patch<Doc>(`/tenders/${tender.id}`, { date: today() })
    expect(rateOf(moved.json.doc)).toEqual([42, YESTERDAY, 'centralBankSelling'])
    expect(outcome(await person.patch(`/tenders/${tender.id}`, { currencyRate: 45 }))).toBe(
      '403 rateNotAllowed',
    )
    const taken = await person.patch<Doc>(`/tenders/${tender.id}`, { currencyRate: 44 })
    expect(rateOf(taken.json.doc)).toEqual([44, today(), 'centralBankSelling'])
    expect(taken.json.doc).toMatchObject({ total: 120, totalBase: 5280 })
    expect((taken.json.doc.items as Json[])[0]).toMatchObject({ unitPrice: 100 })
  })

  it('takes the rate of another currency with it, and none in lira', async () => {
    await twoDays()
    await twoDays('EUR')
    const boss = await quickPerson()
    const tender = await makeTender({ currency: 'TRY' })
    const change = async (data: Json) =>
      rateOf((await boss.patch<Doc>(`/tenders/${tender.id}`, data)).json.doc)
    expect(rateOf(tender)).toEqual([1, null, null])
    expect(await change({ currency: 'EUR' })).toEqual([44, today(), 'centralBankSelling'])
    expect(await change({ currency: 'USD', currencyRate: 40 })).toEqual([40, today(), 'manual'])
    expect(await change({ currency: 'TRY' })).toEqual([1, null, null])
  })

  it('locks all three with its approval, and a revision keeps them', async () => {
    await twoDays()
    const tender = await makeTender({ currency: 'USD', date: YESTERDAY })
    await step(tender.id, 'approve')
    for (const change of [`rate_day = now()`, `rate_source = 'manual'`, `currency_rate = 1`])
      await expect(
        select(`update tenders set ${change} where id = $1`, [tender.id]),
      ).rejects.toThrow('tenderLocked')
    const revised = await step(tender.id, 'revise')
    expect(rateOf(revised)).toEqual([42, YESTERDAY, 'centralBankSelling'])
  })
})

describe('an invoice', () => {
  const approved = async (data: Json = {}) => {
    const { id } = await makeTender({ currency: 'USD', date: YESTERDAY, ...data })
    await step(id, 'approve')
    return id
  }

  it.each([
    ['previous', [41, YESTERDAY, 'centralBankBuying', 4920]],
    ['sameDay', [43, today(), 'centralBankBuying', 5160]],
  ] as const)(
    'takes its own rate by the setting %s, beside that of the tender',
    async (day, expected) => {
      await twoDays()
      const boss = await quickPerson()
      await boss.post('/globals/settings', { invoiceRateDay: day })
      const id = await approved()
      const done = await step(id, 'invoice')
      expect(invoiceRateOf(done)).toEqual(expected)
      expect(rateOf(done)).toEqual([42, YESTERDAY, 'centralBankSelling'])
      expect(done.totalBase).toBe(5040)
    },
  )

  it('books its movements at that rate, and forgets it when it is withdrawn', async () => {
    await twoDays()
    const card = await makeCard({ stock: 5 })
    const id = await approved({ items: [{ ...freeLine(), kind: 'stockCard', stockCard: card.id }] })
    await step(id, 'invoice')
    const rates = await select(
      `select currency_rate::float8 as rate from stock_movements where tender_id = $1`,
      [id],
    )
    expect(rates).toEqual([{ rate: 41 }])
    const withdrawn = await step(id, 'withdraw-invoice')
    expect(withdrawn).toMatchObject({
      invoiceRate: null,
      invoiceRateDay: null,
      invoiceRateSource: null,
      invoiceTotalBase: null,
    })
  })

  it('is at another rate for holders of the right only', async () => {
    await twoDays()
    const id = await approved()
    const person = await seller()
    expect(outcome(await person.post(`/tenders/${id}/invoice`, { invoiceRate: 42 }))).toBe(
      '403 rateNotAllowed',
    )
    const done = await step(id, 'invoice', { invoiceRate: 41.5 })
    expect(invoiceRateOf(done)).toEqual([41.5, today(), 'manual', 4980])
  })

  it('is at no rate that makes its total in lira longer than twelve digits', async () => {
    const id = await approved({ currencyRate: 40, items: [freeLine({ unitPrice: 10_000_000 })] })
    const boss = await quickPerson()
    expect(await boss.post(`/tenders/${id}/invoice`, { invoiceRate: 999_999_999 })).toMatchObject({
      status: 400,
      json: {
        errors: [
          { code: 'invalidInput', data: { errors: [{ path: 'invoiceRate', code: 'tooLarge' }] } },
        ],
      },
    })
    expect(outcome(await boss.post(`/tenders/${id}/invoice`))).toBe('200')
  })

  it('takes the rate of the tender where none is kept, and 1 in lira', async () => {
    const id = await approved({ currencyRate: 40 })
    expect(invoiceRateOf(await step(id, 'invoice'))).toEqual([40, today(), 'manual', 4800])
    const lira = await makeTender()
    await step(lira.id, 'approve')
    const boss = await quickPerson()
    expect(outcome(await boss.post(`/tenders/${lira.id}/invoice`, { invoiceRate: 2 }))).toBe(
      '403 rateNotAllowed',
    )
    expect(await step(lira.id, 'invoice')).toMatchObject({
      invoiceRate: 1,
      invoiceRateSource: null,
      invoiceTotalBase: 120,
    })
  })

  it('takes one rate when two people invoice at once', async () => {
    await twoDays()
    const id = await approved()
    const boss = await quickPerson()
    const answers = await Promise.all([1, 2].map(() => boss.post<Row>(`/tenders/${id}/invoice`)))
    expect(answers.map(outcome).toSorted()).toEqual(['200', '409 alreadyInvoiced'])
  })

  it('of an approval given before days and sources were kept stands', async () => {
    await twoDays()
    const { id } = await makeTender({ currency: 'USD', currencyRate: 40 })
    await select(`update tenders set rate_day = null, rate_source = null where id = $1`, [id])
    await step(id, 'approve')
    const [row] = await select<{ hash: string }>(
      `select approved_hash as hash from tenders where id = $1`,
      [id],
    )
    expect(row?.hash).toBeTruthy()
    expect((await step(id, 'invoice')).status).toBe('invoiced')
  })
})

describe('a movement in foreign money', () => {
  const receipt = async (data: Json) => {
    const boss = await quickPerson()
    const card = await makeCard()
    const body = { stockCard: card.id, type: 'in', quantity: 1, price: 10, operationDate: today() }
    return boss.post<Doc>('/stock-movements', { ...body, ...data })
  }

  it('takes the rate that an invoice of its day would take, unless one is sent', async () => {
    await twoDays()
    await makeCompany()
    expect((await receipt({ currencyType: 'USD' })).json.doc).toMatchObject({ currencyRate: 41 })
    expect((await receipt({ currencyType: 'USD', currencyRate: 50 })).json.doc).toMatchObject({
      currencyRate: 50,
    })
    expect((await receipt({ currencyType: 'TRY' })).json.doc).toMatchObject({ currencyRate: 1 })
  })

  it('asks for one where none is known', async () => {
    expect(outcome(await receipt({ currencyType: 'USD' }))).toBe('400 invalidInput')
  })
})

describe('a price that is left out', () => {
  const unpriced = (stockCard: unknown) => ({
    kind: 'stockCard',
    stockCard,
    quantity: 1,
    taxRate: 20,
  })

  it('is the one of the card in that money, else its lira at the rate of the tender', async () => {
    await twoDays()
    const lira = await makeCard({ offerPrice: 1250 })
    const dollars = await makeCard({ offerPrice: 1250, priceUsd: 30 })
    const { id, items } = (await makeTender({
      currency: 'USD',
      items: [unpriced(lira.id), unpriced(dollars.id), { ...unpriced(lira.id), unitPrice: 25 }],
    })) as Row & { items: Json[] }
    expect(items.map(({ unitPrice }) => unitPrice)).toEqual([28.41, 30, 25])
    const boss = await quickPerson()
    const one = await boss.post<Doc>('/tender-items', { tender: id, ...unpriced(lira.id) })
    expect(one.json.doc.unitPrice).toBe(28.41)
    const template = await boss.post<Doc>(`/tenders/${id}/save-as-template`, { name: `USD ${id}` })
    await makeRate({ day: today(), buying: 49, selling: 50 })
    const made = await boss.post<Doc>(`/tender-templates/${template.json.doc.id}/use`, {})
    const { json } = await boss.get<{ items: Json[] }>(`/tenders/${made.json.doc.id}?depth=0`)
    expect(json.items.map(({ unitPrice }) => unitPrice)).toEqual([25, 25, 30, 25])
  })

  it('is what the parts of a group come to', async () => {
    await twoDays()
    const cards = [await makeCard({ offerPrice: 1250 }), await makeCard({ priceUsd: 30 })]
    const boss = await quickPerson()
    const group = await boss.post<Doc>('/stock-groups', {
      name: anyName('Takım'),
      parts: cards.map(({ id }, at) => ({ stockCard: id, quantity: at + 1 })),
    })
    const { items } = (await makeTender({
      currency: 'USD',
      items: [{ kind: 'stockGroup', stockGroup: group.json.doc.id, quantity: 1, taxRate: 20 }],
    })) as Row & { items: Json[] }
    // 1 × 28.41 + 2 × 30
    expect(items[0]?.unitPrice).toBe(88.41)
  })

  it('is missing where a card names none and no rate is known, and for who sees no prices', async () => {
    const card = await makeCard({ priceUsd: 30 })
    const lira = await makeCard({ offerPrice: 1250 })
    const sold = (stockCard: unknown) => ({
      ...{ title: 'Teklif', currency: 'TRY', items: [unpriced(stockCard)] },
    })
    const missing = /"path":"items\.0\.unitPrice"[^}]*"code":"required"/
    const unnamed = await (await quickPerson()).post('/tenders', sold(card.id))
    expect(unnamed.text).toMatch(missing)
    const unseen = await (await seller()).post('/tenders', sold(lira.id))
    expect(unseen.text).toMatch(missing)
  })
})
