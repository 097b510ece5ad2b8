import { beforeAll, describe, expect, it } from 'vitest'
import type { Json } from '../../factories/client'
import { select } from '../../factories/database'
import { administrator, makePerson, type Person } from '../../factories/person'
import { anyName, makeCard } from '../../factories/rows'
import { freeLine, line, makeTender } from '../../factories/tender'

type Made = {
  errors?: [Json & { data?: { errors?: { path: string; code: string }[] } }]
  doc: Json
}

let boss: Person
beforeAll(async () => {
  boss = await administrator()
})
const save = (id: number, name: string, client: Person = boss) =>
  client.post<Made>(`/tenders/${id}/save-as-template`, { name })
const use = (id: unknown, body: Json = {}, client: Person = boss) =>
  client.post<Made>(`/tender-templates/${id}/use`, body)
const fieldOf = (json: Made) => json.errors?.[0].data?.errors?.[0]

describe('a template', () => {
  it('keeps lines and terms, and becomes a draft of today for nobody', async () => {
    const card = await makeCard({ offerPrice: 10, stock: 3 })
    const { id } = await makeTender({
      title: 'Bakım',
      items: [
        line(card.id, { quantity: 2, unitPrice: 10, description: 'Boru' }),
        freeLine({ unitPrice: 50, choice: 'alternative' }),
        { kind: 'heading', description: 'Ek' },
      ],
      discountType: 'percent',
      discountValue: 5,
    })
    const saved = await save(id, anyName('Şablon'))
    expect(saved.status).toBe(201)
    expect(saved.json.doc).toMatchObject({ currency: 'TRY', lineCount: 3 })
    await boss.patch(`/stock-cards/${card.id}`, { offerPrice: 12.5 })
    const { status, json } = await use(saved.json.doc.id, { title: 'Yeni bakım' })
    expect(status).toBe(201)
    const { json: made } = await boss.get<Json & { items: Json[]; internalNote: string }>(
      `/tenders/${json.doc.id}?depth=0`,
    )
    expect(made).toMatchObject({
      ...{ title: 'Yeni bakım', status: 'draft', discountValue: 5, total: 28.5 },
    })
    expect(made.company ?? null).toBeNull()
    expect(made.unconnectedName ?? null).toBeNull()
    expect(made.number ?? null).toBeNull()
    expect(made.items).toMatchObject([
      { unitPrice: 12.5, choice: 'included' },
      { unitPrice: 50, choice: 'alternative' },
      { kind: 'heading' },
    ])
    expect(made.internalNote).toContain('Boru')
    expect(made.internalNote).toContain('12,5')
  })

  it('reserves, numbers and counts nothing', async () => {
    const [before] = await select(
      `select (select count(*) from tenders) as tenders, (select count(*) from stock_reservations) as held,
         (select coalesce(sum(n), 0) from tender_counters) as numbers`,
    )
    const card = await makeCard({ stock: 3 })
    const { id } = await makeTender({ items: [line(card.id)] })
    await save(id, anyName('Şablon'))
    const [after] = await select<Record<string, string>>(
      `select (select count(*) - 1 from tenders) as tenders, (select count(*) from stock_reservations) as held,
         (select coalesce(sum(n), 0) from tender_counters) as numbers`,
    )
    expect(after).toEqual(expect.objectContaining({ held: before?.held, numbers: before?.numbers }))
    expect(String(after?.tenders)).toBe(String(before?.tenders))
  })

  it('sells what is gone as words', async () => {
    const card = await makeCard({ offerPrice: 10 })
    const { id } = await makeTender({ items: [line(card.id, { unitPrice: 10 })] })
    const { json } = await save(id, anyName('Şablon'))
    await boss.remove(`/tenders/${id}`)
    expect((await boss.remove(`/stock-cards/${card.id}`)).status).toBe(200)
    const made = await use(json.doc.id)
    expect(made.status).toBe(201)
    const { json: tender } = await boss.get<{ items: Json[] }>(`/tenders/${made.json.doc.id}`)
    expect(tender.items).toMatchObject([{ kind: 'text', unitPrice: 10 }])
  })

  it('sells what is put away as words, and at the VAT that follows', async () => {
    const day = (date: string) => `${date}T12:00:00.000Z`
    const old = { kind: 'general', rate: 18, validFrom: day('2008-01-01') }
    const setRates = (taxRates: unknown) => boss.post('/globals/settings', { taxRates })
    await setRates([old])
    const card = await makeCard({ taxRate: 18 })
    const { id } = await makeTender({ items: [line(card.id, { taxRate: 18 })] })
    const { json } = await save(id, anyName('Şablon'))
    await setRates([old, { kind: 'general', rate: 20, validFrom: day('2023-07-10') }])
    await boss.remove(`/tenders/${id}`)
    expect((await boss.post(`/stock-cards/${card.id}/archive`, {})).status).toBe(200)
    const made = await use(json.doc.id)
    const { json: tender } = await boss.get<{ items: Json[]; internalNote: string }>(
      `/tenders/${made.json.doc.id}`,
    )
    await setRates([])
    expect(tender.items).toMatchObject([{ kind: 'text', taxRate: 20 }])
    expect(tender.internalNote).toContain('%18')
  })

  it('has a name of its own, however it is written, and whoever is faster', async () => {
    const { id } = await makeTender()
    const name = anyName('Isı')
    const answers = await Promise.all([
      save(id, name),
      save(id, name.toLocaleUpperCase('tr')),
      save(id, name),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 400, 400])
    const refused = answers.find(({ status }) => status === 400)
    expect(refused && fieldOf(refused.json)).toMatchObject({ path: 'name', code: 'notUnique' })
    expect(fieldOf((await save(id, '  ')).json)).toMatchObject({ path: 'name', code: 'required' })
  })

  it('is made by commands, changed by its author or writers, read by readers of all', async () => {
    const author = await makePerson([{ subject: 'tenders', actions: ['read', 'create'] }])
    const other = await makePerson([{ subject: 'tenders', actions: ['read', 'create'] }])
    const reader = await makePerson([{ subject: 'tenders', actions: ['read'] }])
    const partly = await makePerson([{ subject: 'tenders', actions: ['read'], fields: ['title'] }])
    const { id } = await makeTender()
    const { json } = await save(id, anyName('Şablon'), author)
    const address = `/tender-templates/${json.doc.id}`
    expect((await reader.get<Json>(address)).json).not.toHaveProperty('content')
    expect((await reader.get(address)).status).toBe(200)
    expect((await partly.get(address)).status).toBe(403)
    expect((await boss.post('/tender-templates', { name: 'x', content: {} })).status).toBe(404)
    expect((await save(id, anyName('Şablon'), reader)).status).toBe(403)
    expect((await use(json.doc.id, {}, reader)).status).toBe(403)
    expect((await other.patch(address, { name: anyName('Ad') })).status).toBe(403)
    expect((await reader.remove(address)).status).toBe(403)
    expect((await author.patch(address, { name: anyName('Ad') })).status).toBe(200)
    expect((await use(json.doc.id, {}, other)).status).toBe(201)
    expect((await author.remove(address)).status).toBe(200)
    expect((await use(json.doc.id)).status).toBe(404)
  })
})
