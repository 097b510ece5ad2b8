import { beforeAll, describe, expect, it } from 'vitest'
import type { LastPrice } from '@/present/tenders/approvalSheet'
import { administrator, makePerson, type Person } from '../../factories/person'
import { makeCard, makeCompany } from '../../factories/rows'
import { line, makeTender, step } from '../../factories/tender'
import { rest } from '../../helpers/rest'

const CANARY = '987654.32'
/** What a last price tells. */
const FIELDS = ['items', 'company', 'currency', 'date', 'status', 'validUntil']

let boss: Person
let company: number
let sold: number
let converted: number
let unsold: number
let sent: number
beforeAll(async () => {
  boss = await administrator()
  company = (await makeCompany()).id
  ;[sold, converted, unsold] = [(await makeCard()).id, (await makeCard()).id, (await makeCard()).id]
  const discount = { discountType: 'percent', discountValue: 10 }
  const items = [line(sold, { unitPrice: CANARY, ...discount }), line(sold, { unitPrice: 1 })]
  sent = (await makeTender({ company, items })).id
  await step(sent, 'send')
  const foreign = { currency: 'USD', currencyRate: 40, items: [line(converted, { unitPrice: 7 })] }
  await step((await makeTender({ company, ...foreign })).id, 'send')
  // Drafts, what was cancelled before it was sent, and what others were offered.
  await makeTender({ company, items: [line(sold, { unitPrice: 2 }), line(unsold)] })
  const cancelled = await makeTender({ company, items: [line(unsold, { unitPrice: 3 })] })
  await step(cancelled.id, 'cancel', { reason: 'Neden' })
  const other = await makeTender({ items: [line(sold, { unitPrice: 4 }), line(unsold)] })
  await step(other.id, 'send')
})

const ask = (person: Person, query: object = {}) => {
  const asked = { company, cards: [sold, converted, unsold].join(','), ...query }
  const search = new URLSearchParams(Object.entries(asked).map(([key, value]) => [key, `${value}`]))
  return person.get<{ docs: LastPrice[] }>(`/tenders/last-prices?${search}`)
}
const pricesOf = async (...args: Parameters<typeof ask>) => {
  const { status, json, text } = await ask(...args)
  expect([status, text]).toEqual([200, text])
  return json.docs
}

describe('last prices', () => {
  it('are those of the newest tender that was sent, in its currency, with the discount', async () => {
    const docs = await pricesOf(boss)
    expect(docs).toMatchObject([
      {
        ...{ card: sold, tender: sent, currency: 'TRY', status: 'sent' },
        ...{ unitPrice: `${CANARY}0000`, discountType: 'percent' },
      },
      { card: converted, unitPrice: '7.000000', currency: 'USD', discountType: null },
    ])
    expect(Number(docs[0]?.discountValue)).toBe(10)
    expect(docs[0]?.number).toMatch(/^TKF/)
  })

  it('leave out the tender that is written', async () => {
    const docs = await pricesOf(boss, { except: sent })
    expect(docs.map(({ card }) => card)).toEqual([converted])
  })

  it.each(FIELDS)('are not told to readers of all they are made of but %s', async (closed) => {
    const fields = ['title', 'number', ...FIELDS.filter((name) => name !== closed)]
    const person = await makePerson([{ subject: 'tenders', actions: ['read'], fields }])
    const { status, json, text } = await ask(person)
    expect([status, json.docs]).toEqual([200, []])
    expect(text).not.toContain('987654')
  })

  it('are told to readers of these fields, without a number that is closed to them', async () => {
    const reader = await makePerson([{ subject: 'tenders', actions: ['read'], fields: FIELDS }])
    expect(await pricesOf(reader)).toMatchObject([
      { card: sold, number: null },
      { card: converted, number: null },
    ])
  })

  it('are closed to anonymous users and to those who may not read tenders', async () => {
    const writer = await makePerson([
      { subject: 'tenders', actions: ['create'] },
      { subject: 'stock-cards', actions: ['read'] },
      { subject: 'customers', actions: ['read'] },
    ])
    const { status, text } = await ask(writer)
    expect(status).toBe(403)
    expect(text).not.toContain('987654')
    const path = `/api/tenders/last-prices?company=${company}&cards=${sold}`
    expect((await rest({ path })).status).toBe(401)
  })

  it.each([
    [{ company: 'x' }],
    [{ cards: '' }],
    [{ cards: '1,x' }],
    [{ cards: Array.from({ length: 101 }, (_, at) => at + 1).join(',') }],
    [{ except: '0' }],
    [{ more: 1 }],
  ])('are refused for %j', async (query) => {
    expect((await ask(boss, query)).status).toBe(400)
  })
})
