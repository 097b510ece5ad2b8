import { afterEach, expect, it } from 'vitest'
import { administrator } from '../../factories/person'
import type { Json } from '../../factories/client'
import { makeCard } from '../../factories/rows'
import { today } from '../../factories/day'

const choose = async (defaultCurrency: string) => {
  const { post } = await administrator()
  expect((await post('/globals/settings', { defaultCurrency })).status).toBe(200)
}
afterEach(() => choose('TRY'))

const tender = {
  title: 'Dövizli',
  unconnectedName: 'Biri',
  unconnectedPhone: '+905551112233',
  currencyRate: 42,
}

it('starts new tenders and movements with the currency of the settings', async () => {
  const { post } = await administrator()
  await choose('EUR')
  const made = await post<{ doc: Json }>('/tenders', tender)
  expect(made.json.doc, made.text).toMatchObject({ currency: 'EUR', currencyRate: 42 })

  const moved = await post<{ doc: Json }>('/stock-movements', {
    stockCard: (await makeCard()).id,
    type: 'in',
    quantity: 1,
    price: 2,
    currencyRate: 42,
    operationDate: today(),
  })
  expect(moved.json.doc, moved.text).toMatchObject({ currencyType: 'EUR', currencyRate: 42 })
})

it('leaves what is already there, and what names its own currency', async () => {
  const { get, post, patch } = await administrator()
  const before = await post<{ doc: { id: number } }>('/tenders', { ...tender, currency: 'USD' })
  await choose('EUR')
  const { id } = before.json.doc
  expect((await patch(`/tenders/${id}`, { title: 'Yeni ad' })).status).toBe(200)
  expect((await get<Json>(`/tenders/${id}?depth=0`)).json.currency).toBe('USD')
  const own = await post<{ doc: Json }>('/tenders', { ...tender, currency: 'TRY' })
  expect(own.json.doc.currency).toBe('TRY')
})
