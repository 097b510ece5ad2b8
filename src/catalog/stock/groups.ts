import { text } from '@/domain/search/searchFields'

import { relation } from '../column'
import { ALL_METHODS, entity } from '../entity'

export const stockGroups = entity({
  slug: 'stock-groups',
  subject: 'stock-groups',
  words: 'stockGroups',
  belongsTo: ['madeCard'],
  icon: 'stockGroups',
  title: 'name',
  pages: [
    {
      kind: 'list',
      name: 'stockGroups',
      path: '/stock-groups',
      right: ['read', 'stock-groups'],
      nav: { icon: 'stockGroups', letter: 'g', label: 'nav.stockGroups', group: 'stock' },
    },
    {
      kind: 'create',
      name: 'stockGroupNew',
      path: '/stock-groups/new',
      right: ['create', 'stock-groups'],
      create: { icon: 'stock', place: 8 },
    },
    {
      kind: 'edit',
      name: 'stockGroupEdit',
      path: '/stock-groups/edit/{id}',
      right: ['write', 'stock-groups'],
    },
  ],
  list: {
    columns: {
      name: { kind: 'text', priority: 1, formerly: ['Nom du groupe', 'اسم المجموعة'] },
      description: { kind: 'formatted', priority: 2, sortBy: false },
      madeCard: relation('madeCard', 'name', 2),
      buildableQuantity: {
        kind: 'quantity',
        priority: 1,
        reading: 'buildable',
        explained: ['stock-cards'],
      },
    },
    shown: ['name', 'description', 'madeCard', 'buildableQuantity'],
    filters: ['madeCard', 'createdAt'],
  },
  search: { fields: text('name'), palette: { details: ['description'] } },
  import: {
    keys: ['name'],
    rows: {
      field: 'parts',
      of: 'stock-group-stocks',
      to: 'stockGroup',
      fields: ['stockCard', 'quantity'],
    },
  },
  api: { methods: ALL_METHODS },
})

const ofCard = (field: string) =>
  ({ relation: 'stockCard', of: 'stock-cards', subject: 'stock-cards', field }) as const

/** The parts of groups; a user who may change the group may edit them. */
export const stockGroupStocks = entity({
  slug: 'stock-group-stocks',
  goesBy: ['stockCard'],
  subject: 'stock-group-stocks',
  words: 'stockGroupStocks',
  belongsTo: ['stockGroup', 'stockCard'],
  icon: 'stockGroupStocks',
  pages: [
    {
      kind: 'list',
      name: 'stockGroupStocks',
      path: '/stock-group-stocks',
      right: ['read', 'stock-group-stocks'],
      nav: { icon: 'stockGroupStocks', letter: 'k', label: 'nav.stockGroupStocks', group: 'stock' },
    },
    {
      kind: 'create',
      name: 'stockGroupStockNew',
      path: '/stock-group-stocks/new',
      right: ['create', 'stock-group-stocks'],
    },
    {
      kind: 'edit',
      name: 'stockGroupStockEdit',
      path: '/stock-group-stocks/edit/{id}',
      right: ['write', 'stock-groups'],
    },
  ],
  list: {
    columns: {
      stockGroup: relation('stockGroup', 'name', 1),
      stockCard: relation('stockCard', 'name', 1),
      onHand: { kind: 'quantity', priority: 2, borrowed: ofCard('currentQuantity') },
      available: { kind: 'quantity', priority: 2, borrowed: ofCard('availableQuantity') },
      quantity: {
        kind: 'quantity',
        priority: 1,
        formerly: ['Miktar', 'Quantity', 'Quantité', 'الكمية'],
      },
      shortage: {
        kind: 'quantity',
        priority: 1,
        borrowed: {
          ...ofCard('availableQuantity'),
          work: { by: 'partShortage', with: 'quantity', unless: 'allowNoStock' },
        },
      },
    },
    shown: ['stockGroup', 'stockCard', 'onHand', 'available', 'quantity', 'shortage'],
    filters: ['stockGroup', 'stockCard', 'quantity'],
  },
  search: {
    fields: text('stockGroup.name', 'stockCard.name', 'stockCard.sku'),
    related: { stockGroup: 'stock-groups', stockCard: 'stock-cards' },
  },
  api: { methods: ALL_METHODS },
})
