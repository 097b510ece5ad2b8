import { describe, expect, it } from 'vitest'
import { buildAbility } from '../buildAbility'
import type { Permission } from '../roles/permissions'
import { readableGroup, readableShortages } from './readableStock'

const reader = (rows: Partial<Record<Permission['subject'], string[] | null>>) =>
  buildAbility(
    Object.entries(rows).map(([subject, fields]) => ({ subject, actions: ['read'], fields })),
  )

describe('readableGroup', () => {
  const named = [
    { stockCard: 1, quantity: '2', name: 'Bolt' },
    { stockCard: 2, quantity: '1', name: 'Nut' },
  ]
  const nameless = [
    { stockCard: 1, quantity: '2' },
    { stockCard: 2, quantity: '1' },
  ]

  it.each<[string, Parameters<typeof reader>[0], object]>([
    ['nobody', {}, {}],
    ['readers of cards alone', { 'stock-cards': null }, {}],
    ['readers of groups alone', { 'stock-groups': null }, { parts: nameless }],
    [
      'readers of groups and cards',
      { 'stock-groups': null, 'stock-cards': null },
      { parts: named, buildableQuantity: '5' },
    ],
    [
      'readers of the names of cards',
      { 'stock-groups': null, 'stock-cards': ['name'] },
      { parts: named },
    ],
    [
      'readers of what is available',
      { 'stock-groups': null, 'stock-cards': ['availableQuantity'] },
      { parts: nameless, buildableQuantity: '5' },
    ],
    [
      'readers of the parts of groups',
      { 'stock-groups': ['parts'], 'stock-cards': null },
      { parts: named },
    ],
    [
      'readers of what can be built',
      { 'stock-groups': ['buildableQuantity'], 'stock-cards': null },
      { buildableQuantity: '5' },
    ],
    ['readers of other fields', { 'stock-groups': ['name'], 'stock-cards': null }, {}],
  ])('tells %s what they may read', (_, rows, expected) => {
    const group = { parts: named, buildableQuantity: '5' }
    expect(readableGroup({ ability: reader(rows), ...group })).toEqual(expected)
  })
})

describe('readableShortages', () => {
  const bolt = { card: 1, name: 'Bolt', wanted: '8' }
  const nut = { card: 2, name: 'Nut', wanted: '3' }
  const [boltLeft, nutLeft] = [
    { ...bolt, available: '5' },
    { ...nut, available: '0' },
  ]
  const one = boltLeft
  const several = { ...boltLeft, shortages: [boltLeft, nutLeft] }

  it.each<[string, string[] | null, object, object]>([
    ['readers of cards', null, one, several],
    ['readers of names', ['name'], bolt, { ...bolt, shortages: [bolt, nut] }],
    ['readers of quantities alone', ['availableQuantity'], {}, {}],
    ['readers of other fields', ['sku'], {}, {}],
  ])('tells %s of one and of several', (_, fields, ofOne, ofSeveral) => {
    const ability = reader({ 'stock-cards': fields })
    expect(readableShortages(ability, one)).toEqual(ofOne)
    expect(readableShortages(ability, several)).toEqual(ofSeveral)
  })

  it('tells others nothing', () => {
    expect(readableShortages(buildAbility([]), several)).toEqual({})
    expect(readableShortages(reader({ 'stock-groups': null }), several)).toEqual({})
  })
})
