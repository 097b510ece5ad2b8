import { entity, pageSet } from '../entity'

/** The history of stock closings; the newest row applies. */
export const stockClosings = entity({
  slug: 'stock-closings',
  subject: 'stock-closings',
  rights: { actions: ['read'], named: ['closePeriods', 'reopenPeriods'] },
  words: 'stockClosings',
  goesBy: ['closedUntil'],
  pages: [],
  // Closings are never deleted.
  deletedWith: [],
  api: { methods: ['GET'] },
})

/** The screen that closes and reopens. */
export const stockPeriods = pageSet({
  pages: [
    {
      kind: 'screen',
      name: 'stockPeriods',
      path: '/stock-periods',
      title: 'stockClosings.title',
      view: 'stockPeriods',
      screen: 'StockPeriodsView',
      // A history without some of its columns would mislead.
      right: ['read', 'stock-closings', '*'],
      nav: {
        icon: 'periods',
        label: 'stockClosings.title',
        group: 'administration',
      },
    },
  ],
})
