import { beforeAll, expect, it } from 'vitest'
import { allPermissions } from '@/access/buildAbility'
import type { Json } from '../../factories/client'
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
