import { pageSet } from '@/catalog/entity'

/** Order suggestions: cards with insufficient projected stock. */
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

/** The stock of every card at the end of a day. */
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
