import { pageSet } from '../entity'

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
