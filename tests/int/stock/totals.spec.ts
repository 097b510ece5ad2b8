import { beforeAll, describe, expect, it } from 'vitest'
import { abilityOfRequest } from '@/access/abilityOf'
import { loadList } from '@/queries/list/loadList'
import { nestedWhere } from '@/queries/list/nestedWhere'
import { listPermissions } from '@/access/roles/listPermissions'
import { readMovementTotals } from '@/queries/engine/movementTotals'
import { administrator, makePerson, type Person } from '../../factories/person'
import { makeCard, makeMovement } from '../../factories/rows'
import { verdict } from '../../factories/stock'
import { pageFor } from '../records/page'

let card: number
beforeAll(async () => {
  card = (await makeCard({ unit: 'kg', sku: `TOPLAM-${Date.now()}` })).id
  const move = (data: object) => makeMovement({ stockCard: card, ...data })
  // 3.333 × 0.333333 = 1.110998…: each row is rounded, so two of them are 2.22.
  await move({ quantity: 3.333, price: 0.333333, operationDate: '2026-03-01' })
  await move({ quantity: 3.333, price: 0.333333, operationDate: '2026-03-02' })
  const usd = { quantity: 2, price: 10, currencyType: 'USD', currencyRate: 41.5 }
  const wrong = await move({ ...usd, operationDate: '2026-03-03' })
  await move({ type: 'out', quantity: 1.5, price: 100, operationDate: '2026-03-04' })
  await verdict(`/stock-movements/${wrong.id}/reverse`)
})

/** The list with this query, and what its rows add up to. */
const listed = async (query: Record<string, string>, person?: Person) => {
  const { req } = await pageFor(person ?? (await administrator()), { id: card })
  const { config } = req.payload.collections['stock-movements']
  const list = await loadList({
    req,
    slug: 'stock-movements',
    query,
    permissions: await listPermissions(req, config),
    readOffers: async () => new Map(),
  })
  const ability = await abilityOfRequest(req)
  const where = nestedWhere(list.matching)
  return { list, totals: await readMovementTotals({ payload: req.payload, ability, where }) }
}
const OF_CARD = () => ({ 'where[stockCard][equals]': String(card) })

describe('ST4 what filtered movements add up to', () => {
  it.each<[Record<string, string>, string[], string[]]>([
    [{}, ['8.666', '3.500', '5.166'], ['832.22', '980.00', '-147.78']],
    [{ limit: '10', page: '1' }, ['8.666', '3.500', '5.166'], ['832.22', '980.00', '-147.78']],
    [{ 'where[type][equals]': 'in' }, ['8.666', '0', '8.666'], ['832.22', '0', '832.22']],
    [
      {
        'where[operationDate][greater_than_equal]': '2026-03-02T12:00:00.000Z',
        'where[operationDate][less_than_equal]': '2026-03-04T12:00:00.000Z',
      },
      ['5.333', '1.500', '3.833'],
      ['831.11', '150.00', '681.11'],
    ],
  ])('with %j', async (query, quantity, lira) => {
    const { totals } = await listed({ ...OF_CARD(), ...query })
    expect(Object.values(totals?.quantity ?? {})).toEqual(quantity)
    expect(Object.values(totals?.lira ?? {})).toEqual(lira)
  })

  it('is of what a search finds, too', async () => {
    const { list, totals } = await listed({ search: 'TOPLAM-' })
    expect(list.total).toBe(5)
    expect(totals?.quantity.net).toBe('5.166')
  })

  it('shows the running balance while one card is chosen', async () => {
    const { list } = await listed(OF_CARD())
    expect(list.columns.map(({ name }) => name)).toContain('balanceAfter')
    const { list: all } = await listed({})
    expect(all.columns.map(({ name }) => name)).not.toContain('balanceAfter')
  })

  it('is in lira for those only who see what was paid', async () => {
    const reader = await makePerson([{ subject: 'stock-movements', actions: ['read'] }])
    const { totals } = await listed(OF_CARD(), reader)
    expect([totals?.quantity.net, totals?.lira]).toEqual(['5.166', null])
    const narrow = await makePerson([
      { subject: 'stock-movements', actions: ['read'], fields: ['stockCard', 'type'] },
    ])
    expect((await listed(OF_CARD(), narrow)).totals).toBeNull()
    const stranger = await makePerson([{ subject: 'tenders', actions: ['read'] }])
    const { req } = await pageFor(stranger, { id: card })
    const ability = await abilityOfRequest(req)
    expect(await readMovementTotals({ payload: req.payload, ability, where: {} })).toBeNull()
  })
})
