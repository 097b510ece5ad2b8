import { text } from '@/domain/search/searchFields'
import { PRICE_CHANGE_STATES } from '@/domain/stock/prices/priceChange'

import { relation } from '../column'
import { entity } from '../entity'

/** Bulk price changes, which can be undone. */
export const priceChanges = entity({
  slug: 'price-changes',
  subject: 'price-changes',
  rights: { actions: ['read'], named: ['changePrices'] },
  words: 'priceChanges',
  icon: 'prices',
  title: 'title',
  inDialogs: ['title'],
  pages: [
    {
      kind: 'list',
      name: 'priceChanges',
      path: '/price-changes',
      right: ['read', 'price-changes'],
      nav: { icon: 'prices', label: 'nav.priceChanges', group: 'stock' },
    },
    {
      kind: 'view',
      name: 'priceChangeView',
      path: '/price-changes/view/{id}',
      right: ['read', 'price-changes'],
      view: 'priceChangeView',
      screen: 'PriceChangeView',
    },
  ],
  list: {
    columns: {
      title: { kind: 'text', priority: 1 },
      method: { kind: 'text', priority: 2 },
      value: { kind: 'price', priority: 1 },
      rounding: { kind: 'text', priority: 2 },
      cardCount: { kind: 'count', priority: 2 },
      priceCount: { kind: 'count', priority: 2 },
      keptCount: { kind: 'count', priority: 3 },
      status: { kind: 'status', priority: 1, tones: { applied: 'success', undone: 'neutral' } },
      createdAt: { kind: 'dateTime', priority: 1 },
      doneBy: relation('doneBy', 'name', 2),
      undoneAt: { kind: 'dateTime', priority: 3 },
      undoneBy: relation('undoneBy', 'name', 3),
    },
    shown: ['title', 'method', 'value', 'priceCount', 'status', 'createdAt', 'doneBy'],
    filters: ['status', 'method', 'createdAt', 'doneBy'],
    howTo: 'priceChanges.words.howTo',
    quickFilters: () =>
      PRICE_CHANGE_STATES.map((status) => ({
        key: status,
        label: `priceChanges.statuses.${status}`,
        where: { status: { equals: status } },
      })),
  },
  search: { fields: text('title') },
  // Price changes are never deleted.
  deletedWith: [],
  api: { methods: ['GET'] },
})
