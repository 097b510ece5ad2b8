import { expect, it } from 'vitest'
import { isLow } from '@/domain/stock/lowStock'
import { administrator } from '../../factories/person'
import { makeCard, makeMovement, makeReservation } from '../../factories/rows'

type Card = {
  id: number
  isLow: boolean
  availableQuantity: number
  minQuantity: number | null
  allowNoStock: boolean
  isArchived: boolean
}

it('LS1 a card says whether it is low, whatever changes', async () => {
  const { get, patch, post } = await administrator()
  const { id } = await makeCard({ stock: 9, unit: 'kg' })
  const said: boolean[] = []
  const look = async () => {
    const { json } = await get<Card>(`/stock-cards/${id}`)
    const { availableQuantity: available, ...card } = json
    expect(card.isLow, JSON.stringify(json)).toBe(isLow({ available, ...card }))
    said.push(card.isLow)
  }
  await look()
  await patch(`/stock-cards/${id}`, { minQuantity: 10, isLow: false })
  await look()
  await patch(`/stock-cards/${id}`, { minQuantity: null, isLow: true })
  await look()
  const held = await makeReservation({ stockCard: id, quantity: 4.5 })
  await look()
  await post(`/stock-reservations/${held.id}/release`)
  await makeMovement({ stockCard: id, type: 'out', quantity: 5 })
  await look()
  await patch(`/stock-cards/${id}`, { allowNoStock: true })
  await look()
  expect(said).toEqual([false, true, false, true, true, false])
})

it('LS1 the list of what is low holds a card while it is', async () => {
  const { get, post } = await administrator()
  const { id } = await makeCard()
  const lows = async () => {
    const where = `where[isLow][equals]=true&where[id][equals]=${id}`
    return (await get<{ totalDocs: number }>(`/stock-cards?${where}`)).json.totalDocs
  }
  expect(await lows()).toBe(1)
  await post(`/stock-cards/${id}/archive`)
  expect(await lows()).toBe(0)
})
