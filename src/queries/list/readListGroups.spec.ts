import type { PayloadRequest } from 'payload'
import { expect, it, vi } from 'vitest'
import { buildAbility } from '@/access/buildAbility'
import { CATALOG } from '@/catalog'
import type { ListModel } from '@/present/list/listModel'
import { readFigures } from '../engine/figures'
import { readListGroups } from './readListGroups'

vi.mock('../engine/figures', () => ({ readFigures: vi.fn() }))
const ability = vi.hoisted(() => ({ of: null as unknown }))
vi.mock('@/access/abilityOf', () => ({ abilityOfRequest: () => Promise.resolve(ability.of) }))

const columns = CATALOG.entities.find(({ slug }) => slug === 'tenders')?.list?.columns
const drawn = ['status', 'total'].map((name) => ({ name, label: name, column: columns?.[name] }))
const list = {
  ...{ slug: 'tenders', available: drawn, columns: drawn, matching: {}, total: 3 },
  state: { where: {}, group: 'status', columns: [] },
} as unknown as ListModel

it.each([
  ['sums amounts for readers of their value in lira', ['total', 'totalBase'], ['total'], ['7.00']],
  ['counts without sums where only the amount is readable', ['total'], [], []],
])('%s', async (_, fields, asked, sums) => {
  ability.of = buildAbility([
    { subject: 'tenders', actions: ['read'], fields: ['status', ...fields] },
  ])
  vi.mocked(readFigures).mockResolvedValueOnce({
    ...{ count: 3, sums: {} },
    groups: [{ key: 'sent', count: 3, sums: { total: '7.00' } }],
  })
  const read = await readListGroups({ payload: {} } as PayloadRequest, list)
  expect(vi.mocked(readFigures).mock.lastCall?.[0].sums).toEqual(asked)
  expect(read?.groups.map((group) => [group.count, group.sums])).toEqual([[3, sums]])
})

it.each([
  ['all are there', 3, false],
  ['rows belong to groups that were not read', 4, true],
])('tells whether groups are missing: %s', async (_, count, isCut) => {
  ability.of = buildAbility([{ subject: 'tenders', actions: ['read'] }])
  const groups = [1, 2].map((n) => ({ key: `${n}`, count: n, sums: { total: '7.00' } }))
  vi.mocked(readFigures).mockResolvedValueOnce({ count, sums: {}, groups })
  expect(await readListGroups({ payload: {} } as PayloadRequest, list)).toMatchObject({ isCut })
})
