import { expect, it } from 'vitest'
import { makePerson } from '../../factories/person'
import { select } from '../../factories/database'
import { makeCard, makeGroup, makeMovement } from '../../factories/rows'
import { makeTender, step } from '../../factories/tender'

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

it('CO1 tells nobody the cost of a part that has no price by the invoice of its group', async () => {
  const card = (await makeCard({ costPrice: 71 })).id
  await makeMovement({ stockCard: card, quantity: 5, price: 73 })
  const group = await makeGroup({ parts: [{ stockCard: card, quantity: 1 }] })
  const { id } = await makeTender({
    items: [{ kind: 'stockGroup', stockGroup: group.id, quantity: 1, unitPrice: 500 }],
  })
  await step(id, 'approve')
  await step(id, 'invoice', { invoiceNumber: `SFR-${id}` })
  expect(
    await select('select price::float8 as price from stock_movements where tender_id = $1', [id]),
  ).toEqual([{ price: 0 }])
})
