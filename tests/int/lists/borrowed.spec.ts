import { createLocalReq } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Permission } from '@/access/roles/permissions'
import { loadList } from '@/queries/list/loadList'
import { textOfFact } from '@/present/record/recordFact'
import { quickPerson, type QuickPerson } from '../../factories/quickPerson'
import { makeCard, makeGroup, makeReservation } from '../../factories/rows'
import { getTestPayload } from '../../helpers/payload'

let group: { id: number }
beforeAll(async () => {
  const card = await makeCard({ stock: 5 })
  await makeReservation({ stockCard: card.id, quantity: 2 })
  const enough = await makeCard({ stock: 50 })
  group = await makeGroup({
    parts: [
      { stockCard: card.id, quantity: 4 },
      { stockCard: enough.id, quantity: 1 },
    ],
  })
})

/** The parts of the group as their list shows them: each row by the name of its columns. */
const listFor = async (person: QuickPerson) => {
  const payload = await getTestPayload()
  const found = await payload.findByID({ collection: 'users', id: person.id, depth: 0 })
  const user = { ...found, collection: 'users' as const }
  const req = await createLocalReq({ user: user as never }, payload)
  const list = await loadList({
    req,
    slug: 'stock-group-stocks',
    query: { 'where[stockGroup][equals]': String(group.id) },
    permissions: { fields: true },
    readOffers: () => Promise.resolve(new Map()),
  })
  const names = list.columns.map(({ name }) => name)
  return list.rows.map(({ cells }) =>
    Object.fromEntries(
      names.map((name, place) => [
        name,
        textOfFact({ name, label: '', kind: 'text', cell: cells[place] ?? '' }),
      ]),
    ),
  )
}

const PARTS: Permission[] = [
  { subject: 'stock-group-stocks', actions: ['read'] },
  { subject: 'stock-groups', actions: ['read'] },
]
const cards = (fields?: string[]) =>
  [
    ...PARTS,
    { subject: 'stock-cards', actions: ['read'], ...(fields && { fields }) },
  ] as Permission[]

describe('the parts of stock groups', () => {
  it('show what is on hand, available, needed and missing', async () => {
    const rows = await listFor(await quickPerson(cards()))
    expect(
      rows.map(({ onHand, available, quantity, shortage }) => [
        onHand,
        available,
        quantity,
        shortage,
      ]),
    ).toEqual(
      expect.arrayContaining([
        ['5', '3', '4', '1'],
        ['50', '50', '1', '0'],
      ]),
    )
  })

  it('show of their cards what their reader may see of those', async () => {
    const narrowed = await listFor(await quickPerson(cards(['name', 'currentQuantity'])))
    expect(Object.keys(narrowed[0] ?? {})).toEqual([
      'stockGroup',
      'stockCard',
      'onHand',
      'quantity',
    ])
    expect(narrowed.map(({ onHand }) => onHand).sort()).toEqual(['5', '50'])
    const without = await listFor(await quickPerson(PARTS))
    expect(Object.keys(without[0] ?? {})).toEqual(['stockGroup', 'stockCard', 'quantity'])
  })
})
