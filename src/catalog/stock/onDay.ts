import { pageSet } from '../entity'

/** What there was of every card at the end of a day. */
export const stockOnDay = pageSet({
  pages: [
    {
      kind: 'screen',
      name: 'stockOnDay',
      path: '/stock-on-day',
      title: 'stockOnDay.title',
      view: 'stockOnDay',
      screen: 'StockOnDayView',
      right: ['read', 'stock-movements'],
      nav: { icon: 'onDay', letter: 'h', label: 'stockOnDay.title', group: 'stock' },
    },
  ],
})
