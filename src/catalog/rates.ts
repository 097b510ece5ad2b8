import { text } from '@/domain/search/searchFields'

import { ALL_METHODS, entity } from './entity'

/** The exchange rate of a currency on a day; rates of the central bank are read-only. */
export const currencyRates = entity({
  slug: 'currency-rates',
  lock: 'bulletin',
  subject: 'currency-rates',
  words: 'currencyRates',
  icon: 'rates',
  goesBy: ['currency'],
  pages: [
    {
      kind: 'list',
      name: 'currencyRates',
      path: '/currency-rates',
      right: ['read', 'currency-rates'],
      nav: { icon: 'rates', letter: 'f', label: 'nav.currencyRates', group: 'administration' },
    },
    {
      kind: 'create',
      name: 'currencyRateNew',
      path: '/currency-rates/new',
      right: ['create', 'currency-rates'],
    },
    {
      kind: 'edit',
      name: 'currencyRateEdit',
      path: '/currency-rates/edit/{id}',
      right: ['write', 'currency-rates'],
    },
  ],
  list: {
    columns: {
      day: { kind: 'day', priority: 1 },
      currency: { kind: 'text', priority: 1 },
      buying: { kind: 'price', priority: 1, currency: { code: 'TRY' } },
      selling: { kind: 'price', priority: 1, currency: { code: 'TRY' } },
      source: { kind: 'status', priority: 1, tones: { centralBank: 'info', manual: 'warning' } },
      note: { kind: 'text', priority: 2 },
    },
    shown: ['day', 'currency', 'buying', 'selling', 'source', 'note'],
    filters: ['currency', 'source', 'day', 'buying', 'selling'],
  },
  search: { fields: text('note') },
  api: { methods: ALL_METHODS, listViews: ['proposed'] },
})
