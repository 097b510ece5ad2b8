import { expect, it } from 'vitest'
import { makePerson } from '../../factories/person'
import { makeCard, makeMovement } from '../../factories/rows'

it('tells nobody the cost of a receipt by its reversal', async () => {
  const card = (await makeCard()).id
  const receipt = await makeMovement({ stockCard: card, quantity: 1, price: 73 })
  await makeMovement({ stockCard: card, quantity: 5, price: 1 })
  const sale = await makeMovement({ stockCard: card, type: 'out', quantity: 1, price: 99 })
  const keeper = await makePerson([{ subject: 'stock-movements', actions: ['read', 'create'] }])

  const reversed = await keeper.post<{ doc: { id: number } }>(
    `/stock-movements/${receipt.id}/reverse`,
  )
  expect(reversed.status, reversed.text).toBe(201)
  expect(reversed.text).not.toMatch(/"price":/)
  const { json } = await keeper.get<{ docs: { id: number; price?: number }[] }>(
    `/stock-movements?where[stockCard][equals]=${card}&depth=0`,
  )
  const open = json.docs.filter(({ price }) => price !== undefined)
  expect(open.map(({ id, price }) => [id, price])).toEqual([[sale.id, 99]])
})
