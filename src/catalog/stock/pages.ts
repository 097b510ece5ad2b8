import { pageSet } from '@/catalog/entity'

/** What there will be too little of, and how much of it to order. */
export const stockToOrder = pageSet({
  pages: [
    {
      kind: 'screen',
      name: 'stockToOrder',
      path: '/stock-to-order',
      title: 'stockToOrder.title',
      view: 'stockToOrder',
      screen: 'StockToOrderView',
      right: ['read', 'stock-cards'],
      nav: { icon: 'toOrder', letter: 'q', label: 'stockToOrder.title', group: 'stock' },
    },
  ],
})

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
