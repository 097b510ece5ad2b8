import { beforeAll, expect, it } from 'vitest'
import { allPermissions } from '@/access/buildAbility'
import type { Json } from '../../factories/client'
import { select } from '../../factories/database'
import { administrator, makePerson } from '../../factories/person'
import { freeLine, makeTender } from '../../factories/tender'

type Answer = { doc: Json & { id: number } }

beforeAll(async () => {
  await administrator()
})

it('answers the new figures of a line saved on its own', async () => {
  const { post, patch, get } = await administrator()
  const tender = await makeTender({ items: [], discountType: 'percent', discountValue: 10 })
  const made = await post<Answer>('/tender-items', freeLine({ tender: tender.id, quantity: 3 }))
  expect(made.json.doc).toMatchObject({ net: 300, tax: 54 })
  const path = `/tender-items/${made.json.doc.id}`
  const changed = await patch<Answer>(path, { unitPrice: 33.335, taxRate: 10 })
  expect(changed.json.doc).toMatchObject({ net: 100.01, tax: 9 })
  expect((await get<Json>(path)).json).toMatchObject({ net: 100.01, tax: 9 })
})

it('tells them to nobody who may not read them', async () => {
  const others = allPermissions().filter(({ subject }) => subject !== 'tenders')
  const seller = await makePerson([
    ...others,
    { subject: 'tenders', actions: ['create', 'write'] },
    { subject: 'tenders', actions: ['read'], fields: ['title', 'tender', 'description'] },
  ])
  const { id } = await makeTender({ items: [] })
  const { status, json } = await seller.post<Answer>('/tender-items', freeLine({ tender: id }))
  expect(status).toBe(201)
  expect(json.doc).not.toHaveProperty('net')
  expect(json.doc).not.toHaveProperty('tax')
})

type Refused = { errors: [{ data: { errors: Json[] } }] }
const reasonsOf = (json: Refused | undefined) => json?.errors[0].data.errors

it('makes no line more than a tender can have, alone or with the tender', async () => {
  const { post, patch, get, remove } = await administrator()
  const refusal = {
    path: 'items',
    code: 'tooManyLines',
    message: 'Bir teklifte en çok 500 satır olabilir.',
  }
  const lines = (count: number) =>
    Array.from({ length: count }, (_, at) => freeLine({ description: `Kalem ${at}` }))
  const { id } = await makeTender({ items: lines(499) })
  const add = (order: number) =>
    post<Answer & Refused>('/tender-items', freeLine({ tender: id, order }))
  const answers = await Promise.all([add(499), add(500)])
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 400])
  const [last] = answers.flatMap(({ status, json }) => (status === 201 ? [json.doc.id] : []))
  const [refused] = answers.flatMap(({ status, json }) => (status === 400 ? [json] : []))
  expect(reasonsOf(refused)).toMatchObject([refusal])
  const whole = await patch<Refused>(`/tenders/${id}`, { items: lines(501) })
  expect(whole.status).toBe(400)
  expect(reasonsOf(whole.json)).toMatchObject([refusal])
  expect((await get<{ items: Json[] }>(`/tenders/${id}`)).json.items).toHaveLength(500)
  expect((await post(`/tenders/${id}/duplicate`)).status).toBe(201)
  // One from the trash counts as a new one.
  expect((await remove(`/tender-items/${last}`)).status).toBe(200)
  expect((await add(500)).status).toBe(201)
  const restored = await post<Refused>('/trash/restore', {
    collection: 'tender-items',
    record: last,
  })
  expect(restored.status).toBe(400)
  expect(reasonsOf(restored.json)).toMatchObject([refusal])
})

it('takes lines away from a tender that has too many', async () => {
  const { patch, remove } = await administrator()
  const { id } = await makeTender({ items: [freeLine()] })
  const rows = await select<{ id: number }>(
    `insert into tender_items (tender_id, kind, description, quantity, unit_price, tax_rate, "order")
     select $1, 'text', 'Kalem', 1, 100, 20, place from generate_series(1, 501) place returning id`,
    [id],
  )
  expect((await patch(`/tenders/${id}`, { title: 'Başlık' })).status).toBe(200)
  expect((await patch(`/tender-items/${rows[0]?.id}`, { quantity: 2 })).status).toBe(200)
  expect((await remove(`/tender-items/${rows[1]?.id}`)).status).toBe(200)
})
