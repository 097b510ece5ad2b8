import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Json } from '../../factories/client'
import { today } from '../../factories/day'
import { checkFile, judgedRows } from '../../factories/imports'
import { administrator, makePerson, type Person } from '../../factories/person'
import { makeCard } from '../../factories/rows'
import { freeLine, makeTender, step } from '../../factories/tender'

type Item = Json & { id: number; taxRate: number }
type Tender = Json & { id: number; items: Item[]; total: number }
type Refused = { errors: { data?: { errors?: { path: string; code?: string }[] } }[] }

let boss: Person
beforeAll(async () => {
  boss = await administrator()
})

const DAY = (day: string) => `${day}T12:00:00.000Z`
const AS_THE_LAW = [
  { kind: 'general', rate: 18, validFrom: DAY('2008-01-01') },
  { kind: 'general', rate: 20, validFrom: DAY('2023-07-10') },
  { kind: 'reduced', rate: 10, validFrom: DAY('2023-07-10') },
  { kind: 'low', rate: 1, validFrom: DAY('2008-01-01') },
  { kind: 'exempt', rate: 0, validFrom: DAY('2008-01-01') },
]
const setRates = (taxRates: unknown) => boss.post('/globals/settings', { taxRates })
afterAll(() => setRates([]))

const of = async (id: number) => (await boss.get<Tender>(`/tenders/${id}`)).json
/** A tender whose line has a rate that held when it was written. */
const oldTender = async (date = today()) => {
  await setRates(AS_THE_LAW.filter(({ rate }) => rate !== 20))
  const { id } = await makeTender({ date, items: [freeLine({ taxRate: 18 })] })
  await setRates(AS_THE_LAW)
  return id
}
const pathOf = (json: unknown) => JSON.stringify(json)

describe('a rate of VAT', () => {
  it('is offered with its day, to whoever makes tenders, and to nobody else', async () => {
    await setRates([])
    const { json } = await boss.get<{ rates: Json[] }>('/tenders/tax-rates')
    expect(json.rates).toContainEqual({ kind: 'general', rate: 20, validFrom: '2023-07-10' })
    const stranger = await makePerson([{ subject: 'meets', actions: ['read'] }])
    expect((await stranger.get('/tenders/tax-rates')).status).toBe(403)
    const maker = await makePerson([{ subject: 'tenders', actions: ['create'] }])
    expect((await maker.get('/tenders/tax-rates')).status).toBe(200)
  })

  it('that does not hold on the day is refused at its line, in a tender and on its own', async () => {
    await setRates(AS_THE_LAW)
    const asked = {
      title: 'x',
      date: today(),
      currency: 'TRY',
      unconnectedName: 'y',
      unconnectedEmail: 'y@example.com',
    }
    const made = await boss.post('/tenders', {
      ...asked,
      items: [freeLine(), freeLine({ taxRate: 18 })],
    })
    expect(made.status).toBe(400)
    expect(pathOf(made.json)).toContain('items.1.taxRate')
    expect(pathOf(made.json)).toContain('taxRateNotValid')
    const { id: tender } = await makeTender()
    const line = await boss.post<Refused>('/tender-items', { tender, ...freeLine({ taxRate: 7 }) })
    expect([line.status, pathOf(line.json).includes('taxRateNotValid')]).toEqual([400, true])
    const own = (await of(tender)).items[0]!
    expect((await boss.patch(`/tender-items/${own.id}`, { taxRate: 18 })).status).toBe(400)
    expect((await boss.patch(`/tender-items/${own.id}`, { taxRate: 10 })).status).toBe(200)
  })

  it('held once and holds still for a paper of that day', async () => {
    await setRates(AS_THE_LAW)
    const old = await makeTender({
      date: '2023-07-09',
      validUntil: '2099-01-01',
      items: [freeLine({ taxRate: 18 })],
    })
    expect((await of(old.id)).total).toBe(118)
  })

  it('stays on lines that nobody changed, and is refused on those that somebody does', async () => {
    const id = await oldTender()
    const before = await of(id)
    expect(before.items[0]!.taxRate).toBe(18)
    const kept = await boss.patch(`/tenders/${id}`, { title: 'Yeni', items: before.items })
    expect(kept.status).toBe(200)
    expect((await of(id)).total).toBe(118)
    const [first] = before.items
    const changed = await boss.patch(`/tenders/${id}`, { items: [{ ...first, quantity: 2 }] })
    expect(changed.status).toBe(400)
    expect(pathOf(changed.json)).toContain('items.0.taxRate')
    const mended = await boss.patch(`/tenders/${id}`, {
      items: [{ ...first, quantity: 2, taxRate: 20 }],
    })
    expect(mended.status).toBe(200)
  })

  it.each(['duplicate', 'revise'])(
    'is replaced by what follows it when one does %s',
    async (name) => {
      const id = await oldTender()
      if (name === 'revise') await step(id, 'send', { to: [] })
      const { json } = await boss.post<{ doc: Tender; told: unknown }>(`/tenders/${id}/${name}`, {})
      expect(json.told).toEqual({ taxRates: [{ from: 18, to: 20, lines: 1 }] })
      expect((await of(json.doc.id)).items[0]!.taxRate).toBe(20)
      expect((await of(id)).items[0]!.taxRate).toBe(18)
    },
  )
})

describe('the rates of the settings', () => {
  it('have one row of a kind and day, and percents', async () => {
    const twice = await setRates([...AS_THE_LAW, { ...AS_THE_LAW[1], rate: 21 }])
    expect([twice.status, pathOf(twice.json).includes('taxRates.5.validFrom')]).toEqual([400, true])
    expect((await setRates([{ ...AS_THE_LAW[0], rate: 120 }])).status).toBe(400)
  })

  it('are for those who may write settings', async () => {
    const reader = await makePerson([{ subject: 'settings', actions: ['read'] }])
    expect((await reader.post('/globals/settings', { taxRates: [] })).status).toBe(403)
  })

  it('give a new card its rate where none is said', async () => {
    await setRates([{ kind: 'general', rate: 22, validFrom: DAY('2020-01-01') }])
    const { json } = await boss.post<{ doc: Json }>('/stock-cards', { name: 'KDV', unit: 'piece' })
    expect(json.doc.taxRate).toBe(22)
    await setRates([])
    expect((await makeCard()).id).toBeGreaterThan(0)
  })
})

describe('a rate that a card is given', () => {
  it('is one that holds today, in its form, over the API and in a file', async () => {
    await setRates([AS_THE_LAW[0]])
    const old = await makeCard({ taxRate: 18 })
    await setRates(AS_THE_LAW)
    const refused = await boss.post('/stock-cards', { name: 'KDV', unit: 'piece', taxRate: 7 })
    expect([refused.status, pathOf(refused.json).includes('taxRateNotValid')]).toEqual([400, true])
    // What it has already stays with it.
    const path = `/stock-cards/${old.id}`
    expect((await boss.patch(path, { name: 'Eski oran', taxRate: 18 })).status).toBe(200)
    expect((await boss.patch(path, { taxRate: 8 })).status).toBe(400)
    expect((await boss.patch(path, { taxRate: null })).status).toBe(200)
    const sheet = [
      ['Ad', 'KDV oranı'],
      ['Dosyadan', '18'],
      ['Dosyadan', '10'],
    ]
    const id = await checkFile(boss, 'stock-cards', sheet)
    expect(await judgedRows(boss, id)).toEqual(['2 error taxRate:taxRateNotValid', '3 ready'])
  })
})
